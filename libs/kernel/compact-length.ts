/**
 * How long a value of a record is as JSON without whitespace. No text that says the value is shorter; one of exactly this
 * length holds no key twice, no second spelling and no space: the reader's cheap proof that `JSON.parse` passed over nothing.
 */
import type { GameEvent } from './event.js';
import type { Validator } from './rulebook.js';

export function compactLength(value: unknown): number {
  if (typeof value === 'string') return value.length + 2;
  if (typeof value === 'number') return numberLength(value);
  return otherLength(value);
}

/** Whether an event fits its validator and has no fields beside those that the validator knows. */
export const isWellFormed = (validator: Validator, event: GameEvent, seats: readonly string[]): boolean =>
  validator(event, seats) === compactLength(event);

/** Texts and numbers are most of what there is, and are asked for first wherever they stand: this runs for each event. */
function otherLength(value: unknown): number {
  if (value === null || value === true) return 4;
  if (value === false) return 5;
  return Array.isArray(value) ? listLength(value) : objectLength(value as { readonly [key: string]: unknown });
}

function listLength(items: readonly unknown[]): number {
  let length = items.length === 0 ? 2 : items.length + 1;
  for (let i = 0; i < items.length; i++) {
    const item = items[i];
    length += typeof item === 'string' ? item.length + 2 : typeof item === 'number' ? numberLength(item) : otherLength(item);
  }
  return length;
}

function objectLength(members: { readonly [key: string]: unknown }): number {
  let length = 1;
  for (const key in members) {
    const member = members[key];
    // Two quotes, a colon, and a comma or the closing bracket.
    length += key.length + 4;
    length += typeof member === 'string' ? member.length + 2 : typeof member === 'number' ? numberLength(member) : otherLength(member);
  }
  return length === 1 ? 2 : length;
}

/** Thousands can be written shorter, as 1e3: counted as nothing, so that no text is of the right length and all are looked at. */
export function numberLength(n: number): number {
  if (n < 0) return 1 + numberLength(-n);
  if (n < 10) return 1;
  if (n < 100) return 2;
  if (n < 1000) return 3;
  if (n % 1000 === 0) return 0;
  if (n < 10_000) return 4;
  if (n < 100_000) return 5;
  if (n < 1_000_000) return 6;
  return String(n).length;
}

/**
 * How long a text that `JSON.parse` accepts is without whitespace and with its escapes undone. Equal to `compactLength` of what
 * it says, it proves the same: not every writer of logs leaves out the spaces, and some write `\u00a3` for £.
 */
export function plainLength(text: string): number {
  let length = 0;
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (c === QUOTE) inString = !inString;
    else if (inString) {
      if (c === BACKSLASH) i += text.charCodeAt(i + 1) === LETTER_U ? 5 : 1;
    } else if (c <= SPACE) continue;
    length++;
  }
  return length;
}

const SPACE = 0x20;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const LETTER_U = 0x75;
