/** Requests that are wrong in some way, made from the operations of an OpenAPI document. */
import type { Random } from '#kernel/random.js';
import { exampleBody, schemaOf, type Document, type Operation, type Schema } from './document.js';

export interface Malformed {
  readonly method: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body?: string | Buffer;
  /** What was done to it. */
  readonly how: string;
}

const TEXTS = [
  '', ' ', '0', '-1', '1e9', '99999999999999999999', 'NaN', 'null', 'true', '*', '..', '../../etc/passwd', '%00', 'a\u0000b', '\u202ekate', '💥', 'ß'.repeat(300),
  'x'.repeat(2_000), '__proto__', 'constructor', 'toString', "' OR 1=1 --", '<script>alert(1)</script>', '${7*7}', '{{7*7}}', '\r\nx: y', '[]', '{}', '\ud800',
];

const VALUES: readonly unknown[] = [
  null, true, false, 0, -1, 0.5, 1e308, -0, 2 ** 53, '', 'x', 'x'.repeat(9_000), [], {}, [[]], [null], [{}], { a: 1 }, { __proto__x: 1 }, [1, 'a', null],
  { n: 1, type: 'X', data: {} }, { n: -1 }, { length: 3 }, '\u0000', ...TEXTS,
];

const TYPES = [
  'application/json', 'text/plain', 'application/x-ndjson', 'application/xml', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded',
  'application/json; charset=utf-16', 'x', '', 'application/problem+json',
];

const BROKEN = [
  '{', '[', '"', '{"a":', '{"a":1,"a":2}', '{"__proto__":{"x":1}}', '{"constructor":{"prototype":{"x":1}}}', '[1,]', 'nul', '\u0000', '{"after":1e400}',
  '{"after":0,"events":[' + '['.repeat(500), '['.repeat(20_000), '{"a":'.repeat(1_000) + '1' + '}'.repeat(1_000), '\ufeff{}', 'match host', 'match host,',
  'match nothing, no rules, complete record\n', '{"verdict":1}\n', '{"verdict":1,"rulebook":"host"}\nnull\n', ' '.repeat(10_000), '\n'.repeat(10_000),
];

/** One request of the operation, wrong in one way or several. */
export function malformed(operation: Operation, document: Document, random: Random): Malformed {
  const how: string[] = [`${operation.method} ${operation.path}`];
  const headers: Record<string, string> = {};
  const wrong = (what: string, chance: number): boolean => random.chance(chance) && how.push(what) > 0;
  let { path } = operation;
  const query = new URLSearchParams();
  for (const parameter of operation.parameters ?? []) {
    const { name, in: place, example, schema, required } = parameter;
    const right = String(example ?? schema?.example ?? 'x');
    if (place === 'path') path = path.replace(`{${name}}`, encoded(wrong(`path ${name}`, 0.25) ? random.pick(TEXTS) : right));
    if (place === 'query' && (required || random.chance(0.5))) {
      const value = wrong(`query ${name}`, 0.6) ? badText(schemaOf(schema, document), random) : right;
      query.append(name, value);
      if (wrong('twice', 0.05)) query.append(name, value);
    }
    if (place === 'header' && wrong(`header ${name}`, 0.3)) headers[name.toLowerCase()] = printable(random.pick(TEXTS));
  }
  if (wrong('a stranger in the query', 0.15)) query.append(random.pick(TEXTS), random.pick(TEXTS));
  // An endless answer cannot be waited for: such an operation is asked for a match that is not there.
  if (operation.endless) path = path.replace(/matches\/[^/]*/, 'matches/nowhere');
  const said = query.toString();
  const url = `${path}${said === '' ? '' : `?${said}`}${wrong('a raw tail', 0.03) ? random.pick(['?&&&=', '%', '%zz', '#x', '//', '?%ff=%fe', '?a[b][c]=1']) : ''}`;
  if (wrong('accept', 0.05)) headers.accept = printable(random.pick([...TYPES, ';;q=x', '*']));
  if (wrong('if-none-match', 0.05)) headers['if-none-match'] = printable(random.pick([...TEXTS, '"', 'W/', '*']));
  if (wrong('request id', 0.05)) headers['x-request-id'] = printable(random.pick(TEXTS));
  const body = bodyOf(operation, document, random, headers, how);
  const method = wrong('method', 0.02) ? random.pick(['PATCH', 'PUT', 'DELETE', 'OPTIONS', 'HEAD', 'POST']) : operation.method;
  return { method, url, headers, ...(body !== undefined && { body }), how: how.join(', ') };
}

function bodyOf(operation: Operation, document: Document, random: Random, headers: Record<string, string>, how: string[]): string | Buffer | undefined {
  const example = exampleBody(operation, document);
  const mark = (what: string): void => void how.push(what);
  if (example === null && random.chance(0.95)) return undefined;
  const type = example?.type ?? 'application/json';
  headers['content-type'] = random.chance(0.1) ? (mark('type'), printable(random.pick(TYPES))) : type;
  if (random.chance(0.25)) return mark('broken body'), random.pick(BROKEN);
  if (random.chance(0.05)) return mark('bytes'), Buffer.from([0xff, 0xfe, 0xc0, 0x80, random.below(256)]);
  const value = example?.value ?? {};
  if (typeof value === 'string') return mark('text damaged'), damagedText(value, random);
  const changed = damaged(value, random, 0);
  mark('JSON damaged');
  return JSON.stringify(changed) ?? 'undefined';
}

/** The value with one of its parts taken away, added to, or put in place of by something else. */
function damaged(value: unknown, random: Random, depth: number): unknown {
  if (depth > 4 || typeof value !== 'object' || value === null || random.chance(0.15)) return random.pick(VALUES);
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as Record<string, unknown>;
  const keys = Object.keys(copy);
  const key = random.pick(keys.length ? keys : ['x']);
  const dice = random.below(5);
  if (dice === 0) delete copy[key];
  else if (dice === 1) copy[random.pick(['extra', 'hash', 'n', '__proto__x', 'ID', key.toUpperCase()])] = random.pick(VALUES);
  else copy[key] = damaged(copy[key], random, depth + 1);
  return copy;
}

function damagedText(text: string, random: Random): string {
  const at = random.below(text.length + 1);
  return text.slice(0, at) + random.pick(TEXTS) + text.slice(at + random.below(20));
}

function badText({ enum: choices, minimum = 0, maximum = 0 }: Schema, random: Random): string {
  if (choices !== undefined && random.chance(0.3)) return `${String(random.pick(choices))}x`;
  if (random.chance(0.2)) return String(random.pick([minimum - 1, maximum + 1, maximum + 0.5]));
  return random.pick(TEXTS);
}

const encoded = (text: string): string => {
  try {
    return encodeURIComponent(text);
  } catch {
    return '%ED%A0%80';
  }
};

/** What a header of HTTP can carry at all. */
const printable = (text: string): string => text.replace(/[^\x20-\x7e]/g, '?').slice(0, 2_000);
