/**
 * Proves that a function changed nothing of what it was shown. Freezing would stop the fold, which owns the board,
 * and leaves Maps open; so the content of each reachable object is noted by reference and compared afterwards.
 * What hides in closures and private fields is out of sight.
 */

interface Property {
  readonly get?: unknown;
  readonly value?: unknown;
}

/** The content of one object, one level deep: what it refers to is noted on its own. */
class Note {
  readonly keys: readonly unknown[];
  readonly values: readonly unknown[];

  /** `from` and `as` lead from the root to here; they are told only when something changed. */
  constructor(object: object, readonly from: Note | null, readonly as: unknown) {
    ({ keys: this.keys, values: this.values } = contentOf(object));
  }
}

export interface Held {
  has(object: object): boolean;
  /** What has changed by now, as paths. */
  changes(): string[];
}

/** Notes everything that can be reached from these roots, but for what is held already. */
export function holdStill(roots: Readonly<Record<string, unknown>>, held?: Held): Held {
  const notes = new Map<object, Note>();
  const waiting: object[] = [];
  const meet = (value: unknown, from: Note | null, as: unknown): void => {
    if (!isObject(value) || notes.has(value) || held?.has(value)) return;
    notes.set(value, new Note(value, from, as));
    waiting.push(value);
  };
  for (const [name, root] of Object.entries(roots)) meet(root, null, name);
  for (let object; (object = waiting.pop()); ) {
    const note = notes.get(object)!;
    const { keys, values } = note;
    for (let i = 0; i < values.length; i++) meet(values[i], note, keys[i]);
    // A Map may be keyed by things of the board.
    if (object instanceof Map) for (const key of keys) meet(key, note, key);
  }
  return {
    has: (object) => notes.has(object),
    changes: () => [...notes].flatMap(([object, note]) => changesOf(note, contentOf(object))),
  };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const PROTOTYPE = Symbol('prototype');
const TIME = Symbol('time');

function contentOf(object: object): { keys: unknown[]; values: unknown[] } {
  const keys: unknown[] = Reflect.ownKeys(object);
  const isPlainArray = Array.isArray(object) && keys.length === object.length + 1;
  const values: unknown[] = isPlainArray ? [...(object as unknown[]), object.length] : keys.map((key) => own(object, key));
  const add = (key: unknown, value: unknown): void => void (keys.push(key), values.push(value));
  if (object instanceof Map) for (const [key, value] of object as Map<unknown, unknown>) add(key, value);
  if (object instanceof Set) for (const value of object as Set<unknown>) add(value, value);
  if (object instanceof Date) add(TIME, object.getTime());
  add(PROTOTYPE, Object.getPrototypeOf(object));
  return { keys, values };
}

/** A getter is not run: it might be what changes something. */
function own(object: object, key: unknown): unknown {
  const property: Property | undefined = Object.getOwnPropertyDescriptor(object, key as PropertyKey);
  return property?.get ?? property?.value;
}

function changesOf(before: Note, after: { keys: readonly unknown[]; values: readonly unknown[] }): string[] {
  // Object.is, for NaN is how a board says that a number is unknown.
  const at = before.keys.findIndex((key, i) => !Object.is(key, after.keys[i]) || !Object.is(before.values[i], after.values[i]));
  if (at < 0) return before.keys.length === after.keys.length ? [] : [pathOf(before)];
  return [Object.is(before.keys[at], after.keys[at]) ? pathOf(before, before.keys[at]) : pathOf(before)];
}

function pathOf(note: Note, key?: unknown): string {
  const own = note.from === null ? String(note.as) : pathOf(note.from, note.as);
  if (key === undefined) return own;
  if (typeof key === 'string') return /^\d+$/.test(key) ? `${own}[${key}]` : `${own}.${key}`;
  return `${own}[${typeof key === 'number' || typeof key === 'symbol' ? String(key) : 'an object'}]`;
}
