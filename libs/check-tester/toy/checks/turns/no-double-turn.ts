import { toyCheck } from '../../board.js';

export const noDoubleTurn = toyCheck({
  id: 'no-double-turn',
  cites: ['2'],
  rule: 'Players take turns.',
  on: ['NumberSaid'],
  messages: { again: '{player} spoke twice in a row.' },
  judge({ event, board }, report) {
    if (event.by !== undefined && board.by?.seat === event.by) report('again', { player: event.by }, [board.lastEvent]);
  },
});
