import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { characters, isLonger } from './characters.js';

it('counts as an iterator over the text does', () => {
  fc.assert(fc.property(fc.string({ unit: fc.constantFrom('a', '船', '🙂', '\ud800', '\udc00') }), (text) => {
    expect(characters(text)).toBe([...text].length);
  }));
});

it('takes as many characters as it says, however a string keeps them', () => {
  expect(isLonger('🙂'.repeat(80), 80)).toBe(false);
  expect(isLonger('🙂'.repeat(81), 80)).toBe(true);
  expect(isLonger('a'.repeat(81), 80)).toBe(true);
});
