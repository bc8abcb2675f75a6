import { describe, expect, it } from '@jest/globals';
import { didYouMean, nearMiss } from './near-miss.js';

const types = ['CardPlayed', 'CardsDrawn', 'PriorityPassed', 'TurnEnded'];

describe('nearMiss', () => {
  it.each([
    ['CardPlayd', 'CardPlayed'],
    ['cardplayed', 'CardPlayed'],
    ['CardDrawn', 'CardsDrawn'],
    ['PirorityPassed', 'PriorityPassed'],
    ['TurnEnd', 'TurnEnded'],
  ])('takes %s for %s', (word, meant) => {
    expect(nearMiss(word, types)).toBe(meant);
  });

  it.each(['Conceded', 'x', '', 'CardPlayed'.repeat(7)])('does not guess at "%s"', (word) => {
    expect(nearMiss(word, types)).toBeUndefined();
  });

  it('takes the nearest of several', () => {
    expect(nearMiss('front 3', ['front 1', 'front 33', 'Front 3'])).toBe('Front 3');
  });

  it('asks', () => {
    expect(didYouMean('jhon', ['kate', 'john'])).toBe('did you mean "john"?');
    expect(didYouMean('mary', ['kate', 'john'])).toBeUndefined();
  });
});
