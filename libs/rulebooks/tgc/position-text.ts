/** A position written by hand: where the turn and the gamestate stand, what each player has, what has just happened. */
import type { Codec, Vocabulary } from '#kernel/codec.js';
import { Cursor } from '#kernel/cursor.js';
import type { Line } from '#kernel/notation.js';
import { newPlayer, positionPart, type PositionDraft } from '#kernel/position-part.js';
import { choiceCodec, seatCodec } from '#kernel/words.js';
import type { TriggerKind } from './abilities.js';
import { PHASE_NAMES, type Phase } from './events.js';
import type { GAMESTATES, Position } from './header.js';
import { printPlayer, readPlayerClauses, type PlayerDraft } from './player-text.js';
import { refCodec } from './words.js';

type Draft = PositionDraft<Position>;
type Happened = NonNullable<Position['happened']>[number];

const STATES: Record<(typeof GAMESTATES)[number], string> = { closed: 'Closed', play: 'Open Play', battle: 'Open Battle', quick: 'Open Quick' };
const stateCodec: Codec<(typeof GAMESTATES)[number]> = choiceCodec(STATES);
const phaseCodec: Codec<Phase> = choiceCodec(PHASE_NAMES);

const CLAUSES =
  '"turn 5", "Nia\'s Play Phase", "Open Play", "Otto to act", "Nia went first", "Nia has done nothing", "the phase is being passed" ' +
  'or "Nia\'s Kiln Ram attacks Otto"';

export const positionReader = positionPart<Position>({
  form: "position: turn 5, Nia's Play Phase, Open Play",
  clauses: CLAUSES,
  readClause,
  readBody,
  print: printPosition,
});

function readClause(cursor: Cursor, position: Draft): void {
  const start = cursor.at;
  const set = cursor.setter(position, (key) => `one clause about this: the position says already which ${key} it is`);
  if (cursor.take('turn')) return set('turn', cursor.int(1, 999, 'the number of the turn'));
  if (cursor.take('the phase is being passed')) return set('passing', true);
  const state = cursor.try(stateCodec);
  if (state) {
    cursor.take('gamestate');
    return set('gamestate', state);
  }
  const phase = cursor.try(phaseCodec);
  if (phase) return set('phase', phase);
  const seat = cursor.try(seatCodec);
  if (seat !== undefined) {
    if (cursor.take('to act')) return set('whose', seat);
    if (cursor.take('went first')) return set('first', seat);
    if (cursor.take('has done nothing')) return set('nothing', seat);
    if (cursor.take("'s turn")) return set('player', seat);
    if (cursor.take("'s")) {
      const own = cursor.try(phaseCodec);
      if (own) {
        set('player', seat);
        return set('phase', own);
      }
    }
  }
  cursor.at = start;
  const attacker = cursor.try(refCodec);
  if (attacker === undefined || !cursor.take('attacks')) {
    cursor.at = start;
    return cursor.fail(CLAUSES, cursor.seatHint());
  }
  set('attacker', attacker);
  set('target', cursor.read(refCodec));
}

function readBody(lines: readonly Line[], position: Draft, words: Vocabulary): void {
  let column = 0;
  let player: PlayerDraft | undefined;
  for (const line of lines) {
    const cursor = new Cursor(line, words);
    if (player && line.column > column) {
      readPlayerClauses(cursor, player);
      continue;
    }
    column = line.column;
    player = undefined;
    if (cursor.take('happened:')) {
      const happened = (position.happened ??= []);
      if (cursor.take('nothing')) continue;
      do happened.push(readHappened(cursor)); while (cursor.nextClause('"," and what else happened'));
      continue;
    }
    const seat = newPlayer(cursor, position, '"happened:"');
    position.players[seat] = player = { inPlay: [] };
    readPlayerClauses(cursor, player);
  }
}

/** Told of a player, or of a card. */
const OF_PLAYERS = { drawn: 'drew a card', discarded: 'discarded a card', hsGained: 'gained HS', hsLost: 'lost HS', phase: 'began the phase' } as const;
const OF_CARDS = { played: 'was played', destroyed: 'was destroyed', attacks: 'attacked', damaged: 'was dealt damage' } as const;

function readHappened(cursor: Cursor): Happened {
  const told = cursor.read(refCodec);
  const table = told.player === undefined ? OF_CARDS : OF_PLAYERS;
  const on = (Object.entries(table) as [TriggerKind, string][]).find(([, phrase]) => cursor.take(phrase))?.[0];
  if (on === undefined) return cursor.fail(Object.values(table).map((p) => `"${p}"`).join(', '));
  return told.player === undefined ? { on, card: told } : { on, player: told.player };
}

function printHappened(h: Happened, words: Vocabulary): string {
  if (h.card) return `${refCodec.print(h.card, words)} ${(OF_CARDS as Record<string, string>)[h.on] ?? OF_CARDS.played}`;
  return `${seatCodec.print(h.player ?? '', words)} ${(OF_PLAYERS as Record<string, string>)[h.on] ?? OF_PLAYERS.drawn}`;
}

function printPosition(position: Position, words: Vocabulary): string[] {
  const seat = (name: string): string => seatCodec.print(name, words);
  const clauses: string[] = [];
  if (position.turn !== undefined) clauses.push(`turn ${position.turn}`);
  if (position.player !== undefined) clauses.push(`${seat(position.player)}'s ${position.phase ? PHASE_NAMES[position.phase] : 'turn'}`);
  else if (position.phase !== undefined) clauses.push(PHASE_NAMES[position.phase]);
  if (position.gamestate !== undefined) clauses.push(STATES[position.gamestate]);
  if (position.whose !== undefined) clauses.push(`${seat(position.whose)} to act`);
  if (position.passing) clauses.push('the phase is being passed');
  if (position.nothing !== undefined) clauses.push(`${seat(position.nothing)} has done nothing`);
  if (position.attacker && position.target) clauses.push(`${refCodec.print(position.attacker, words)} attacks ${refCodec.print(position.target, words)}`);
  if (position.first !== undefined) clauses.push(`${seat(position.first)} went first`);
  const players = Object.entries(position.players).flatMap(([name, player]) => printPlayer(seat(name), player, words));
  const happened = position.happened && [`  happened: ${position.happened.map((h) => printHappened(h, words)).join(', ') || 'nothing'}`];
  return [`position: ${clauses.join(', ')}`.trimEnd(), ...players, ...(happened ?? [])];
}

