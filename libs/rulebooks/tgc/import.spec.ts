import { describe, expect, it } from '@jest/globals';
import { readNotation } from '#kernel/notation.js';
import { cardReader } from './card-text.js';
import { importCards } from './import.js';
import { tgc } from './index.js';

const card = (more: Record<string, unknown> = {}): Record<string, unknown> => ({
  id: 't-1', name: 'Tin Otter', rules: 'Swims.\nBites.', power: '2', resolve: '3', faction: 'River', summoncost: '2',
  cardtype: 'Creature', cardsubtype: 'River, Beast', rarity: 'Common', ...more,
});
const set = (...cards: unknown[]): unknown => ({ templates: {}, cards });

describe('importing cards of TGC', () => {
  it('keeps the text as not modelled', () => {
    expect(importCards(set(card()))).toEqual({
      problems: [],
      cards: [{ name: 'Tin Otter', type: 'Creature', subtypes: ['River', 'Beast'], cost: 2, power: 2, resolve: 3, text: ['not modelled: Swims.', 'not modelled: Bites.'] }],
    });
  });

  it('takes a model by the id of the card', () => {
    const { cards } = importCards(set(card({ cardtype: 'Instant', power: '', resolve: '' })), { 't-1': ['Draw a card.'] });
    expect(cards).toEqual([{ name: 'Tin Otter', type: 'Instant', subtypes: ['River', 'Beast'], cost: 2, text: ['Draw a card.'] }]);
  });

  it('gives definitions that a match can use at once', () => {
    const { cards } = importCards(set(card(), card({ id: 't-2', name: 'Flood: the Second', cardtype: 'Event' })));
    const lines = cardReader.print({ verdict: 1, rulebook: 'tgc', edition: 'casual', record: 'complete', seats: [], cards }, { seats: [], names: [] });
    const text = ['match tgc, casual rules, complete record', 'seat Nia', 'seat Otto', ...lines, 'deck Nia: 4 Tin Otter', '', 'Nia hands in the deck'].join('\n');
    const match = readNotation(text, { tgc });
    if (Array.isArray(match)) throw match[0];
    expect(match.header.cards).toEqual(cards);
    expect(tgc.inspect(match.header)).toEqual([]);
  });

  it.each([
    ['no object', [], 'the file', 'the whole'],
    ['no templates', { cards: [] }, 'the file', 'templates'],
    ['no cards', { templates: {} }, 'the file', 'cards'],
    ['a card that is no object', set('Otter'), 'card 1', 'the whole'],
    ['a missing field', set(card({ rarity: undefined })), 'card 1 (Tin Otter)', 'rarity'],
    ['a number instead of a string', set(card({ power: 2 })), 'card 1 (Tin Otter)', 'power'],
    ['an unknown type', set(card({ cardtype: 'Vehicle' })), 'Tin Otter', 'cardtype'],
    ['a cost in words', set(card({ summoncost: 'two' })), 'Tin Otter', 'summoncost'],
    ['a creature without resolve', set(card({ resolve: '' })), 'Tin Otter', 'resolve'],
    ['a name twice', set(card(), card({ id: 't-2' })), 'Tin Otter', 'name'],
  ])('names card and field: %s', (_, file, where, field) => {
    const { problems, cards } = importCards(file);
    expect(problems.map((p) => [p.card, p.field])).toEqual([[where, field]]);
    expect(cards).toEqual([]);
  });

  it('names the model that cannot be read', () => {
    const { problems } = importCards(set(card()), { 't-1': ['Sing.'] });
    expect(problems.map((p) => [p.card, p.field])).toEqual([['Tin Otter', 'model of t-1, text 1']]);
  });

  it('puts the meaning of a keyword behind the line that has it', () => {
    const { cards } = importCards(set(card({ rules: 'Rush\nSwims.' })), {}, { Rush: 'Comes into play  untapped.', Fly: 'Cannot be blocked.' });
    expect(cards[0].text).toEqual(['not modelled: Rush (Rush: Comes into play untapped.)', 'not modelled: Swims.']);
  });

  it('fills a card from the template that it names, by list or by name', () => {
    const bare = card({ template: 'river' });
    delete bare.rarity;
    for (const templates of [{ river: { rarity: 'Rare', power: '9' } }, [{ template: 'river', rarity: 'Rare', power: '9' }]]) {
      expect(importCards({ templates, cards: [bare] })).toMatchObject({ problems: [], cards: [{ power: 2 }] });
    }
    expect(importCards({ templates: {}, cards: [bare] }).problems.map((p) => p.field)).toEqual(['rarity']);
  });

  it.each([
    ['keywords in place of a set', { Rush: 'Comes into play untapped.' }, 'these are keywords'],
    ['a set without a card', { templates: {}, cards: [] }, 'has no card'],
    ['a name of blanks', set(card({ name: '  ' })), 'is empty'],
  ])('refuses %s', (_, file, says) => {
    expect(importCards(file).problems.map((p) => p.says).join()).toContain(says);
  });
});
