/** What one player has in a position: `kate: 4 action points, resources £%, hand Ember Bolt + 3 cards, front 1 Stone Ogre (sick)`. */
import type { Cursor } from '#kernel/cursor.js';
import type { Vocabulary } from '#kernel/codec.js';
import { nameCodec } from '#kernel/words.js';
import { EMPTY, printCards, readCards } from '#kernel/zone-text.js';
import { MOST_RESOURCES, type PlayerPosition } from './header.js';
import { atPhrase, printInPlay, readInPlay, type InPlayDraft } from './in-play-text.js';
import { pointsCodec, resourcesCodec } from './words.js';

/** A player's clauses, in the order in which they are printed. */
export type PlayerDraft = { -readonly [K in Exclude<keyof PlayerPosition, 'inPlay'>]?: PlayerPosition[K] } & { inPlay: InPlayDraft[] };

const CLAUSES =
  '"4 action points", "resources £%", "hand Ember Bolt + 3 cards", "deck 30", "damage 2", "drop …", "banished …", "front 1 Stone Ogre", ' +
  '"back 2 a face-down card", "form Chart Table" or "nothing in play"';

const ROWS = ['front', 'back', 'frontrow', 'backrow', 'form', 'forms', 'Form Zone'];
const NOTHING = ['nothing in play', ...ROWS.flatMap((r) => [`${r} empty`, `${r}: empty`])];

/** All clauses of a line: the one that names the player, or one under it. */
export function readPlayerClauses(cursor: Cursor, player: PlayerDraft): void {
  while (!cursor.done) {
    readClause(cursor, player);
    cursor.nextClause(`"," and ${CLAUSES}`);
  }
}

function readClause(cursor: Cursor, player: PlayerDraft): void {
  const start = cursor.at;
  // "form empty" says that nothing is there, "form Empty Boxes" names a card.
  if (cursor.takeAny(...NOTHING)) {
    if (cursor.done || /[,;]/.test(cursor.text[cursor.at])) return;
    cursor.at = start;
  }
  const at = atPhrase(cursor);
  if (at !== undefined) return void player.inPlay.push(readInPlay(cursor, at));
  const set = <K extends Exclude<keyof PlayerDraft, 'inPlay'>>(key: K, value: PlayerDraft[K]): void => {
    if (player[key] !== undefined) {
      cursor.at = start;
      cursor.fail(`one clause about ${key}`);
    }
    player[key] = value;
  };
  if (zone(cursor, 'hand')) return set('hand', readCards(cursor, true));
  if (zone(cursor, 'deck')) return set('deck', readCount(cursor, 'cards in the deck'));
  if (zone(cursor, 'damage zone') || zone(cursor, 'damage')) return set('damage', readCount(cursor, 'cards in the damage zone'));
  if (zone(cursor, 'drop zone') || zone(cursor, 'drop')) return set('drop', readCards(cursor, true));
  if (zone(cursor, 'Banished Zone') || zone(cursor, 'banished')) return set('banished', readCards(cursor, true));
  if (zone(cursor, 'resources')) return set('resources', readResources(cursor));
  const counted = cursor.match(COUNTED);
  if (counted) {
    const count = /^no$/i.test(counted[1]) ? 0 : Number(counted[1]);
    const where = (counted[2] ?? 'damage').toLowerCase();
    if (count > 200) cursor.fail('a number from 0 to 200 before this');
    return where === 'hand' ? set('hand', Array<null>(count).fill(null)) : set(where === 'deck' ? 'deck' : 'damage', count);
  }
  const points = cursor.try(pointsCodec);
  if (points !== undefined) return set('points', points);
  if (/[&£!%$\d]/.test(cursor.text[cursor.at])) return set('resources', readResources(cursor));
  const isCard = cursor.try(nameCodec) !== undefined;
  cursor.at = start;
  cursor.fail(CLAUSES, isCard ? 'cards of one zone are joined with " + "' : undefined);
}

/** "2 damage cards", "no damage", "30 cards in the deck": the number first. */
const COUNTED = /(no|\d{1,3}) (?:damage(?: cards?)?|(?:other |unknown )?cards? in (?:(?:the|her|his|their) )?(hand|deck|damage zone))(?![\p{L}\p{N}])/iuy;

/** "hand 4 cards" and "hand: 4 cards" say the same. */
function zone(cursor: Cursor, word: string): boolean {
  if (!cursor.take(word)) return false;
  cursor.take(':');
  return true;
}

function readCount(cursor: Cursor, what: string): number {
  if (cursor.takeAny(...EMPTY)) return 0;
  const count = cursor.int(0, 200, what);
  cursor.takeAny('cards', 'card');
  return count;
}

function readResources(cursor: Cursor): string {
  const start = cursor.at;
  if (cursor.take('empty')) return '';
  const resources = cursor.read(resourcesCodec);
  if (!resources.includes('#') && resources.length <= MOST_RESOURCES) return resources;
  cursor.at = start;
  return cursor.fail(`resources of & £ ! % $, at most ${MOST_RESOURCES} of them, or "none"`);
}

/** The line of a player, and one line under it for each card in play. */
export function printPlayer(seat: string, player: PlayerPosition, words: Vocabulary): string[] {
  const clauses: string[] = [];
  const { points, resources, hand, deck, damage, drop, banished, inPlay } = player;
  if (points !== undefined) clauses.push(`${points} action point${points === 1 ? '' : 's'}`);
  if (resources !== undefined) clauses.push(`resources ${resources || 'none'}`);
  if (hand !== undefined) clauses.push(`hand ${printCards(hand, words)}`);
  if (deck !== undefined) clauses.push(`deck ${deck}`);
  if (damage !== undefined) clauses.push(`damage ${damage || 'none'}`);
  if (drop !== undefined) clauses.push(`drop ${printCards(drop, words)}`);
  if (banished !== undefined) clauses.push(`banished ${printCards(banished, words)}`);
  if (inPlay.length === 0) clauses.push('nothing in play');
  return [`  ${seat}: ${clauses.join(', ')}`.trimEnd(), ...inPlay.map((card) => `    ${printInPlay(card, words)}`)];
}
