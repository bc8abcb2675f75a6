/** What the `card` lines of every game have in common: a name up to the colon, a text on the lines below. */
import { Cursor } from './cursor.js';
import type { PartReader } from './notation-line.js';
import { readQuoted, standsAlone } from './words.js';

interface Card {
  readonly name: string;
  readonly text?: readonly string[];
}

/** A card while its clauses are read. */
export type CardDraft<C extends Card> = { -readonly [K in keyof C]?: C[K] };

export interface CardPart<C extends Card> {
  readonly form: string;
  /** What stands behind the colon; "no text" is one of its clauses. */
  read(cursor: Cursor, card: CardDraft<C>): void;
  /** The clauses behind the colon, without those about the text. */
  print(card: C): readonly string[];
}

export function cardPart<C extends Card>(game: CardPart<C>): PartReader {
  return {
    keyword: 'card',
    form: game.form,
    definesNames: true,
    read(block, header, words) {
      const cursor = new Cursor(block.head, words);
      const card = { name: newName(cursor) } as CardDraft<C>;
      if (!cursor.take(':')) cursor.fail('":" and the type of the card');
      game.read(cursor, card);
      if (block.body.length && card.text) new Cursor(block.body[0], words).fail('nothing indented under a card that has "no text"');
      if (block.body.length) card.text = block.body.map((line) => unquoted(line.text));
      ((header.cards ??= []) as CardDraft<C>[]).push(card);
    },
    print: (header) => ((header.cards ?? []) as readonly C[]).flatMap((card) => printed(card, game.print(card))),
  };
}

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

function unquoted(text: string): string {
  const quoted = readQuoted(text, 0);
  return quoted?.end === text.length ? quoted.value : text;
}

function printed({ name, text }: Card, clauses: readonly string[]): string[] {
  const told = standsAlone(name) && !name.includes(':') ? name : JSON.stringify(name);
  const all = text?.length === 0 ? [...clauses, 'no text'] : clauses;
  return [`card ${told}: ${all.join(', ')}`, ...(text ?? []).map((line) => `  ${printText(line)}`)];
}

/** A comment begins with two strokes, so a text that does is quoted. */
const printText = (text: string): string => (standsAlone(text) && !text.startsWith('//') ? text : JSON.stringify(text));
