import { other, type Seat } from '../../board.js';
import { check, illegal } from '../../check.js';
import { deed } from '../../phrases.js';
import { seatIndex } from '../../things.js';

export const turnPlayerMovesOn = check({
  id: 'turn-player-moves-on',
  cites: ['31.1', '31.5.3', '31.6'],
  rule: 'Who has passed may not move the game on until the other player has passed too.',
  on: ['PhaseDeclared', 'AttackerDeclared', 'TurnEnded'],
  messages: {
    waiting: illegal('{player} {did} after passing, while {holder} had priority and had not passed.', {
      cites: ['31.1', '31.5.3', '31.6'],
    }),
    fromPosition: illegal('{player} {did} while {holder} had priority, as the position says.', { cites: ['31.1'] }),
  },
  judge({ event, board }, report) {
    const { priority } = board;
    if (priority.why !== 'passed' && priority.why !== 'position') return;
    // A battle gives its chances step by step, and a check of its own looks at them.
    if (!board.complete || board.resolving || board.stack.length || board.battle) return;
    const seat = seatIndex(board, event.by) as Seat;
    if (priority.holder !== other(seat)) return;
    const facts = { player: event.by!, did: deed(event), holder: board.seats[other(seat)] };
    if (priority.why === 'passed') report('waiting', facts, [priority.since]);
    else if (seat === board.turnPlayer) report('fromPosition', facts);
  },
});
