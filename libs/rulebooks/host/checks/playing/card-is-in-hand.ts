import type { HostBoard, Seat } from '../../board.js';
import { check, illegal, undecidable } from '../../check.js';
import type { HostEvent } from '../../events.js';
import { handSize, holds } from '../../hands.js';
import { count, deed } from '../../phrases.js';
import { seatIndex } from '../../things.js';
import { unmodelledAbout } from '../../unmodelled.js';
import type { Zone } from '../../words.js';

export const cardIsInHand = check({
  id: 'card-is-in-hand',
  cites: ['4.3.1', '9.1.7', '14.2', '27.4', 'host-basics:game-setup/mulligan'],
  rule: 'Cards are played, discarded, put back and taken as damage from the hand that holds them.',
  on: ['CardPlayed', 'AbilityActivated', 'CardsDiscarded', 'HostDamageTaken', 'CardsPut', 'Mulliganed'],
  messages: {
    notHeld: illegal('{player} {did}, but had no such card in hand.', { cites: ['4.3.1', '14.2'] }),
    absent: illegal('{player} {did}, but {card} was not in that hand.', { cites: ['4.3.1'] }),
    notMulliganed: illegal('{player} {did}, but {card} was not in that hand.', { cites: ['9.1.7', '4.3.1', 'host-basics:game-setup/mulligan'] }),
    cost: illegal('{player} {did}, which costs {asked}, with {held} in hand.', { cites: ['27.4', '4.3.1'] }),
    tooFew: illegal('{player} {did} from a hand of {held}.', { cites: ['4.3.1'] }),
    elsewhere: illegal('{player} {did} from {zone}; cards are played from the own hand.', { cites: ['4.3.1', '14.2'] }),
    unless: undecidable('{player} {did} from {zone}. The text of {card} is not modelled and may allow it.', { cites: ['4.3.1', '14.2'] }),
  },
  judge({ event, board }, report) {
    const player = event.by!;
    const seat = seatIndex(board, event.by) as Seat;
    if (event.type === 'CardPlayed') {
      const { from, card } = event.data;
      if (from && (from.zone !== 'hand' || isOthers(board, from, seat))) {
        const facts = { player, did: deed(event), zone: zoneName(from) };
        const played = card === null ? null : board.book.main(card);
        const allowing = unmodelledAbout(board, /\b(play|create|cast|embody|lay)/i, played);
        return allowing === null ? report('elsewhere', facts) : report('unless', { ...facts, card: allowing });
      }
      if (holds(board.players[seat].hand, card) === 0) report('notHeld', { player, did: deed(event) });
      return;
    }
    const cards = cardsOf(event);
    if (!cards?.length) return;
    const of = event.type === 'CardsPut' && event.data.from.of !== undefined ? seatIndex(board, event.data.from.of) : seat;
    const { hand } = board.players[of as Seat];
    if (cards.length > handSize(hand)) {
      const facts = { player, did: deed(event), held: count(handSize(hand), 'card') };
      return event.type === 'AbilityActivated' ? report('cost', { ...facts, asked: count(cards.length, 'card') }) : report('tooFew', facts);
    }
    let unnamed = 0;
    for (let i = 0; i < cards.length; i++) {
      const card = cards[i];
      if (card === null || copies(cards, card, i + 1) <= copies(hand.known, card, hand.known.length)) continue;
      // What is not among the named cards must be one of the others.
      if (++unnamed > hand.unknown) return report(event.type === 'Mulliganed' ? 'notMulliganed' : 'absent', { player, did: deed(event), card });
    }
  },
});

const isOthers = (board: HostBoard, { of }: Zone, seat: Seat): boolean => of !== undefined && seatIndex(board, of) !== seat;

function cardsOf(event: HostEvent): readonly (string | null)[] | undefined {
  switch (event.type) {
    case 'CardsDiscarded': case 'HostDamageTaken': case 'Mulliganed': return event.data.cards;
    case 'AbilityActivated': return event.data.discarded;
    case 'CardsPut': return event.data.from.zone === 'hand' ? event.data.cards : undefined;
    default: return undefined;
  }
}

function copies(cards: readonly (string | null)[], name: string, upTo: number): number {
  let n = 0;
  for (let i = 0; i < upTo; i++) if (cards[i] === name) n++;
  return n;
}

const ZONES: Readonly<Record<string, string>> = {
  hand: 'hand', drop: 'drop zone', deck: 'deck', top: 'deck', bottom: 'deck', damage: 'damage zone', banished: 'Banished Zone',
};

const zoneName = ({ of, zone }: Zone): string => (of === undefined ? `the ${ZONES[zone] ?? zone}` : `${of}'s ${ZONES[zone] ?? zone}`);
