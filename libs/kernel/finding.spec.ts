import { describe, expect, it } from '@jest/globals';
import { render } from './finding.js';

describe('the message of a finding', () => {
  it.each([
    ['{player} passed.', { player: 'kate' }, 'kate passed.'],
    ['{a}{b} {a}', { a: 1, b: true }, '1true 1'],
    ['legal: {options}', { options: ['pass', 'attack'] }, 'legal: pass, attack'],
    ['legal: {options}', { options: [] }, 'legal: nothing'],
    ['{unknown} stays', {}, '{unknown} stays'],
    ['{ player } and {} stay', { player: 'kate' }, '{ player } and {} stay'],
    ['no facts', { player: 'kate' }, 'no facts'],
    ['{zero} is a fact', { zero: 0 }, '0 is a fact'],
    ['{no} is one', { no: false }, 'false is one'],
    ['{empty} too', { empty: '' }, ' too'],
  ])('%s with %p', (template, facts, expected) => {
    expect(render(template, facts)).toBe(expected);
  });

  it('puts facts in as they are: a name is neither a pattern nor a template', () => {
    expect(render('{card} resolves after {other}', { card: "$& $1 $' {other}", other: '{card}' })).toBe("$& $1 $' {other} resolves after {card}");
  });
});
