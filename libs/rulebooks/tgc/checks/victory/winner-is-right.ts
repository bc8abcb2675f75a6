import { check, illegal, undecidable } from '../../check.js';
import { seatName } from '../../phrases.js';
import { seatIndex } from '../../things.js';

export const winnerIsRight = check({
  id: 'winner-is-right',
  cites: ['1.12', '1.12.1'],
  rule: 'A game is won when the other player is at 0 HS or surrenders.',
  on: ['GameWon', 'GameDrawn'],
  messages: {
    tooSoon: illegal('{player} was entered as the winner, and nobody had lost.', { cites: ['1.12'] }),
    otherWon: illegal('{player} was entered as the winner, and {winner} had won.', { cites: ['1.12', '1.12.1'] }),
    noDraw: illegal('The game was called a draw, and it is none.', { cites: ['1.12', '1.12.1'] }),
    bothLost: illegal('{player} was entered as the winner, and both players had lost at once.', {
      cites: ['1.12', '1.12.1'], reading: 'two players who get to 0 HS by one instruction have both lost',
    }),
    unknown: undecidable('{player} was entered as the winner. The HS of {loser} are not on record.', { cites: ['1.12'] }),
  },
  judge({ event, board }, report) {
    if (board.over) return;
    const relies = [...board.lost];
    if (event.type === 'GameDrawn') return board.drawn ? undefined : report('noDraw', {}, relies);
    const player = event.data.winner;
    if (board.drawn) return report('bothLost', { player }, relies);
    const seat = seatIndex(board, player);
    if (board.winner === seat) return;
    if (board.winner >= 0) return report('otherWon', { player, winner: seatName(board, board.winner) }, relies);
    const loser = board.players[(1 - seat) as 0 | 1];
    if (Number.isNaN(loser.hs)) report('unknown', { player, loser: loser.seat });
    else report('tooSoon', { player });
  },
});
