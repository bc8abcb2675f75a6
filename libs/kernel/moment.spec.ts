import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isMoment, MOMENT } from './moment.js';

describe('isMoment', () => {
  const right = ['2026-05-17T14:03:20Z', '2026-05-17T14:03:20.123456789+02:00', '2026-05-17T14:03', '14:03', '23:59:59', '00:00-05:30'];
  it.each(right)('accepts %s', (text) => {
    expect(isMoment(text)).toBe(true);
    expect(MOMENT.test(text)).toBe(true);
  });

  const wrongDates = ['', '2026-05-17', '2026-13-17T14:03', '2026-05-32T14:03', '2026-05-17 14:03'];
  const wrongTimes = ['24:00', '14:60', '14:03:60', '14:03.5', '14:03:20.', '14:03Zulu', ' 14:03', '1٤:03'];
  it.each([...wrongDates, ...wrongTimes])('refuses "%s"', (text) => {
    expect(isMoment(text)).toBe(false);
    expect(MOMENT.test(text)).toBe(false);
  });

  it('agrees with the expression', () => {
    const whole = fc.stringMatching(MOMENT);
    const slip = fc.constantFrom('', ...'0129:-+.TZz x');
    const damaged = fc.tuple(whole, fc.nat(40), slip).map(([t, at, c]) => t.slice(0, at) + c + t.slice(at + 1));
    fc.assert(fc.property(fc.oneof(whole, damaged), (text) => expect(isMoment(text)).toBe(MOMENT.test(text))), { numRuns: 2000 });
  });
});
