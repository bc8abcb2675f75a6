import { expect, it } from '@jest/globals';
import type { Finding } from '#kernel/finding.js';
import { tallied, without } from './audit.js';

const finding = (event: number, message: string, verdict: Finding['verdict'] = 'illegal'): Finding => ({
  id: event, event, check: 'a', verdict, sections: [], messageId: 'b', message, facts: {}, reliesOn: [], follows: null, derivation: [], legal: [],
});

it('counts findings that are there twice', () => {
  const [one, other] = [finding(1, 'x'), finding(2, 'y')];
  expect(without([one, one, other], [one])).toEqual([one, other]);
  expect(without([one], [one, one])).toEqual([]);
  expect(without([finding(1, 'x')], [finding(1, 'z')])).toHaveLength(1);
});

it('tallies by verdict', () => {
  expect(tallied([finding(1, 'x'), finding(2, 'y', 'missed'), finding(3, 'z')])).toEqual({ illegal: 2, missed: 1, undecidable: 0 });
});
