import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { arbitraryEvents } from '#check-tester/arbitrary.js';
import { event, type GameEvent } from './event.js';
import { interventions } from './interventions.js';
import type { Header } from './log.js';
import { readNotation, tell, writeNotation, type NotationError, type NotedMatch, type PartReader } from './notation.js';
import type { Rulebook } from './rulebook.js';
import { optional, said, seat, text } from './shape.js';
import { nameCodec, seatCodec } from './words.js';

/** A game of boxes that are opened and shut, to see lines at work without a game's rules. */
const specs = [
  event({
    type: 'Opened', kind: 'game', about: '', fields: { box: said(text(80), nameCodec) },
    says: '{box} is opened', block: { ends: 'Shut', says: '{box} opens' },
  }),
  event({ type: 'Shut', kind: 'game', about: '', fields: {}, says: 'it is shut' }),
  event({
    type: 'Found', kind: 'player', about: '', fields: { thing: said(text(80), nameCodec), of: optional(said(seat, seatCodec)) },
    says: '{by} finds {thing}[ of {of}]',
  }),
  ...interventions,
];

/** Longest first, as a vocabulary lists them. */
const NAMES = ['Chest of kate', 'it is shut', 'Lamp opens', 'Chest', 'Lamp', 'seat'];

const seatReader: PartReader = {
  keyword: 'seat',
  form: 'seat kate',
  read: (block, header) => void (header.seats as string[]).push(block.head.text),
  print: (header) => header.seats.map((s) => `seat ${s}`),
};

const boxes = {
  id: 'boxes',
  editions: { first: '' },
  specs,
  headerParts: {},
  partReaders: [seatReader],
  vocabulary: (header: Header) => ({ seats: header.seats, names: NAMES }),
} as unknown as Rulebook;

const HEAD = 'match boxes, first rules, complete record\nseat kate\nseat john\n';
const header: Header = { verdict: 1, rulebook: 'boxes', edition: 'first', record: 'complete', seats: ['kate', 'john'] };

function read(text: string): NotedMatch {
  const match = readNotation(text, { boxes });
  if (Array.isArray(match)) throw new Error(match.map((e) => `${e.line.number}:${e.column} ${e.found}: ${e.expected}`).join('\n'));
  return match;
}

function errors(text: string): NotationError[] {
  const match = readNotation(text, { boxes });
  if (!Array.isArray(match)) throw new Error('it was understood');
  return match;
}

const written = (events: readonly GameEvent[]): string => writeNotation({ header, events }, boxes).slice(HEAD.length).trim();

describe('reading', () => {
  it('numbers the events and takes their causes from the indentation', () => {
    const { events, lines } = read(`${HEAD}
// What happened first.
Chest opens
  [14:03] kate finds Lamp
    note: it is lit

  john finds "Old Shoe" of kate (caused by 1)
kate finds Lamp (caused by 2)
`);
    expect(events).toEqual([
      { n: 1, type: 'Opened', data: { box: 'Chest' } },
      { n: 2, type: 'Found', by: 'kate', data: { thing: 'Lamp' }, cause: 1, at: '14:03' },
      { n: 3, type: 'Noted', data: { text: 'it is lit' }, cause: 2 },
      { n: 4, type: 'Found', by: 'john', data: { thing: 'Old Shoe', of: 'kate' }, cause: 1 },
      { n: 5, type: 'Shut', data: {}, cause: 1 },
      { n: 6, type: 'Found', by: 'kate', data: { thing: 'Lamp' }, cause: 2 },
    ]);
    expect(lines).toEqual([6, 7, 8, 10, 10, 11]);
  });

  it('ends blocks where their lines end, the inner one first', () => {
    const { events } = read(`${HEAD}Chest opens\n    Lamp opens\n        note: a\n`);
    expect(events.map((e) => [e.type, e.cause])).toEqual([['Opened', undefined], ['Opened', 1], ['Noted', 2], ['Shut', 2], ['Shut', 1]]);
  });

  it('does not mind carriage returns, a byte order mark, tabs and blank lines', () => {
    expect(read(`\ufeff${HEAD}\nChest is opened\n\tnote: a  \n`.replaceAll('\n', '\r\n')).events).toHaveLength(2);
  });

  it('reads any event plainly, as its type and its data', () => {
    const [found] = read(`${HEAD}event Found by kate with {"thing":"x\\ny"}`).events;
    expect(found).toEqual({ n: 1, type: 'Found', by: 'kate', data: { thing: 'x\ny' } });
  });
});

describe('a wrong line', () => {
  it.each<[string, number, number, string, string | undefined]>([
    ['', 1, 1, 'match <game>', undefined],
    ['a game of boxes', 1, 1, 'match <game>', undefined],
    ['match box, first rules, complete record', 1, 7, 'a game: boxes', undefined],
    ['match boxes, frist rules, complete record', 1, 14, 'an edition: first', 'did you mean "first"?'],
    ['match boxes, first rules, whole record', 1, 27, 'complete or abridged', undefined],
    [`${HEAD}kate fnids Lamp`, 4, 6, '"finds"', 'did you mean "finds"?'],
    [`${HEAD}its owner finds Lamp`, 4, 1, 'a seat (kate, john)', 'name the player or the card instead of "its"'],
    [`${HEAD}kat finds Lamp`, 4, 1, 'a seat (kate, john)', 'did you mean "kate"?'],
    [`${HEAD}kate finds Lmap`, 4, 12, 'a card name', 'did you mean "Lamp"?'],
    [`${HEAD}kate finds Zither`, 4, 12, 'a card name', 'define the card'],
    [`${HEAD}Chest opens\n  kate finds`, 5, 13, 'a card name', undefined],
    [`${HEAD}[noon] kate finds Lamp`, 4, 2, 'a time such as 14:03', undefined],
    [`${HEAD}[12:00] kate finds Lamp for john`, 4, 25, '"of"', undefined],
    [`${HEAD}kate finds Lamp (caused by 1)`, 4, 17, 'before this one, which is event 1', undefined],
    [`${HEAD}the game returns to event 1`, 4, 1, 'data.to: the number of an event before 1', 'a game returns to its past'],
    [`${HEAD}event Fund by kate`, 4, 7, 'Found', 'did you mean "Found"?'],
    [`${HEAD}event Found by mary`, 4, 16, 'a seat', undefined],
    [`${HEAD}event Found by kate having nothing`, 4, 21, '"with"', undefined],
    [`${HEAD}event Found by kate with {"thing":}`, 4, 35, 'a value', undefined],
    [`${HEAD}event Found by kate with {"thing":3}`, 4, 1, 'data.thing: text', undefined],
    [`${HEAD}event Found by kate with {"__proto__":3,"thing":"a"}`, 4, 1, 'any other name', undefined],
    [`${HEAD}seats mary`, 4, 1, 'a seat', 'did you mean "seat kate"?'],
    [`${HEAD}note: a\ntitle: b`, 5, 1, 'a seat', 'the parts of the header stand before the first event'],
    [`${HEAD}header {"seats":[}`, 4, 18, 'a value', undefined],
    [`${HEAD}header {"record":"abridged"}`, 4, 8, 'other parts', undefined],
    [`${HEAD}header {"__proto__":{"a":1}}`, 4, 8, 'any other name', undefined],
  ])('is told with its place and what would be right: %s', (wrong, line, column, expected, hint) => {
    const [error] = errors(wrong);
    expect([error.line.number, error.column]).toEqual([line, column]);
    expect(error.expected).toContain(expected);
    if (hint !== undefined) expect(error.hint).toContain(hint);
  });

  it('is told with each other wrong line, up to fifty, and the lines around them keep their numbers', () => {
    const found = errors(`${HEAD}kate fnids Lamp\nkate finds Lamp (caused by 1)\n  nite: a\nkate finds Lamp (caused by 3)\n`);
    expect(found.map((e) => e.line.number)).toEqual([4, 6]);
    expect(errors(HEAD + 'oh\n'.repeat(80))).toHaveLength(50);
  });

  it('cannot upset a terminal', () => {
    expect(errors(`${HEAD}kate \u001b[31mfinds`)[0].found).toBe('"\\u001b[31mfinds"');
  });

  it('of a million blanks is refused at once', () => {
    expect(errors(`${HEAD}kate${' '.repeat(1 << 21)}finds`)[0].expected).toContain('a line of at most');
    expect(errors(`${HEAD}kate${' '.repeat(1 << 19)}finds`)[0].column).toBeGreaterThan(1);
  });
});

describe('writing', () => {
  const opened = (n: number, box: string, rest: object = {}): GameEvent => ({ n, type: 'Opened', data: { box }, ...rest });

  it('indents what an event caused, and lets the indentation end a block', () => {
    const events = [opened(1, 'Chest'), { n: 2, type: 'Noted', data: { text: 'a' }, cause: 1 }, { n: 3, type: 'Shut', data: {}, cause: 1 }];
    expect(written(events)).toBe('Chest opens\n  note: a');
  });

  it('states a cause that the indentation cannot say, and an end that stands in an odd place', () => {
    const events = [opened(1, 'Chest'), opened(2, 'Lamp'), { n: 3, type: 'Shut', data: {}, cause: 1 }, { n: 4, type: 'Shut', data: {} }];
    expect(written(events)).toBe('Chest is opened\nLamp is opened\nit is shut (caused by 1)\nit is shut');
  });

  it('quotes names where the line would say something else, and falls back to JSON where even that does not help', () => {
    expect(written([{ n: 1, type: 'Found', by: 'kate', data: { thing: 'Chest', of: 'kate' } }])).toBe('kate finds "Chest" of kate');
    expect(written([{ n: 1, type: 'Found', by: 'kate', data: { thing: 'Chest of kate' } }])).toBe('kate finds Chest of kate');
    expect(written([opened(1, 'seat')])).toBe('"seat" is opened');
    expect(written([{ n: 1, type: 'Found', data: { thing: 'Lamp' } }])).toBe('event Found with {"thing":"Lamp"}');
  });

  it('does not walk off to the right with a long chain of causes', () => {
    const events = Array.from({ length: 200 }, (_, i) => ({ n: i + 1, type: 'Noted', data: { text: 'a' }, ...(i ? { cause: i } : {}) }));
    const longest = Math.max(...written(events).split('\n').map((line) => line.length));
    expect(longest).toBeLessThan(120);
    expect(read(writeNotation({ header, events }, boxes)).events).toEqual(events);
  });

  it('loses nothing, wherever blocks end', () => {
    fc.assert(
      fc.property(arbitraryEvents(specs, { seats: ['kate', 'john'], names: NAMES }, 30), (events) => {
        const text = writeNotation({ header, events }, boxes);
        const again = read(text);
        expect(again).toMatchObject({ header, events });
        expect(again.events).toEqual(events);
        expect(writeNotation(again, boxes)).toBe(text);
      }),
      { numRuns: 300 },
    );
  });

  it('says a header as JSON where its lines cannot', () => {
    const odd = { ...header, title: ' "odd" ', redactedFor: 'kate', seats: ['kate', 'john'] };
    expect(read(writeNotation({ header: odd, events: [] }, boxes)).header).toEqual(odd);
    const mute = { ...boxes, partReaders: [] } as Rulebook;
    const text = writeNotation({ header, events: [] }, mute);
    expect(text).toContain('header {"seats":["kate","john"]}');
    expect(readNotation(text, { boxes: mute })).toMatchObject({ header });
  });

  it('tells a single event', () => {
    const words = boxes.vocabulary(header);
    expect(tell({ n: 1, type: 'Found', by: 'kate', data: { thing: 'Lamp' } }, boxes, words)).toBe('kate finds Lamp');
  });
});
