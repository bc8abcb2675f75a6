import { describe, expect, it } from '@jest/globals';
import { cutTo, padTo, widthOf } from './width.js';

describe('width', () => {
  it.each([
    ['kate', 4],
    ['', 0],
    ['船乗り', 6],
    ['한국', 4],
    ['ｆｕｌｌ', 8],
    ['é', 1],
    ['e\u0301', 1],
    ['👩‍🚀', 2],
    ['🇯🇵', 2],
    ['❤️', 2],
    ['👍🏽', 2],
    ['£%&', 3],
    ['─═…', 3],
    ['a\u200bb', 2],
    ['\u001b[31mred\u001b[39m', 3],
  ])('of %j is %i', (text, width) => {
    expect(widthOf(text)).toBe(width);
  });

  it('pads and cuts by columns, never inside a character', () => {
    expect(padTo('船', 4)).toBe('船  ');
    expect(cutTo('船乗り', 6)).toBe('船乗り');
    expect(cutTo('船乗り', 5)).toBe('船乗…');
    expect(cutTo('船乗り', 4)).toBe('船…');
    expect(cutTo('a👩‍🚀b', 3)).toBe('a…');
  });
});
