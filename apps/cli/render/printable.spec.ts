import { expect, it } from '@jest/globals';
import { printable, printableJson } from './printable.js';

it('shows what would upset a terminal, and leaves the rest alone', () => {
  expect(printable('kate\u001b[2J')).toBe('kate\\u{1b}[2J');
  expect(printable('a\u009bb')).toBe('a\\u{9b}b');
  expect(printable('\u202egnirts')).toBe('\\u{202e}gnirts');
  expect(printable('one\ntwo')).toBe('one\\u{a}two');
  expect(printable('船乗り👩‍🚀 £')).toBe('船乗り👩‍🚀 £');
});

it('shows it in JSON as an escape, which reads back as what it was', () => {
  const value = { name: 'kate\u001b[2J \u009b2J \u202egnirts \ud800 船乗り', lines: ['one\ntwo'] };
  for (const indent of [undefined, 2]) {
    const said = printableJson(value, indent);
    for (const mark of ['\u001b', '\u009b', '\u202e']) expect(said).not.toContain(mark);
    expect(said).toContain('\\u009b2J');
    expect(JSON.parse(said)).toEqual(value);
  }
});
