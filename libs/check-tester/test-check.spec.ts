import { describe, expect, it } from '@jest/globals';
import { illegal, type Check } from '#kernel/check.js';
import type { Cases, ExpectedFinding } from './cases.js';
import { CaseFailure, runCase } from './run-case.js';
import { testCheck } from './test-check.js';
import { toyCheck, type ToyBoard } from './toy/board.js';
import { oneHigher } from './toy/checks/counting/one-higher.js';
import { noDoubleTurn } from './toy/checks/turns/no-double-turn.js';
import { toy } from './toy/rulebook.js';

const given = 'match toy, first rules, complete record\nseat kate\nseat john';
const valid = [{ name: 'taking turns', when: 'kate says 1\njohn says 2' }];
const twice = { name: 'twice', when: 'kate says 1\nkate says 2', finds: [{ messageId: 'again' }] };

describe('testCheck refuses, before anything runs,', () => {
  const refuse = (cases: Cases, says: string, check: Check<ToyBoard> = noDoubleTurn): void =>
    expect(() => testCheck(toy, check, cases)).toThrow(`the cases of ${check.id} are careless:\n- ${says}`);

  it('a message with no invalid case', () => {
    const invalid = [{ name: 'a leap', when: 'kate says 1\njohn says 9', finds: [{ messageId: 'wrong' }] }];
    const says = 'message "unknown" has no invalid case\n- section toy-hints:begin is cited, but by no finding of an invalid case';
    refuse({ given, valid, invalid }, says, oneHigher);
  });

  it('a section that no finding cites', () => {
    const messages = { again: illegal('Again.', { cites: ['2'] }) };
    const check = toyCheck({ ...noDoubleTurn, on: ['NumberSaid'], cites: ['1', '2'], messages });
    refuse({ given, valid, invalid: [twice] }, 'section 1 is cited, but by no finding of an invalid case', check);
  });

  it('a section that is cited where it is no law', () => {
    const invalid = [
      { name: 'a leap', when: 'kate says 1\njohn says 9', finds: [{ messageId: 'wrong' }] },
      { name: 'a late beginning', when: 'kate says 5', finds: [{ messageId: 'unknown' }] },
    ];
    refuse({ given, valid, invalid }, 'section toy-hints:begin is cited, but by no finding of an invalid case', oneHigher);
  });

  it('a check that is not filled in', () => {
    const empty: Check<ToyBoard> = { id: 'to-do', cites: ['1'], rule: '', on: [], messages: {}, judge: () => undefined };
    refuse({ given, valid: [], invalid: [] }, 'the check is asked about no event: fill in `on`\n- the check has no messages', empty);
  });

  it('equal cases, however they are laid out', () => {
    const again = { ...twice, name: 'once more', when: '\n    kate says 1\n\n    // and then\n    kate says 2\n  ' };
    refuse({ given, valid, invalid: [twice, again] }, 'cases "twice" and "once more" tell the same match');
  });

  it('a case that is valid and invalid', () => {
    refuse({ given, valid: [{ ...twice, name: 'fine' }], invalid: [twice] }, 'cases "fine" and "twice" tell the same match');
  });

  it('two cases of one name, but not the same sentences in another position', () => {
    const elsewhere = { ...twice, given: `${given}\nseat jane` };
    refuse({ given, valid, invalid: [twice, elsewhere] }, 'two cases are named "twice"');
  });

  it('a message that the check does not have', () => {
    const odd = { ...twice, name: 'odd', when: 'john says 1\njohn says 2', finds: [{ messageId: 'agian' }] };
    const says = 'invalid case "odd" expects "agian", which is no message of the check (did you mean "again"?)';
    refuse({ given, valid, invalid: [twice, odd] }, says);
  });

  it('a line that the case does not have', () => {
    const invalid = [{ ...twice, finds: [{ messageId: 'again', line: 3 }] }];
    refuse({ given, valid, invalid }, 'invalid case "twice" expects a finding on line 3, and its `when` has 2');
  });

  it('an invalid case without a finding', () => {
    const idle = { ...twice, name: 'idle', when: 'kate says 7', finds: [] };
    refuse({ given, valid, invalid: [twice, idle] }, 'invalid case "idle" finds nothing');
  });

  it('no valid case', () => {
    refuse({ given, valid: [], invalid: [twice] }, 'there is no valid case');
  });

  it('a case with nothing in it, or nothing before it', () => {
    refuse({ given, valid: [{ name: 'empty', when: ' \n // nothing yet' }], invalid: [twice] }, 'case "empty" tells nothing');
    refuse({ valid: [], invalid: [twice] }, 'case "twice" has no `given`, and neither has the spec');
    refuse({ given, valid: [{ name: ' ', when: 'kate says 1' }], invalid: [twice] }, 'a case has no name');
  });
});

describe('a case', () => {
  const failure = (when: string, finds: readonly ExpectedFinding[], check: Check<ToyBoard> = noDoubleTurn, from = given): string => {
    try {
      runCase(toy, check, { given: from, when }, finds);
    } catch (error) {
      if (!(error instanceof CaseFailure)) throw error;
      return error.message;
    }
    return 'passed';
  };
  const judging = (judge: Check<ToyBoard>['judge'], says = 'Something.'): Check<ToyBoard> =>
    ({ ...noDoubleTurn, messages: { again: says }, judge });

  it('passes with exactly its findings, in order', () => {
    const when = 'kate says 1\nkate says 2\nkate says 3';
    expect(failure(when, [{ messageId: 'again', line: 2, data: { player: 'kate' } }, { messageId: 'again' }])).toBe('passed');
    expect(failure(when, [{ messageId: 'again' }])).toContain('expected again on line 3\n\nfound again on line 2: "kate spoke twice');
    expect(failure(when, [])).toContain('expected no finding');
  });

  it('says which fact, line or message differs, and shows the match', () => {
    expect(failure('kate says 1\nkate says 2\njohn says 3', [{ messageId: 'again', data: { player: 'john', how: 2 } }])).toBe(
      [
        'expected on line 3, found on line 2',
        'expected player = "john", found "kate"',
        'expected how = 2, found no such fact',
        '',
        'found again on line 2: "kate spoke twice in a row." (player = "kate")',
        '',
        '  1 | kate says 1',
        '> 2 | kate says 2',
        '  3 | john says 3',
      ].join('\n'),
    );
    const other = failure('kate says 1\njohn says 3', [{ messageId: 'unknown' }], oneHigher);
    expect(other).toContain('expected message "unknown", found "wrong"');
    expect(failure('kate says 1\njohn says 2', [{ messageId: 'again' }])).toContain('expected again on line 2\n\nfound no finding');
  });

  it('knows a finding on what was given from one on what happens', () => {
    const from = `${given}\nkate says 1\nkate says 2`;
    expect(failure('john says 3', [{ messageId: 'again' }], noDoubleTurn, from)).toContain('expected on line 1, found in given');
  });

  it('reads causes from the indentation that is left when the spec file has taken its own', () => {
    const causes: (number | undefined)[] = [];
    const check = judging(({ event }) => void causes.push(event.cause));
    expect(failure('\n      kate says 1 slowly\n        john says 2\n      kate says 3\n    ', [], check)).toBe('passed');
    expect(causes).toEqual([undefined, 1, undefined]);
  });

  it('that does not read says where, and what would fit', () => {
    expect(failure('kate says 1\njohn sais 2', [])).toBe(
      'when, line 2, column 6: found "sais 2", expected "says" (did you mean "says"?)\n  | john sais 2\n  |      ^',
    );
    expect(failure('kate says 1', [], noDoubleTurn, given.replace('first', 'fist'))).toContain('given, line 1, column 12: found "fist"');
    const alone = given.replace('\nseat john', '');
    expect(failure('kate says 1', [], noDoubleTurn, alone)).toBe('given does not make a header: seats: counting takes two (add a seat)');
  });

  it('that never asks the check proves nothing', () => {
    expect(failure('the number is out', [])).toBe('the check was never asked, for the case has none of its events: NumberSaid');
  });

  it('fails if the check changed the board or the event', () => {
    const tampering = judging(({ board }) => void board.by?.said.push(0));
    expect(failure('kate says 1\njohn says 2', [], tampering)).toContain('the check changed board.by.said\n\n  1 | kate says 1\n> 2 |');
    const rewriting = judging(({ event }) => void ((event.data as { number: number }).number = 0));
    expect(failure('kate says 1', [], rewriting)).toContain('the check changed event.data.number');
  });

  it('does not blame the check for what the rulebook does on a report', () => {
    const options = (board: ToyBoard): [] => {
      board.seats = [...board.seats];
      return [];
    };
    expect(() => runCase({ ...toy, options }, noDoubleTurn, { given, when: twice.when }, twice.finds)).not.toThrow();
  });

  it('fails if the finding cites nothing that is law', () => {
    const hinted = { ...noDoubleTurn, cites: ['toy-hints:begin'] };
    expect(failure(twice.when, twice.finds, hinted)).toContain('message "again" cites no section of this edition');
    expect(failure(twice.when, twice.finds, hinted, given.replace('first', 'friendly'))).toBe('passed');
  });

  it('fails if a message names a fact that the report does not bring, or one that is NaN', () => {
    const silent = judging((_, report) => report('again', { who: 'kate' }), '{player} did {what}.');
    const missing = failure('kate says 1', [{ messageId: 'again' }], silent);
    expect(missing).toContain('message "again" names {player}, and the report brings no such fact: "{player} did {what}."');
    expect(missing).toContain('names {what}');
    const unknown = judging(({ board }, report) => report('again', { last: board.last }), 'After {last}.');
    expect(failure('kate says 1', [{ messageId: 'again' }], unknown)).toContain('message "again" says NaN for {last}: "After NaN."');
  });

  it('lets the error of a check that throws come through', () => {
    const broken = judging(() => {
      throw new TypeError('broken');
    });
    expect(() => failure('kate says 1', [], broken)).toThrow(TypeError);
  });
});
