/** Whether a value is JSON as it stands, so that what is read back is what was handed in. */

/** Deeper values are refused: they may be circles, and no record is that deep. */
const DEEPEST = 200;

/** What is in the way, with its place; null if nothing is. A member that is undefined counts as absent. */
export function notJson(value: unknown, at = '', depth = 0): string | null {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return null;
    case 'number':
      return Number.isFinite(value) ? null : `${String(value)}${place(at)} is no JSON`;
    case 'object':
      if (value === null) return null;
      if (depth > DEEPEST) return `deeper than ${DEEPEST} levels, or a circle`;
      return Array.isArray(value) ? listFlaw(value, at, depth) : objectFlaw(value, at, depth);
    default:
      return `${typeof value === 'undefined' ? 'undefined' : `a ${typeof value}`}${place(at)} is no JSON`;
  }
}

const place = (at: string): string => (at === '' ? '' : ` at ${at}`);

function listFlaw(items: readonly unknown[], at: string, depth: number): string | null {
  for (let i = 0; i < items.length; i++) {
    const flaw = notJson(items[i], `${at}[${i}]`, depth + 1);
    if (flaw !== null) return flaw;
  }
  return null;
}

function objectFlaw(value: object, at: string, depth: number): string | null {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null && !isPlainElsewhere(prototype)) {
    return `an object of a class${place(at)} is no JSON`;
  }
  for (const key in value) {
    const member = (value as Record<string, unknown>)[key];
    if (member === undefined) continue;
    const flaw = leaf(member) ? null : notJson(member, at === '' ? key : `${at}.${key}`, depth + 1);
    if (flaw !== null) return flaw;
  }
  return null;
}

/** Most members are strings: they need no path built for them. */
const leaf = (value: unknown): boolean => typeof value === 'string' || typeof value === 'boolean';

/** A plain object of another realm, such as a test runner's. */
const isPlainElsewhere = (prototype: unknown): boolean =>
  Object.getPrototypeOf(prototype) === null && Object.hasOwn(prototype as object, 'isPrototypeOf');
