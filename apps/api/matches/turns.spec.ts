import { describe, expect, it } from '@jest/globals';
import { Turns } from './turns.js';

const tick = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('turns', () => {
  it('come one after another for one match, whatever became of the one before', async () => {
    const turns = new Turns();
    const seen: string[] = [];
    const work = (name: string, fails = false) => async (): Promise<string> => {
      seen.push(`${name} begins`);
      await tick();
      seen.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    };
    const answers = await Promise.allSettled([
      turns.take('final', work('first', true)), turns.take('final', work('second')), turns.take('other', work('elsewhere')),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    expect(seen.filter((what) => !what.startsWith('elsewhere'))).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
    expect(seen.indexOf('elsewhere begins')).toBeLessThan(seen.indexOf('first ends'));
  });
});
