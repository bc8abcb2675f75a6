import type { Step } from '../../abilities.js';
import { check, illegal } from '../../check.js';
import { impossibleStep } from '../../feasible.js';
import { stepWords } from '../../step-words.js';
import { findItem, itemName } from '../../things.js';

export const effectCanBeDone = check({
  id: 'effect-can-be-done',
  cites: ['34.2', '34.2.2', '34.2.2.1', '40.2.2', '18.7', 'host-basics:faqs', 'host-basics:faqs/3'],
  rule: 'An effect that cannot be carried out in its entirety does not resolve.',
  on: ['ResolutionBegan'],
  messages: {
    impossible: illegal('{item} resolved although "{part}" could not be done.', { cites: ['34.2', '34.2.2', '34.2.2.1', '40.2.2'] }),
    noSlot: illegal('{item} resolved although there was no open slot for "{part}".', {
      cites: ['18.7', '34.2', '34.2.2', '34.2.2.1', '40.2.2', 'host-basics:faqs', 'host-basics:faqs/3'],
    }),
  },
  judge({ event, board }, report) {
    const item = findItem(board, event.data.item);
    if (item?.kind !== 'effect') return;
    const step = impossibleStep(board, item);
    if (step) report(needsSlot(step) ? 'noSlot' : 'impossible', { item: itemName(item), part: stepWords(step) }, [item.event, board.lastGone.event]);
  },
});

const needsSlot = (step: Step): boolean => step.do === 'token' || step.do === 'slot' || step.do === 'control';
