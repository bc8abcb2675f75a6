/** The parts of an event that are the same in each game, and when each of them is well formed. */
import { numberLength } from './compact-length.js';
import { DIGEST, isDigest } from './digest.js';
import type { EventSpec, GameEvent } from './event.js';
import { MAX_NUMBER } from './limits.js';
import { isMoment, MOMENT } from './moment.js';
import { int, text, type Shape } from './shape.js';

export const momentShape: Shape<string> = text(40, 'a time after ISO 8601, such as 2026-05-17T14:03:20Z or 14:03', MOMENT);
export const digestShape: Shape<string> = text(64, 'a SHA-256 in 64 lower-case hexadecimal digits', DIGEST);
export const numberShape: Shape<number> = int(1, MAX_NUMBER, 'the number of the event');
export const causeShape: Shape<number> = int(1, MAX_NUMBER, 'the number of the earlier event that brought this one about');

/** Whether an event says who acted. A sentence that tells it in a bracket can do without. */
export type ByRule = 'required' | 'optional' | 'absent';

export function byRule(spec: EventSpec): ByRule {
  if (spec.kind === 'player') return 'required';
  const at = spec.says.indexOf('{by}');
  if (at < 0) return 'absent';
  const before = spec.says.slice(0, at);
  return before.split('[').length > before.split(']').length ? 'optional' : 'required';
}

/** The one event whose data points at its own past: the game returns to `data.to`, which must lie before it. */
export const BACKUP = 'BackedUp';

/** The event whose board this one was played on. Over backups it leads past what they undid, so that many cost no more than one. */
export const playedOn = ({ n, type, data }: GameEvent): number => (type === BACKUP ? Math.min((data as { to: number }).to, n - 1) : n - 1);

type Members = { readonly [key: string]: unknown };

/**
 * How long the brackets of an event and its keys n, cause, at and hash are in JSON; 0 if one of them is wrong. Part of the hot path:
 * compiled validators call it, so it takes no regular expression and makes no object.
 */
export function envelopeLength(event: Members): number {
  const { n, cause, at, hash } = event;
  if (typeof n !== 'number' || n < 1 || n > MAX_NUMBER || Math.floor(n) !== n) return 0;
  let length = ALWAYS + numberLength(n);
  if (cause !== undefined) {
    if (typeof cause !== 'number' || cause < 1 || cause >= n || Math.floor(cause) !== cause) return 0;
    length += CAUSE + numberLength(cause);
  }
  if (at !== undefined) {
    if (typeof at !== 'string' || !isMoment(at)) return 0;
    length += AT + at.length;
  }
  if (hash !== undefined) {
    if (typeof hash !== 'string' || !isDigest(hash)) return 0;
    length += HASH + hash.length;
  }
  return length;
}

const ALWAYS = '{"n":}'.length;
const CAUSE = ',"cause":'.length;
const AT = ',"at":""'.length;
const HASH = ',"hash":""'.length;

/** How many keys an object has. Counting allocates nothing, where `Object.keys` makes a list. */
export function keysIn(members: object): number {
  let count = 0;
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- the keys are counted, not looked at
  for (const _key in members) count++;
  return count;
}
