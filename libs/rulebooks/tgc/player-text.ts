/** What one player has in a position: `Nia: 17 HS, 3 plasma, hand Rockslip + 2 cards, coin on heads, field Kiln Ram (untapped)`. */
import type { Vocabulary } from '#kernel/codec.js';
import type { Cursor } from '#kernel/cursor.js';
import { nameCodec, seatCodec } from '#kernel/words.js';
import { EMPTY, printCards, readCards } from '#kernel/zone-text.js';
import type { InPlayPosition, PlayerPosition } from './header.js';

type InPlayDraft = { -readonly [K in keyof InPlayPosition]: InPlayPosition[K] };
export type PlayerDraft = { -readonly [K in Exclude<keyof PlayerPosition, 'inPlay'>]?: PlayerPosition[K] } & { inPlay: InPlayDraft[] };

const CLAUSES =
  '"17 HS", "3 plasma", "hand Rockslip + 2 cards", "deck 30", "discard pile …", "coin on heads", "3 Draw Phases", ' +
  '"field Kiln Ram (untapped)" or "nothing in play"';

/** All clauses of a line: the one that names the player, or one under it. */
export function readPlayerClauses(cursor: Cursor, player: PlayerDraft): void {
  while (!cursor.done) {
    readClause(cursor, player);
    cursor.nextClause(`"," and ${CLAUSES}`);
  }
}

const AMOUNT = /(-?\d{1,3}) (HS|HP|plasma|mana|Draw Phases?)(?![\p{L}])/iuy;

function readClause(cursor: Cursor, player: PlayerDraft): void {
  const start = cursor.at;
  const set = <K extends Exclude<keyof PlayerDraft, 'inPlay'>>(key: K, value: PlayerDraft[K]): void => {
    if (player[key] !== undefined) {
      cursor.at = start;
      cursor.fail(`one clause about ${key}`);
    }
    player[key] = value;
  };
  if (cursor.takeAny('nothing in play', 'field empty')) return;
  if (cursor.takeAny('field:', 'field')) return void player.inPlay.push(readInPlay(cursor));
  if (cursor.takeAny('hand:', 'hand')) return set('hand', readCards(cursor, true));
  if (cursor.takeAny('deck:', 'deck')) return set('deck', readCount(cursor));
  if (cursor.takeAny('discard pile:', 'discard pile')) return set('discard', readCards(cursor, false) as string[]);
  if (cursor.take('coin on heads')) return set('coin', 'heads');
  if (cursor.take('coin on tails')) return set('coin', 'tails');
  const amount = cursor.match(AMOUNT);
  if (!amount) return cursor.fail(CLAUSES);
  const n = Number(amount[1]);
  if (/^h/i.test(amount[2])) return set('hs', n);
  if (/^d/i.test(amount[2])) return set('drawPhases', n);
  set('plasma', n);
  if (cursor.take('(')) set('coinPlasma', readCoin(cursor));
}

/** `4 plasma (1 from the coin, in an earlier turn)`. */
function readCoin(cursor: Cursor): PlayerPosition['coinPlasma'] {
  const n = cursor.int(1, 99, 'how much of it came from the coin');
  if (!cursor.take('from the coin')) cursor.fail('"from the coin"');
  const earlier = cursor.take(', in an earlier turn');
  if (!cursor.take(')')) cursor.fail('")" or ", in an earlier turn)"');
  return { n, turn: earlier ? 'earlier' : 'this' };
}

function readCount(cursor: Cursor): number {
  if (cursor.takeAny(...EMPTY)) return 0;
  const count = cursor.int(0, 200, 'cards in the deck');
  cursor.takeAny('cards', 'card');
  return count;
}

const DETAILS = '"tapped", "untapped", "2 damage", "resolve 3", "with Salt Mail", "with Otto\'s Chain Weight" or "owner Otto"';
const DAMAGE = /(\d{1,2}) damage\b/iy;
const RESOLVE = /resolve (-?\d{1,2})\b/iy;

function readInPlay(cursor: Cursor): InPlayDraft {
  const card: InPlayDraft = { card: cursor.name() };
  if (!cursor.take('(')) return card;
  do readDetail(cursor, card); while (cursor.takeAny(',', ';'));
  if (!cursor.take(')')) cursor.fail(`")", or "," and ${DETAILS}`);
  return card;
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
  if (cursor.take('tapped')) return set('tapped', 'yes');
  if (cursor.take('untapped')) return set('tapped', 'no');
  if (cursor.take('owner')) return set('owner', cursor.seat());
  if (cursor.take('with nothing')) return set('attached', []);
  if (cursor.take('with')) return void (card.attached = [...(card.attached ?? []), readAttached(cursor)]);
  const damage = cursor.match(DAMAGE);
  if (damage) return set('damage', Number(damage[1]));
  const resolve = cursor.match(RESOLVE);
  if (!resolve) return cursor.fail(DETAILS);
  set('resolve', Number(resolve[1]));
}

function readAttached(cursor: Cursor): NonNullable<InPlayPosition['attached']>[number] {
  const start = cursor.at;
  const by = cursor.try(seatCodec);
  if (by !== undefined && cursor.take("'s")) return { card: cursor.name(), by };
  cursor.at = start;
  return { card: cursor.name() };
}

/** The line of a player, and one line under it for each card on the field. */
export function printPlayer(seat: string, player: PlayerPosition, words: Vocabulary): string[] {
  const clauses: string[] = [];
  const { hs, plasma, coinPlasma, hand, deck, discard, coin, drawPhases, inPlay } = player;
  if (hs !== undefined) clauses.push(`${hs} HS`);
  const part = coinPlasma && ` (${coinPlasma.n} from the coin${coinPlasma.turn === 'earlier' ? ', in an earlier turn' : ''})`;
  if (plasma !== undefined) clauses.push(`${plasma} plasma${part ?? ''}`);
  if (hand !== undefined) clauses.push(`hand ${printCards(hand, words)}`);
  if (deck !== undefined) clauses.push(`deck ${deck}`);
  if (discard !== undefined) clauses.push(`discard pile ${printCards(discard, words)}`);
  if (coin !== undefined) clauses.push(`coin on ${coin}`);
  if (drawPhases !== undefined) clauses.push(`${drawPhases} Draw Phase${drawPhases === 1 ? '' : 's'}`);
  if (inPlay.length === 0) clauses.push('nothing in play');
  return [`  ${seat}: ${clauses.join(', ')}`.trimEnd(), ...inPlay.map((card) => `    field ${printInPlay(card, words)}`)];
}

function printInPlay(card: InPlayPosition, words: Vocabulary): string {
  const details: string[] = [];
  if (card.tapped !== undefined) details.push(card.tapped === 'yes' ? 'tapped' : 'untapped');
  if (card.damage !== undefined) details.push(`${card.damage} damage`);
  if (card.resolve !== undefined) details.push(`resolve ${card.resolve}`);
  if (card.owner !== undefined) details.push(`owner ${seatCodec.print(card.owner, words)}`);
  if (card.attached?.length === 0) details.push('with nothing');
  for (const { card: name, by } of card.attached ?? []) {
    details.push(`with ${by === undefined ? '' : `${seatCodec.print(by, words)}'s `}${nameCodec.print(name, words)}`);
  }
  return nameCodec.print(card.card, words) + (details.length ? ` (${details.join(', ')})` : '');
}
