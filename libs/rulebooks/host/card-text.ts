/** A card of the header, written by hand: `card Reef Hound: Entity - Beast, cost £, health 2, power 3`, its text on the lines below. */
import { cardPart, type CardDraft } from '#kernel/card-part.js';
import type { Cursor } from '#kernel/cursor.js';
import { readQuoted } from '#kernel/words.js';
import { CARD_TYPES, type CardType } from './abilities.js';
import type { CardDefinition } from './header.js';
import { RESOURCES, resourcesCodec, SYMBOLS, type Resource } from './words.js';

type Draft = CardDraft<CardDefinition>;

const CLAUSES = '"cost £", "health 2", "power 3", "soul 5" or "no text"';

export const cardReader = cardPart<CardDefinition>({
  form: 'card Reef Hound: Entity - Beast, cost £, health 2, power 3',
  read(cursor, card) {
    if (cursor.take('Token')) card.token = true;
    card.type = readType(cursor);
    if (cursor.take('-')) readSubtypes(cursor, card);
    while (cursor.nextClause(`"," and ${CLAUSES}`)) readClause(cursor, card);
  },
  print: printClauses,
});

function readType(cursor: Cursor): CardType {
  const type = CARD_TYPES.find((t) => cursor.take(t));
  return type ?? cursor.fail(`a card type: ${CARD_TYPES.join(', ')} (with "Token" before it for a token)`);
}

const WORD = /[^\s,;"]+/y;
const resourceOf = (word: string): Resource | undefined => SYMBOLS.find((s) => s === word || RESOURCES[s] === word.toLowerCase());

/** After the dash: `Human Sailor`, and of a Host `Amity %`. */
function readSubtypes(cursor: Cursor, card: Draft): void {
  const subtypes: string[] = [];
  while (!cursor.done && !/[,;]/.test(cursor.text[cursor.at])) {
    if (cursor.take('no subtypes')) {
      card.subtypes = subtypes;
      continue;
    }
    const start = cursor.at;
    const quoted = readQuoted(cursor.text, start);
    if (quoted) {
      cursor.at = quoted.end;
      subtypes.push(quoted.value);
      continue;
    }
    const word = cursor.match(WORD)?.[0] ?? cursor.fail('a subtype');
    const resource = resourceOf(word);
    // "Amity" is the resource of a Host, and of another card only where its symbol stands beside it.
    const named = resource !== undefined && (word === resource || cursor.take(resource) || card.type === 'Host');
    if (!named) subtypes.push(word);
    else if (card.resource === undefined || card.resource === resource) card.resource = resource;
    else {
      cursor.at = start;
      cursor.fail('one resource type');
    }
  }
  if (subtypes.length > 12) cursor.fail('at most 12 subtypes');
  if (subtypes.length) card.subtypes = subtypes;
  else if (card.resource === undefined && !card.subtypes) {
    cursor.fail('a subtype such as "Beast", or of a Host its resource such as "Amity %"');
  }
}

function readClause(cursor: Cursor, card: Draft): void {
  const set = cursor.setter(card, (key) => `one clause about ${key}`);
  if (cursor.take('no text')) return set('text', []);
  if (cursor.take('cost')) return set('cost', readCost(cursor));
  const number = cursor.match(/\d{1,2}(?= )/y);
  for (const stat of ['health', 'power', 'soul'] as const) {
    if (cursor.take(stat)) return set(stat, number ? Number(number[0]) : cursor.int(0, 99, stat));
  }
  cursor.fail(CLAUSES);
}

function readCost(cursor: Cursor): string {
  if (cursor.take('-')) return '';
  const start = cursor.at;
  const cost = cursor.read(resourcesCodec);
  if (!cost.includes('#') && cost.length <= 20) return cost;
  cursor.at = start;
  return cursor.fail('a cost of & £ ! % $, at most 20 of them, or "none"');
}

function printClauses(card: CardDefinition): string[] {
  const clauses = [`${card.token ? 'Token ' : ''}${card.type}${printSubtypes(card)}`];
  if (card.cost !== undefined) clauses.push(`cost ${card.cost || 'none'}`);
  for (const stat of ['health', 'power', 'soul'] as const) if (card[stat] !== undefined) clauses.push(`${stat} ${card[stat]}`);
  return clauses;
}

function printSubtypes(card: CardDefinition): string {
  const { resource, subtypes } = card;
  const words = (subtypes ?? []).map((s) => (isSubtypeWord(s) ? s : JSON.stringify(s)));
  if (resource !== undefined) words.unshift(resource === '$' ? '$' : `${named(RESOURCES[resource])} ${resource}`);
  if (subtypes?.length === 0) words.push('no subtypes');
  return words.length ? ` - ${words.join(' ')}` : '';
}

const isSubtypeWord = (s: string): boolean => /^\p{L}[\p{L}\p{N}'’-]*$/u.test(s) && !resourceOf(s) && s.toLowerCase() !== 'no';

const named = (word: string): string => word[0].toUpperCase() + word.slice(1);
