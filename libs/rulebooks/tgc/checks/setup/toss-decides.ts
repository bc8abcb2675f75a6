import { other, type Seat } from '../../board.js';
import { check, illegal, undecidable } from '../../check.js';
import { seatName } from '../../phrases.js';
import { seatIndex } from '../../things.js';

export const tossDecides = check({
  id: 'toss-decides',
  cites: ['1.3', '1.3.1', '1.3.x', '1.7'],
  rule: 'The player whose side of the coin lands goes first, and the game begins with that player\'s Draw Phase.',
  on: ['SideGiven', 'CoinTossed', 'OrderChosen', 'PhaseBegan'],
  messages: {
    sameSide: illegal('{player} was given {side}, which {other} had already.', { cites: ['1.3.x'] }),
    again: illegal('The coin was tossed again, after it had landed on {side}: one toss decides.', { cites: ['1.3', '1.3.1'] }),
    chosen: illegal('{player} chose to go {order}, and that is for the toss alone to say.', { cites: ['1.3.1'] }),
    wrongPlayer: illegal('{player} began the game, although {winner} won the toss.', { cites: ['1.3', '1.7'] }),
    wrongPhase: illegal('The game began with another phase than the Draw Phase.', { cites: ['1.7'] }),
    unknownSides: undecidable('{player} began the game. Whose side {side} was is not on record.', { cites: ['1.3', '1.7'] }),
    noToss: undecidable('{player} began the game. How the coin fell is not on record.', { cites: ['1.3', '1.7'] }),
  },
  judge({ event, board }, report) {
    const { toss } = board;
    if (event.type === 'OrderChosen') return report('chosen', { player: event.by!, order: event.data.order }, [toss.event]);
    if (event.type === 'CoinTossed') return toss.event && !board.started ? report('again', { side: toss.side }, [toss.event]) : undefined;
    const { player } = event.data;
    const seat = seatIndex(board, player) as Seat;
    if (event.type === 'SideGiven') {
      const { setup, seat: name } = board.players[other(seat)];
      if (setup.side === event.data.side) report('sameSide', { player, side: event.data.side, other: name }, [setup.sideEvent]);
      return;
    }
    if (board.started) return;
    if (event.data.phase !== 'draw') return report('wrongPhase', {});
    if (toss.event === 0) return report('noToss', { player });
    if (toss.winner < 0) return report('unknownSides', { player, side: toss.side }, [toss.event]);
    const relies = [toss.event, board.players[0].setup.sideEvent, board.players[1].setup.sideEvent];
    if (toss.winner !== seat) report('wrongPlayer', { player, winner: seatName(board, toss.winner) }, relies);
  },
});
