import { describe, expect, it } from '@jest/globals';
import type { ToyBoard, ToyEvent } from '#check-tester/toy/board.js';
import { checkFor, illegal, messageOf, missed, undecidable } from './check.js';

const check = checkFor<ToyEvent, ToyBoard>();

const some = check({
  id: 'some',
  cites: ['1'],
  rule: 'A rule.',
  on: ['NumberSaid'],
  messages: {
    bare: 'It was {said}.',
    more: illegal('It was.', { cites: ['2'], reading: 'As read.' }),
    late: missed('It was not.'),
    open: undecidable('Who knows.', { cites: ['1.1'] }),
  },
  judge({ event }, report) {
    report('bare', { said: event.data.number });
    // @ts-expect-error -- the message needs a fact that is not brought
    report('bare', {});
    // @ts-expect-error -- no such message
    report('bear', { said: 1 });
    // @ts-expect-error -- no such field in this event
    report('bare', { said: event.data.amount as number });
  },
});

// @ts-expect-error -- a check that cites nothing
export const uncited = check({ id: 'uncited', cites: [], rule: '', on: ['NumberSaid'], messages: {}, judge: () => undefined });
// @ts-expect-error -- an event that the game does not have
export const deaf = check({ id: 'deaf', cites: ['1'], rule: '', on: ['NumberSung'], messages: {}, judge: () => undefined });

describe('the messages of a check', () => {
  it.each([
    ['bare', { verdict: 'illegal', says: 'It was {said}.' }],
    ['more', { verdict: 'illegal', says: 'It was.', cites: ['2'], reading: 'As read.' }],
    ['late', { verdict: 'missed', says: 'It was not.' }],
    ['open', { verdict: 'undecidable', says: 'Who knows.', cites: ['1.1'] }],
  ])('%s', (id, message) => {
    expect(messageOf(some, id)).toEqual(message);
  });
});
