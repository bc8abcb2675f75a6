import { compileFunction } from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import ts from 'typescript';
import { compileValidators } from './compile-validators.js';
import * as characters from './characters.js';
import * as compact from './compact-length.js';
import * as envelope from './envelope.js';
import { event, type EventSpec, type GameEvent } from './event.js';
import { explainEvent, specLookup } from './explain-event.js';
import { interventions } from './interventions.js';
import type { Validator } from './rulebook.js';
import { choice, flag, int, list, map, nullable, object, optional, seat, text, type Fields, type Shape } from './shape.js';

const slots = Array.from({ length: 9 }, (_, i) => [`front ${i + 1}`, `back ${i + 1}`]).flat();
const ref = object({
  of: optional(seat),
  name: optional(text(8)),
  at: optional(choice(slots)),
  effect: flag(),
  event: optional(int(1, 1e9)),
});
const specs: readonly EventSpec[] = [
  ...interventions,
  event({
    type: 'Played',
    kind: 'player',
    about: 'A card was played.',
    fields: {
      card: nullable(text(8)),
      paid: optional(text(4, undefined, /^[&£!]*$/)),
      code: optional(text(6, undefined, /^x\d+$/)),
      targets: optional(list(ref, 1, 3)),
      in: choice(['hand', 'deck']),
    },
    says: '{by} plays',
  }),
  event({
    type: 'Counted',
    kind: 'game',
    about: 'Everything was counted.',
    fields: { by: map(int(-5, 9007199254740991), 3), owner: seat, total: int(-2, 2), places: optional(map(list(ref, 0, 2), 2)) },
    says: 'counted[ by {by}]',
  }),
  event({ type: 'Passed', kind: 'player', about: 'A pass.', fields: {}, says: '{by} passes' }),
];
const seats = ['kate', 'john'];
const lookup = specLookup(specs);
const source = compileValidators(specs, 'Toy');
const validators = run(source);

/** The validators of a generated module. */
function run(text: string): Record<string, Validator> {
  const options = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 };
  const { outputText } = ts.transpileModule(text, { compilerOptions: options });
  const exports: { validators?: Record<string, Validator> } = {};
  const module = compileFunction(outputText, ['exports', 'require']) as (into: typeof exports, require: () => unknown) => void;
  module(exports, () => ({ ...envelope, ...compact, ...characters }));
  return exports.validators!;
}

/** Values that fit a shape. */
function fitting(shape: Shape): fc.Arbitrary<unknown> {
  switch (shape.kind) {
    case 'text':
      return shape.pattern ? fc.stringMatching(shape.pattern).filter((t) => t.length <= shape.max) : fc.string({ maxLength: shape.max });
    case 'seat':
      return fc.constantFrom(...seats);
    case 'int':
      return fc.integer({ min: shape.min, max: Math.min(shape.max, 2 ** 31 - 1) });
    case 'flag':
      return fc.constant(true);
    case 'choice':
      return fc.constantFrom(...shape.values);
    case 'list':
      return fc.array(fitting(shape.of), { minLength: shape.min, maxLength: shape.max });
    case 'map':
      return fc.dictionary(fc.string({ maxLength: 3 }).filter((key) => key !== '__proto__'), fitting(shape.of), { maxKeys: shape.max });
    case 'nullable':
      return fc.option(fitting(shape.of), { nil: null });
    case 'optional':
      return fitting(shape.of);
    case 'object':
      return fittingFields(shape.fields);
  }
}

function fittingFields(fields: Fields): fc.Arbitrary<Record<string, unknown>> {
  const requiredKeys = Object.keys(fields).filter((name) => fields[name].kind !== 'optional');
  return fc.record(Object.fromEntries(Object.entries(fields).map(([name, shape]) => [name, fitting(shape)])), { requiredKeys });
}

const digest = fc.stringMatching(/^[0-9a-f]{64}$/);
const events: fc.Arbitrary<Record<string, unknown>> = fc.constantFrom(...specs).chain((spec) => {
  const rule = envelope.byRule(spec);
  return fc.record(
    {
      n: fc.integer({ min: 5, max: 999 }),
      type: fc.constant(spec.type),
      ...(rule === 'absent' ? {} : { by: fc.constantFrom(...seats) }),
      data: fittingFields(spec.type === 'BackedUp' ? { to: int(0, 4) } : spec.fields),
      cause: fc.integer({ min: 1, max: 4 }),
      at: fc.constantFrom('14:03', '2026-05-17T14:03:20Z'),
      hash: digest,
    },
    { requiredKeys: ['n', 'type', 'data', ...(rule === 'required' ? ['by' as const] : [])] },
  );
});

const odd = fc.constantFrom<unknown>(
  ...[null, true, false, undefined, 0, -1, 1, 3, 1.5, NaN, 1e10, 2 ** 53, Infinity],
  ...['', 'kate', 'Kate', 'hand', 'x1', 'front 1', '££', '&&&&&', '🙂🙂🙂', 'a long text'],
  ...[[], [null], [1], {}, { of: 'john' }, { of: 'mary' }],
);
const envelopeNames = ['n', 'by', 'data', 'cause', 'at', 'hash'];
const oddKeys = fc.constantFrom(...envelopeNames, 'card', 'of', 'to', 'owner', 'x', '__proto__', 'constructor', 'length');

/** Changes one place somewhere in a value: another value, one more key or entry, one less. */
function mutate(value: unknown, path: readonly number[], how: number, key: string, put: unknown): unknown {
  if (typeof value !== 'object' || value === null || path.length === 0) return put;
  const [step, ...rest] = path;
  const deeper = (inner: unknown): unknown => mutate(inner, rest, step % 3 === 0 ? 2 : how - 1, key, put);
  if (Array.isArray(value)) {
    const at = step % (value.length || 1);
    if (how === 0 || value.length === 0) return [...(value as unknown[]), put];
    return how === 1 ? value.toSpliced(at, 1) : value.with(at, deeper(value[at]));
  }
  const entries = Object.entries(value);
  const at = step % (entries.length || 1);
  if (how === 0 || entries.length === 0) return Object.fromEntries([...entries, [key, put]]);
  return Object.fromEntries(how === 1 ? entries.toSpliced(at, 1) : entries.with(at, [entries[at][0], deeper(entries[at][1])]));
}

const mutated = fc
  .tuple(events, fc.array(fc.nat(9), { minLength: 1, maxLength: 5 }), fc.nat(4), oddKeys, odd)
  .map(([value, path, how, key, put]) => mutate(value, path, how, key, put) as GameEvent);

const agree = (value: GameEvent, validator: Validator): void => {
  const flaws = explainEvent(value, lookup, seats).filter((flaw) => flaw.field !== 'type');
  expect([compact.isWellFormed(validator, value, seats), flaws]).toEqual([flaws.length === 0, flaws]);
};

describe('compiled validators', () => {
  it('say how long what fits is', () => {
    fc.assert(
      fc.property(events, (value) => {
        expect(explainEvent(value, lookup, seats)).toEqual([]);
        expect(validators[value.type as string](value as unknown as GameEvent, seats)).toBe(compact.compactLength(value));
      }),
      { numRuns: 2000 },
    );
  });

  it('agree with the explainer about what may not fit', () => {
    let refused = 0;
    fc.assert(
      fc.property(mutated, (value) => {
        fc.pre(typeof value === 'object' && value !== null && Object.hasOwn(value, 'type') && lookup.has(value.type));
        if (explainEvent(value, lookup, seats).length) refused++;
        agree(value, validators[value.type]);
      }),
      { numRuns: 6000 },
    );
    expect(refused).toBeGreaterThan(1500);
  });

  it('refuse an event of another type', () => {
    expect(validators.Passed({ n: 1, type: 'Conceded', by: 'kate', data: {} }, seats)).toBe(0);
  });

  it.each<[string, string]>([
    ['a surplus __proto__', '{"n":1,"type":"Passed","by":"kate","data":{"__proto__":{}}}'],
    ['a __proto__ beside the data', '{"n":1,"type":"Passed","by":"kate","__proto__":{"data":{}}}'],
    ['a __proto__ in a map', '{"n":1,"type":"Counted","data":{"by":{"__proto__":1},"owner":"kate","total":0}}'],
    ['a list for data', '{"n":1,"type":"Passed","by":"kate","data":[]}'],
    ['a list for an object', '{"n":1,"type":"Played","by":"kate","data":{"card":null,"in":"hand","targets":[[]]}}'],
    ['a number past all bounds', '{"n":1,"type":"Counted","data":{"by":{"a":1e400},"owner":"kate","total":0}}'],
    ['a seat of no match', '{"n":1,"type":"Passed","by":"mary","data":{}}'],
    ['a return to the present', '{"n":3,"type":"BackedUp","data":{"to":3}}'],
  ])('refuse %s', (_, json) => {
    const value = JSON.parse(json) as GameEvent;
    expect(compact.isWellFormed(validators[value.type], value, seats)).toBe(false);
  });

  it('share a function between equal shapes, and use no expression where letters will do', () => {
    expect(source.match(/^function lengthOf\w*TargetsItem\b|^function lengthOfPlacesItemItem\b/gm)).toHaveLength(1);
    expect(source.match(/\.test\(/g)).toHaveLength(1);
  });

  it.each<[string, Fields]>([
    ['a field that is no word', { 'two words': text(1) }],
    ['an optional entry of a list', { cards: list(optional(text(1))) }],
  ])('are not written for %s', (_, fields) => {
    expect(() => compileValidators([event({ type: 'Odd', kind: 'game', about: 'Odd.', fields, says: 'odd' })], 'Toy')).toThrow();
  });
});
