/**
 * Writes the TypeScript of one validator for each event type, from the shapes of its spec. At build time, so that
 * no `eval` is needed where a content security policy forbids it; what it writes is committed and reviewed like any source.
 *
 * A validator makes no object and asks each thing once. It does not look for surplus keys: it adds up how long what it knows
 * is as JSON, and a text of exactly that length has room for nothing else (`isWellFormed`, `LogReader`).
 */
import { BACKUP, byRule } from './envelope.js';
import type { EventSpec } from './event.js';
import { MAX_NESTING } from './limits.js';
import type { Fields, Shape } from './shape.js';
import { either, identifier, intFails, lettersBody, notMembers, parenthesised, patternBody, quote } from './validator-text.js';

export function compileValidators(specs: readonly EventSpec[], title: string): string {
  const compiler = new Compiler();
  const validators = specs.map((spec) => compiler.validator(spec));
  const entries = specs.map((spec) => `  ${identifier(spec.type)},`);
  const body = [...compiler.functions.values(), ...validators].join('\n');
  return [
    `/** How long an event of ${title} is, or 0 where it is not well formed. Written by \`npm run generate\` from the event specs: change those, not this. */`,
    ...(body.includes('isLonger(') ? [`import { isLonger } from '#kernel/characters.js';`] : []),
    ...(body.includes('numberLength(') ? [`import { numberLength } from '#kernel/compact-length.js';`] : []),
    `import { envelopeLength${body.includes('keysIn(') ? ', keysIn' : ''} } from '#kernel/envelope.js';`,
    `import type { Validator } from '#kernel/rulebook.js';`,
    '',
    'type Members = { readonly [key: string]: unknown };',
    body,
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
  /** An expression for how long the value is as JSON, to be asked once `fails` was not true. */
  readonly length: string;
  readonly needsSeats: boolean;
}

/** What the function of a list, a map or an object gave back. */
const PART = 'part';

class Compiler {
  /** The text of each function, by its body: equal shapes share one. */
  readonly functions = new Map<string, string>();
  private readonly names = new Map<string, string>();

  validator(spec: EventSpec): string {
    const rule = byRule(spec);
    const by = this.by(rule);
    const data = this.fields(spec.fields, 'data', envelopeConstant(spec.type));
    const backup = spec.type === BACKUP ? ['  if ((data.to as number) >= (event.n as number)) return 0;'] : [];
    const parameters = rule === 'absent' && !data.needsSeats ? 'it' : 'it, seats';
    return [
      '',
      `const ${identifier(spec.type)}: Validator = (${parameters}) => {`,
      '  const event = it as unknown as Members;',
      '  const envelope = envelopeLength(event);',
      `  if (envelope === 0 || event.type !== ${quote(spec.type)}) return 0;`,
      '  const data = event.data as Members;',
      `  if (${notMembers('data', spec.fields)}) return 0;`,
      ...data.lines,
      ...backup,
      ...by.lines,
      `  return envelope + length${by.length};`,
      '};',
    ].join('\n');
  }

  /** What tests who acted, and what is added to the length for it. */
  private by(rule: ReturnType<typeof byRule>): { lines: string[]; length: string } {
    if (rule === 'absent') return { lines: [], length: '' };
    const { fails, length } = this.test({ kind: 'seat' }, 'by', 'by');
    const sum = sumOf(length, keyLength('by'));
    const [missing, added] = rule === 'required' ? ['', sum] : ['by !== undefined && ', `(by === undefined ? 0 : ${sum})`];
    return { lines: ['  const { by } = event;', `  if (${missing}${fails}) return 0;`], length: ` + ${added}` };
  }

  /** Statements that test each field of the object `data` and leave in `length` how long they are, and `more` beside them. */
  private fields(fields: Fields, place: string, more: number): { lines: string[]; needsSeats: boolean } {
    const names = Object.keys(fields);
    const required = names.filter((name) => fields[name].kind !== 'optional');
    const optional = names.filter((name) => fields[name].kind === 'optional');
    const tests = new Map(names.map((name) => [name, this.test(plain(fields[name]), local(name), `${place} ${name}`)]));
    const all = [...tests.values()];
    const always = more + required.reduce((sum, name) => sum + keyLength(name), EMPTY - (required.length ? 1 : 0));
    const lines = [
      ...names.map((name) => `  const ${local(name)} = data.${identifier(name)};`),
      ...(all.some(({ fails }) => fails.includes(PART)) ? [`  let ${PART} = 0;`] : []),
      `  ${names.length ? 'let' : 'const'} length = ${always};`,
      ...required.flatMap((name) => [
        `  if (${tests.get(name)!.fails}) return 0;`,
        `  length += ${tests.get(name)!.length};`,
      ]),
      ...optional.flatMap((name) => [
        `  if (${local(name)} !== undefined) {`,
        `    if (${tests.get(name)!.fails}) return 0;`,
        `    length += ${sumOf(tests.get(name)!.length, keyLength(name))};`,
        '  }',
      ]),
      // The first key of an object stands where the brackets of an empty one close.
      ...(required.length === 0 && optional.length ? [`  if (length > ${always}) length--;`] : []),
    ];
    return { lines, needsSeats: all.some((test) => test.needsSeats) };
  }

  /** `value` is the name of a constant; `place` names a function, if one is needed. */
  private test(shape: Shape, value: string, place: string): Test {
    if (place.split(' ').length > MAX_NESTING) throw new Error(`${place}: a shape may be ${MAX_NESTING} deep`);
    switch (shape.kind) {
      case 'text':
        return this.text(shape, value, place);
      case 'int':
        return { fails: intFails(shape.min, shape.max, value), length: `numberLength(${value})`, needsSeats: false };
      case 'flag':
        return { fails: `${value} !== true`, length: '4', needsSeats: false };
      case 'nullable': {
        const { fails, length, needsSeats } = this.test(shape.of, value, place);
        return { fails: `${value} !== null && (${fails})`, length: `(${value} === null ? 4 : ${length})`, needsSeats };
      }
      case 'seat':
        return this.word('seat', value, true, [
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
    const fails = `typeof ${value} !== 'string' || (${value}.length > ${shape.max} && isLonger(${value}, ${shape.max}))`;
    const length = `${value}.length + 2`;
    if (!shape.pattern) return { fails, length, needsSeats: false };
    const body = lettersBody(shape.pattern) ?? patternBody(shape.pattern);
    const name = this.function('is', place, ['value: string'], 'boolean', body);
    return { fails: `${fails} || !${name}(${value})`, length, needsSeats: false };
  }

  private choice(values: readonly string[], value: string, place: string): Test {
    const each = values.map((v) => `${value} !== ${quote(v)}`).join(' && ');
    if (each.length < 90) return { fails: each, length: lengthOfWord(value), needsSeats: false };
    const byLength = new Map<number, string[]>();
    for (const v of values) byLength.set(v.length, [...(byLength.get(v.length) ?? []), v]);
    return this.word(place, value, false, [
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
    return this.part(place, value, item, [
      `  if (!Array.isArray(value) || ${bounds}) return 0;`,
      '  let length = value.length === 0 ? 2 : value.length + 1;',
      '  for (let i = 0; i < value.length; i++) {',
      '    const item: unknown = value[i];',
      `    if (${item.fails}) return 0;`,
      `    length += ${item.length};`,
      '  }',
      '  return length;',
    ]);
  }

  private map(shape: Shape & { kind: 'map' }, value: string, place: string): Test {
    const item = this.test(shape.of, 'item', `${place} item`);
    return this.part(place, value, item, [
      `  if (typeof value !== 'object' || value === null || Array.isArray(value) || keysIn(value) > ${shape.max}) return 0;`,
      '  let length = 1;',
      '  for (const key in value) {',
      '    const item = (value as Members)[key];',
      `    if (key === '__proto__' || ${parenthesised(item.fails)}) return 0;`,
      `    length += key.length + ${sumOf(item.length, keyLength(''))};`,
      '  }',
      '  return length === 1 ? 2 : length;',
    ]);
  }

  private object(shape: Shape & { kind: 'object' }, value: string, place: string): Test {
    const { lines, needsSeats } = this.fields(shape.fields, place, 0);
    return this.part(place, value, { needsSeats, fails: '' }, [
      '  const data = value as Members;',
      `  if (${notMembers('data', shape.fields)}) return 0;`,
      ...lines,
      '  return length;',
    ]);
  }

  /** A word out of some: the function with this body says whether it is one of them. */
  private word(place: string, value: string, needsSeats: boolean, body: readonly string[]): Test {
    const name = this.function('is', place, parameters(needsSeats), 'boolean', body);
    return { fails: `!${name}(${value}${needsSeats ? ', seats' : ''})`, length: lengthOfWord(value), needsSeats };
  }

  /** Something with parts of its own: the function with this body says how long it is, or 0. */
  private part(place: string, value: string, { needsSeats, fails }: Pick<Test, 'needsSeats' | 'fails'>, body: readonly string[]): Test {
    const own = fails.includes(PART) ? [`  let ${PART} = 0;`] : [];
    const name = this.function('lengthOf', place, parameters(needsSeats), 'number', [...own, ...body]);
    return { fails: `(${PART} = ${name}(${value}${needsSeats ? ', seats' : ''})) === 0`, length: PART, needsSeats };
  }

  /** The name of the function with this body, which is written once however many shapes share it. */
  private function(prefix: string, place: string, taking: readonly string[], gives: string, body: readonly string[]): string {
    const key = [...taking, ...body].join('\n');
    let name = this.names.get(key);
    if (name === undefined) {
      name = this.freeName(prefix, place);
      this.names.set(key, name);
      this.functions.set(key, ['', `function ${name}(${taking.join(', ')}): ${gives} {`, ...body, '}'].join('\n'));
    }
    return name;
  }

  private freeName(prefix: string, place: string): string {
    const words = place.split(' ').filter((word) => word !== 'data');
    const base = `${prefix}${words.map((word) => word[0].toUpperCase() + word.slice(1)).join('')}`;
    const taken = new Set(this.names.values());
    let name = base;
    for (let i = 2; taken.has(name); i++) name = `${base}${i}`;
    return name;
  }
}

const EMPTY = '{}'.length;

/** Two quotes and a colon around the key, and the comma or bracket behind its value. */
const keyLength = (key: string): number => key.length + 4;

/** What is the same of the envelope of each event of a type: the key and the value of `type`, and the key of `data`. */
const envelopeConstant = (type: string): number => keyLength('type') + type.length + 2 + keyLength('data');

const lengthOfWord = (value: string): string => `(${value} as string).length + 2`;

/** "x.length + 2" and 8 more are "x.length + 10". */
function sumOf(length: string, more: number): string {
  const [, before, constant] = /^(.*) \+ (\d+)$/.exec(length) ?? [];
  if (before !== undefined) return `${before} + ${Number(constant) + more}`;
  return `${length} + ${more}`;
}

const parameters = (needsSeats: boolean): string[] => ['value: unknown', ...(needsSeats ? ['seats: readonly string[]'] : [])];

/** A field's shape without the word that it may be missing. */
const plain = (shape: Shape): Shape => (shape.kind === 'optional' ? shape.of : shape);

/** Field names may be words that TypeScript keeps for itself. */
const local = (name: string): string => `$${name}`;
