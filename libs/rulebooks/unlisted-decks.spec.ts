import { describe, expect, it } from '@jest/globals';
import type { Header } from '#kernel/log.js';
import { readNotation, writeNotation } from '#kernel/notation.js';
import { redact } from '#kernel/redact.js';
import type { Rulebook, Viewer } from '#kernel/rulebook.js';
import { deckSize, type WithDecks } from '#kernel/unlisted-decks.js';
import { host } from './host/index.js';
import { tgc } from './tgc/index.js';

const HOST = `match host, comprehensive rules, complete record
seat kate: Warden Aurelia
seat john: Ravager Thane
card Warden Aurelia: Host - Amity %, health 7, soul 5
card Ravager Thane: Host - Strife £, health 8, soul 4
card Ember Bolt: Sorcery, cost £
`;
const TGC = 'match tgc, casual rules, complete record\nseat kate\nseat john\ncard Ember Bolt: Instant\n';

describe.each([['Host', host as Rulebook, HOST], ['TGC', tgc as Rulebook, TGC]])('decks of %s', (_game, rulebook, opening) => {
  const read = (decks: string): Header => {
    const match = readNotation(`${opening}${decks}\n`, { [rulebook.id]: rulebook });
    if (Array.isArray(match)) throw new Error(match.map((e) => `${e.line.number}:${e.column} ${e.expected}`).join('; '));
    return match.header;
  };
  const sizesIn = (header: Header): unknown => {
    const { players } = rulebook.viewBoard(rulebook.open(header), 'judge') as { players: Record<string, { deck: number | null }> };
    return Object.fromEntries(Object.entries(players).map(([seat, { deck }]) => [seat, deck]));
  };

  it('may be told by their size alone', () => {
    const header = read('deck kate: 4 Ember Bolt, 2 Ember Bolt\ndeck john: 50 cards, not listed');
    expect([header.deckSizes, sizesIn(header)]).toEqual([{ john: 50 }, { kate: 6, john: 50 }]);
    expect(sizesIn(read('deck kate: 1 card, not listed'))).toEqual({ kate: 1, john: null });
    expect(['kate', 'john', 'mary'].map((seat) => deckSize(header as WithDecks, seat))).toEqual([6, 50, NaN]);
  });

  it('are written as they were read', () => {
    const text = writeNotation({ header: read('deck john: 50 cards, not listed\ndeck kate: 4 Ember Bolt'), events: [] }, rulebook);
    expect(text).toContain('\ndeck kate: 4 Ember Bolt\ndeck john: 50 cards, not listed\n');
    expect(sizesIn(read(text.slice(text.indexOf('\ndeck') + 1)))).toEqual({ kate: 4, john: 50 });
  });

  it.each<[Viewer, object]>([
    [{ seat: 'kate' }, { decks: { kate: [{ name: 'Ember Bolt', count: 4 }] }, deckSizes: { john: 7 } }],
    [{ seat: 'john' }, { decks: { john: [{ name: 'Ember Bolt', count: 7 }] }, deckSizes: { kate: 4 } }],
    ['spectator', { deckSizes: { kate: 4, john: 7 } }],
  ])('keep their size for %j, and their list from others', (viewer, seen) => {
    const { header } = redact({ header: read('deck kate: 4 Ember Bolt\ndeck john: 7 Ember Bolt'), events: [] }, rulebook, viewer);
    expect({ ...(header.decks ? { decks: header.decks } : {}), deckSizes: header.deckSizes }).toEqual(seen);
    expect(sizesIn(header)).toEqual({ kate: 4, john: 7 });
    if (viewer === 'spectator') expect(Object.keys(header)).not.toContain('decks');
    expect(readNotation(writeNotation({ header, events: [] }, rulebook), { [rulebook.id]: rulebook })).toMatchObject({ header });
  });

  it.each([
    ['deck kate: 201 cards, not listed', 'at most 200 cards'],
    ['deck kate: 50 cards, not listed, 4 Ember Bolt', 'the end of the line'],
    ['deck kate: 50 cards, not listed\ndeck kate: 4 Ember Bolt', 'another seat'],
  ])('%s', (lines, expected) => {
    expect(() => read(lines)).toThrow(expected);
  });

  it.each([
    [{ mary: 50 }, 'mary is no seat of this match'],
    [{ kate: 50 }, 'the deck of kate is listed'],
  ])('of sizes %j: %s', (deckSizes, says) => {
    const header: Header = { ...read('deck kate: 4 Ember Bolt'), deckSizes };
    expect(rulebook.inspect(header).map((trouble) => trouble.says)).toContain(says);
  });
});
