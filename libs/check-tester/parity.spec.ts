import { describe, expect, it } from '@jest/globals';
import { missed, type Check } from '#kernel/check.js';
import { listComplaints, wordComplaints } from './check-parity.js';
import { fileComplaints, strayFiles, type CheckFile } from './file-parity.js';
import { testParity } from './parity.js';
import { sectionComplaints } from './section-parity.js';
import type { ToyBoard } from './toy/board.js';
import { oneHigher } from './toy/checks/counting/one-higher.js';
import { noDoubleTurn } from './toy/checks/turns/no-double-turn.js';
import { toy } from './toy/rulebook.js';

const turns: CheckFile = {
  path: 'turns/no-double-turn.ts',
  source: "import { toyCheck } from '../../board.js';",
  spec: 'testCheck(toy, noDoubleTurn, {});',
  exports: { noDoubleTurn },
};
const counting: CheckFile = {
  ...turns,
  path: 'counting/one-higher.ts',
  spec: 'testCheck(\n  toy,\n  oneHigher, {});',
  exports: { oneHigher, LIMIT: 3 },
};

// That a rulebook in order passes is what toy/rulebook.spec.ts shows.
describe('testParity', () => {
  it('refuses a folder without checks', () => {
    expect(() => testParity(toy, { folder: '/nowhere' })).toThrow("`folder` is the one that holds the rulebook's checks/");
  });
});

describe('a file of checks/', () => {
  it.each<[string, Partial<CheckFile>, string]>([
    ['stands in a topic', { path: 'no-double-turn.ts' }, 'a check stands in checks/<topic>/<id>.ts'],
    ['stands in no folder below a topic', { path: 'turns/late/no-double-turn.ts' }, 'a check stands in checks/<topic>/<id>.ts'],
    ['has a topic in words', { path: '31-priority/no-double-turn.ts' }, 'a topic is named in words ("priority"), not "31-priority"'],
    ['is named in small letters', { path: 'turns/noDoubleTurn.ts' }, 'named for its check in small letters'],
    ['is named in two words or more', { path: 'turns/turn.ts' }, 'two words or more'],
    ['holds a check', { exports: { LIMIT: 3 } }, 'exports no checks'],
    ['holds one check', { exports: { noDoubleTurn, oneHigher } }, 'exports 2 checks'],
    ['is named for its check', { exports: { noDoubleTurn: oneHigher } }, 'the id of its check is "one-higher", not the file\'s name'],
    ['exports it by its name', { exports: { doubleTurn: noDoubleTurn } }, 'exports its check as doubleTurn, not noDoubleTurn'],
    ['has a spec', { spec: null }, 'has no no-double-turn.spec.ts beside it'],
    ['has a spec with cases', { spec: "it('works', () => {});" }, 'does not put its cases before testCheck(…, noDoubleTurn, …)'],
    ['has a spec of its own', { spec: 'testCheck(toy, oneHigher, {});' }, 'does not put its cases before testCheck(…, noDoubleTurn, …)'],
    ['knows no check beside it', { source: "import { x } from './x.js';" }, 'imports ./x.js: no check knows of another'],
    ['knows no check elsewhere', { source: "import { x } from '../counting/x.js';" }, 'imports ../counting/x.js'],
  ])('%s', (_, odd, says) => {
    expect(fileComplaints(turns)).toEqual([]);
    expect(fileComplaints({ ...turns, ...odd }).join('\n')).toContain(says);
  });

  it('belongs to a check', () => {
    const paths = ['index.ts', 'turns/a.ts', 'turns/a.spec.ts', 'turns/b.spec.ts', 'turns/notes.md'];
    expect(strayFiles(paths)).toEqual([
      'turns/b.spec.ts: the check that it tests is not beside it',
      'turns/notes.md: checks/ holds checks and their specs alone',
    ]);
  });
});

describe('the list of checks', () => {
  const list = (...checks: Check<ToyBoard>[]): string[] => listComplaints({ ...toy, checks }, [turns, counting]);

  it('has each check once', () => {
    expect(list(noDoubleTurn, oneHigher)).toEqual([]);
    expect(list(oneHigher)).toEqual(['turns/no-double-turn.ts: not listed in checks/index.ts']);
    expect(list(noDoubleTurn, oneHigher, oneHigher)).toEqual(['one-higher: listed more than once']);
    const stray = { ...oneHigher, id: 'stray' };
    expect(list(noDoubleTurn, oneHigher, stray)).toEqual(['stray: listed, and no file of checks/ exports it']);
  });
});

describe('the words of a check', () => {
  it.each<[string, Partial<Check<ToyBoard>>, string]>([
    ['a rule without a full stop', { rule: 'Players take turns' }, 'its rule is a sentence'],
    ['a rule without words', { rule: '.' }, 'its rule is a sentence'],
    ['a rule that trails off', { rule: 'Players take turns...' }, 'its rule is a sentence'],
    ['a rule in small letters', { rule: 'players take turns.' }, 'its rule is a sentence'],
    ['a message without a full stop', { messages: { again: missed('{player} waited') } }, 'message "again" is a sentence'],
    ['no message', { messages: {} }, 'has no messages'],
    ['no event', { on: [] }, 'is asked about no event'],
    ['an event that there is not', { on: ['Sung'] }, 'is asked about Sung, which is no event of toy'],
  ])('are refused for %s', (_, odd, says) => {
    expect(wordComplaints(noDoubleTurn, toy)).toEqual([]);
    expect(wordComplaints({ ...noDoubleTurn, ...odd }, toy).join('\n')).toContain(`no-double-turn: ${says}`);
  });
});

describe('the citations', () => {
  const cite = (...cites: string[]): string[] => sectionComplaints({ ...toy, checks: [oneHigher, { ...noDoubleTurn, cites }] });

  it('meet the sections', () => {
    expect(cite('2')).toEqual([]);
    expect(cite('toy:2', 'toy-hints:begin')).toEqual([]);
  });

  it('are of sections that there are', () => {
    expect(cite('2', '9')).toEqual(['no-double-turn: cites 9, which is no section of toy']);
    expect(cite('2', 'begin')).toEqual(['no-double-turn: cites begin, which is no section of toy']);
  });

  it('are of sections that are checked, not carried or unobservable', () => {
    expect(cite('2', '1')).toEqual(['no-double-turn: cites 1, which sections.ts calls defines']);
    expect(cite('2', 'toy-hints:fun')).toEqual(['no-double-turn: cites toy-hints:fun, which sections.ts calls unobservable']);
  });

  it('reach each section that is called checked', () => {
    expect(cite('1.1')).toEqual(['toy:2: sections.ts calls it checked, and no check cites it']);
    const uncited = sectionComplaints({ ...toy, checks: [noDoubleTurn] });
    expect(uncited).toEqual(['toy:1.1', 'toy-hints:begin'].map((s) => `${s}: sections.ts calls it checked, and no check cites it`));
    expect(cite()).toContain('no-double-turn: cites nothing');
  });
});
