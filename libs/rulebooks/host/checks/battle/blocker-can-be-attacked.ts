import { other, type HostBoard, type Seat, type Thing } from '../../board.js';
import { check, illegal, undecidable } from '../../check.js';
import { refName } from '../../phrases.js';
import { keywordOf, unsettledOn } from '../../stats.js';
import { called, findHost, findThing, isEntity, seatIndex } from '../../things.js';
import { unmodelledAbout } from '../../unmodelled.js';

export const blockerCanBeAttacked = check({
  id: 'blocker-can-be-attacked',
  cites: ['25.3.1', '25.3.2', '5.1', 'host-basics:attacking', 'host-basics:attacking/declaration'],
  rule: 'What is attacked is an Entity of the opponent, or their Host if none of their Entities can block.',
  on: ['BlockerDeclared'],
  messages: {
    notEntity: illegal('{blocker} was attacked, which is neither an Entity of {opponent} in play nor their Host.', {
      cites: ['25.3.1', '5.1'],
    }),
    ownSide: illegal('{blocker} was attacked, which is on the side of the attacking player.', { cites: ['25.3.1'] }),
    hostGuarded: illegal('The Host of {opponent} was attacked although {guard} can block.', {
      cites: ['25.3.2', 'host-basics:attacking', 'host-basics:attacking/declaration'],
    }),
    mayGuard: undecidable(
      'The Host of {opponent} was attacked. Whether {guard} can block hangs on a condition in the text of {card} that the record leaves open.',
      { cites: ['25.3.2'] },
    ),
    guardedUnless: undecidable(
      'The Host of {opponent} was attacked although {guard} is there. The text of {card} is not modelled and may allow it.',
      { cites: ['25.3.2'] },
    ),
  },
  judge({ event, board }, report) {
    const { battle } = board;
    const ref = event.data.blocker;
    const seat = battle?.attacker?.controller ?? ((board.turnPlayer < 0 ? seatIndex(board, event.by) : board.turnPlayer) as Seat);
    const defender = other(seat);
    const thing = findThing(board, ref, defender);
    if (thing) {
      const id = thing.controller === seat ? 'ownSide' : isEntity(thing) ? null : 'notEntity';
      if (id) report(id, { blocker: called(board, thing), opponent: board.seats[defender] }, [battle?.declared]);
      return;
    }
    const host = findHost(board, ref);
    if (host === seat) return report('ownSide', { blocker: refName(ref) }, [battle?.declared]);
    const opponent = board.seats[defender];
    if (host < 0) return report('notEntity', { blocker: refName(ref), opponent }, [battle?.declared]);
    const { front, back } = board.players[defender];
    // Wherever it stands: backrow slots are slots too (7.3).
    const guard = guardIn(board, front, 0) ?? guardIn(board, back, 0);
    if (guard === null) {
      const maybe = guardIn(board, front, NaN) ?? guardIn(board, back, NaN);
      if (maybe) report('mayGuard', { opponent, guard: called(board, maybe), card: unsettledOn(board, maybe, 'Cannot Block') ?? '' }, [battle?.declared]);
      return;
    }
    const card = unmodelledAbout(board, /attack|block/i);
    if (card === null) report('hostGuarded', { opponent, guard: called(board, guard) }, [battle?.declared]);
    else report('guardedUnless', { opponent, guard: called(board, guard), card }, [battle?.declared]);
  },
});

/** An Entity of which it is known that it can block, or of which that is not known. */
function guardIn(board: HostBoard, row: readonly (Thing | null)[], cannot: number): Thing | null {
  return row.find((t) => t && isEntity(t) && Object.is(keywordOf(board, t, 'Cannot Block'), cannot)) ?? null;
}
