import { describe, expect, it } from '@jest/globals';
import { CARD_TYPES } from '../abilities.js';
import { cardBook, readCard } from '../cards.js';
import { catalogue } from './catalogue.js';
import { cardsOf, FAMILIES } from './decks.js';

describe('the catalogue of TGC', () => {
  it('reads, all of it, and nothing in it is left unmodelled', () => {
    expect(catalogue.flatMap((c) => { const read = readCard(c); return 'problems' in read ? read.problems : []; })).toEqual([]);
    expect(cardBook().problems).toEqual([]);
    expect(catalogue.filter((c) => cardBook().get(c.name)!.unmodelled)).toEqual([]);
  });

  it('has cards of every type, and enough names for a deck of three families', () => {
    expect(new Set(catalogue.map((c) => c.type))).toEqual(new Set(CARD_TYPES));
    for (const left of FAMILIES) expect(cardsOf(FAMILIES.filter((f) => f !== left)).length).toBeGreaterThanOrEqual(10);
  });

  it.each([
    ['Deal damage to a creature.', 'text 1'],
    ['When the moon is full: draw a card.', 'text 1'],
  ])('names card and field where a text cannot be read: %s', (text, field) => {
    const read = readCard({ name: 'Moth', type: 'Creature', cost: 1, power: 1, resolve: 1, text: [text] });
    expect('problems' in read && read.problems.map((p) => [p.card, p.field])).toEqual([['Moth', field]]);
  });

  it('refuses impossible stats by name', () => {
    const of = (definition: Parameters<typeof readCard>[0]): unknown => {
      const read = readCard(definition);
      return 'problems' in read ? read.problems.map((p) => p.field) : [];
    };
    expect(of({ name: 'A', type: 'Creature', cost: 1 })).toEqual(['power', 'resolve']);
    expect(of({ name: 'A', type: 'Instant', power: 1 })).toEqual(['power', 'cost']);
    expect(of({ name: 'A', type: 'Creature', cost: 1, power: 0, resolve: 0 })).toEqual(['resolve']);
  });
});
