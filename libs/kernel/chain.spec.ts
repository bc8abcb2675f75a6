import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { canonical } from './canonical.js';
import { ChainVerifier, seal, type Break } from './chain.js';
import type { GameEvent } from './event.js';
import type { Header, MatchLog } from './log.js';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const header: Header = { verdict: 1, rulebook: 'toy', edition: 'first', record: 'complete', seats: ['kate', 'john'] };
const events: GameEvent[] = [
  { n: 1, type: 'Drawn', by: 'kate', data: { cards: ['Ember Bolt', 'Stone Ogre'] } },
  { n: 2, type: 'Passed', by: 'kate', data: {} },
  { n: 3, type: 'Noted', data: { text: 'a\u001fz' }, cause: 1 },
  { n: 4, type: 'Passed', by: 'john', data: {} },
];
const sealed = seal({ header, events }, sha256);

function breaks(log: MatchLog): Break[] {
  const verifier = new ChainVerifier(sha256);
  const found = [verifier.header(log.header), ...log.events.map((e) => verifier.event(e))].filter((b) => b !== null);
  expect(verifier.first).toBe(found[0] ?? null);
  return found;
}

const withEvents = (change: (events: GameEvent[]) => GameEvent[]): MatchLog => ({ ...sealed, events: change([...sealed.events]) });

describe('the hash chain', () => {
  it('is what the document says it is', () => {
    const first = sha256('{"edition":"first","record":"complete","rulebook":"toy","seats":["kate","john"],"verdict":1}');
    expect(sealed.header.hash).toBe(first);
    expect(sealed.events[0].hash).toBe(sha256(`${first}\n{"by":"kate","data":{"cards":["Ember Bolt","Stone Ogre"]},"n":1,"type":"Drawn"}`));
  });

  it('holds for a sealed log, and sealing again changes nothing', () => {
    expect(breaks(sealed)).toEqual([]);
    expect(seal(sealed, sha256)).toEqual(sealed);
  });

  it('names the changed event, what stands there and what should', () => {
    const changed = withEvents((e) => e.with(1, { ...e[1], by: 'john' }));
    expect(breaks(changed)).toEqual([{ event: 2, expected: expect.stringMatching(/^[0-9a-f]{64}$/), found: sealed.events[1].hash }]);
  });

  it('finds each of two changes', () => {
    const changed = withEvents((e) => e.with(0, { ...e[0], by: 'john' }).with(3, { ...e[3], by: 'kate' }));
    expect(breaks(changed).map((b) => b.event)).toEqual([1, 4]);
  });

  it.each<[string, MatchLog, number]>([
    ['a changed header', { ...sealed, header: { ...sealed.header, title: 'the final' } }, 0],
    ['a header without a hash', { ...sealed, header }, 0],
    ['a dropped event', withEvents((e) => e.toSpliced(1, 1)), 3],
    ['a doubled event', withEvents((e) => e.toSpliced(1, 0, e[1])), 2],
    ['swapped events', withEvents((e) => [e[0], e[2], e[1], e[3]]), 3],
    ['an event without a hash', withEvents((e) => e.with(2, events[2])), 3],
  ])('finds %s', (_, log, event) => {
    expect(breaks(log)[0].event).toBe(event);
  });

  it('goes on from the next hash after a line that could not be read', () => {
    const verifier = new ChainVerifier(sha256);
    verifier.header(sealed.header);
    verifier.event(sealed.events[0]);
    verifier.skip();
    expect(verifier.event(sealed.events[2])).toBeNull();
    expect(verifier.event(sealed.events[3])).toBeNull();
    expect(verifier.event({ ...sealed.events[3], n: 5 })).not.toBeNull();
  });

  it('finds any change of one character that changes what the log says', () => {
    const lines = [sealed.header, ...sealed.events].map((line) => JSON.stringify(line));
    const place = fc.integer({ min: 0, max: lines.length - 1 }).chain((i) => fc.tuple(fc.constant(i), fc.nat(lines[i].length - 1)));
    fc.assert(
      fc.property(place, fc.string({ minLength: 1, maxLength: 1 }), ([i, at], letter) => {
        const changed = lines[i].slice(0, at) + letter + lines[i].slice(at + 1);
        const read = parsed(changed);
        fc.pre(read !== undefined && canonical(read) !== canonical(JSON.parse(lines[i])));
        const all = lines.with(i, changed).map((line) => JSON.parse(line) as unknown);
        expect(breaks({ header: all[0] as Header, events: all.slice(1) as GameEvent[] })).not.toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });
});

/** What the line says, if it still is an object of a record. */
function parsed(line: string): object | undefined {
  try {
    const value = JSON.parse(line) as unknown;
    canonical(value);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
