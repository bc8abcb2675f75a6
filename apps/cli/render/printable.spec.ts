import { expect, it } from '@jest/globals';
import { printable } from './printable.js';

it('shows what would upset a terminal, and leaves the rest alone', () => {
  expect(printable('kate\u001b[2J')).toBe('kate\\u{1b}[2J');
  expect(printable('a\u009bb')).toBe('a\\u{9b}b');
  expect(printable('\u202egnirts')).toBe('\\u{202e}gnirts');
  expect(printable('one\ntwo')).toBe('one\\u{a}two');
  expect(printable('船乗り👩‍🚀 £')).toBe('船乗り👩‍🚀 £');
});
