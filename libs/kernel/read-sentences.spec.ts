import { describe, expect, it } from '@jest/globals';
import { toy } from '#check-tester/toy/rulebook.js';
import type { Header } from './log.js';
import { readSentences } from './read-sentences.js';

const header: Header = { verdict: 1, rulebook: 'toy', edition: 'first', record: 'complete', seats: ['kate', 'john'] };
const read = (text: string, after: number): ReturnType<typeof readSentences> => readSentences(text, header, toy, after);

describe('sentences that go on with a match', () => {
  it('are numbered from where they stand, and indented under each other', () => {
    const { events, problems } = read('// on\nkate says 8\n  john says 9', 7);
    expect(problems).toEqual([]);
    expect(events).toEqual([
      { n: 8, type: 'NumberSaid', by: 'kate', data: { number: 8 } }, { n: 9, type: 'NumberSaid', by: 'john', data: { number: 9 }, cause: 8 },
    ]);
    expect(read('john says 9 (caused by 3)', 7).events).toMatchObject([{ n: 8, cause: 3 }]);
  });

  it('are all refused if one of them cannot be read, each with its place', () => {
    const { events, problems } = read('kate says 8\nkate sings\njohn says 9 (caused by 30)', 7);
    expect([events, problems.map(({ line, column }) => [line, column])]).toEqual([[], [[2, 6], [3, 13]]]);
  });

  it('may be none', () => {
    expect(read('\n// nothing yet\n', 3)).toEqual({ events: [], problems: [] });
  });
});
