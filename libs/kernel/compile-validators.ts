/**
 * Writes the TypeScript of one validator for each event type, from the shapes of its spec. At build time, so that
 * no `eval` is needed where a content security policy forbids it; what it writes is committed and reviewed like any source.
 *
 * A validator makes no object and asks each thing once. It counts the fields that it knows and then the keys that there
 * are: a surplus key, `__proto__` included, makes the two differ.
 */
import { BACKUP, byRule } from './envelope.js';
import type { EventSpec } from './event.js';
import { MAX_NESTING } from './limits.js';
import type { Fields, Shape } from './shape.js';

export function compileValidators(specs: readonly EventSpec[], title: string): string {
  const compiler = new Compiler();
  const validators = specs.map((spec) => compiler.validator(spec));
  const entries = specs.map((spec) => `  ${identifier(spec.type)},`);
  return [
    `/** Whether an event of ${title} is well formed. Written by \`npm run generate\` from the event specs: change those, not this. */`,
    `import { envelopeKeys, keysIn } from '#kernel/envelope.js';`,
    `import type { Validator } from '#kernel/rulebook.js';`,
    '',
    'type Members = { readonly [key: string]: unknown };',
    ...compiler.functions.values(),
    ...validators,
    '',
    'export const validators: Readonly<Record<string, Validator>> = {',
    ...entries,
    '};',
    '',
  ].join('\n');
}

interface Test {
  /** An expression that is true when the value does not fit. */
  readonly fails: string;
  readonly needsSeats: boolean;
}

class Compiler {
  /** The text of each function, by its body: equal shapes share one. */
  readonly functions = new Map<string, string>();
  private readonly names = new Map<string, string>();

  validator(spec: EventSpec): string {
    const rule = byRule(spec);
    const data = this.fields(spec.fields, 'data');
    const backup = spec.type === BACKUP ? ['  if ((data.to as number) >= (event.n as number)) return false;'] : [];
    const parameters = rule === 'absent' && !data.needsSeats ? 'it' : 'it, seats';
    const others = rule === 'optional' ? 'by' : rule === 'required' ? '3' : '2';
    return [
      '',
      `const ${identifier(spec.type)}: Validator = (${parameters}) => {`,
      '  const event = it as unknown as Members;',
      '  const envelope = envelopeKeys(event);',
      `  if (envelope === 0 || event.type !== ${quote(spec.type)}) return false;`,
      ...this.by(rule),
      '  const data = event.data as Members;',
      `  if (${notMembers('data', spec.fields)}) return false;`,
      ...data.lines,
      ...backup,
      `  return keysIn(data) === ${data.count} && keysIn(event) === envelope + ${others};`,
      '};',
    ].join('\n');
  }

  private by(rule: ReturnType<typeof byRule>): string[] {
    if (rule === 'absent') return [];
    const seat = this.test({ kind: 'seat' }, 'event.by', 'by').fails;
    if (rule === 'required') return [`  if (${seat}) return false;`];
    return ['  let by = 2;', '  if (event.by !== undefined) {', `    if (${seat}) return false;`, '    by++;', '  }'];
  }

  /** Statements that test each field of the object `data` and leave in `count` how many there must be. */
  private fields(fields: Fields, place: string): { lines: string[]; count: string; needsSeats: boolean } {
    const names = Object.keys(fields);
    const required = names.filter((name) => fields[name].kind !== 'optional');
    const optional = names.filter((name) => fields[name].kind === 'optional');
    const tests = new Map(names.map((name) => [name, this.test(plain(fields[name]), local(name), `${place} ${name}`)]));
    const lines = [
      ...names.map((name) => `  const ${local(name)} = data.${identifier(name)};`),
      ...required.map((name) => `  if (${tests.get(name)!.fails}) return false;`),
      ...(optional.length ? [`  let count = ${required.length};`] : []),
      ...optional.flatMap((name) => [
        `  if (${local(name)} !== undefined) {`,
        `    if (${tests.get(name)!.fails}) return false;`,
        '    count++;',
        '  }',
      ]),
    ];
    const needsSeats = [...tests.values()].some((test) => test.needsSeats);
    return { lines, count: optional.length ? 'count' : String(required.length), needsSeats };
  }

  /** `value` is the name of a constant; `place` names a function, if one is needed. */
  private test(shape: Shape, value: string, place: string): Test {
    if (place.split(' ').length > MAX_NESTING) throw new Error(`${place}: a shape may be ${MAX_NESTING} deep`);
    switch (shape.kind) {
      case 'text':
        return this.text(shape, value, place);
      case 'int':
        return { fails: intFails(shape.min, shape.max, value), needsSeats: false };
      case 'flag':
        return { fails: `${value} !== true`, needsSeats: false };
      case 'nullable': {
        const inner = this.test(shape.of, value, place);
        return { ...inner, fails: `${value} !== null && (${inner.fails})` };
      }
      case 'seat':
        return this.call('seat', value, true, [
          '  for (let i = 0; i < seats.length; i++) if (value === seats[i]) return true;',
          '  return false;',
        ]);
      case 'choice':
        return this.choice(shape.values, value, place);
      case 'list':
        return this.list(shape, value, place);
      case 'map':
        return this.map(shape, value, place);
      case 'object':
        return this.object(shape, value, place);
      case 'optional':
        throw new Error(`${place}: only a field of an object can be optional`);
    }
  }

  private text(shape: Shape & { kind: 'text' }, value: string, place: string): Test {
    const fails = `typeof ${value} !== 'string' || ${value}.length > ${shape.max}`;
    if (!shape.pattern) return { fails, needsSeats: false };
    const body = lettersBody(shape.pattern) ?? patternBody(shape.pattern);
    return { fails: `${fails} || ${this.call(place, value, false, body, 'string').fails}`, needsSeats: false };
  }

  private choice(values: readonly string[], value: string, place: string): Test {
    const each = values.map((v) => `${value} !== ${quote(v)}`).join(' && ');
    if (each.length < 90) return { fails: each, needsSeats: false };
    const byLength = new Map<number, string[]>();
    for (const v of values) byLength.set(v.length, [...(byLength.get(v.length) ?? []), v]);
    return this.call(place, value, false, [
      "  if (typeof value !== 'string') return false;",
      '  switch (value.length) {',
      ...[...byLength].sort(([a], [b]) => a - b).flatMap(([length, same]) => [`    case ${length}:`, ...either(same)]),
      '    default:',
      '      return false;',
      '  }',
    ]);
  }

  private list(shape: Shape & { kind: 'list' }, value: string, place: string): Test {
    const item = this.test(shape.of, 'item', `${place} item`);
    const bounds = shape.min > 0 ? `value.length < ${shape.min} || value.length > ${shape.max}` : `value.length > ${shape.max}`;
    return this.call(place, value, item.needsSeats, [
      `  if (!Array.isArray(value) || ${bounds}) return false;`,
      '  for (let i = 0; i < value.length; i++) {',
      '    const item: unknown = value[i];',
      `    if (${item.fails}) return false;`,
      '  }',
      '  return true;',
    ]);
  }

  private map(shape: Shape & { kind: 'map' }, value: string, place: string): Test {
    const item = this.test(shape.of, 'item', `${place} item`);
    return this.call(place, value, item.needsSeats, [
      `  if (typeof value !== 'object' || value === null || Array.isArray(value) || keysIn(value) > ${shape.max}) return false;`,
      '  for (const key in value) {',
      '    const item = (value as Members)[key];',
      `    if (key === '__proto__' || ${parenthesised(item.fails)}) return false;`,
      '  }',
      '  return true;',
    ]);
  }

  private object(shape: Shape & { kind: 'object' }, value: string, place: string): Test {
    const { lines, count, needsSeats } = this.fields(shape.fields, place);
    return this.call(place, value, needsSeats, [
      '  const data = value as Members;',
      `  if (${notMembers('data', shape.fields)}) return false;`,
      ...lines,
      `  return keysIn(data) === ${count};`,
    ]);
  }

  /** A call of the function with this body, which is written once however many shapes share it. */
  private call(place: string, value: string, needsSeats: boolean, body: readonly string[], type = 'unknown'): Test {
    const key = [type, ...body].join('\n');
    let name = this.names.get(key);
    if (name === undefined) {
      name = this.freeName(place);
      this.names.set(key, name);
      const seats = needsSeats ? ', seats: readonly string[]' : '';
      this.functions.set(key, ['', `function ${name}(value: ${type}${seats}): boolean {`, ...body, '}'].join('\n'));
    }
    return { fails: `!${name}(${value}${needsSeats ? ', seats' : ''})`, needsSeats };
  }

  private freeName(place: string): string {
    const words = place.split(' ').filter((word) => word !== 'data');
    const base = `is${words.map((word) => word[0].toUpperCase() + word.slice(1)).join('')}`;
    const taken = new Set(this.names.values());
    let name = base;
    for (let i = 2; taken.has(name); i++) name = `${base}${i}`;
    return name;
  }
}

/** A field's shape without the word that it may be missing. */
const plain = (shape: Shape): Shape => (shape.kind === 'optional' ? shape.of : shape);

/** Field names may be words that TypeScript keeps for itself. */
const local = (name: string): string => `$${name}`;

function identifier(name: string): string {
  if (!/^[A-Za-z][A-Za-z0-9]*$/.test(name)) throw new Error(`"${name}" cannot name an event type or a field: letters and digits only`);
  return name;
}

function quote(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

const parenthesised = (test: string): string => (/ (&&|\|\|) /.test(test) ? `(${test})` : test);

/** A list has no required field either, so only where nothing is required must it be told apart. */
function notMembers(value: string, fields: Fields): string {
  const required = Object.values(fields).some((shape) => shape.kind !== 'optional');
  return `typeof ${value} !== 'object' || ${value} === null${required ? '' : ` || Array.isArray(${value})`}`;
}

/** Numbers of 32 bits have the cheapest test for being whole. */
function intFails(min: number, max: number, value: string): string {
  const small = min >= -(2 ** 31) && max < 2 ** 31;
  const broken = small ? `(${value} | 0) !== ${value}` : `!Number.isSafeInteger(${value})`;
  return `typeof ${value} !== 'number' || ${broken} || ${value} < ${min} || ${value} > ${max}`;
}

function patternBody({ source, flags }: RegExp): string[] {
  // A global or sticky expression would remember where it stopped.
  return [`  return /${source}/${flags.replace(/[gy]/g, '')}.test(value);`];
}

/** `/^[abc]*$/` needs no expression; null for any other. */
function lettersBody({ source, flags }: RegExp): string[] | null {
  const letters = /^\^\[([^\\\]^-]+)\]\*\$$/.exec(source)?.[1];
  // Letters of two code units, and letters without case, are left to the expression.
  if (letters === undefined || flags !== '' || [...letters].length !== letters.length) return null;
  const wrong = [...new Set(letters)].map((letter) => `c !== ${letter.charCodeAt(0)}`).join(' && ');
  return [
    '  for (let i = 0; i < value.length; i++) {',
    '    const c = value.charCodeAt(i);',
    `    if (${wrong}) return false;`,
    '  }',
    '  return true;',
  ];
}

/** `return value === 'a' || …`, in lines that fit. */
function either(values: readonly string[]): string[] {
  const lines: string[] = [];
  let line = '      return';
  values.forEach((value, i) => {
    const part = ` value === ${quote(value)}${i === values.length - 1 ? ';' : ' ||'}`;
    if (line.length + part.length > 130) {
      lines.push(line);
      line = '       ';
    }
    line += part;
  });
  return [...lines, line];
}
