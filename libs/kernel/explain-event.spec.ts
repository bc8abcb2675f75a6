import { describe, expect, it } from '@jest/globals';
import { event } from './event.js';
import { explainEvent, specLookup } from './explain-event.js';
import { interventions } from './interventions.js';
import { int, list, optional, text } from './shape.js';

const specs = specLookup([
  ...interventions,
  event({ type: 'Drawn', kind: 'player', about: 'Cards were drawn.', fields: { cards: list(text(20), 1, 5) }, says: '{by} draws {cards}' }),
  event({ type: 'Hurt', kind: 'game', about: 'Damage was dealt.', fields: { amount: optional(int(0, 9)) }, says: 'damage[ by {by}]' }),
]);
const explain = (value: unknown): ReturnType<typeof explainEvent> => explainEvent(value, specs, ['kate', 'john']);
const drawn = { n: 7, type: 'Drawn', by: 'kate', data: { cards: ['Ogre'] } };

describe('explainEvent', () => {
  it.each([
    drawn,
    { ...drawn, cause: 6, at: '2026-05-17T14:03:20Z', hash: '0f'.repeat(32) },
    { n: 7, type: 'Hurt', data: {} },
    { n: 7, type: 'Hurt', by: 'john', data: { amount: 3 } },
    { n: 7, type: 'BackedUp', data: { to: 6 } },
    { n: 7, type: 'BackedUp', data: { to: 0 } },
  ])('has nothing against %j', (value) => {
    expect(explain(value)).toEqual([]);
  });

  it.each<[string, unknown, object]>([
    ['a list', [], { field: '', found: 'an empty list', expected: 'an event: an object with n, type and data' }],
    ['an unknown type', { ...drawn, type: 'Drwan' }, { field: 'type', found: '"Drwan"', hint: 'did you mean "Drawn"?' }],
    ['a type of another kind', { ...drawn, type: 3 }, { field: 'type', found: '3' }],
    ['the name of something every object has', { ...drawn, type: 'constructor' }, { field: 'type', found: '"constructor"' }],
    ['no number', { type: 'Hurt', data: {} }, { field: 'n', found: 'nothing' }],
    ['number zero', { ...drawn, n: 0 }, { field: 'n', found: '0' }],
    ['no seat', { ...drawn, by: undefined, x: 1 }, { field: 'by', found: 'nothing', expected: 'a seat: one of "kate", "john"' }],
    ['an unknown seat', { ...drawn, by: 'Kate' }, { field: 'by', found: '"Kate"', hint: 'did you mean "kate"?' }],
    ['a seat that did nothing', { n: 1, type: 'Noted', by: 'kate', data: { text: 'x' } }, { field: 'by', expected: 'no such field' }],
    ['no data', { n: 7, type: 'Hurt' }, { field: 'data', found: 'nothing', hint: '{} if it has none' }],
    ['a list for data', { n: 7, type: 'Hurt', data: [] }, { field: 'data', found: 'an empty list' }],
    ['wrong data', { ...drawn, data: { cards: ['Ogre', 2] } }, { field: 'data.cards[1]', found: '2' }],
    ['data outside data', { ...drawn, cards: ['Ogre'] }, { field: 'cards', expected: 'no such field' }],
    ['a misspelt part', { ...drawn, casue: 6 }, { field: 'casue', hint: 'did you mean "cause"?' }],
    ['a cause that comes later', { ...drawn, cause: 7 }, { field: 'cause', found: '7', expected: 'the number of an event before 7' }],
    ['a cause that is no number', { ...drawn, cause: null }, { field: 'cause', found: 'null' }],
    ['a wrong time', { ...drawn, at: 'noon' }, { field: 'at', found: '"noon"' }],
    ['a wrong hash', { ...drawn, hash: 'abc' }, { field: 'hash', found: '"abc"' }],
    ['a return to the future', { n: 7, type: 'BackedUp', data: { to: 7 } }, { field: 'data.to', found: '7' }],
  ])('names %s', (_, value, flaw) => {
    expect(explain(value)[0]).toMatchObject(flaw);
  });
});
