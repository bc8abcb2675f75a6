import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { toySpecs, type ToyBoard } from '#check-tester/toy/board.js';
import { toy } from '#check-tester/toy/rulebook.js';
import { seal } from './chain.js';
import type { GameEvent } from './event.js';
import { interventions } from './interventions.js';
import { Judge } from './judge.js';
import type { Header, MatchLog } from './log.js';
import { redact } from './redact.js';
import type { Rulebook, Viewer } from './rulebook.js';

interface Asked {
  readonly n: number;
  readonly viewer: Viewer;
  readonly last: number;
}

/** Counting in secret: others hear a number only if it is higher than the last. `asked` is what the rulebook was asked. */
function secretly(asked: Asked[] = []): Rulebook<ToyBoard> {
  return {
    ...toy,
    specs: [...toySpecs, ...interventions],
    viewEvent(event, viewer, _header, board) {
      asked.push({ n: event.n, viewer, last: board.last });
      const own = typeof viewer !== 'string' && viewer.seat === event.by;
      const hides = event.type === 'NumberSaid' && !own && !((event.data as { number: number }).number > board.last);
      return hides ? { ...event, data: { number: 0 } } : event;
    },
    viewHeader: (header, _viewer, shown, events) => ({ ...header, shown: [...shown], told: events.length }),
  };
}

const header: Header = { verdict: 1, rulebook: 'toy', edition: 'first', record: 'complete', seats: ['kate', 'john'], title: 'a match' };
const said = (n: number, by: string, number: number): GameEvent => ({ n, type: 'NumberSaid', by, data: { number } });
const events: GameEvent[] = [
  said(1, 'kate', 5),
  said(2, 'kate', 3),
  said(3, 'john', 4),
  { n: 4, type: 'BackedUp', data: { to: 1 } },
  said(5, 'kate', 4),
  { n: 6, type: 'Noted', data: { text: 'a pause' } },
];
const log: MatchLog = { header, events };
const numbers = ({ events: seen }: MatchLog): unknown[] => seen.map((e) => (e.data as { number?: number }).number);

describe('a redacted log', () => {
  it('shows each viewer what the rulebook shows them', () => {
    expect(numbers(redact(log, secretly(), { seat: 'kate' }))).toEqual([5, 3, 4, undefined, 4, undefined]);
    expect(numbers(redact(log, secretly(), { seat: 'john' }))).toEqual([0, 0, 4, undefined, 0, undefined]);
    expect(numbers(redact(log, secretly(), 'spectator'))).toEqual([0, 0, 4, undefined, 0, undefined]);
  });

  it('looks at each event with the board before it, after a backup with the one that it returned to', () => {
    const asked: Asked[] = [];
    redact(log, secretly(asked), 'spectator');
    expect(asked.map(({ n, last }) => [n, last])).toEqual([[1, NaN], [2, 5], [3, 3], [4, 4], [5, 5], [6, 4]]);
  });

  it('is the log itself for a judge, who sees all', () => {
    const asked: Asked[] = [];
    expect(redact(log, secretly(asked), 'judge')).toBe(log);
    expect(asked).toEqual([]);
  });

  it('says whose view it is', () => {
    expect(redact(log, secretly(), { seat: 'kate' }).header.redactedFor).toBe('kate');
    expect(redact(log, secretly(), 'spectator').header.redactedFor).toBe('spectator');
  });

  it('hands the header over with what the events still tell', () => {
    expect(redact(log, secretly(), 'spectator').header).toMatchObject({ title: 'a match', shown: ['a pause'], told: 6 });
  });

  it('loses its hashes, which spoke of what is hidden now', () => {
    const sealed = seal(log, (text) => createHash('sha256').update(text).digest('hex'));
    expect(sealed.events[0].hash).toBeDefined();
    expect(redact(sealed, secretly(), { seat: 'john' })).toEqual(redact(log, secretly(), { seat: 'john' }));
    expect(JSON.stringify(redact(sealed, secretly(), { seat: 'john' }))).not.toContain('"hash"');
  });

  it('leaves the log alone that it was made from', () => {
    const before = JSON.stringify(log);
    redact(log, secretly(), 'spectator');
    expect(JSON.stringify(log)).toBe(before);
  });

  it('folds and audits like any other', () => {
    const seen = redact(log, secretly(), { seat: 'john' });
    const judge = new Judge(secretly(), seen.header);
    for (const event of seen.events) judge.judge(event);
    expect(judge.board).toMatchObject({ n: 6, last: 0 });
  });
});
