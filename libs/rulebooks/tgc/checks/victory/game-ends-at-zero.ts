import { isHalfTold } from '../../carrying-out.js';
import { check, illegal, missed } from '../../check.js';
import { tgcSpecs } from '../../events.js';
import { seatName } from '../../phrases.js';

const BESIDE: ReadonlySet<string> = new Set(['GameWon', 'GameDrawn', 'GameBegan', 'Noted', 'JudgeCalled', 'BackedUp', 'RulingGiven', 'PenaltyGiven']);

export const gameEndsAtZero = check({
  id: 'game-ends-at-zero',
  cites: ['1.12', '1.12.1', '1.12.x'],
  rule: 'A player at 0 HS has lost at that moment, and nothing more happens in the game.',
  on: tgcSpecs.map((spec) => spec.type).filter((type) => !BESIDE.has(type)),
  messages: {
    playedOn: missed('The game went on although {loser} had lost and {winner} won.', { cites: ['1.12', '1.12.1'] }),
    playedOnClosed: missed('The game went on in a Closed gamestate although {loser} had lost and {winner} won.', { cites: ['1.12', '1.12.1', '1.12.x'] }),
    after: illegal('This happened after the game had ended.', { cites: ['1.12.1'] }),
  },
  judge({ board }, report) {
    if (board.over) return report('after', {}, [board.over]);
    if (board.winner < 0 || board.pastEnd) return;
    if (isHalfTold(board)) return;
    const facts = { winner: seatName(board, board.winner), loser: seatName(board, 1 - board.winner) };
    report(board.state.kind === 'closed' ? 'playedOnClosed' : 'playedOn', facts, [board.wonSince]);
  },
});
