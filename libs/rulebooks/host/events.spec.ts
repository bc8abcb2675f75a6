import { describe, expect, it } from '@jest/globals';
import fc, { type Arbitrary } from 'fast-check';
import { arbitraryEvent, arbitraryEvents } from '#check-tester/arbitrary.js';
import type { GameEvent } from '#kernel/event.js';
import type { Header } from '#kernel/log.js';
import { readNotation, writeNotation } from '#kernel/notation.js';
import type { Shape } from '#kernel/shape.js';
import { hostSpecs } from './events.js';
import { host } from './index.js';
import { changeShape, KEYWORDS, ref, refShape, SLOTS, STATS, zone, zoneShape, ZONES } from './words.js';

/** Names that a sentence could take for something else. */
const AWKWARD = [
  'Ember Bolt', 'Ember', 'Grace, Aligner of Stars', "Widow's Ledger", "Kate's Host", 'Knight and Squire', 'Bolt + Bolt', 'Host', 'a card',
  'card', '3 cards', 'event 3', 'front 1', "Ember Bolt's effect", 'Ember Bolt in front 1', 'Ember Bolt into back 1', 'kate', 'deck', 'seat',
  "kate's Ember Bolt", 'position', '// Struck', '[14:03] Bell', 'The Long Night', 'A "Quoted" Word', 'Δράκων', '火の鳥', 'Ember Bolt resolves',
  'nothing', '££', 'Bell (caused by 1)', 'Stone Ogre goes to the bottom of kate', '4 action points',
];
const AWKWARD_SEATS = ['kate', 'john', 'kate ann', 'deck', "O'Brien", 'both players', 'the judge', '2'];

const NAMES = ['Ember Bolt', 'Grace, Aligner of Stars', "Widow's Ledger", 'Stone Ogre', 'The Long Night', 'Salt and Ash'];
const SEATS = ['kate', 'john'];

const headerWith = (seats: readonly string[], names: readonly string[]): Header => ({
  verdict: 1,
  rulebook: 'host',
  edition: 'comprehensive',
  record: 'complete',
  seats,
  hosts: {},
  cards: names.map((name) => ({ name, type: 'Form' })),
});

/** Through text and back; the text of what was read must be the same again. */
function told(events: readonly GameEvent[], header: Header): { text: string; events: readonly GameEvent[] } {
  const text = writeNotation({ header, events }, host);
  const read = readNotation(text, { host });
  if (Array.isArray(read)) throw new Error(read.map((e) => `${text}\n${e.line.number}:${e.column} ${e.found}: ${e.expected}`).join('\n'));
  expect(writeNotation(read, host)).toBe(text);
  return { text, events: read.events };
}

const numbered = (events: readonly Omit<GameEvent, 'n'>[]): GameEvent[] => events.map((e, i) => ({ n: i + 1, ...e }));

describe('whatever the names, a sentence of Host', () => {
  const awkward = { seats: AWKWARD_SEATS, names: AWKWARD };
  const header = headerWith(AWKWARD_SEATS, AWKWARD);

  it.each(hostSpecs.map((spec) => [spec.type, spec] as const))('reads back as it was told: %s', (_, spec) => {
    const some = fc.array(arbitraryEvent(spec, awkward), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(some, (drawn) => {
        const events = numbered(drawn);
        expect(told(events, header).events).toEqual(events);
      }),
      { numRuns: 6 },
    );
  });

  it('keeps numbers, causes, times and blocks', () => {
    fc.assert(
      fc.property(arbitraryEvents(hostSpecs, awkward), (events) => expect(told(events, header).events).toEqual(events)),
      { numRuns: 150 },
    );
  });
});

describe('with ordinary names, a sentence of Host', () => {
  const seat = fc.constantFrom(...SEATS);
  const sometimes = <T>(value: Arbitrary<T>): Arbitrary<T | undefined> => fc.option(value, { nil: undefined });
  const effect = sometimes(fc.constant(true));
  const place = fc.constantFrom(...SLOTS, ...ZONES);
  const refs = fc.oneof(
    fc.record({ of: sometimes(seat), name: fc.constantFrom(...NAMES), at: sometimes(place), effect }),
    fc.record({ of: sometimes(seat), at: sometimes(place), effect }),
    fc.record({ player: seat }),
    fc.record({ event: fc.integer({ min: 1, max: 999_999_999 }) }),
  );
  const zones = fc.oneof(
    fc.constant({ zone: 'none' }),
    fc.record({ of: sometimes(seat), zone: fc.constantFrom(...SLOTS, 'form', 'hand', 'drop', 'deck', 'top', 'damage', 'banished') }),
  );
  const number = fc.integer({ min: -99, max: 99 });
  const stat = fc.constantFrom(...STATS);
  const changes = fc.oneof(
    fc.record({ add: stat, n: number }),
    fc.record({ set: stat, n: number }),
    fc.record({ keyword: fc.constantFrom(...KEYWORDS) }),
  );
  const instead = new Map<Shape, Arbitrary<unknown>>([
    [refShape, refs],
    [ref, refs],
    [zoneShape, zones],
    [zone, zones],
    [changeShape, changes],
  ]);
  const ordinary = { seats: SEATS, names: NAMES, plain: true, instead };
  const header = headerWith(SEATS, NAMES);

  it.each(hostSpecs.map((spec) => [spec.type, spec] as const))('needs neither quotes nor JSON: %s', (_, spec) => {
    const event = arbitraryEvent(spec, ordinary).filter(({ data }) => !('generic' in (data as object)) || 'paid' in (data as object));
    fc.assert(
      fc.property(fc.array(event, { minLength: 1, maxLength: 40 }), (drawn) => {
        const { text } = told(numbered(drawn), header);
        expect(text.slice(text.indexOf('\n\n'))).not.toMatch(/"|^event [A-Z]/m);
      }),
      { numRuns: 6 },
    );
  });
});
