import { describe, expect, it } from '@jest/globals';
import { CARD_TYPES, TRIGGERS, type Card } from '../abilities.js';
import { cardBook, readCard } from '../cards.js';
import { KEYWORDS } from '../words.js';
import { catalogue } from './catalogue.js';
import { decks } from './decks.js';

const book = cardBook();
const cards = catalogue.map((definition): Card => {
  const card = definition.type === 'Host' ? book.host(definition.name) : book.main(definition.name);
  if (!card) throw new Error(definition.name);
  return card;
});

describe('the catalogue', () => {
  it.each(catalogue)('$name reads', (definition) => {
    expect(readCard(definition)).toHaveProperty('card');
  });

  it('defines each name once', () => {
    expect(new Set(catalogue.map((c) => c.name)).size).toBe(catalogue.length);
  });

  it('has two Hosts of each resource type', () => {
    const hosts = cards.filter((c) => c.type === 'Host').map((c) => c.resource);
    for (const resource of ['&', '£', '!', '%']) expect(hosts.filter((r) => r === resource)).toHaveLength(2);
  });

  it('makes only tokens that it defines', () => {
    for (const name of valuesOf(cards, 'token', 'name')) expect(book.token(name)).toBeDefined();
  });
});

describe('the decks', () => {
  it.each(decks)('$name is legal', ({ host, cards }) => {
    expect(book.host(host)).toBeDefined();
    expect(cards.reduce((sum, { count }) => sum + count, 0)).toBe(50);
    expect(new Set(cards.map((c) => c.name)).size).toBe(cards.length);
    for (const { name, count } of cards) {
      expect(count).toBeLessThanOrEqual(4);
      expect(book.main(name)).toMatchObject({ token: false });
    }
  });

  it.each(decks)('$name can pay for itself: own resource and generic alone', ({ host, cards }) => {
    const own = book.host(host)!.resource;
    for (const { name } of cards) expect([name, book.main(name)!.cost.replaceAll(own, '').replaceAll('$', '')]).toEqual([name, '']);
  });

  it('are two of each resource type, all different', () => {
    expect(decks.map((d) => book.host(d.host)!.resource).sort()).toEqual(['!', '!', '%', '%', '&', '&', '£', '£']);
    expect(new Set(decks.map((d) => d.host)).size).toBe(8);
  });
});

/** Every `key: value` that occurs in the abilities of these cards, under objects that have the key `within`. */
function valuesOf(from: readonly Card[], within: string, key: string): Set<string> {
  const found = new Set<string>();
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk);
    else if (typeof value === 'object' && value !== null) {
      const fields = value as Record<string, unknown>;
      const told = within in fields || fields.do === within ? fields[key] : undefined;
      if (typeof told === 'string' || typeof told === 'number' || typeof told === 'boolean') found.add(String(told));
      Object.values(fields).forEach(walk);
    }
  };
  walk(from.map((c) => c.abilities));
  return found;
}

/**
 * All that abilities.ts can say: what an ability, a trigger, a step, a selector, a target, a filter, a condition may be.
 * Whoever adds to abilities.ts adds here, and then a card.
 */
const SAYABLE: readonly (readonly [what: string, within: string, key: string, values: readonly string[]])[] = [
  ['kinds of ability', 'text', 'kind', ['keyword', 'triggered', 'activated', 'spell', 'ambush', 'continuous']],
  ['triggers', 'on', 'on', TRIGGERS],
  ['triggers of this card', 'on', 'this', ['true']],
  ['triggers of the equipped card', 'on', 'equipped', ['true']],
  ['triggers of players', 'on', 'who', ['you', 'opponent']],
  ['triggers of a resource', 'on', 'resource', ['$']],
  ['triggers of combat damage', 'on', 'combat', ['true']],
  ['triggers of what strikes or destroys', 'on', 'by', ['this']],
  ['triggers of a phase', 'on', 'phase', ['battle']],
  [
    'steps', 'do', 'do',
    [
      'damage', 'heal', 'destroy', 'move', 'slot', 'control', 'equip', 'draw', 'discard', 'putBack', 'gain', 'lose', 'modify', 'counter',
      'token', 'reveal', 'look', 'search', 'shuffle', 'unstack', 'retarget',
    ],
  ],
  ['destinations', 'move', 'to', ['hand', 'drop', 'banished', 'deckBottom']],
  ['places to put back', 'putBack', 'to', ['deckTop', 'deckBottom']],
  ['rows', 'slot', 'row', ['front', 'back', 'any']],
  ['zones to look at', 'look', 'zone', ['hand', 'deck', 'damage']],
  ['zones to reveal', 'reveal', 'zone', ['hand', 'deck']],
  ['zones to search', 'search', 'zone', ['deck', 'drop']],
  ['durations', 'until', 'until', ['turn', 'phase', 'forever']],
  ['players', 'do', 'who', ['you', 'opponent', 'each', 'turnPlayer', 'its', 'target']],
  ['selectors', 'sel', 'sel', ['this', 'it', 'target', 'equipped', 'host', 'all', 'choose']],
  ['kinds of target', 'min', 'kind', ['object', 'effect', 'card', 'player', 'host', 'drop']],
  ['numbers of targets', 'kind', 'min', ['0', '1']],
  ['most targets', 'kind', 'max', ['1', '2', '99']],
  ['types in filters', 'type', 'type', ['Entity', 'Form', 'Sorcery', 'Ambush', 'permanent']],
  ['subtypes in filters', 'subtype', 'subtype', ['Beast']],
  ['names in filters', 'name', 'name', ['Understudy']],
  ['controllers in filters', 'controller', 'controller', ['you', 'opponent']],
  ['other', 'other', 'other', ['true']],
  ['attacking', 'attacking', 'attacking', ['true']],
  ['blocking', 'blocking', 'blocking', ['true']],
  ['attacking or blocking', 'fighting', 'fighting', ['true']],
  ['damaged', 'damaged', 'damaged', ['true']],
  ['token', 'token', 'token', ['true']],
  ['bounds', 'op', 'op', ['<=', '>=', '=']],
  ['conditions', 'if', 'if', ['controls', 'handHas', 'handSize', 'during', 'did']],
  ['optional clauses', 'steps', 'may', ['true']],
  ['once in a cost', 'once', 'once', ['true', 'false']],
  ['discards in a cost', 'once', 'discard', ['0', '1']],
  ['giving up the card', 'once', 'dropThis', ['true', 'false']],
  ['speeds', 'cost', 'speed', ['slow', 'fast']],
  ['once per turn', 'cost', 'oncePerTurn', ['true', 'false']],
  ['whose phases', 'phases', 'whose', ['opponent']],
];

describe('every word of the language', () => {
  it.each(SAYABLE)('%s', (_, within, key, values) => {
    expect([...valuesOf(cards, within, key)]).toEqual(expect.arrayContaining([...values]));
  });

  it('every keyword and every type of card', () => {
    expect(new Set(cards.flatMap((c) => [...c.keywords]))).toEqual(new Set(KEYWORDS));
    expect(new Set(cards.map((c) => c.type))).toEqual(new Set(CARD_TYPES));
  });

  it('every trigger, step and keyword in a deck, so that games show it', () => {
    const played = decks.flatMap((d) => [book.host(d.host)!, ...d.cards.map((c) => book.main(c.name)!)]);
    expect(valuesOf(played, 'on', 'on')).toEqual(valuesOf(cards, 'on', 'on'));
    expect(valuesOf(played, 'do', 'do')).toEqual(valuesOf(cards, 'do', 'do'));
    expect(new Set(played.flatMap((c) => [...c.keywords]))).toEqual(new Set(KEYWORDS));
  });
});
