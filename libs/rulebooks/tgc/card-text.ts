/** A card of the header, written by hand: `card Kiln Ram: Creature (Forge), cost 3, power 3, resolve 4`, its text on the lines below. */
import { Cursor } from '#kernel/cursor.js';
import type { PartReader } from '#kernel/notation.js';
import { readQuoted, standsAlone } from '#kernel/words.js';
import { CARD_TYPES } from './abilities.js';
import type { CardDefinition, TgcHeader } from './header.js';

type Draft = { -readonly [K in keyof CardDefinition]?: CardDefinition[K] };

const CLAUSES = '"cost 2", "power 3", "resolve 4", "banned", "not legal" or "no text"';

export const cardReader: PartReader = {
  keyword: 'card',
  form: 'card Kiln Ram: Creature (Forge), cost 3, power 3, resolve 4',
  definesNames: true,
  read(block, header, words) {
    const cursor = new Cursor(block.head, words);
    const card: Draft = { name: newName(cursor) };
    if (!cursor.take(':')) cursor.fail('":" and the type of the card');
    card.type = CARD_TYPES.find((t) => cursor.take(t)) ?? cursor.fail(`a card type: ${CARD_TYPES.join(', ')}`);
    cursor.take('card');
    if (cursor.take('(')) card.subtypes = readSubtypes(cursor);
    while (cursor.nextClause(`"," and ${CLAUSES}`)) readClause(cursor, card);
    if (block.body.length && card.text) new Cursor(block.body[0], words).fail('nothing indented under a card that has "no text"');
    if (block.body.length) card.text = block.body.map((line) => unquoted(line.text));
    ((header.cards ??= []) as CardDefinition[]).push(card as CardDefinition);
  },
  print: (header) => ((header as TgcHeader).cards ?? []).flatMap(printCard),
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

const SUBTYPE = /[^\s,()"][^,()"]*/y;

function readSubtypes(cursor: Cursor): string[] {
  const found: string[] = [];
  while (!cursor.take(')')) {
    if (found.length && !cursor.take(',')) cursor.fail('"," and another subtype, or ")"');
    const quoted = readQuoted(cursor.text, cursor.at);
    if (quoted) cursor.at = quoted.end;
    const word = quoted ? quoted.value : cursor.match(SUBTYPE)?.[0].trim();
    if (word === undefined) {
      if (found.length === 0 && cursor.take(')')) return found;
      return cursor.fail('a subtype such as "Harbour"');
    }
    found.push(word);
  }
  return found;
}

const NUMBER = /-?\d{1,2}(?!\d)/y;

function readClause(cursor: Cursor, card: Draft): void {
  const start = cursor.at;
  const set = <K extends keyof Draft>(key: K, value: Draft[K]): void => {
    if (card[key] !== undefined) {
      cursor.at = start;
      cursor.fail(`one clause about ${key}`);
    }
    card[key] = value;
  };
  if (cursor.take('no text')) return set('text', []);
  if (cursor.take('banned')) return set('banned', true);
  if (cursor.take('not legal')) return set('illegal', true);
  if (cursor.take('cost')) return set('cost', cursor.int(0, 99, 'the cost'));
  for (const stat of ['power', 'resolve'] as const) {
    if (cursor.take(stat)) return set(stat, Number(cursor.match(NUMBER)?.[0] ?? cursor.fail(`${stat}: a number`)));
  }
  cursor.fail(CLAUSES);
}

function unquoted(text: string): string {
  const quoted = readQuoted(text, 0);
  return quoted?.end === text.length ? quoted.value : text;
}

function printCard(card: CardDefinition): string[] {
  const name = standsAlone(card.name) && !card.name.includes(':') ? card.name : JSON.stringify(card.name);
  const subtypes = card.subtypes ? ` (${card.subtypes.map((s) => (SUBTYPE_WORD.test(s) ? s : JSON.stringify(s))).join(', ')})` : '';
  const clauses = [`${card.type}${subtypes}`];
  for (const key of ['cost', 'power', 'resolve'] as const) if (card[key] !== undefined) clauses.push(`${key} ${card[key]}`);
  if (card.banned) clauses.push('banned');
  if (card.illegal) clauses.push('not legal');
  if (card.text?.length === 0) clauses.push('no text');
  return [`card ${name}: ${clauses.join(', ')}`, ...(card.text ?? []).map((text) => `  ${printText(text)}`)];
}

const SUBTYPE_WORD = /^\p{L}[\p{L}\p{N}' -]*[\p{L}\p{N}]$/u;

/** A comment begins with two strokes, so a text that does is quoted. */
const printText = (text: string): string => (standsAlone(text) && !text.startsWith('//') ? text : JSON.stringify(text));
