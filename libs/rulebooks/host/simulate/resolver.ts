/** Carrying a resolving effect out at the table, in the order of its text (34.3, 40). */
import type { Step } from '../abilities.js';
import type { Task } from '../board.js';
import type { HostEventOf } from '../events.js';
import { changesOf, doings, type Doing } from '../options/carrying-out.js';
import { dueMoves } from '../options/due.js';
import type { Move } from '../options/move.js';
import { hostRef, refTo, zoneOf } from '../options/refer.js';
import { fitsCard } from '../kinds.js';
import { inPlay } from '../things.js';
import type { Zone } from '../words.js';
import type { Table } from './table.js';

/** Begins and ends one resolution; the game may be over in between. */
export function resolve(table: Table, begin: Move, declines: boolean): void {
  const began = table.make(begin);
  const { resolving } = table.board;
  if (!resolving) return;
  if (resolving.tasks) carryOut(table, began, declines);
  else settle(table);
  if (table.board.won.seat >= 0 || table.board.resolving !== resolving) return;
  const { source } = resolving.item;
  if (isLastOf(table, source) && table.random.chance(0.5)) table.make({ ...usedUp(table, source!), cause: began });
  table.write('ResolutionEnded', undefined, {}, began);
}

/** Game actions come at once, even while an effect resolves (35.2, 35.4). */
export function settle(table: Table): void {
  for (let due = dueMoves(table.board); due.length > 0 && table.board.won.seat < 0; due = dueMoves(table.board)) table.make(table.random.pick(due));
}

function carryOut(table: Table, began: number, declines: boolean): void {
  const declined = new Set<number>();
  const announced = new Set<Task>();
  for (;;) {
    announce(table, began, announced);
    settle(table);
    if (table.board.won.seat >= 0) return;
    const open = doings(table.board).filter((d) => d.moves.length > 0 && !declined.has(d.task.clause));
    if (open.length === 0) return;
    const { clause, optional, done } = open[0].task;
    const group = open.filter((d) => d.task.clause === clause);
    if (optional !== 'no' && done === 0 && (declines || table.random.chance(0.3))) declined.add(clause);
    else carryOutClause(table, began, group, clause);
  }
}

/** All of a clause happens at the same time ("and"), so that nothing comes between its parts (40.4.1). */
function carryOutClause(table: Table, began: number, group: readonly Doing[], clause: number): void {
  const together = group.length > 1 || (group[0].task.left > 1 && group[0].moves.length > 1);
  if (together) table.write('SimultaneousBegan', undefined, {}, began);
  const cause = together ? table.events.length : began;
  while (table.board.won.seat < 0) {
    const next = doings(table.board).find((d) => d.task.clause === clause && d.moves.length > 0);
    if (!next) break;
    carryOutPart(table, next, cause);
  }
  if (together && table.board.won.seat < 0) table.write('SimultaneousEnded', undefined, {}, cause);
}

function carryOutPart(table: Table, { task, moves }: Doing, cause: number): void {
  const { step } = task;
  const made = { ...table.random.pick(moves), cause };
  table.make(made);
  if (step.do === 'search') takeFound(table, step, cause);
  if (step.do === 'look' && step.reorder) putBack(table, made, cause);
  if (step.do === 'look' && step.zone === 'hand') seesToo(table, cause);
}

/** Whose hand is looked at sees the cards as well, and some tables say so. */
function seesToo(table: Table, cause: number): void {
  const { by, data } = table.events.at(-1)! as HostEventOf<'CardsLookedAt'>;
  if (data.in.of !== by && table.random.chance(0.3)) table.write('CardsSeen', data.in.of, data, cause);
}

/** What was searched for: shown to both players if it has to match something (41.3.3). */
function takeFound(table: Table, step: Step & { do: 'search' }, cause: number): void {
  const { board, hidden, random } = table;
  const seat = board.resolving!.item.by;
  const by = board.seats[seat];
  const pile = step.zone === 'deck' ? hidden.deck(seat) : board.players[seat].drop;
  const fitting = pile.filter((name) => fitsCard(step.filter, board.book.main(name)!));
  const cards = random.sample(fitting, step.n);
  if (cards.length === 0) return;
  const from = zoneOf(board, seat, step.zone);
  if (Object.keys(step.filter).length) table.write('CardsRevealed', by, { cards, from }, cause);
  table.write('CardsPut', by, { cards, from, to: zoneOf(board, seat, DESTINATION[step.to]) }, cause);
}

const DESTINATION: Record<(Step & { do: 'search' })['to'], Zone['zone']> = { hand: 'hand', drop: 'drop', banished: 'banished', deckTop: 'top', deckBottom: 'bottom' };

function putBack(table: Table, looked: Move, cause: number): void {
  const { cards, in: zone } = table.events.at(-1)!.data as { cards: string[]; in: Zone };
  if (cards.length) table.write('CardsPut', looked.by, { cards: table.random.shuffled(cards), from: zone, to: zone }, cause);
}

/** A change of stats happens by itself and may be announced; one whose object is chosen must be (30.2). */
function announce(table: Table, began: number, announced: Set<Task>): void {
  for (const task of table.board.resolving?.tasks ?? []) {
    const { step } = task;
    if (step.do !== 'modify' || announced.has(task) || task.done === 0) continue;
    announced.add(task);
    const chosen = step.what.sel === 'choose';
    if (!chosen && table.random.chance(0.5)) continue;
    const things = task.things.filter(inPlay);
    const told = step.what.sel === 'choose' ? table.random.sample(things, step.what.n) : things;
    const data = { changes: changesOf(step.mod), ...(step.until === 'nextTurn' ? {} : { until: step.until }) };
    for (const thing of told) if (inPlay(thing)) table.write('StatsChanged', undefined, { card: refTo(table.board, thing), ...data }, began);
    for (const seat of task.seats) table.write('StatsChanged', undefined, { card: hostRef(table.board, seat), ...data }, began);
  }
}

type Source = NonNullable<Table['board']['resolving']>['item']['source'];

/** Whether a used Sorcery or Ambush has no effect left to come, and so leaves its slot (22.1). */
function isLastOf(table: Table, source: Source): boolean {
  if (!source?.card || !source.at.startsWith('back') || source.card.keywords.has('Lingering')) return false;
  if (source.card.type !== 'Sorcery' && source.card.type !== 'Ambush') return false;
  return !table.board.stack.some((i) => i.source === source) && !table.board.pending.some((p) => p.source === source && !p.lapsed);
}

const usedUp = (table: Table, source: NonNullable<Source>): Move => ({
  type: 'CardMoved',
  data: { card: refTo(table.board, source), to: zoneOf(table.board, source.owner, 'drop') },
});
