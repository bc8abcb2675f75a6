import { describe, expect, it } from '@jest/globals';
import { shown, visible } from './shown.js';

describe('shown', () => {
  it.each([
    ['kate', '"kate"'],
    [1.5, '1.5'],
    [null, 'null'],
    [undefined, 'nothing'],
    [true, 'true'],
    [[], 'an empty list'],
    [[1], 'a list of 1'],
    [[1, 2], 'a list of 2'],
    [{ a: 1 }, 'an object'],
  ])('tells %j as %s', (value, text) => {
    expect(shown(value)).toBe(text);
  });

  it('cuts long text', () => {
    expect(shown('x'.repeat(1000))).toBe(`"${'x'.repeat(64)}"… (1000 characters)`);
  });

  it('lets no escape sequence and no direction mark through', () => {
    expect(shown('\u001b[2J\u009b1m\u202eevil\u007f\n')).toBe('"\\u001b[2J\\u009b1m\\u202eevil\\u007f\\n"');
    expect(visible('a \u001b[2J "b"')).toBe('a \\u001b[2J "b"');
    expect(shown('\ud83c')).toBe('"\\ud83c"');
  });
});
