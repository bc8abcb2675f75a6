import { describe, expect, it } from '@jest/globals';
import { explainShape } from './explain-shape.js';
import { choice, flag, int, list, map, nullable, object, optional, seat, text, type Shape } from './shape.js';

const seats = ['kate', 'john'];
const shape = object({
  card: text(10, 'a card name'),
  owner: seat,
  count: int(0, 99, 'action points'),
  phase: optional(choice(['start', 'battle', 'end'])),
  combat: flag('combat damage'),
  cards: optional(list(nullable(text(5)), 1, 3)),
  counters: optional(map(int(0, 9), 2)),
  at: optional(object({ row: text(5, undefined, /^[ab]+$/), slot: optional(int(1, 9)) })),
});
const right = { card: 'Ogre', owner: 'kate', count: 4 };

const explain = (value: unknown, by: Shape = shape): ReturnType<typeof explainShape> => explainShape(by, value, seats);

describe('explainShape', () => {
  it.each([
    right,
    { ...right, phase: 'end', combat: true, cards: ['a', null], counters: { x: 1 }, at: { row: 'ab', slot: 9 } },
  ])('has nothing against %j', (value) => {
    expect(explain(value)).toEqual([]);
  });

  it.each<[string, object, object]>([
    ['a missing field', { owner: 'kate', count: 4 }, { field: 'card', found: 'nothing', expected: 'text (a card name)' }],
    ['a surplus field', { ...right, colour: 'red' }, { field: 'colour', found: '"red"', expected: 'no such field' }],
    ['a misspelt field', { ...right, phsae: 'end' }, { field: 'phsae', expected: 'no such field', hint: 'did you mean "phase"?' }],
    ['a wrong type', { ...right, card: 7 }, { field: 'card', found: '7', hint: 'write it in quotes' }],
    ['text that is too long', { ...right, card: 'x'.repeat(11) }, { field: 'card', expected: 'at most 10 characters' }],
    ['text that does not fit', { ...right, at: { row: 'abc' } }, { field: 'at.row', found: '"abc"', expected: 'text that fits /^[ab]+$/' }],
    ['a number out of range', { ...right, count: 100 }, { field: 'count', expected: 'a whole number from 0 to 99 (action points)' }],
    ['a fraction', { ...right, count: 1.5 }, { field: 'count', found: '1.5, which is no safe integer' }],
    ['a number past all bounds', { ...right, count: Infinity }, { field: 'count', found: 'Infinity, which is no safe integer' }],
    ['a number in quotes', { ...right, count: '4' }, { field: 'count', found: '"4"', hint: 'write it without quotes' }],
    ['an unknown seat', { ...right, owner: 'jhon' }, { expected: 'a seat: one of "kate", "john"', hint: 'did you mean "john"?' }],
    ['an unknown choice', { ...right, phase: 'batle' }, { expected: 'one of "start", "battle", "end"', hint: 'did you mean "battle"?' }],
    ['a flag that says no', { ...right, combat: false }, { field: 'combat', expected: 'true', hint: 'to say no, leave the field out' }],
    ['a list that is too long', { ...right, cards: ['a', 'b', 'c', 'd'] }, { found: 'a list of 4', expected: 'a list of 1 to 3' }],
    ['a list that is too short', { ...right, cards: [] }, { field: 'cards', found: 'an empty list' }],
    ['a wrong entry', { ...right, cards: ['a', 3] }, { field: 'cards[1]', found: '3' }],
    ['no list', { ...right, cards: 'a' }, { field: 'cards', found: '"a"', expected: 'a list of 1 to 3' }],
    ['too many entries', { ...right, counters: { a: 1, b: 2, c: 3 } }, { field: 'counters', found: '3 entries', expected: 'at most 2' }],
    ['a wrong entry of a map', { ...right, counters: { 'a b': 10 } }, { field: 'counters["a b"]', found: '10' }],
    ['a list for a map', { ...right, counters: [] }, { field: 'counters', found: 'an empty list' }],
    ['a list for an object', { ...right, at: [] }, { field: 'at', found: 'an empty list', expected: 'an object with row' }],
    ['undefined', { ...right, phase: undefined }, { field: 'phase', found: 'undefined' }],
  ])('names %s', (_, value, flaw) => {
    expect(explain(value)).toEqual([expect.objectContaining(flaw)]);
  });

  it('lists every flaw, not only the first', () => {
    const flaws = explain({ owner: 'mary', count: -1, cards: [1, 'ok', 2] });
    expect(flaws.map((f) => f.field)).toEqual(['owner', 'count', 'cards[0]', 'cards[2]', 'card']);
  });

  it('stops at fifty', () => {
    const flaws = explain(Array.from({ length: 200 }, () => 'x'), list(int(0, 1), 0, 1000));
    expect(flaws).toHaveLength(50);
  });

  it.each([
    '{"__proto__":{"x":1},"card":"Ogre","owner":"kate","count":4}',
    '{"card":"Ogre","owner":"kate","count":4,"counters":{"__proto__":1}}',
  ])('refuses a __proto__ key in %s', (json) => {
    expect(explain(JSON.parse(json))).toEqual([expect.objectContaining({ found: 'a key named __proto__' })]);
  });

  it('finds a __proto__ key and deep nesting inside a surplus field', () => {
    const hidden = JSON.parse('{"a":[{"__proto__":1}]}') as object;
    expect(explain({ ...right, hidden }).map((f) => f.field)).toEqual(['hidden', 'hidden.a[0].__proto__']);
    const deep = JSON.parse('['.repeat(5000) + ']'.repeat(5000)) as object;
    expect(explain({ ...right, deep })[1]).toMatchObject({ found: 'nesting deeper than 64', field: 'deep' + '[0]'.repeat(63) });
  });

  it('refuses nesting over 64 where a shape allows it', () => {
    let tower: Shape = list(text(1));
    let value: unknown = [];
    for (let i = 0; i < 64; i++) {
      tower = list(tower);
      value = [value];
    }
    expect(explain(value, tower)).toEqual([expect.objectContaining({ found: 'nesting deeper than 64' })]);
    expect(explain((value as unknown[])[0], tower.kind === 'list' ? tower.of : tower)).toEqual([]);
  });
});
