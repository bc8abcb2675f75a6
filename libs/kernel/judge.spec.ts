import { describe, expect, it } from '@jest/globals';
import { toySpecs, type ToyBoard, type ToyEvent } from '#check-tester/toy/board.js';
import { toy } from '#check-tester/toy/rulebook.js';
import { checkFor, illegal, missed, undecidable, type Check } from './check.js';
import type { GameEvent } from './event.js';
import type { Finding } from './finding.js';
import { interventions } from './interventions.js';
import { BackupOutOfReach, Judge } from './judge.js';
import type { Header } from './log.js';
import type { Rulebook } from './rulebook.js';

const counting: Rulebook<ToyBoard> = { ...toy, specs: [...toySpecs, ...interventions] };
const header: Header = { verdict: 1, rulebook: 'toy', edition: 'first', record: 'complete', seats: ['kate', 'john'] };
const check = checkFor<ToyEvent, ToyBoard>();

/** Numbers tell the checks what to say: 13 is illegal, 7 was missed, 50 cannot be told; 60 + n rests on event n. */
const thirteen = check({
  id: 'thirteen',
  cites: ['1.1', 'toy-hints:begin'],
  rule: 'Nobody says thirteen.',
  on: ['NumberSaid'],
  messages: {
    said: '{player} said {number} after {before}.',
    late: missed('{player} was late.', { cites: ['2'] }),
    open: undecidable('Who knows.'),
    rests: illegal('It rests on event {n}.', { reading: 'Sixty counts.' }),
  },
  judge({ event: { data: { number }, by }, board }, report) {
    const player = by ?? 'nobody';
    if (number === 13) report('said', { player, number, before: (board.by?.said ?? []).map(String) });
    if (number === 7) report('late', { player });
    if (number === 50) report('open', {});
    if (number > 60) report('rests', { n: number - 60 }, [number - 60, undefined, 0, number - 60]);
  },
});

const said = (n: number, number: number, more: Partial<GameEvent> = {}): GameEvent => ({ n, type: 'NumberSaid', by: 'kate', data: { number }, ...more });
const done = (n: number, cause?: number): GameEvent => ({ n, type: 'NumberDone', data: {}, ...(cause !== undefined && { cause }) });

function judged(events: readonly GameEvent[], checks: readonly Check<ToyBoard>[] = [thirteen], of: Header = header): Finding[] {
  const judge = new Judge(counting, of, checks);
  return events.flatMap((event) => judge.judge(event));
}

describe('the judge', () => {
  it('asks a check about the events that it is for, with the board before each', () => {
    const asked: unknown[] = [];
    const curious = check({
      id: 'curious', cites: ['1'], rule: 'Looks.', on: ['NumberDone'], messages: {},
      judge: ({ event, board }) => void asked.push([event.n, board.n, board.last]),
    });
    judged([said(1, 4), done(2), said(3, 5), done(4)], [curious]);
    expect(asked).toEqual([[2, 1, 4], [4, 3, 5]]);
  });

  it('says all that it knows in a finding', () => {
    const [finding] = judged([said(1, 4), said(2, 13)]);
    expect(finding).toEqual({
      id: 1,
      event: 2,
      check: 'thirteen',
      verdict: 'illegal',
      sections: ['toy:1.1'],
      messageId: 'said',
      message: 'kate said 13 after 4.',
      facts: { player: 'kate', number: 13, before: ['4'] },
      reliesOn: [],
      follows: null,
      derivation: [{ says: 'anybody may speak', event: 0 }],
      legal: ['kate says 5'],
      reading: undefined,
    });
  });

  it('quotes options for the one who acted, and none where nobody did', () => {
    const game = check({
      id: 'game', cites: ['1'], rule: 'Nothing ends.', on: ['NumberDone'], messages: { over: 'Over.' },
      judge: (_at, report) => report('over', {}),
    });
    expect(judged([said(1, 1), done(2)], [game])[0].legal).toEqual([]);
  });

  it('takes verdict, sections and reading from the message where it has its own', () => {
    const [late, open, rests] = judged([said(1, 7), said(2, 50), said(3, 61)]);
    expect([late.verdict, open.verdict, rests.verdict]).toEqual(['missed', 'undecidable', 'illegal']);
    expect([late.sections, open.sections]).toEqual([['toy:2'], ['toy:1.1']]);
    expect(rests.reading).toBe('Sixty counts.');
  });

  it('cites only what is law under the edition of the match', () => {
    expect(judged([said(1, 13)])[0].sections).toEqual(['toy:1.1']);
    expect(judged([said(1, 13)], [thirteen], { ...header, edition: 'friendly' })[0].sections).toEqual(['toy:1.1', 'toy-hints:begin']);
  });

  it('has one empty list for every event that is in order', () => {
    const judge = new Judge(counting, header, [thirteen]);
    const first = judge.judge(said(1, 1));
    expect(first).toEqual([]);
    expect(judge.judge(said(2, 2))).toBe(first);
    expect(new Judge(counting, header, []).judge(said(1, 13))).toBe(first);
  });

  it('goes on after an illegal event, from the board that the table made of it', () => {
    const judge = new Judge(counting, header, [thirteen]);
    expect(judge.judge(said(1, 13))).toHaveLength(1);
    expect(judge.board).toMatchObject({ n: 1, last: 13 });
    expect(judge.judge(said(2, 14))).toEqual([]);
  });

  it('relies on each earlier event once, in order', () => {
    const both = check({
      id: 'both', cites: ['1'], rule: 'Two.', on: ['NumberDone'], messages: { so: 'So.' },
      judge: ({ event }, report) => report('so', {}, [2, 1, undefined, 0, 2, event.n, -1]),
    });
    expect(judged([said(1, 1), said(2, 2), done(3)], [both])[0].reliesOn).toEqual([1, 2]);
  });
});

describe('what follows from what', () => {
  const follows = (events: readonly GameEvent[]): (number | null)[] => judged(events).map((f) => f.follows);

  it('is a cause of its own if it rests on nothing that was found fault with', () => {
    expect(follows([said(1, 1), said(2, 13), said(3, 61)])).toEqual([null, null]);
  });

  it('follows the finding on an event that it relies on', () => {
    expect(follows([said(1, 13), said(2, 61)])).toEqual([null, 1]);
  });

  it('follows the finding on what caused it', () => {
    expect(follows([said(1, 13), said(2, 13, { cause: 1 })])).toEqual([null, 1]);
  });

  it('follows along a chain of causes that were in order themselves', () => {
    expect(follows([said(1, 13), said(2, 1, { cause: 1 }), done(3, 2), said(4, 13, { cause: 3 })])).toEqual([null, 1]);
  });

  it('follows through an event that it relies on and that a fault had caused', () => {
    expect(follows([said(1, 13), said(2, 1, { cause: 1 }), said(3, 62)])).toEqual([null, 1]);
  });

  it('names the first cause, not the link before', () => {
    expect(follows([said(1, 13), said(2, 61), said(3, 62), said(4, 13, { cause: 3 })])).toEqual([null, 1, 1, 1]);
  });

  it('does not take a doubt for a cause', () => {
    expect(follows([said(1, 50), said(2, 61)])).toEqual([null, null]);
    expect(follows([said(1, 50), said(2, 13, { cause: 1 })])).toEqual([null, null]);
  });

  it('lets a doubt follow, too', () => {
    expect(follows([said(1, 13), said(2, 50, { cause: 1 })])).toEqual([null, 1]);
  });
});

describe('a backup', () => {
  const back = (n: number, to: number): GameEvent => ({ n, type: 'BackedUp', data: { to } });

  it('puts the board back before the next event is judged', () => {
    const judge = new Judge(counting, header, [thirteen]);
    for (const event of [said(1, 4), said(2, 5), back(3, 1)]) judge.judge(event);
    expect(judge.board).toMatchObject({ n: 3, last: 4 });
    expect(judge.judge(said(4, 13))[0].facts.before).toEqual(['4']);
  });

  it('is refused with the event where it cannot be honoured', () => {
    const judge = new Judge(counting, header, []);
    expect(() => judge.judge(back(1, 1))).toThrow(BackupOutOfReach);
    expect(() => judge.judge(back(1, 7))).toThrow('event 1 returns to an event that lies too far back');
  });
});
