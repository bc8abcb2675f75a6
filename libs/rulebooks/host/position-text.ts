/** A position written by hand: where the turn stands, what each player has, what waits on the stack, what was used. */
import { Cursor } from '#kernel/cursor.js';
import type { Codec, Vocabulary } from '#kernel/codec.js';
import type { Line } from '#kernel/notation.js';
import { newPlayer, positionPart, type PositionDraft } from '#kernel/position-part.js';
import { choiceCodec, listCodec, nameCodec, seatCodec } from '#kernel/words.js';
import { PHASE_NAMES, PHASES, type Phase } from './events.js';
import type { Position } from './header.js';
import { printPlayer, readPlayerClauses, type PlayerDraft } from './player-text.js';
import { refCodec, type Ref } from './words.js';

type Draft = PositionDraft<Position>;
type Waiting = NonNullable<Position['stack']>[number];

const STEPS = {
  attack: ['attack declared', 'attacker declared'],
  block: ['block declared', 'blocker declared'],
  early: ['early damage step', 'early damage calculation step'],
  normal: ['normal damage step', 'normal damage calculation step'],
} as const;
const stepCodec: Codec<keyof typeof STEPS> = choiceCodec(STEPS as unknown as Record<keyof typeof STEPS, [string, ...string[]]>);
const phaseCodec: Codec<Phase> = choiceCodec(PHASE_NAMES);
const targetsCodec: Codec<Ref[]> = listCodec(refCodec, ' and ', 20);

const CLAUSES =
  '"turn 5", "kate\'s Action Phase 1", "kate went first", "stack empty", "kate has priority", "kate has passed", ' +
  '"no sickness", "no attacks", "attacker kate\'s Reef Hound", "blocker …", or a step of the battle such as "early damage step"';

export const positionReader = positionPart<Position>({
  form: "position: turn 5, kate's Action Phase 1, stack empty, kate has priority",
  clauses: CLAUSES,
  readClause,
  readBody,
  print: printPosition,
});

function readClause(cursor: Cursor, position: Draft): void {
  const set = cursor.setter(position, (key) => `one clause about this: the position says already which ${key} it is`);
  if (cursor.take('turn')) return set('turn', cursor.int(1, 999, 'the number of the turn'));
  if (cursor.takeAny('stack empty', 'stack is empty')) return set('stack', []);
  if (cursor.takeAny('no sickness', 'no Creation Sickness')) return set('noSickness', true);
  if (cursor.takeAny('no attacks', 'nobody has attacked')) return set('noAttacks', true);
  const step = cursor.try(stepCodec);
  if (step) return set('step', step);
  const phase = cursor.try(phaseCodec);
  if (phase) return set('phase', phase);
  if (cursor.take('attacker')) return set('attacker', cursor.read(refCodec));
  if (cursor.take('blocker')) return set('blocker', cursor.read(refCodec));
  const seat = cursor.try(seatCodec);
  if (seat === undefined) return cursor.fail(CLAUSES, cursor.seatHint());
  if (cursor.take('went first')) return set('first', seat);
  if (cursor.take('has priority')) return set('priority', seat);
  if (cursor.takeAny('has passed', 'passed')) return set('passed', seat);
  if (!cursor.take("'s")) return cursor.fail('"went first", "has priority", "has passed", or "\'s" and a phase');
  set('player', seat);
  if (cursor.take('turn')) return;
  set('phase', cursor.try(phaseCodec) ?? cursor.fail(`"turn", or a phase: ${PHASES.map((p) => PHASE_NAMES[p]).join(', ')}`));
}

/** What the lines indented below the one that opened it belong to. */
interface Opened {
  readonly column: number;
  read(cursor: Cursor): void;
}

function readBody(lines: readonly Line[], position: Draft, words: Vocabulary): void {
  let opened: Opened | undefined;
  for (const line of lines) {
    const cursor = new Cursor(line, words);
    if (opened && line.column > opened.column) opened.read(cursor);
    else opened = openLine(cursor, position);
  }
}

function openLine(cursor: Cursor, position: Draft): Opened {
  const { column } = cursor.line;
  if (cursor.take('stack:')) return listLine(cursor, column, (position.stack ??= []), 'empty', readWaiting);
  if (cursor.take('used:')) return listLine(cursor, column, (position.used ??= []), 'nothing', (c) => c.read(refCodec));
  const seat = newPlayer(cursor, position, '"stack:", or "used:"');
  const player: PlayerDraft = { inPlay: [] };
  position.players[seat] = player;
  readPlayerClauses(cursor, player);
  return { column, read: (c) => readPlayerClauses(c, player) };
}

function listLine<T>(cursor: Cursor, column: number, list: T[], none: string, item: (cursor: Cursor) => T): Opened {
  const read = (c: Cursor): void => {
    if (c.takeAny(none, 'empty', 'nothing', 'none')) {
      if (!c.done) c.fail('the end of the line');
      return;
    }
    while (!c.done) {
      list.push(item(c));
      c.nextClause('"," and the next, or the end of the line');
    }
  };
  read(cursor);
  return { column, read };
}

const ABILITY = /\d{1,2}\b/y;

/** `kate's Ember Bolt targeting john's Stone Ogre`, `kate's Ember Bolt's effect 2`. */
function readWaiting(cursor: Cursor): Waiting {
  const by = cursor.seat();
  if (!cursor.take("'s")) cursor.fail('"\'s" and the card on the stack');
  const item: { -readonly [K in keyof Waiting]: Waiting[K] } = { by, card: cursor.take('face-down card') ? null : cursor.name() };
  if (cursor.takeAny("'s effect", "'s trigger")) {
    item.effect = true;
    const ability = cursor.match(ABILITY);
    if (ability) item.ability = Number(ability[0]);
  } else if (cursor.take('(effect')) {
    item.ability = cursor.int(1, 20, 'which effect of the card');
    if (!cursor.take(')')) cursor.fail('")"');
  }
  if (cursor.take('targeting')) item.targets = cursor.read(targetsCodec);
  return item;
}

function printPosition(position: Position, words: Vocabulary): string[] {
  const seat = (name: string): string => seatCodec.print(name, words);
  const clauses: string[] = [];
  if (position.turn !== undefined) clauses.push(`turn ${position.turn}`);
  if (position.player !== undefined) clauses.push(`${seat(position.player)}'s ${position.phase ? PHASE_NAMES[position.phase] : 'turn'}`);
  else if (position.phase !== undefined) clauses.push(PHASE_NAMES[position.phase]);
  if (position.attacker !== undefined) clauses.push(`attacker ${refCodec.print(position.attacker, words)}`);
  if (position.blocker !== undefined) clauses.push(`blocker ${refCodec.print(position.blocker, words)}`);
  if (position.step !== undefined) clauses.push(stepCodec.print(position.step, words));
  if (position.first !== undefined) clauses.push(`${seat(position.first)} went first`);
  if (position.stack?.length === 0) clauses.push('stack empty');
  if (position.priority !== undefined) clauses.push(`${seat(position.priority)} has priority`);
  if (position.passed !== undefined) clauses.push(`${seat(position.passed)} has passed`);
  if (position.noSickness) clauses.push('no sickness');
  if (position.noAttacks) clauses.push('no attacks');
  const players = Object.entries(position.players).flatMap(([name, player]) => printPlayer(seat(name), player, words));
  const stack = printList('stack', position.stack?.map((s) => printWaiting(s, words)) ?? []);
  const used = printList('used', position.used?.length === 0 ? ['nothing'] : (position.used ?? []).map((r) => refCodec.print(r, words)));
  return [`position: ${clauses.join(', ')}`.trimEnd(), ...players, ...stack, ...used];
}

function printList(keyword: string, items: readonly string[]): string[] {
  if (items.length < 2) return items.map((item) => `  ${keyword}: ${item}`);
  return [`  ${keyword}:`, ...items.map((item) => `    ${item}`)];
}

function printWaiting(item: Waiting, words: Vocabulary): string {
  const card = `${seatCodec.print(item.by, words)}'s ${item.card === null ? 'face-down card' : nameCodec.print(item.card, words)}`;
  const number = item.ability === undefined ? '' : item.effect ? ` ${item.ability}` : ` (effect ${item.ability})`;
  const targets = item.targets ? ` targeting ${targetsCodec.print(item.targets, words)}` : '';
  return card + (item.effect ? "'s effect" : '') + number + targets;
}
