import { check } from '../../check.js';
import { seatName } from '../../phrases.js';
import { seatIndex } from '../../things.js';

export const coinBesideSecond = check({
  id: 'coin-beside-second',
  cites: ['1.8'],
  rule: 'The player who goes second has the coin, heads up.',
  on: ['CoinPlaced', 'PhaseBegan'],
  messages: {
    besideFirst: 'The coin was placed beside {player}, who goes first.',
    tails: 'The coin was placed beside {player} with tails up.',
    beganWithIt: '{player} began the game with the coin, which is for the player who goes second.',
  },
  judge({ event, board }, report) {
    if (board.started) return;
    const { player } = event.data;
    const seat = seatIndex(board, player);
    if (event.type === 'CoinPlaced') {
      if (seat === board.first) report('besideFirst', { player, first: seatName(board, board.first) }, [board.toss.event]);
      if (event.data.side === 'tails') report('tails', { player });
      return;
    }
    // Where the toss is known, this was said when the coin was placed.
    const had = board.first !== seat && seat >= 0 && board.players[seat as 0 | 1].coin !== '';
    if (event.data.phase === 'draw' && board.toss.winner < 0 && had) report('beganWithIt', { player }, [board.coinPlaced]);
  },
});
