/** Whether a value is JSON as it stands, so that what is read back is what was handed in. */

/** Deeper values are refused: they may be circles, and no record is that deep. */
const DEEPEST = 200;

interface Flaw {
  readonly says: string;
  /** Where it is, put together on the way back: what is JSON needs no path. */
  readonly path: string;
}

/** What is in the way, with its place; null if nothing is. A member that is undefined counts as absent. */
export function notJson(value: unknown): string | null {
  const flaw = flawOf(value, 0);
  if (flaw === null) return null;
  return flaw === TOO_DEEP ? flaw.says : `${flaw.says}${flaw.path === '' ? '' : ` at ${flaw.path}`} is no JSON`;
}

const TOO_DEEP: Flaw = { says: `deeper than ${DEEPEST} levels, or a circle`, path: '' };

function flawOf(value: unknown, depth: number): Flaw | null {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return null;
    case 'number':
      return Number.isFinite(value) ? null : { says: String(value), path: '' };
    case 'object':
      if (value === null) return null;
      if (depth > DEEPEST) return TOO_DEEP;
      return Array.isArray(value) ? listFlaw(value, depth) : objectFlaw(value, depth);
    default:
      return { says: typeof value === 'undefined' ? 'undefined' : `a ${typeof value}`, path: '' };
  }
}

function listFlaw(items: readonly unknown[], depth: number): Flaw | null {
  for (let i = 0; i < items.length; i++) {
    const flaw = flawOf(items[i], depth + 1);
    if (flaw !== null) return within(`[${i}]`, flaw);
  }
  return null;
}

function objectFlaw(value: object, depth: number): Flaw | null {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null && !isPlainElsewhere(prototype)) return { says: 'an object of a class', path: '' };
  for (const key in value) {
    const member = (value as Record<string, unknown>)[key];
    if (member === undefined) continue;
    const flaw = flawOf(member, depth + 1);
    if (flaw !== null) return within(key, flaw);
  }
  return null;
}

function within(step: string, flaw: Flaw): Flaw {
  if (flaw === TOO_DEEP) return flaw;
  const { says, path } = flaw;
  return { says, path: path === '' || path.startsWith('[') ? step + path : `${step}.${path}` };
}

/** A plain object of another realm, such as a test runner's. */
const isPlainElsewhere = (prototype: unknown): boolean =>
  Object.getPrototypeOf(prototype) === null && Object.hasOwn(prototype as object, 'isPrototypeOf');
