import { handSize } from '#kernel/hand.js';
import type { Activated } from '../../abilities.js';
import { cardElsewhere, effectMeant, findSource } from '../../activation.js';
import type { Seat, TgcBoard, Thing } from '../../board.js';
import { check, illegal, undecidable } from '../../check.js';
import { isMet } from '../../conditions.js';
import { seatIndex } from '../../things.js';

export const effectCanBeActivated = check({
  id: 'effect-can-be-activated',
  cites: ['3.4.1', '1.11.c'],
  rule: 'To activate an effect takes a card that has one, its conditions met and its costs paid.',
  on: ['EffectActivated'],
  messages: {
    noCard: illegal("{player} activated {card}'s effect, and no such card of {player} is there.", { cites: ['3.4.1'] }),
    noEffect: illegal('{player} activated an effect of {card}, which has none like that.', { cites: ['3.4.1'] }),
    condition: illegal("{player} activated {card}'s effect, although its condition was not met.", { cites: ['3.4.1'] }),
    unknownCondition: undecidable("{player} activated {card}'s effect. Whether its condition was met hangs on {fact}, which is not on record.", {
      cites: ['3.4.1'],
    }),
    tapped: illegal("{player} activated {card}'s effect, which taps it, and it was tapped already.", {
      cites: ['3.4.1', '1.11.c'], reading: 'a cost that taps a card needs it untapped',
    }),
    cost: illegal("{player} activated {card}'s effect without {what} to pay for it.", { cites: ['3.4.1'] }),
    unknownCost: undecidable("{player} activated {card}'s effect. Whether its cost could be paid hangs on {fact}, which is not on record.", {
      cites: ['3.4.1'],
    }),
  },
  judge({ event, board }, report) {
    const player = event.by!;
    const seat = seatIndex(board, player) as Seat;
    const { source: ref, ability: number } = event.data;
    const source = findSource(board, ref, seat);
    const card = ref.name ?? 'a card';
    // What is said of a card elsewhere, and of an effect that is unclear, is said with its text.
    if (!source && cardElsewhere(board, seat, ref)?.unmodelled) return;
    if (!source || source.controller !== seat) return report('noCard', { player, card });
    const ability = effectMeant(board, seat, source, number);
    if (ability === 'unclear') return;
    if (!ability) return source.card.unmodelled ? undefined : report('noEffect', { player, card });
    for (const condition of ability.conditions) {
      const met = isMet(board, condition, seat);
      if (met === 0) report('condition', { player, card });
      else if (Number.isNaN(met)) report('unknownCondition', { player, card, fact: condition.if === 'hs' ? `the HS of ${player}` : `the hand of ${player}` });
    }
    const short = shortOf(board, seat, source, ability, event.data.discarding?.length);
    if (short === 'tapped') report('tapped', { player, card });
    else if (short?.known) report('cost', { player, card, what: short.what });
    else if (short) report('unknownCost', { player, card, fact: short.what });
  },
});

/** What is missing to pay, and whether that is certain. */
function shortOf(
  board: TgcBoard, seat: Seat, source: Thing, ability: Activated, discarded: number | undefined,
): 'tapped' | { what: string; known: boolean } | null {
  const player = board.players[seat];
  for (const cost of ability.costs) {
    if (cost.pay === 'tap') {
      if (source.tapped === 1) return 'tapped';
      if (Number.isNaN(source.tapped)) return { what: `whether ${source.card.name} was tapped`, known: false };
    } else if ('n' in cost) {
      const has = cost.pay === 'plasma' ? player.plasma : cost.pay === 'hs' ? player.hs : handSize(player.hand);
      const what = cost.pay === 'plasma' ? 'the plasma' : cost.pay === 'hs' ? 'the HS' : 'the cards in hand';
      if (has < cost.n || (cost.pay === 'discard' && discarded !== undefined && discarded !== cost.n)) return { what, known: true };
      if (Number.isNaN(has)) return { what: `${what} of ${player.seat}`, known: false };
    }
  }
  return null;
}
