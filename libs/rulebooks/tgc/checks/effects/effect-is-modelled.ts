import type { Seat } from '../../board.js';
import { cardElsewhere, effectMeant, findSource } from '../../activation.js';
import { check, undecidable } from '../../check.js';
import { cardNamed, seatIndex } from '../../things.js';

export const effectIsModelled = check({
  id: 'effect-is-modelled',
  cites: ['3.4.3', '3.3.3.c.1', '3.4.1'],
  rule: 'What a card says is what happens.',
  on: ['CardPlayed', 'EffectActivated'],
  messages: {
    card: undecidable('{player} played {card}, whose text is not modelled: what it does is not judged.', { cites: ['3.3.3.c.1'] }),
    effect: undecidable("{player} activated {card}'s effect, which is not modelled: what it does is not judged.", { cites: ['3.4.3'] }),
    elsewhere: undecidable("{player} activated {card}'s effect from outside the field. Its text is not modelled: whether it can be used from there, and what it does, is not judged.", {
      cites: ['3.4.1', '3.4.3'],
    }),
    which: undecidable("{player} activated {card}'s effect, and it has several. Which of them is not on record: \"{card}'s effect 2\" says it.", {
      cites: ['3.4.1', '3.4.3'],
    }),
  },
  judge({ event, board }, report) {
    const player = event.by!;
    const seat = seatIndex(board, player) as Seat;
    if (event.type === 'CardPlayed') {
      const card = cardNamed(board, event.data.card);
      if (card.unmodelled && (card.type === 'Instant' || card.type === 'Event' || card.type === 'unknown')) report('card', { player, card: card.name });
      return;
    }
    const source = findSource(board, event.data.source, seat);
    if (!source) {
      const card = cardElsewhere(board, seat, event.data.source);
      if (card?.unmodelled) report('elsewhere', { player, card: card.name });
      return;
    }
    const meant = effectMeant(board, seat, source, event.data.ability);
    if (meant === 'unclear') report('which', { player, card: source.card.name });
    else if (meant === null && source.card.unmodelled) report('effect', { player, card: source.card.name });
  },
});
