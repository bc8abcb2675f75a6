/** One card in play, in a position: `front 2 Toll Guard (ready, since turn 7, under it Barbed Harness)`. */
import type { Cursor } from '#kernel/cursor.js';
import type { Vocabulary } from '#kernel/codec.js';
import { nameCodec, readQuoted, seatCodec } from '#kernel/words.js';
import { printCards, readCards } from '#kernel/zone-text.js';
import type { InPlayPosition } from './header.js';

export type InPlayDraft = { -readonly [K in keyof InPlayPosition]: InPlayPosition[K] };

const ROW = /(front|back)(?:row)?:?(?: slot)? ([1-9])\b:?/iy;
const FORM = /(?:the )?form(?: zone)?\b:?(?= )/iy;

/** Where a card in play lies, if the line goes on with that. */
export function atPhrase(cursor: Cursor): InPlayPosition['at'] | undefined {
  const row = cursor.match(ROW);
  if (row) return `${row[1].toLowerCase()} ${row[2]}`;
  return cursor.match(FORM) ? 'form' : undefined;
}

export function readInPlay(cursor: Cursor, at: InPlayPosition['at']): InPlayDraft {
  const card: InPlayDraft = { card: null, at };
  if (cursor.take('a face-down card')) card.faceDown = true;
  else if (cursor.take('face-down')) {
    card.faceDown = true;
    card.card = cursor.name();
  } else if (!cursor.take('a card')) card.card = cursor.name();
  if (cursor.take('(')) readDetails(cursor, card);
  return card;
}

const DETAILS =
  '"1 damage", "sick", "ready", "has attacked", "has not attacked", "since turn 7", "owner john", "2 counters oil" ' +
  '"under it Barbed Harness" or "under it the opponent\'s Barbed Harness"';
const DAMAGE = /(\d{1,2}) damage\b/iy;
const COUNTERS = /(\d{1,2}) counters? ?/iy;
const COUNTER = /[\p{L}\p{N}_-]+/uy;

function readDetails(cursor: Cursor, card: InPlayDraft): void {
  for (;;) {
    readDetail(cursor, card);
    if (cursor.take(')')) return;
    if (!cursor.takeAny(',', ';')) cursor.fail(`")", or "," and ${DETAILS}`);
  }
}

function readDetail(cursor: Cursor, card: InPlayDraft): void {
  const start = cursor.at;
  const set = <K extends keyof InPlayDraft>(key: K, value: InPlayDraft[K]): void => {
    if (card[key] !== undefined) {
      cursor.at = start;
      cursor.fail(`one word about ${key}`);
    }
    card[key] = value;
  };
  if (cursor.take('no damage')) return set('damage', 0);
  if (cursor.take('damage')) return set('damage', cursor.int(0, 99, 'damage'));
  if (cursor.takeAny('sick', 'Creation Sickness')) return set('sick', 'yes');
  if (cursor.takeAny('ready', 'not sick')) return set('sick', 'no');
  if (cursor.take('has attacked')) return set('attacked', 'yes');
  if (cursor.take('has not attacked')) return set('attacked', 'no');
  if (cursor.takeAny('owner:', 'owner')) return set('owner', cursor.seat());
  if (cursor.take('since turn')) return set('since', cursor.int(0, 999, 'the number of a turn'));
  if (cursor.take("under it the opponent's")) return set('foreignMarkers', readCards(cursor, false) as string[]);
  if (cursor.take('under it')) return set('markers', readCards(cursor, false) as string[]);
  if (cursor.take('no counters')) return set('counters', {});
  const damage = cursor.match(DAMAGE);
  if (damage) return set('damage', Number(damage[1]));
  if (!readCounters(cursor, card)) cursor.fail(DETAILS);
}

function readCounters(cursor: Cursor, card: InPlayDraft): boolean {
  const found = cursor.match(COUNTERS);
  if (!found) return false;
  const quoted = readQuoted(cursor.text, cursor.at);
  if (quoted) cursor.at = quoted.end;
  const kind = quoted ? quoted.value : (cursor.match(COUNTER)?.[0] ?? cursor.fail('the kind of counter, such as "oil"'));
  card.counters = { ...card.counters, [kind]: Number(found[1]) };
  return true;
}

export function printInPlay(card: InPlayPosition, words: Vocabulary): string {
  const name = card.card === null ? null : nameCodec.print(card.card, words);
  const what = name === null ? (card.faceDown ? 'a face-down card' : 'a card') : (card.faceDown ? 'face-down ' : '') + name;
  const details: string[] = [];
  if (card.damage !== undefined) details.push(`${card.damage || 'no'} damage`);
  if (card.sick !== undefined) details.push(card.sick === 'yes' ? 'sick' : 'ready');
  if (card.attacked !== undefined) details.push(card.attacked === 'yes' ? 'has attacked' : 'has not attacked');
  if (card.since !== undefined) details.push(`since turn ${card.since}`);
  if (card.owner !== undefined) details.push(`owner ${seatCodec.print(card.owner, words)}`);
  if (card.counters !== undefined) details.push(...printCounters(card.counters));
  if (card.markers !== undefined) details.push(`under it ${printMarkers(card.markers, words)}`);
  if (card.foreignMarkers !== undefined) details.push(`under it the opponent's ${printMarkers(card.foreignMarkers, words)}`);
  return `${card.at} ${what}${details.length ? ` (${details.join(', ')})` : ''}`;
}

const printMarkers = (markers: readonly string[], words: Vocabulary): string => (markers.length ? printCards(markers, words) : 'nothing');

function printCounters(counters: Readonly<Record<string, number>>): string[] {
  const kinds = Object.entries(counters);
  if (kinds.length === 0) return ['no counters'];
  return kinds.map(([kind, n]) => `${n} counters ${/^[\p{L}\p{N}_-]+$/u.test(kind) ? kind : JSON.stringify(kind)}`);
}
