/** Instructions for hands, decks, drop zones and resources: draw, discard, put back, reveal, look at, search, shuffle, gain, lose. */
import type { Filter, Step, Who } from '../abilities.js';
import { destination } from './card-steps.js';
import type { Cursor } from './cursor.js';
import { described } from './filters.js';
import { ALL, number, resources, whose } from './words.js';

export function draw(c: Cursor, who: Who): Step[] | null {
  const n = c.word('another|one more', null) ? 1 : number(c);
  return n !== null && c.word('cards?', '"card"') ? [{ do: 'draw', who, n }] : null;
}

/** The word for what belongs to the player who acts: "you … your", "each player … their". */
const own = (who: Who): string => (who === 'you' ? 'your' : '(?:their|his|her)');
const fromHand = (who: Who): string => `from ${own(who)} hand`;

/** "a card", "2 cards", "a Beast card", "your hand", or "one" of what a condition asked for. */
export function discard(c: Cursor, who: Who): Step[] | null {
  if (c.word(`${own(who)} (?:entire |whole )?hand`, '"your hand"')) return [{ do: 'discard', who, n: ALL }];
  const n = number(c);
  if (n === null) return null;
  const { asked } = c.scope;
  const what = c.attempt(() => described(c));
  c.word('of them', null);
  c.word(fromHand(who), null);
  c.word('of (?:your|their|his|her) choice|at random', null);
  if (what) return [{ do: 'discard', who, n, ...(isAny(what.filter) ? {} : { filter: what.filter }) }];
  return asked ? [{ do: 'discard', who, n, filter: asked }] : null;
}

const isAny = (filter: Filter): boolean => Object.keys(filter).length === 0;

export function pool(c: Cursor, who: Who, what: 'gain' | 'lose'): Step[] | null {
  const found = resources(c);
  return found === null ? null : [{ do: what, who, resources: found }];
}

export function pay(c: Cursor, who: Who): Step[] | null {
  const found = resources(c);
  return found === null ? null : [{ do: 'lose', who, resources: found, pay: true }];
}

/** "Put a card from your hand on the bottom of your deck". */
export function putBack(c: Cursor, who: Who): Step[] | null {
  const n = number(c);
  if (n === null || !c.word('cards?', '"card"') || !c.word(fromHand(who), '"from your hand"')) return null;
  const end = (which: string): string => `(?:on|to|onto) (?:the )?${which} of ${own(who)} deck`;
  const to = c.oneOf([[end('top'), 'deckTop'], [end('bottom'), 'deckBottom']] as const, '"on the bottom of your deck"');
  return to && [{ do: 'putBack', who, n, to }];
}

/** "Put the top 2 cards of your deck into your drop zone", "each player puts the top card of their deck into their drop zone". */
export function mill(c: Cursor, who: Who): Step[] | null {
  if (who !== 'you') c.name({ they: who });
  const part = c.sees(() => c.word('the top', null)) ? partOfZone(c) : null;
  if (part?.zone !== 'deck' || part.n === ALL) return null;
  return c.word(`(?:in|into|to) (?:${part.of === 'you' ? 'your' : "their|his|her|its owner's|your opponent's"}|the) drop zones?`, '"into the drop zone"')
    ? [{ do: 'mill', who: part.of, n: part.n }]
    : null;
}

const HIDDEN_ZONES = [['hands?', 'hand'], ['decks?', 'deck'], ['damage zones?', 'damage']] as const;

interface Part {
  readonly of: Who;
  readonly zone: 'hand' | 'deck' | 'damage';
  readonly n: number;
}

/** "the top 3 cards of your opponent's deck", "your hand", "the cards in your damage zone". */
function partOfZone(c: Cursor): Part | null {
  return c.first<Part>(
    () => {
      if (!c.word('the top', '"the top … cards of"')) return null;
      const n = c.attempt(() => number(c)) ?? 1;
      if (!c.word('cards? of', '"cards of"')) return null;
      const of = whose(c);
      const zone = of && c.oneOf([['deck', 'deck'], ['damage zone', 'damage']] as const, '"deck" or "damage zone"');
      return of && zone && { of, zone, n };
    },
    () => {
      c.word('(?:all |the )?cards (?:in|of)', null);
      const of = whose(c);
      const zone = of && c.oneOf(HIDDEN_ZONES, '"hand", "deck" or "damage zone"');
      return of && zone && { of, zone, n: ALL };
    },
  );
}

/** Whoever's zone it is reveals; "your opponent reveals their hand" and "reveal your opponent's hand" are one. */
export function reveal(c: Cursor, who: Who): Step[] | null {
  if (who !== 'you') c.name({ they: who });
  const part = c.first<Part>(
    () => partOfZone(c),
    () => {
      const n = number(c);
      return n !== null && c.word(`cards? ${fromHand(who)}`, '"card from your hand"') ? { of: who, zone: 'hand', n } : null;
    },
  );
  if (part?.zone === 'deck') c.word(LEFT_THERE, null);
  return part && part.zone !== 'damage' ? [{ do: 'reveal', who: part.of, zone: part.zone, n: part.n }] : null;
}

const BACK = '(?:,?\\s*(?:then|and)|\\.(?: then)?)\\s*(?:put|return) (?:them|it|those cards) back(?: on top(?: of (?:that|your|their) deck)?)?';
const PUT_BACK = `${BACK} in any order`;
/** Cards that are shown stay where they lie. */
const LEFT_THERE = `${BACK}(?: in (?:any|the same) order)?`;

export function look(c: Cursor): Step[] | null {
  const part = partOfZone(c);
  if (!part) return null;
  const reorder = part.zone === 'deck' && c.word(PUT_BACK, '", then put them back in any order"');
  if (part.zone === 'deck' && !reorder) c.word(LEFT_THERE, null);
  return [{ do: 'look', of: part.of, zone: part.zone, n: part.n, reorder }];
}

const SEARCHED = [['your deck', 'deck'], ['your drop zone', 'drop']] as const;

/** "Search your deck for up to two Beast cards, reveal them, and put them into your hand". */
export function search(c: Cursor): Step[] | null {
  const zone = c.oneOf(SEARCHED, '"your deck" or "your drop zone"');
  if (zone === null || !c.word('for', '"for"')) return null;
  c.word('up to', null);
  const n = number(c);
  const what = n === null ? null : described(c);
  if (n === null || !what) return null;
  // A card that must fit a description is shown in any case (41.3.3); any other is not, and no step could say so.
  if (!isAny(what.filter)) c.word(',?\\s*(?:and )?(?:reveal|show) (?:it|them)(?: to (?:both players|your opponent))?', null);
  if (!c.word(',?\\s*(?:and|then)? ?(?:put|place|add) (?:it|them|that card|those cards)', '"and put it"')) return null;
  const to = destination(c, true);
  return to && [{ do: 'search', zone, filter: what.filter, n, to }];
}

export function shuffle(c: Cursor, who: Who): Step[] | null {
  const of = c.first<Who>(
    () => {
      if (who !== 'you') c.name({ they: who });
      const owner = whose(c);
      return owner !== null && c.word('decks?', '"deck"') ? owner : null;
    },
    () => {
      c.word('it', null);
      return who;
    },
  );
  return of && [{ do: 'shuffle', who: of }];
}
