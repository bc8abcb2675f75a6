/** Whatever a dispute leaves open, each option that is listed is an event that a log can hold and a sentence that reads. */
import { expect, it } from '@jest/globals';
import { readSentence } from '#kernel/grammar.js';
import { readText } from '#kernel/read-text.js';
import { rulebooks } from '#rulebooks/index.js';
import { disputesIn } from './dispute.js';

it.each(disputesIn(import.meta.dirname))('in $id', ({ text }) => {
  const { header, rulebook, events } = readText(text, rulebooks);
  const words = rulebook!.vocabulary(header!);
  const board = rulebook!.open(header!);
  const wrong: string[] = [];
  const ask = (n: number): void => {
    for (const seat of header!.seats) {
      for (const { says, event } of rulebook!.options(board, seat)) {
        const reads = 'spec' in readSentence(says, rulebook!, words);
        const holds = rulebook!.validators[event!.type]({ ...event!, n: n + 1 }, header!.seats);
        if (!reads || !holds) wrong.push(`after ${n}: ${says}`);
      }
    }
  };
  ask(0);
  for (const event of events) {
    rulebook!.evolve(board, event);
    ask(event.n);
  }
  expect(wrong).toEqual([]);
});
