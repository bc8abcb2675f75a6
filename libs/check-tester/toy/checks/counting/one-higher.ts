import { undecidable } from '#kernel/check.js';
import { toyCheck } from '../../board.js';

export const oneHigher = toyCheck({
  id: 'one-higher',
  cites: ['1.1'],
  rule: 'Each number is one higher than the last.',
  on: ['NumberSaid'],
  messages: {
    wrong: '{player} said {said} after {last}.',
    unknown: undecidable('{player} said {said}, and nobody knows what came before.', { cites: ['1.1', 'toy-hints:begin'] }),
  },
  judge({ event, board }, report) {
    const { number } = event.data;
    const player = event.by ?? 'nobody';
    if (Number.isNaN(board.last) && number !== 1) report('unknown', { player, said: number });
    else if (number !== board.last + 1 && !Number.isNaN(board.last)) report('wrong', { player, said: number, last: board.last });
  },
});
