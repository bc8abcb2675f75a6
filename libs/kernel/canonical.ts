/**
 * Canonical JSON after RFC 8785: sorted keys, no whitespace, one spelling for each value, so that equal records
 * hash alike whoever wrote them. A record holds no fractions, which spares us the hard part of that standard.
 */

/** `omit` leaves one key of the outermost object out: a hash does not cover itself. */
export function canonical(value: unknown, omit?: string): string {
  switch (typeof value) {
    case 'string':
      return quoted(value);
    case 'number':
      if (!Number.isSafeInteger(value)) throw new TypeError(`${value} is no safe integer and has no place in a record`);
      // Through concatenation -0 becomes 0, as the standard wants.
      return `${value}`;
    case 'boolean':
      return value ? 'true' : 'false';
    case 'object':
      if (value === null) return 'null';
      return Array.isArray(value) ? listText(value) : objectText(value as Members, omit);
    default:
      throw new TypeError(`a ${typeof value} has no place in a record`);
  }
}

type Members = { readonly [key: string]: unknown };

function listText(items: readonly unknown[]): string {
  let out = '[';
  for (let i = 0; i < items.length; i++) out += i === 0 ? canonical(items[i]) : ',' + canonical(items[i]);
  return out + ']';
}

function objectText(members: Members, omit: string | undefined): string {
  const keys = sorted(Object.keys(members));
  let out = '';
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i];
    const value = members[key];
    if (key === omit || value === undefined) continue;
    out += (out === '' ? '' : ',') + quoted(key) + ':' + canonical(value);
  }
  return '{' + out + '}';
}

/** Insertion sort by UTF-16 code units: objects of a record are small, and a call of `sort` costs more than the sorting. */
function sorted(keys: string[]): string[] {
  if (keys.length > 24) return keys.sort();
  for (let i = 1; i < keys.length; i++) {
    const key = keys[i];
    let k = i - 1;
    while (k >= 0 && keys[k] > key) {
      keys[k + 1] = keys[k];
      k--;
    }
    keys[k + 1] = key;
  }
  return keys;
}

/** Most strings need no escape, and finding that out is cheaper than a call of `JSON.stringify`. */
function quoted(text: string): string {
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (c < 0x20 || c === 0x22 || c === 0x5c || (c >= 0xd800 && c <= 0xdfff)) return JSON.stringify(text);
  }
  return '"' + text + '"';
}
