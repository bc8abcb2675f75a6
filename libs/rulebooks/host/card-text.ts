/** A card of the header, written by hand: `card Reef Hound: Entity - Beast, cost £, health 2, power 3`, its text on the lines below. */
import { Cursor } from '#kernel/cursor.js';
import type { PartReader } from '#kernel/notation.js';
import { readQuoted, standsAlone } from '#kernel/words.js';
import { CARD_TYPES, type CardType } from './abilities.js';
import type { CardDefinition, HostHeader } from './header.js';
import { RESOURCES, resourcesCodec, SYMBOLS, type Resource } from './words.js';

type Draft = { -readonly [K in keyof CardDefinition]?: CardDefinition[K] };

const CLAUSES = '"cost £", "health 2", "power 3", "soul 5" or "no text"';

export const cardReader: PartReader = {
  keyword: 'card',
  form: 'card Reef Hound: Entity - Beast, cost £, health 2, power 3',
  definesNames: true,
  read(block, header, words) {
    const cursor = new Cursor(block.head, words);
    const card: Draft = { name: newName(cursor) };
    if (!cursor.take(':')) cursor.fail('":" and the type of the card');
    if (cursor.take('Token')) card.token = true;
    card.type = readType(cursor);
    if (cursor.take('-')) readSubtypes(cursor, card);
    while (cursor.nextClause(`"," and ${CLAUSES}`)) readClause(cursor, card);
    if (block.body.length && card.text) new Cursor(block.body[0], words).fail('nothing indented under a card that has "no text"');
    if (block.body.length) card.text = block.body.map((line) => unquoted(line.text));
    ((header.cards ??= []) as CardDefinition[]).push(card as CardDefinition);
  },
  print: (header) => ((header as HostHeader).cards ?? []).flatMap(printCard),
};

const NAME = /[^\s:"][^:]*/y;

/** The name where it is given: up to the colon, or in quotes. */
function newName(cursor: Cursor): string {
  const quoted = readQuoted(cursor.text, cursor.at);
  if (quoted) cursor.at = quoted.end;
  const name = quoted ? quoted.value : cursor.match(NAME)?.[0].trim();
  if (name === undefined) return cursor.fail('the name of the card (in double quotes if it has a colon), then ":"');
  if (name.length > 80) {
    cursor.at = 0;
    cursor.fail('a name of at most 80 characters');
  }
  return name;
}

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
  const start = cursor.at;
  const once = (key: keyof CardDefinition): void => {
    if (card[key] === undefined) return;
    cursor.at = start;
    cursor.fail(`one clause about ${key}`);
  };
  if (cursor.take('no text')) {
    once('text');
    card.text = [];
    return;
  }
  if (cursor.take('cost')) {
    once('cost');
    card.cost = readCost(cursor);
    return;
  }
  const number = cursor.match(/\d{1,2}(?= )/y);
  for (const stat of ['health', 'power', 'soul'] as const) {
    if (!cursor.take(stat)) continue;
    once(stat);
    card[stat] = number ? Number(number[0]) : cursor.int(0, 99, stat);
    return;
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

function unquoted(text: string): string {
  const quoted = readQuoted(text, 0);
  return quoted?.end === text.length ? quoted.value : text;
}

function printCard(card: CardDefinition): string[] {
  const name = standsAlone(card.name) && !card.name.includes(':') ? card.name : JSON.stringify(card.name);
  const clauses = [`${card.token ? 'Token ' : ''}${card.type}${printSubtypes(card)}`];
  if (card.cost !== undefined) clauses.push(`cost ${card.cost || 'none'}`);
  for (const stat of ['health', 'power', 'soul'] as const) if (card[stat] !== undefined) clauses.push(`${stat} ${card[stat]}`);
  if (card.text?.length === 0) clauses.push('no text');
  return [`card ${name}: ${clauses.join(', ')}`, ...(card.text ?? []).map((text) => `  ${printText(text)}`)];
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

/** A comment begins with two strokes, so a text that does is quoted. */
const printText = (text: string): string => (standsAlone(text) && !text.startsWith('//') ? text : JSON.stringify(text));
