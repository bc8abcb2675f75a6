import { describe, expect, it } from '@jest/globals';
import { event } from './event.js';
import type { Header } from './log.js';
import { readText } from './read-text.js';
import type { Rulebook } from './rulebook.js';
import { int, said } from './shape.js';
import { intCodec } from './words.js';

const toy = {
  id: 'toy',
  editions: { first: 'First Edition' },
  specs: [
    event({ type: 'Passed', kind: 'player', about: 'A pass.', fields: {}, says: '{by} passes' }),
    event({ type: 'Hurt', kind: 'game', about: 'Damage.', fields: { n: said(int(0, 99), intCodec) }, says: '{n} damage' }),
  ],
  validators: {},
  headerParts: {},
  partReaders: [
    {
      keyword: 'seat',
      form: 'seat kate',
      read: (block: { head: { text: string } }, header: { seats: string[] }) => void header.seats.push(block.head.text),
      print: (header: Header) => header.seats.map((s) => `seat ${s}`),
    },
  ],
  vocabulary: (header: Header) => ({ seats: header.seats, names: [] }),
  inspect: (header: Header) => (header.title === 'Bad\u001b' ? [{ field: 'title', says: `not ${header.title}` }] : []),
} as unknown as Rulebook;

const match = (...lines: string[]): string => ['match toy, first rules, complete record', 'seat kate', 'seat john', ...lines].join('\n');
const problemsOf = (text: string): ReturnType<typeof readText>['problems'] => readText(text, { toy }).problems;

describe('readText', () => {
  it('gives header, events and the line of each', () => {
    const read = readText(match('', 'kate passes', '// a comment', '  7 damage'), { toy });
    expect(read).toMatchObject({ rulebook: toy, header: { seats: ['kate', 'john'] }, lines: [5, 7], problems: [] });
    expect(read.events).toEqual([{ n: 1, type: 'Passed', by: 'kate', data: {} }, { n: 2, type: 'Hurt', data: { n: 7 }, cause: 1 }]);
  });

  it('holds what a sentence tells to the shapes of its event', () => {
    expect(problemsOf(match('kate passes', '700 damage'))).toEqual([expect.objectContaining({ line: 5 })]);
    expect(problemsOf(match('kate passes', '7 damage (caused by 9)'))).toEqual([expect.objectContaining({ line: 5 })]);
  });

  it('holds the header to its shape, and then to what it means', () => {
    expect(problemsOf(match('seat Kate'))[0].expected).toContain('a name that no other seat has');
    const odd = problemsOf(match('title: "Bad\\u001b"'));
    expect(odd).toEqual([expect.objectContaining({ line: 1, field: 'title', says: 'not Bad\\u001b' })]);
  });

  it('hands on nothing of a match with a problem', () => {
    expect(readText(match('kate passes', 'mary passes'), { toy })).toMatchObject({ header: null, rulebook: null, events: [], lines: [] });
  });

  it('refuses a match without hashes where only a sealed one will do', () => {
    const read = readText(match('kate passes'), { toy }, { hash: (text) => text, unsealed: 'refuse' });
    expect(read.problems).toEqual([expect.objectContaining({ field: 'hash', expected: 'a sealed log' })]);
  });
});
