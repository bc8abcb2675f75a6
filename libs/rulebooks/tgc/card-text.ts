/** A card of the header, written by hand: `card Kiln Ram: Creature (Forge), cost 3, power 3, resolve 4`, its text on the lines below. */
import { cardPart, type CardDraft } from '#kernel/card-part.js';
import type { Cursor } from '#kernel/cursor.js';
import { readQuoted } from '#kernel/words.js';
import { CARD_TYPES } from './abilities.js';
import type { CardDefinition } from './header.js';

type Draft = CardDraft<CardDefinition>;

const CLAUSES = '"cost 2", "power 3", "resolve 4", "banned", "not legal" or "no text"';

export const cardReader = cardPart<CardDefinition>({
  form: 'card Kiln Ram: Creature (Forge), cost 3, power 3, resolve 4',
  read(cursor, card) {
    card.type = CARD_TYPES.find((t) => cursor.take(t)) ?? cursor.fail(`a card type: ${CARD_TYPES.join(', ')}`);
    cursor.take('card');
    if (cursor.take('(')) card.subtypes = readSubtypes(cursor);
    while (cursor.nextClause(`"," and ${CLAUSES}`)) readClause(cursor, card);
  },
  print: printClauses,
});

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
  const set = cursor.setter(card, (key) => `one clause about ${key}`);
  if (cursor.take('no text')) return set('text', []);
  if (cursor.take('banned')) return set('banned', true);
  if (cursor.take('not legal')) return set('illegal', true);
  if (cursor.take('cost')) return set('cost', cursor.int(0, 99, 'the cost'));
  for (const stat of ['power', 'resolve'] as const) {
    if (cursor.take(stat)) return set(stat, Number(cursor.match(NUMBER)?.[0] ?? cursor.fail(`${stat}: a number`)));
  }
  cursor.fail(CLAUSES);
}

function printClauses(card: CardDefinition): string[] {
  const subtypes = card.subtypes ? ` (${card.subtypes.map((s) => (SUBTYPE_WORD.test(s) ? s : JSON.stringify(s))).join(', ')})` : '';
  const clauses = [`${card.type}${subtypes}`];
  for (const key of ['cost', 'power', 'resolve'] as const) if (card[key] !== undefined) clauses.push(`${key} ${card[key]}`);
  if (card.banned) clauses.push('banned');
  if (card.illegal) clauses.push('not legal');
  return clauses;
}

const SUBTYPE_WORD = /^\p{L}[\p{L}\p{N}' -]*[\p{L}\p{N}]$/u;
