/** Random values that fit a shape, for properties: whatever is well formed, not only what somebody thought of. */
import fc, { type Arbitrary } from 'fast-check';
import { BACKUP, byRule } from '#kernel/envelope.js';
import type { EventSpec, GameEvent } from '#kernel/event.js';
import type { Fields, Shape } from '#kernel/shape.js';

export interface Givens {
  readonly seats: readonly string[];
  /** What texts are drawn from: card names, most of all. */
  readonly names: readonly string[];
  /** Texts are drawn from `names` alone, and keys from `seats`. */
  readonly plain?: boolean;
  /** What to draw for shapes that allow more than makes sense. */
  readonly instead?: ReadonlyMap<Shape, Arbitrary<unknown>>;
}

export function arbitraryOf(shape: Shape, givens: Givens): Arbitrary<unknown> {
  const instead = givens.instead?.get(shape);
  if (instead) return instead;
  switch (shape.kind) {
    case 'text':
      return arbitraryText(shape, givens);
    case 'seat':
      return fc.constantFrom(...givens.seats);
    case 'int':
      return fc.integer({ min: shape.min, max: shape.max });
    case 'flag':
      return fc.constant(true);
    case 'choice':
      return fc.constantFrom(...shape.values);
    case 'list':
      return fc.array(arbitraryOf(shape.of, givens), { minLength: shape.min, maxLength: Math.min(shape.max, shape.min + 4) });
    case 'map':
      return fc.dictionary(arbitraryKey(givens), arbitraryOf(shape.of, givens), { maxKeys: Math.min(shape.max, 3), noNullPrototype: true });
    case 'object':
      return arbitraryFields(shape.fields, givens);
    case 'nullable':
      return fc.option(arbitraryOf(shape.of, givens), { nil: null });
    case 'optional':
      return arbitraryOf(shape.of, givens);
  }
}

/** An object with all that these fields require, and some of what they allow. */
export function arbitraryFields(fields: Fields, givens: Givens): Arbitrary<Record<string, unknown>> {
  const members = Object.fromEntries(Object.entries(fields).map(([name, shape]) => [name, arbitraryOf(shape, givens)]));
  const requiredKeys = Object.keys(fields).filter((name) => fields[name].kind !== 'optional');
  return fc.record(members, { requiredKeys, noNullPrototype: true });
}

function arbitraryText(shape: Shape & { kind: 'text' }, givens: Givens): Arbitrary<string> {
  if (shape.pattern) return fc.stringMatching(shape.pattern, { size: 'small' }).filter((s) => s.length <= shape.max);
  const known = givens.names.filter((name) => name.length <= shape.max);
  const any = fc.oneof(fc.string({ maxLength: 12 }), fc.string({ unit: 'binary', maxLength: 8 })).filter((s) => s.length <= shape.max);
  if (givens.plain) return fc.constantFrom(...known);
  return known.length ? fc.oneof({ arbitrary: fc.constantFrom(...known), weight: 4 }, { arbitrary: any, weight: 1 }) : any;
}

/** Keys of a map are seats in most places; `__proto__` may stand nowhere. */
function arbitraryKey(givens: Givens): Arbitrary<string> {
  const seat = fc.constantFrom(...givens.seats);
  return givens.plain ? seat : fc.oneof(seat, fc.string({ maxLength: 8 })).filter((key) => key !== '__proto__');
}

/** An event of one type, without its number; a game returns to its beginning, which is before every event. */
export function arbitraryEvent(spec: EventSpec, givens: Givens): Arbitrary<Omit<GameEvent, 'n'>> {
  const rule = byRule(spec);
  const seat = fc.constantFrom(...givens.seats);
  const by = rule === 'absent' ? fc.constant(undefined) : rule === 'required' ? seat : fc.option(seat, { nil: undefined });
  return fc.record({ by, data: arbitraryFields(spec.fields, givens) }).map(({ by: who, data }) => {
    // JSON knows no -0, and a record in memory should not either.
    const said = JSON.parse(JSON.stringify(data)) as Record<string, unknown>;
    const event = { type: spec.type, data: spec.type === BACKUP ? { ...said, to: 0 } : said };
    return who === undefined ? event : { ...event, by: who };
  });
}

const two = (n: number): string => String(n).padStart(2, '0');

const arbitraryMoment: Arbitrary<string> = fc
  .tuple(fc.constantFrom('', '2026-05-17T'), fc.nat(23), fc.nat(59), fc.constantFrom('', ':07', ':07.25Z', '+02:00'))
  .map(([day, hour, minute, tail]) => `${day}${two(hour)}:${two(minute)}${tail}`);

/** Events of a whole match: numbered, with times and causes, with blocks that end well, badly and not at all. */
export function arbitraryEvents(specs: readonly EventSpec[], givens: Givens, maxLength = 20): Arbitrary<GameEvent[]> {
  const enders = new Map(specs.flatMap((s) => (s.block ? [[s.block.ends, s.type] as const] : [])));
  const blocks = specs.filter((s) => s.block || enders.has(s.type));
  const one = (spec: EventSpec): Arbitrary<Omit<GameEvent, 'n'>> => arbitraryEvent(spec, givens);
  const ordinary = fc.constantFrom(...specs).chain(one);
  const lasting = fc.constantFrom(...(blocks.length ? blocks : specs)).chain(one);
  const event = fc.oneof({ arbitrary: ordinary, weight: 3 }, { arbitrary: lasting, weight: 2 });
  const drawn = fc.record({
    event,
    at: fc.option(arbitraryMoment, { nil: undefined, freq: 4 }),
    /** How far back the cause lies; none for undefined. */
    back: fc.option(fc.nat(6), { nil: undefined, freq: 4 }),
    /** Whether an end of a block knows what it ends. */
    ends: fc.boolean(),
  });
  return fc.array(drawn, { maxLength }).map((all) => {
    const open: { n: number; type: string }[] = [];
    return all.map(({ event: e, at, back, ends }, i) => {
      const n = i + 1;
      const begun = ends ? open.findLast((o) => o.type === enders.get(e.type)) : undefined;
      if (begun) open.splice(open.indexOf(begun), 1);
      const cause = begun ? begun.n : back === undefined || back >= i ? undefined : i - back;
      open.push({ n, type: e.type });
      return { n, ...e, ...(cause === undefined ? {} : { cause }), ...(at === undefined || begun ? {} : { at }) };
    });
  });
}
