import type { Step } from '../../abilities.js';
import type { Item } from '../../board.js';
import { check, illegal } from '../../check.js';
import { impossibleStep } from '../../feasible.js';
import { stepWords } from '../../step-words.js';
import { findItem, itemName } from '../../things.js';

export const effectCanBeDone = check({
  id: 'effect-can-be-done',
  cites: ['34.2', '34.2.2', '34.2.2.1', '40.2.2', '18.7', '19.1', 'host-basics:faqs', 'host-basics:faqs/3'],
  rule: 'An effect that cannot be carried out in its entirety does not resolve.',
  on: ['ResolutionBegan'],
  messages: {
    impossible: illegal('{item} resolved although "{part}" could not be done.', { cites: ['34.2', '34.2.2', '34.2.2.1', '40.2.2'] }),
    secondForm: illegal('{item} resolved although "{part}" would give its player a second Form of one name.', {
      cites: ['19.1', '34.2', '34.2.2', '34.2.2.1', '40.2.2'],
    }),
    noSlot: illegal('{item} resolved although there was no open slot for "{part}".', {
      cites: ['18.7', '34.2', '34.2.2', '34.2.2.1', '40.2.2', 'host-basics:faqs', 'host-basics:faqs/3'],
    }),
  },
  judge({ event, board }, report) {
    const item = findItem(board, event.data.item);
    if (item?.kind !== 'effect') return;
    const step = impossibleStep(board, item);
    if (!step) return;
    const why = takesForm(item, step) ? 'secondForm' : needsSlot(step) ? 'noSlot' : 'impossible';
    report(why, { item: itemName(item), part: stepWords(step) }, [item.event, board.lastGone.event]);
  },
});

/** Forms lie in no slot: what stands in the way of control of one is another of its name. */
const takesForm = ({ aims, it }: Item, step: Step): boolean => step.do === 'control' && (aims[0]?.thing ?? it)?.at === 'form';

const needsSlot = (step: Step): boolean => (step.do === 'move' && step.to === 'front') || step.do === 'token' || step.do === 'slot' || step.do === 'control';
