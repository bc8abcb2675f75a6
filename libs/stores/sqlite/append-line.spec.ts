import { describe, expect, it } from '@jest/globals';
import { StoreUnavailable, WrongExpectedRevision } from '../errors.js';
import { AppendLine } from './append-line.js';
import type { Append, Outcome } from './appender.js';

const to = (stream: string): Append => ({ stream, events: [], expected: 'any' });

/** A line before a store that notes which groups it was given. */
function line(store: (stream: string) => Outcome): { readonly line: AppendLine; readonly groups: string[] } {
  const groups: string[] = [];
  const take = (group: readonly Append[]): Promise<Outcome[]> => {
    groups.push(group.map(({ stream }) => stream).join(' '));
    return new Promise((resolve) => resolve(group.map(({ stream }) => store(stream))));
  };
  return { line: new AppendLine(take), groups };
}

const told = async (appends: readonly Promise<unknown>[]): Promise<unknown[]> =>
  (await Promise.allSettled(appends)).map((one) => (one.status === 'fulfilled' ? one.value : (one.reason as Error).constructor.name));

describe('appends that wait for the disk', () => {
  it('go together, but one a stream at a time and in their order', async () => {
    const { line: appends, groups } = line((stream) => ({ revision: stream.length }));
    expect(await told(['a', 'bb', 'a', 'ccc', 'a'].map((stream) => appends.append(to(stream))))).toEqual([1, 2, 1, 3, 1].map((revision) => ({ revision })));
    expect(groups).toEqual(['a bb', 'a ccc', 'a']);
  });

  it('are refused one by one', async () => {
    const { line: appends, groups } = line((stream) => (stream === 'b' ? new WrongExpectedRevision('b', 1, 2) : { revision: 0 }));
    expect(await told(['a', 'b', 'c'].map((stream) => appends.append(to(stream))))).toEqual([{ revision: 0 }, 'WrongExpectedRevision', { revision: 0 }]);
    expect(groups).toEqual(['a b c']);
  });

  it('are tried one by one where all of them fail, so that the fault is told to those who have it', async () => {
    const { line: appends, groups } = line((stream) => {
      if (stream === 'b') throw new RangeError('no space');
      return { revision: 0 };
    });
    expect(await told(['a', 'b', 'c'].map((stream) => appends.append(to(stream))))).toEqual([{ revision: 0 }, 'RangeError', { revision: 0 }]);
    expect(groups).toEqual(['a b c', 'a', 'b', 'c']);
  });

  it('do not wait again for another process, each by itself, when they have waited for it together', async () => {
    const { line: appends, groups } = line(() => {
      throw new StoreUnavailable('file', 'locked');
    });
    expect(await told(['a', 'b'].map((stream) => appends.append(to(stream))))).toEqual(['StoreUnavailable', 'StoreUnavailable']);
    expect(groups).toEqual(['a b']);
  });
});
