import type { Step } from '../../abilities.js';
import type { Item } from '../../board.js';
import { check, illegal, undecidable } from '../../check.js';
import { goesRound } from '../../endless.js';
import { canResolve, keepsTargets } from '../../feasible.js';
import { refName } from '../../phrases.js';
import { effectOf } from '../../tasks.js';
import { called, findItem, itemName } from '../../things.js';

export const failsForAReason = check({
  id: 'fails-for-a-reason',
  cites: ['34.2', '34.2.1', '34.2.2', '34.2.2.1', '34.3', '30.2', '32.1', '36.2.1', '7.3.1', '42.1.2', '32.4'],
  rule: 'What can resolve does resolve: it leaves the stack undone only for lack of a target or because it cannot be done.',
  on: ['LeftStack'],
  messages: {
    could: illegal('{item} left the stack without resolving although its targets still fit and all of it could be done.', {
      cites: ['34.2', '34.2.2', '34.2.2.1', '34.3', '32.4'],
    }),
    choice: illegal('{item} left the stack without resolving although it has no targets: it chooses as it resolves, and it had a choice.', {
      cites: ['30.2', '34.2.2', '34.2.2.1', '34.3'],
    }),
    movedSlots: illegal('{item} left the stack without resolving although {target} had only moved slots: it is still the same card.', {
      cites: ['36.2.1', '7.3.1', '34.2.1', '34.2.2.1'],
    }),
    card: illegal('{item} left the stack without resolving although there was room for it.', { cites: ['32.4', '32.1'] }),
    initial: illegal(
      '{item} left the stack because of a loop: only the effect that would go round does not resolve; what sets it off does.',
      { cites: ['42.1.2'] },
    ),
    notThere: illegal('{item} left the stack, but nothing of that name was on it.', { cites: ['32.1'] }),
    untold: undecidable('{item} left the stack without resolving. Whether it had to is not on record: {missing}.', {
      cites: ['34.2', '34.2.2.1'],
    }),
  },
  judge({ event, board }, report) {
    const found = findItem(board, event.data.item);
    if (!found) return report('notThere', { item: refName(event.data.item) });
    // Inside a resolution it is the resolving effect that takes something off the stack.
    if (board.resolving) return;
    const item = itemName(found);
    const relies = [found.event];
    const can = canResolve(board, found);
    // What would go round for ever does not resolve, whether or not anybody called it a loop (42.1.2).
    if (can === 0 || goesRound(board, found) !== 0) return;
    if (board.loop) {
      // What a player paid for sets the loop off and stands; the effects that answer each other are the ones that do not resolve.
      if (found.ability?.kind === 'triggered' || found.source?.card?.keywords.has('Equipment')) return;
      // The call was about what lay on the stack then.
      if (found.event < board.loop) return report('initial', { item }, [found.event, board.loop]);
    }
    if (found.kind === 'card') return can === 1 && keepsTargets(board, found) ? report('card', { item }, relies) : undefined;
    if (!found.ability) return report('untold', { item, missing: 'the text of the card is not modelled' }, relies);
    if (can !== 1) return report('untold', { item, missing: 'whether its target still fitted and all of it could be done' }, relies);
    const moved = found.aims.find((a) => a.thing && a.thing.movedAt > found.event)?.thing;
    if (moved) return report('movedSlots', { item, target: called(board, moved) }, [found.event, moved.movedAt]);
    report(chooses(found) ? 'choice' : 'could', { item }, relies);
  },
});

/** Whether what the effect is done to is chosen only as it resolves. */
const chooses = (item: Item): boolean => effectOf(item)?.some(({ steps }) => steps.some((s) => selects(s) === 'choose')) ?? false;

const selects = (step: Step): string => ('what' in step ? step.what.sel : step.do === 'damage' ? step.to.sel : '');
