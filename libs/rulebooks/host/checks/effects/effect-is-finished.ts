import type { Condition } from '../../abilities.js';
import type { HostBoard, Task } from '../../board.js';
import { check, illegal, undecidable } from '../../check.js';
import { unfinished } from '../../resolution.js';
import { stepWords } from '../../step-words.js';
import { effectOf } from '../../tasks.js';
import { itemName } from '../../things.js';

export const effectIsFinished = check({
  id: 'effect-is-finished',
  cites: ['34.3', '40.3.2', '41.1.1', '23.3', '6.1.2.1', '4.3.1'],
  rule: 'Once an effect resolves, as much of it is done as can be done.',
  on: ['ResolutionEnded'],
  messages: {
    leftOut: illegal('{item} was over without "{part}".', { cites: ['34.3', '40.3.2'] }),
    notEquipped: illegal('{item} was over and the Equipment had not been placed under the permanent.', { cites: ['23.3', '34.3'] }),
    notRevealed: illegal('{item} was over and not all that it reveals had been shown to both players.', { cites: ['41.1.1', '34.3'] }),
    untold: undecidable('{item} was over without "{part}". Whether that was possible hangs on cards in a hand, which the record does not name.', {
      cites: ['34.3', '6.1.2.1', '4.3.1'],
    }),
    unsettled: undecidable('{item} was over without "{part}". Whether that was possible, or its condition met, is not on record.', { cites: ['34.3'] }),
  },
  judge({ board }, report) {
    // The game ends at once when it is won, in the middle of an effect too (1.1).
    if (!board.resolving || board.won.seat >= 0) return;
    const open = unfinished(board);
    if (!open) return;
    const facts = { item: itemName(board.resolving.item), part: stepWords(open.task.step) };
    // What was done to the wrong one is why it was not done to the right one.
    const relies = [board.resolving.began, board.resolving.item.event, board.resolving.astray];
    if (!open.sure) return report(isAboutHand(board, open.task) ? 'untold' : 'unsettled', facts, relies);
    const { step } = open.task;
    report(step.do === 'equip' ? 'notEquipped' : step.do === 'reveal' ? 'notRevealed' : 'leftOut', facts, relies);
  },
});

const HAND: readonly (Condition['if'] | undefined)[] = ['handHas', 'handSize'];

const isAboutHand = ({ resolving }: HostBoard, { left, clause }: Task): boolean =>
  Number.isNaN(left) || HAND.includes(effectOf(resolving!.item)?.[clause].if?.if);
