/** How the parts of a Host header are written by hand: seats and their Hosts, slots, decks. Cards and positions have their own files. */
import { Cursor } from '#kernel/cursor.js';
import type { Block, Line, PartReader } from '#kernel/notation.js';
import { sizeLines, takeSize, type WithDecks } from '#kernel/unlisted-decks.js';
import { nameCodec, readQuoted, seatCodec } from '#kernel/words.js';
import { cardReader } from './card-text.js';
import type { HostHeader } from './header.js';
import { positionReader } from './position-text.js';

/** A header while its lines are read. */
interface Draft {
  seats: string[];
  hosts?: Record<string, string>;
  slots?: { front: number; back: number };
  decks?: Record<string, { name: string; count: number }[]>;
}

const draft = (header: Record<string, unknown>): Draft => header as unknown as Draft;

const seatReader: PartReader = {
  keyword: 'seat',
  form: 'seat kate: Warden Aurelia',
  says: ['seats', 'hosts'],
  read(block, header, words) {
    noBody(block, seatReader.form);
    const cursor = new Cursor(block.head, words);
    const { seats } = draft(header);
    const seat = newSeat(cursor);
    if (seats.includes(seat)) {
      cursor.at = 0;
      cursor.fail('another seat', `"${seat}" has a line already`);
    }
    const hosts = (draft(header).hosts ??= {});
    if (cursor.take(':')) hosts[seat] = cursor.name();
    if (!cursor.done) cursor.fail('":" and the name of the Host, or the end of the line');
    seats.push(seat);
  },
  print(header, words) {
    const { seats, hosts } = header as HostHeader;
    return seats.map((seat) => {
      const host = hosts && Object.hasOwn(hosts, seat) ? `: ${nameCodec.print(hosts[seat], words)}` : '';
      return `seat ${seatCodec.print(seat, words)}${host}`;
    });
  },
};

const SEAT = /[^\s:"][^:"]*/y;

/** The name of a seat where it is given: up to the colon, or in quotes. */
function newSeat(cursor: Cursor): string {
  const quoted = readQuoted(cursor.text, cursor.at);
  if (quoted) {
    cursor.at = quoted.end;
    return quoted.value;
  }
  const found = cursor.match(SEAT);
  return found ? found[0].trim() : cursor.fail('the name of a seat, such as "kate"');
}

const slotsReader: PartReader = {
  keyword: 'slots',
  form: 'slots: 5 front, 4 back',
  once: true,
  read(block, header, words) {
    noBody(block, slotsReader.form);
    const cursor = new Cursor(block.head, words);
    const front = cursor.int(1, 9, 'how many slots the frontrow has');
    if (!cursor.takeAny('frontrow', 'front')) cursor.fail('"front"');
    if (!cursor.nextClause('", 4 back"')) cursor.fail('", 4 back"');
    const back = cursor.int(1, 9, 'how many slots the backrow has');
    if (!cursor.takeAny('backrow', 'back')) cursor.fail('"back"');
    if (!cursor.done) cursor.fail('the end of the line');
    draft(header).slots = { front, back };
  },
  print(header) {
    const { slots } = header as HostHeader;
    return slots ? [`slots: ${slots.front} front, ${slots.back} back`] : [];
  },
};

/** A deck of more names than this is a list, one name a line. */
const ON_ONE_LINE = 4;

const deckReader: PartReader = {
  keyword: 'deck',
  form: 'deck kate: 4 Ember Bolt, 4 Stone Ogre',
  read(block, header, words) {
    const cursor = new Cursor(block.head, words);
    const seat = cursor.seat();
    const { decks = {} } = draft(header);
    if (Object.hasOwn(decks, seat) || Object.hasOwn((header as WithDecks).deckSizes ?? {}, seat)) {
      cursor.at = 0;
      cursor.fail('another seat', `the deck of ${seat} is listed already`);
    }
    if (!cursor.take(':')) cursor.fail('":"');
    if (takeSize(cursor, seat, header)) return;
    const deck: { name: string; count: number }[] = [];
    if (cursor.take('empty')) {
      if (!cursor.done) cursor.fail('the end of the line');
    } else {
      readEntries(cursor, deck);
      for (const line of block.body) readEntries(new Cursor(line, words), deck);
      if (deck.length === 0) cursor.fail('a number and a card name such as "4 Ember Bolt", here or on the lines below, "empty", or "50 cards, not listed"');
    }
    draft(header).decks = { ...decks, [seat]: deck };
  },
  print(header, words) {
    const lists = Object.entries((header as HostHeader).decks ?? {}).flatMap(([seat, deck]) => {
      const head = `deck ${seatCodec.print(seat, words)}:`;
      const entries = deck.map((e) => `${e.count} ${nameCodec.print(e.name, words)}`);
      if (entries.length === 0) return [`${head} empty`];
      return entries.length > ON_ONE_LINE ? [head, ...entries.map((e) => `  ${e}`)] : [`${head} ${entries.join(', ')}`];
    });
    return [...lists, ...sizeLines(header as WithDecks, words)];
  },
};

function readEntries(cursor: Cursor, deck: { name: string; count: number }[]): void {
  while (!cursor.done) {
    const count = cursor.int(1, 200, 'how many copies, then a card name');
    cursor.take('x');
    deck.push({ name: cursor.name(), count });
    cursor.nextClause('"," and another card, or the end of the line');
  }
}

/** Refuses lines under a part that has none. */
export function noBody(block: Block, form: string): void {
  const line: Line | undefined = block.body[0];
  if (line) new Cursor(line, { seats: [], names: [] }).fail(`nothing indented under "${form}"`);
}

export const hostPartReaders: readonly PartReader[] = [seatReader, slotsReader, deckReader, cardReader, positionReader];
