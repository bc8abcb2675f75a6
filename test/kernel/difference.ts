/** Compares two boards by structure: NaN is NaN, things may refer to each other in circles, and what is shared here must be shared there. */

/** The path to the first difference, or null; keys that `skips` names are not looked at. */
export function difference(a: unknown, b: unknown, skips: (key: PropertyKey) => boolean = () => false): string | null {
  const pairs = new Map<object, object>();
  const differs = (x: unknown, y: unknown, path: string): string | null => {
    if (!isObject(x) || !isObject(y)) return Object.is(x, y) ? null : path;
    if (pairs.has(x)) return pairs.get(x) === y ? null : `${path} (another object)`;
    pairs.set(x, y);
    if (Object.getPrototypeOf(x) !== Object.getPrototypeOf(y)) return path;
    const [own, others] = [membersOf(x, skips), membersOf(y, skips)];
    if (own.length !== others.length) return `${path} (${own.length} and ${others.length} members)`;
    for (let i = 0; i < own.length; i++) {
      const [key, value] = own[i];
      const found = others.find(([other]) => other === key);
      const wrong = found ? differs(value, found[1], `${path}.${String(key)}`) : `${path}.${String(key)}`;
      if (wrong !== null) return wrong;
    }
    return null;
  };
  return differs(a, b, 'board');
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function membersOf(object: object, skips: (key: PropertyKey) => boolean): readonly (readonly [PropertyKey, unknown])[] {
  if (object instanceof Map || object instanceof Set) return [...object].map((inner, i) => [i, inner]);
  return Reflect.ownKeys(object).filter((key) => !skips(key)).map((key) => [key, (object as Record<PropertyKey, unknown>)[key]]);
}
