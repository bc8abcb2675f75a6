/**
 * The cases of one check, for jest. Each is a match in the notation; each runs as a test of its own.
 *
 *   testCheck(host, noDoublePass, {
 *     given: `match host, comprehensive rules, complete record …`,
 *     valid: [{ name: 'passing in turn', when: `kate passes\njohn passes` }],
 *     invalid: [{ name: 'passing twice', when: `kate passes\nkate passes`, finds: [{ messageId: 'twice', data: { player: 'kate' } }] }],
 *   });
 */
import { describe, it } from '@jest/globals';
import type { Check } from '#kernel/check.js';
import type { Rulebook } from '#kernel/rulebook.js';
import { carelessness, type Cases } from './cases.js';
import { runCase } from './run-case.js';

/** Throws at once if the cases are careless: what is missing shows before anything passes. */
export function testCheck<B>(rulebook: Rulebook<B>, check: Check<B>, cases: Cases): void {
  const careless = carelessness(rulebook, check, cases);
  if (careless.length) {
    const error = new Error(`the cases of ${check.id} are careless:\n${careless.map((c) => `- ${c}`).join('\n')}`);
    // So that jest shows the spec and not this line.
    Error.captureStackTrace(error, testCheck);
    throw error;
  }
  const { given: shared = '' } = cases;
  describe(check.id, () => {
    for (const { name, given = shared, when } of cases.valid) {
      it(`allows ${name}`, () => runCase(rulebook, check, { given, when }, []));
    }
    for (const { name, given = shared, when, finds } of cases.invalid) {
      it(`finds ${name}`, () => runCase(rulebook, check, { given, when }, finds));
    }
  });
}
