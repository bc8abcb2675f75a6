import type { TargetSpec } from '../../abilities.js';
import type { Aim } from '../../board.js';
import { check, illegal, undecidable } from '../../check.js';
import { refName, wording } from '../../phrases.js';
import { isValidTarget } from '../../targeting.js';
import { aimsFor } from '../../tasks.js';
import { findItem, itemName } from '../../things.js';

export const resolvesWithTargets = check({
  id: 'resolves-with-targets',
  cites: ['30.4', '30.4.1', '34.2', '34.2.1', '34.2.2.1', '36.2', '36.1'],
  rule: 'An effect whose target is gone or no longer fits does not resolve.',
  on: ['ResolutionBegan'],
  messages: {
    gone: illegal('{item} resolved although its target {target} had left play; a card that comes back is a new one.', {
      cites: ['30.4', '34.2', '34.2.1', '34.2.2.1', '36.2', '36.1'],
    }),
    offStack: illegal('{item} resolved although its target {target} was no longer on the stack.', {
      cites: ['30.4', '34.2', '34.2.1', '34.2.2.1'],
    }),
    unfit: illegal('{item} resolved although its target {target} was not what the text asks for at that time: "{text}".', {
      cites: ['30.4', '34.2', '34.2.1', '34.2.2.1'],
    }),
    oneOfMany: illegal('{item} resolved although {target}, one of the freely chosen targets, was no longer a valid one.', {
      cites: ['30.4.1', '30.4', '34.2.1', '34.2.2.1'],
    }),
    untold: undecidable('{item} resolved. Whether its target {target} was still what the text asks for is not on record: "{text}".', {
      cites: ['30.4', '34.2.1'],
    }),
  },
  judge({ event, board }, report) {
    const item = findItem(board, event.data.item);
    if (!item?.ability || !('targets' in item.ability)) return;
    const { targets } = item.ability;
    for (let i = 0; i < targets.length; i++) {
      for (const aim of aimsFor(targets, item.aims, i)) {
        const valid = isValidTarget(board, targets[i], aim, item.by, item.source, item);
        if (valid === 1) continue;
        const facts = { item: itemName(item), target: refName(aim.ref), text: wording(item.ability.text) };
        report(valid === 0 ? reason(targets[i], aim) : 'untold', facts, [aim.event, item.event, aim.thing?.at === '' ? board.lastGone.event : 0]);
      }
    }
  },
});

function reason(spec: TargetSpec, aim: Aim): 'oneOfMany' | 'gone' | 'offStack' | 'unfit' {
  if (spec.min === 0) return 'oneOfMany';
  if (aim.thing?.at === '') return 'gone';
  return spec.kind === 'effect' || spec.kind === 'card' ? 'offStack' : 'unfit';
}
