import { describe, expect, it } from '@jest/globals';
import { cardBook, readCard } from './cards.js';
import type { CardDefinition } from './header.js';

const hound: CardDefinition = { name: 'Reef Hound', type: 'Entity', subtypes: ['Beast'], cost: '£', health: 2, power: 3 };
const drost: CardDefinition = { name: 'Captain Drost', type: 'Host', resource: '£', health: 6, soul: 4 };
const bolt: CardDefinition = { name: 'Ember Bolt', type: 'Sorcery', cost: '£', text: ['Fast', 'Deal 2 damage to target Entity.'] };

function problems(definition: CardDefinition): string[] {
  const reading = readCard(definition);
  return 'card' in reading ? [] : reading.problems.map(({ card, field, says }) => `${card}, ${field}: ${says}`);
}

describe('a card that can be', () => {
  it('has its stats, and none that its type lacks', () => {
    const reading = readCard(hound);
    const card = { name: 'Reef Hound', cost: '£', health: 2, power: 3, soul: NaN, token: false, unmodelled: false };
    expect(reading).toMatchObject({ card });
  });

  it('collects its keywords from all lines', () => {
    const reading = readCard(bolt);
    expect('card' in reading && [...reading.card.keywords]).toEqual(['Fast']);
  });

  it.each<[string, CardDefinition]>([
    ['by its subtype', { name: 'Harness', type: 'Sorcery', subtypes: ['Equipment'], text: ['Equip to target Entity. It has +2 power.'] }],
    ['by its text alone', { name: 'Harness', type: 'Sorcery', text: ['Equip to target Entity. It has +2 power.'] }],
  ])('is an Equipment %s', (_, definition) => {
    const reading = readCard(definition);
    expect('card' in reading && reading.card.keywords.has('Equipment')).toBe(true);
  });

  it('reads a line in the light of Lingering on another', () => {
    const reading = readCard({ name: 'Orders', type: 'Sorcery', text: ['Entities you control get +1 power.', 'Lingering (it stays).'] });
    expect('card' in reading && reading.card.abilities.map((a) => a.kind)).toEqual(['continuous', 'keyword']);
  });

  it('says that some of its text is not modelled', () => {
    const reading = readCard({ ...bolt, text: ['Fast', 'not modelled: Guess a card name.'] });
    expect('card' in reading && reading.card.unmodelled).toBe(true);
  });
});

describe('a card that cannot be', () => {
  const noHealth = { ...hound, health: undefined };
  const noPower = { ...hound, power: undefined };
  const noSoul = { ...drost, soul: undefined };
  const noResource = { ...drost, resource: undefined };
  it.each<[string, CardDefinition, string]>([
    ['an Entity without health', noHealth, 'Reef Hound, health: an Entity has health, and this one has none'],
    ['an Entity without power', noPower, 'Reef Hound, power: an Entity has power, and this one has none'],
    ['an Entity with soul', { ...hound, soul: 3 }, 'Reef Hound, soul: an Entity has no soul'],
    ['a negative stat', { ...hound, power: -1 }, 'Reef Hound, power: -1 is no power'],
    ['a Host without soul', noSoul, 'Captain Drost, soul: a Host has soul, and this one has none'],
    ['a Host without a resource type', noResource, 'Captain Drost, resource: a Host has a resource type, and this one has none'],
    [
      'a Host of the generic type', { ...drost, resource: '$' },
      'Captain Drost, resource: $ is the generic resource, which no Host has as its type',
    ],
    ['a Host with a cost', { ...drost, cost: '£' }, 'Captain Drost, cost: a Host has no cost: it is never played'],
    ['a Host with power', { ...drost, power: 2 }, 'Captain Drost, power: a Host has no power'],
    ['a Host that has lost', { ...drost, health: 0 }, 'Captain Drost, health: a Host with health 0 has lost before it plays'],
    ['a Host token', { ...drost, token: true }, 'Captain Drost, token: a Host is no token'],
    ['a Sorcery with power', { ...bolt, power: 1 }, 'Ember Bolt, power: a Sorcery has no power'],
    ['a token with a cost', { ...hound, token: true }, 'Reef Hound, cost: a token has no cost: it is never played'],
    ['a cost of other signs', { ...hound, cost: '3' }, 'Reef Hound, cost: "3" is no cost'],
    ['a Lingering Entity', { ...hound, text: ['Lingering'] }, 'Reef Hound, text: an Entity cannot have Lingering'],
    ['a Sorcery with First Strike', { ...bolt, text: ['First Strike'] }, 'Ember Bolt, text: a Sorcery cannot have First Strike'],
    ['an Entity that is Equipment', { ...hound, subtypes: ['Equipment'] }, 'Reef Hound, subtypes: an Entity cannot have Equipment'],
    [
      'an Equipment that equips to nothing', { name: 'Harness', type: 'Sorcery', subtypes: ['Equipment'], text: ['Draw a card.'] },
      'Harness, text: an Equipment says what it equips to, and this one does not',
    ],
    [
      'an Ambush without its requirement', { name: 'Cobbles', type: 'Ambush', cost: '!', text: ['Fast'] },
      'Cobbles, text: an Ambush says when it may be activated, and this one does not',
    ],
    [
      'text that cannot be read', { ...bolt, text: ['Fast', 'Draw a crad.'] },
      'Ember Bolt, text 2: column 8: found "crad.", expected "card"',
    ],
  ])('%s', (_, definition, expected) => {
    expect(problems(definition)).toContain(expected);
  });

  it('has all its problems told at once', () => {
    expect(problems({ name: 'Wreck', type: 'Entity', soul: 1, text: ['Lingering', 'Sink.'] })).toHaveLength(5);
  });
});

describe('the book', () => {
  it('holds the catalogue', () => {
    expect(cardBook().main('Vampire Aristocrat')?.type).toBe('Entity');
    expect(cardBook().problems).toEqual([]);
    expect(cardBook()).toBe(cardBook());
  });

  it('lets the header define a name anew', () => {
    const book = cardBook([{ ...hound, name: 'Vampire Aristocrat' }]);
    expect(book.main('Vampire Aristocrat')?.power).toBe(3);
    expect(book.main('Vampire Aristocrat')?.subtypes).toEqual(['Beast']);
    expect(cardBook().main('Vampire Aristocrat')?.subtypes).toEqual(['Vampire', 'Noble']);
  });

  it('keeps a Host and an Entity of one name apart', () => {
    const book = cardBook([{ ...drost, name: 'Oriel' }, { ...hound, name: 'Oriel' }]);
    expect(book.host('Oriel')?.soul).toBe(4);
    expect(book.main('Oriel')?.power).toBe(3);
    expect(book.problems).toEqual([]);
  });

  it('refuses one name twice', () => {
    const twice = cardBook([hound, { ...bolt, name: 'Reef Hound' }, drost, drost]).problems;
    expect(twice.map(({ card, says }) => `${card}: ${says}`)).toEqual([
      'Reef Hound: two main-deck cards have this name', 'Captain Drost: two Hosts have this name',
    ]);
  });

  it('names the longest first', () => {
    const lengths = cardBook([hound]).names().map((name) => name.length);
    expect(lengths).toEqual([...lengths].sort((a, b) => b - a));
    expect(cardBook([hound]).names()).toContain('Reef Hound');
  });

  it('finds a token by what card text calls it', () => {
    const driftwood: CardDefinition = { name: 'Driftwood token', type: 'Entity', token: true, health: 1, power: 1 };
    expect(cardBook([driftwood]).token('Driftwood')?.name).toBe('Driftwood token');
    expect(cardBook().token('Burrow Pup')?.token).toBe(true);
    expect(cardBook([hound]).token('Reef Hound')).toBeUndefined();
  });

  it('sees a header grow', () => {
    const growing = [hound];
    expect(cardBook(growing).main('Ember Bolt')).toBeUndefined();
    growing.push(bolt);
    expect(cardBook(growing).main('Ember Bolt')?.cost).toBe('£');
  });

  it('takes a card that has problems, with the unreadable text as not modelled', () => {
    const book = cardBook([{ ...bolt, text: ['Sink.'] }]);
    expect(book.problems.map((p) => p.field)).toEqual(['text 1']);
    expect(book.main('Ember Bolt')).toMatchObject({ unmodelled: true });
  });
});
