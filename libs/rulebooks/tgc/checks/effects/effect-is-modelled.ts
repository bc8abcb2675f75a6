import { check, undecidable } from '../../check.js';
import { abilityOf } from '../../fold/acting.js';
import { cardNamed, findSource, seatIndex } from '../../things.js';

export const effectIsModelled = check({
  id: 'effect-is-modelled',
  cites: ['3.4.3', '3.3.3.c.1'],
  rule: 'What a card says is what happens.',
  on: ['CardPlayed', 'EffectActivated'],
  messages: {
    card: undecidable('{player} played {card}, whose text is not modelled: what it does is not judged.', { cites: ['3.3.3.c.1'] }),
    effect: undecidable("{player} activated {card}'s effect, which is not modelled: what it does is not judged.", { cites: ['3.4.3'] }),
  },
  judge({ event, board }, report) {
    const player = event.by!;
    if (event.type === 'CardPlayed') {
      const card = cardNamed(board, event.data.card);
      if (card.unmodelled && (card.type === 'Instant' || card.type === 'Event' || card.type === 'unknown')) report('card', { player, card: card.name });
      return;
    }
    const source = findSource(board, event.data.source, seatIndex(board, player));
    if (source?.card.unmodelled && !abilityOf(source, event.data.ability)) report('effect', { player, card: source.card.name });
  },
});
