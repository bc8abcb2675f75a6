import { check } from '../../check.js';
import { cardNamed } from '../../things.js';

export const creatureArrivesTapped = check({
  id: 'creature-arrives-tapped',
  cites: ['3.3.3.a.1'],
  rule: 'A creature that is played comes to the field tapped.',
  on: ['CardPlayed'],
  messages: {
    upright: '{player} put {card} on the field untapped.',
  },
  judge({ event, board }, report) {
    const { card, upright } = event.data;
    if (upright && cardNamed(board, card).type === 'Creature') report('upright', { player: event.by!, card });
  },
});
