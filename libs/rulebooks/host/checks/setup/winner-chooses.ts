import { check, illegal } from '../../check.js';
import { seatIndex } from '../../things.js';

export const winnerChooses = check({
  id: 'winner-chooses',
  cites: ['9.1.3', '9.1.5', 'host-basics:game-setup/determine-first-player'],
  rule: 'A random method decides who chooses, and its winner chooses once to go first or second.',
  on: ['OrderChosen', 'RollWon'],
  messages: {
    notWinner: illegal('{player} chose who goes first; {winner} had won the roll.', {
      cites: ['9.1.5', 'host-basics:game-setup/determine-first-player'],
    }),
    noRoll: illegal('{player} chose who goes first without any random method before it.', {
      cites: ['9.1.3', 'host-basics:game-setup/determine-first-player'],
    }),
    tied: illegal('{player} chose who goes first although the roll was a tie.', { cites: ['9.1.3', '9.1.5'] }),
    twice: illegal('{player} chose who goes first although that had been chosen.', { cites: ['9.1.5'] }),
    lowRoll: illegal('{player} was named the winner of the roll, but {winner} rolled higher.', { cites: ['9.1.3'] }),
  },
  judge({ event, board }, report) {
    if (board.started) return;
    const { roll } = board;
    const seat = seatIndex(board, event.by);
    const player = event.by!;
    if (event.type === 'RollWon') {
      if (roll.bestSeat >= 0 && roll.bestSeat !== seat) report('lowRoll', { player, winner: board.seats[roll.bestSeat] }, [roll.event]);
      return;
    }
    if (roll.chosen) return report('twice', { player }, [roll.chosen]);
    const winner = roll.winner >= 0 ? roll.winner : roll.bestSeat;
    if (winner >= 0 && winner !== seat) report('notWinner', { player, winner: board.seats[winner] }, [roll.event]);
    // A record kept by hand need not tell the roll.
    else if (winner < 0 && board.complete) report(roll.event === 0 ? 'noRoll' : 'tied', { player }, [roll.event]);
  },
});
