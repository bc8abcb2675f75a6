/** Instructions for what waits on the stack: take it away, or give it new targets. */
import type { Selector, Step } from '../abilities.js';
import type { Cursor } from './cursor.js';
import { selector, target } from './targets.js';

/** What the trigger was about, for a step that points at the stack by a target's number. */
export const TRIGGERING = -1;

/** What is taken from the stack is there, whatever the words "target Sorcery" would mean elsewhere. */
function onStack(c: Cursor, what: Selector | null): number | null {
  if (what?.sel === 'it') return TRIGGERING;
  if (what?.sel !== 'target') return null;
  const spec = c.scope.targets[what.index];
  if (spec.kind === 'object') c.name({ targets: c.scope.targets.with(what.index, { ...spec, kind: 'card' }) });
  return spec.kind === 'object' || spec.kind === 'card' || spec.kind === 'effect' ? what.index : null;
}

/** "Remove its effect from the Stack", where an effect has set this one off. */
function answered(c: Cursor): number | null {
  const { triggers } = c.scope;
  const isAnswer = triggers.length > 0 && triggers.every((t) => t.on === 'activates' || t.on === 'activatesAmbush');
  return isAnswer && c.word('(?:its|that|the) effect|it', null) ? TRIGGERING : null;
}

const UNRESOLVED = '(?:;|,|\\.)?\\s*(?:and )?(?:it|that (?:card|effect)) does not resolve';

/** "Remove target effect from the Stack; it does not resolve". */
export function remove(c: Cursor): Step[] | null {
  const index = c.first<number>(() => answered(c), () => onStack(c, selector(c)));
  if (index === null) return null;
  // "Target card from the Stack" has read these words already.
  if (!c.word('from the stack', '"from the Stack"') && !/stack\s*$/i.test(c.line.slice(0, c.at))) return null;
  c.word(UNRESOLVED, null);
  return [{ do: 'unstack', index }];
}

/** "Counter target Sorcery". */
export function counter(c: Cursor): Step[] | null {
  const index = onStack(c, selector(c));
  return index === null ? null : [{ do: 'unstack', index }];
}

/** "Target effect does not resolve", from its subject on. */
export function unresolved(c: Cursor): Step[] | null {
  const index = onStack(c, selector(c));
  return index !== null && c.word('does not resolve', '"does not resolve"') ? [{ do: 'unstack', index }] : null;
}

/** "Change the targets of target effect". */
export function changeTargets(c: Cursor): Step[] | null {
  return c.word('(?:the )?(?:targets?|target\\(s\\)) of', '"the targets of"') ? retarget(c) : null;
}

/** "Choose new targets for target effect". */
export function chooseNewTargets(c: Cursor): Step[] | null {
  return c.word('targets? for', '"targets for"') ? retarget(c) : null;
}

function retarget(c: Cursor): Step[] | null {
  const index = onStack(c, target(c));
  return index === null ? null : [{ do: 'retarget', index }];
}
