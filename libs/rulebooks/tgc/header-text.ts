/** How the parts of a TGC header are written by hand: seats and decks. Cards and positions have their own files. */
import { Cursor } from '#kernel/cursor.js';
import type { Line, PartReader } from '#kernel/notation.js';
import { sizeLines, takeSize, type WithDecks } from '#kernel/unlisted-decks.js';
import { nameCodec, readQuoted, seatCodec } from '#kernel/words.js';
import { cardReader } from './card-text.js';
import type { DeckEntry, TgcHeader } from './header.js';
import { positionReader } from './position-text.js';

const SEAT = /[^\s:"][^:"]*/y;

const seatReader: PartReader = {
  keyword: 'seat',
  form: 'seat Nia',
  says: ['seats'],
  read(block, header, words) {
    const body: Line | undefined = block.body[0];
    if (body) new Cursor(body, words).fail(`nothing indented under "${seatReader.form}"`);
    const cursor = new Cursor(block.head, words);
    const quoted = readQuoted(cursor.text, cursor.at);
    if (quoted) cursor.at = quoted.end;
    const seat = quoted?.value ?? cursor.match(SEAT)?.[0].trim() ?? cursor.fail('the name of a seat, such as "Nia"');
    const seats = header.seats as string[];
    if (seats.includes(seat)) {
      cursor.at = 0;
      cursor.fail('another seat', `"${seat}" has a line already`);
    }
    if (!cursor.done) cursor.fail('the end of the line');
    seats.push(seat);
  },
  print: (header, words) => header.seats.map((seat) => `seat ${seatCodec.print(seat, words)}`),
};

/** A deck of more names than this is a list, one name a line. */
const ON_ONE_LINE = 4;

const deckReader: PartReader = {
  keyword: 'deck',
  form: 'deck Nia: 4 Kiln Ram, 3 Cliff Swift, 1 Cliff Swift (misprint)',
  read(block, header, words) {
    const cursor = new Cursor(block.head, words);
    const seat = cursor.seat();
    const { decks = {} } = header as WithDecks;
    if (Object.hasOwn(decks, seat) || Object.hasOwn((header as WithDecks).deckSizes ?? {}, seat)) {
      cursor.at = 0;
      cursor.fail('another seat', `the deck of ${seat} is listed already`);
    }
    if (!cursor.take(':')) cursor.fail('":"');
    if (takeSize(cursor, seat, header)) return;
    const deck: DeckEntry[] = [];
    if (!cursor.take('empty')) {
      readEntries(cursor, deck);
      for (const line of block.body) readEntries(new Cursor(line, words), deck);
      if (deck.length === 0) cursor.fail('a number and a card name such as "4 Kiln Ram", here or on the lines below, "empty", or "50 cards, not listed"');
    } else if (!cursor.done) cursor.fail('the end of the line');
    header.decks = { ...decks, [seat]: deck };
  },
  print(header, words) {
    const lists = Object.entries((header as TgcHeader).decks ?? {}).flatMap(([seat, deck]) => {
      const head = `deck ${seatCodec.print(seat, words)}:`;
      const entries = deck.map((e) => `${e.count} ${nameCodec.print(e.name, words)}${e.misprint ? ' (misprint)' : ''}`);
      if (entries.length === 0) return [`${head} empty`];
      return entries.length > ON_ONE_LINE ? [head, ...entries.map((e) => `  ${e}`)] : [`${head} ${entries.join(', ')}`];
    });
    return [...lists, ...sizeLines(header as WithDecks, words)];
  },
};

function readEntries(cursor: Cursor, deck: DeckEntry[]): void {
  while (!cursor.done) {
    const count = cursor.int(1, 200, 'how many copies, then a card name');
    cursor.take('x');
    const name = cursor.name();
    deck.push(cursor.takeAny('(misprint)', '(misprints)') ? { name, count, misprint: true } : { name, count });
    cursor.nextClause('"," and another card, or the end of the line');
  }
}

export const tgcPartReaders: readonly PartReader[] = [seatReader, deckReader, cardReader, positionReader];
