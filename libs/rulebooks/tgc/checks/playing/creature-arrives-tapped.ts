import { check, undecidable } from '../../check.js';
import { cardNamed } from '../../things.js';
import { unmodelledAbout } from '../../unmodelled.js';

export const creatureArrivesTapped = check({
  id: 'creature-arrives-tapped',
  cites: ['3.3.3.a.1'],
  rule: 'A creature that is played comes to the field tapped.',
  on: ['CardPlayed'],
  messages: {
    upright: '{player} put {card} on the field untapped.',
    unless: undecidable('{player} put {card} on the field untapped. The text of {text} is not modelled and may allow it.'),
  },
  judge({ event, board }, report) {
    const { card, upright } = event.data;
    const played = cardNamed(board, card);
    if (!upright || played.type !== 'Creature') return;
    const text = unmodelledAbout(board, 'tap', played);
    report(text ? 'unless' : 'upright', { player: event.by!, card, text });
  },
});
