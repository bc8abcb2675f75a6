import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { explainJson } from './json-text.js';

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

describe('explainJson', () => {
  it.each([
    '{"n":1,"type":"Drawn","data":{"cards":["a",null,true]}}',
    ' { "a" : [ ] , "b" : { } } ',
    '-0',
    '1.0',
    '1e2',
    '120e-1',
    '0.0e9999999',
    '9007199254740991',
    '"a\\u00e9\\n\\/"',
    nested(64),
  ])('has nothing against %s', (text) => {
    expect(explainJson(text)).toBeNull();
  });

  it.each<[string, number, string, string]>([
    ['', 1, '', 'a value'],
    ['{"n":1,}', 8, '', 'a key in double quotes'],
    ['{"n" 1}', 6, 'n', '":"'],
    ['{"n":1 "type":"x"}', 8, '', '"," or "}"'],
    ['{"data":{"cards":[1,2}}', 22, 'data.cards', '"," or "]"'],
    ["{'n':1}", 2, '', 'a key in double quotes'],
    ['{"by":kate}', 7, 'by', 'a value'],
    ['{"by":"kate', 12, 'by', '"\\"", the end of the text'],
    ['{"by":"ka\tte"}', 10, 'by', 'a control character written as an escape, such as \\n'],
    ['{"by":"ka\\x"}', 11, 'by', 'an escape that JSON has: \\" \\\\ \\/ \\b \\f \\n \\r \\t \\u'],
    ['{"by":"ka\\u12"}', 14, 'by', 'four hexadecimal digits after \\u'],
    ['{"n":01}', 7, 'n', 'a number as JSON writes it'],
    ['{"n":NaN}', 6, 'n', 'a value'],
    ['{"n":1} {"n":2}', 9, '', 'the end of the line'],
    ['{"n":1,"data":{},"\\u006e":2}', 18, 'n', 'each key once'],
    ['{"data":{"a":[{"b":1,"b":1}]}}', 22, 'data.a[0].b', 'each key once'],
  ])('tells where %s is wrong', (text, column, field, expected) => {
    expect(explainJson(text)).toMatchObject({ column, field, expected });
  });

  it.each(['1e400', '9007199254740992', '1.5', '0.99999999999999999999', '1.0000000000000000001', '1e-1', '12345678901234567890123'])(
    'refuses %s, which is no safe integer',
    (number) => {
      expect(explainJson(`{"n":${number}}`)).toMatchObject({ column: 6, field: 'n', found: number });
    },
  );

  it('refuses nesting over 64 without a deep call', () => {
    expect(explainJson(nested(65))).toMatchObject({ column: 65, found: 'nesting deeper than 64' });
    expect(explainJson('['.repeat(1 << 20))).toMatchObject({ column: 65 });
  });

  it('takes no more time for a hostile number than its length allows', () => {
    const started = performance.now();
    expect(explainJson(`1.${'0'.repeat(1 << 20)}1`)).toMatchObject({ column: 1 });
    expect(performance.now() - started).toBeLessThan(1000);
  });

  it('calls text broken exactly when JSON.parse does', () => {
    const json = fc.json({ maxDepth: 3, noUnicodeString: false });
    const slip = fc.constantFrom('', ...'"\\{}[],:1e.- é\u0001n');
    const damaged = fc
      .tuple(json, fc.nat(80), fc.nat(2), slip)
      .map(([text, at, gone, letter]) => text.slice(0, at) + letter + text.slice(at + gone));
    fc.assert(
      fc.property(damaged, (text) => {
        const flaw = explainJson(text);
        const tolerated = flaw === null || flaw.expected === 'each key once' || flaw.expected.startsWith('a whole number from');
        // What is tolerated ends the scan, so the rest of the text may still be broken.
        if (!parses(text)) expect(flaw).not.toBeNull();
        else expect(tolerated).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });
});

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
