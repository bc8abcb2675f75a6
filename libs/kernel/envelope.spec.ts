import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DIGEST, isDigest } from './digest.js';
import { byRule, envelopeLength, keysIn } from './envelope.js';
import { event, type Kind } from './event.js';

const spec = (kind: Kind, says: string): ReturnType<typeof event> => event({ type: 'It', kind, about: 'It happened.', fields: {}, says });
const digest = 'a0'.repeat(32);

describe('the envelope', () => {
  it.each([
    ['player', 'it happens', 'required'],
    ['game', 'it happens', 'absent'],
    ['table', '{by} sees it', 'required'],
    ['judge', 'it happens[ to {by}]', 'optional'],
    ['game', 'it[ all] happens to {by}', 'required'],
  ] as const)('of a %s event told as "%s" has `by` %s', (kind, says, rule) => {
    expect(byRule(spec(kind, says))).toBe(rule);
  });

  it.each<[object, number]>([
    [{ n: 1 }, '{"n":1}'.length],
    [{ n: 2, cause: 1, at: '14:03', hash: digest }, `{"n":2,"cause":1,"at":"14:03","hash":"${digest}"}`.length],
    [{ n: 0 }, 0],
    [{ n: 1.5 }, 0],
    [{ n: '1' }, 0],
    [{ n: 1e9 }, 0],
    [{}, 0],
    [{ n: 2, cause: 2 }, 0],
    [{ n: 2, cause: 0 }, 0],
    [{ n: 2, cause: null }, 0],
    [{ n: 1, at: 'noon' }, 0],
    [{ n: 1, hash: digest.toUpperCase() }, 0],
    [{ n: 1, hash: 12 }, 0],
  ])('of %j is %d long', (value, length) => {
    expect(envelopeLength(value as { [key: string]: unknown })).toBe(length);
  });

  it('counts the keys of an object, __proto__ among them', () => {
    expect(keysIn(JSON.parse('{"a":1,"__proto__":2,"c":null}') as object)).toBe(3);
    expect(keysIn({})).toBe(0);
  });

  it('knows a digest as the expression does', () => {
    const near = fc.string({ unit: fc.constantFrom(...'0123456789abcdefgA'), minLength: 63, maxLength: 65 });
    fc.assert(fc.property(fc.oneof(fc.stringMatching(DIGEST), near), (text) => expect(isDigest(text)).toBe(DIGEST.test(text))));
  });
});
