import { describe, expect, it } from '@jest/globals';
import { explainHeader, explainOpening } from './explain-header.js';
import { map, optional, seat, text } from './shape.js';

const law = { id: 'toy', editions: ['first', 'second'], parts: { hosts: map(text(20), 2), first: optional(seat) } };
const header = { verdict: 1, rulebook: 'toy', edition: 'first', record: 'complete', seats: ['kate', 'john'], hosts: { kate: 'Thane' } };

describe('explainOpening', () => {
  it.each<[string, unknown, object]>([
    ['no object', 3, { field: '', found: '3' }],
    ['an event', { n: 1, type: 'Drawn' }, { field: '', found: 'an event', hint: 'a log begins with its header' }],
    ['another format', { ...header, verdict: 2 }, { field: 'verdict', found: '2' }],
    ['an unknown game', { ...header, rulebook: 'tou' }, { field: 'rulebook', found: '"tou"', hint: 'did you mean "toy"?' }],
  ])('refuses %s', (_, value, flaw) => {
    expect(explainOpening(value, ['toy', 'chess'])).toEqual([expect.objectContaining(flaw)]);
  });

  it('accepts a header of a known game', () => {
    expect(explainOpening(header, ['toy'])).toEqual([]);
  });
});

describe('explainHeader', () => {
  it.each([
    header,
    { ...header, title: 'Final', redactedFor: 'john', first: 'kate', hash: '00'.repeat(32) },
    { ...header, redactedFor: 'spectator' },
  ])('has nothing against %j', (value) => {
    expect(explainHeader(value, law)).toEqual([]);
  });

  it.each(['kate', 'Kate Smith', 'player 1', "O'Neil", 'J. R.', 'Zoë', '木村', 'a-b_c', '7', '𝒦ate'])('lets a seat be named %s', (seat) => {
    expect(explainHeader({ ...header, seats: [seat] }, law)).toEqual([]);
  });

  const edges = ['', ' kate', 'kate ', 'kate:', '__proto__', '-kate', "kate'"];
  const middles = ['a\tb', 'a\nb', 'a\u202eb', 'a"b', 'a,b', 'a(b)', 'a\ud83cb'];
  it.each([...edges, ...middles, 'x'.repeat(41), 'constructor', 'toString'])('lets no seat be named %j', (seat) => {
    expect(explainHeader({ ...header, seats: [seat] }, law)).toEqual([expect.objectContaining({ field: 'seats[0]' })]);
  });

  it.each<[string, object, object]>([
    ['a missing part of the game', { ...header, hosts: 3 }, { field: 'hosts', found: '3' }],
    ['an unknown edition', { ...header, edition: 'frist' }, { field: 'edition', hint: 'did you mean "first"?' }],
    ['an unknown completeness', { ...header, record: 'total' }, { field: 'record' }],
    ['no seats', { ...header, seats: [] }, { field: 'seats', found: 'an empty list' }],
    ['two seats that read alike', { ...header, seats: ['Kate', 'kate'] }, { field: 'seats[1]', expected: 'a name that no other seat has' }],
    ['a seat that is not there', { ...header, first: 'jon' }, { field: 'first', hint: 'did you mean "john"?' }],
    ['a view of nobody', { ...header, redactedFor: 'mary' }, { field: 'redactedFor', expected: 'one of "kate", "john", "spectator"' }],
    ['a surplus part', { ...header, decks: {} }, { field: 'decks', expected: 'no such field' }],
  ])('names %s', (_, value, flaw) => {
    expect(explainHeader(value as { [key: string]: unknown }, law)).toEqual([expect.objectContaining(flaw)]);
  });
});
