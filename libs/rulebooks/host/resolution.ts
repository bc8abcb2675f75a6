/** Carrying out an effect: the fold moves along its text with what the record shows of it. */
import type { Step } from './abilities.js';
import type { HostBoard, Item, Resolution, Task } from './board.js';
import { deedOf, type Deed } from './deeds.js';
import type { HostEvent } from './events.js';
import { fit, fitAmong, OTHER, type Fit } from './fitting.js';
import { applyTask } from './modifiers.js';
import { fitsCard } from './kinds.js';
import { effectOf, tasksOf } from './tasks.js';

/** Begins to carry an item out. */
export function beginResolution(board: HostBoard, item: Item, event: number): void {
  const effect = item.kind === 'effect' ? effectOf(item) : null;
  const resolution: Resolution = { item, began: event, tasks: effect ? [] : null, clause: -1, unnamed: 0, shown: 0, astray: 0, outer: board.resolving };
  board.resolving = resolution;
  if (effect) advance(board, resolution, event);
}

/** Reaches the next clause as long as the current one leaves nothing to do, and no game action comes before it (40.3). */
function advance(board: HostBoard, resolution: Resolution, event: number): void {
  const effect = effectOf(resolution.item)!;
  while (resolution.clause + 1 < effect.length && resolution.tasks!.every((t) => t.left === 0)) {
    if (resolution.clause >= 0 && waitsForGameActions(board)) return;
    reachNext(board, resolution, event);
  }
}

/** The tasks of the next clause; what changes by itself is done with that. */
function reachNext(board: HostBoard, resolution: Resolution, event: number): void {
  resolution.clause++;
  const clause = effectOf(resolution.item)![resolution.clause];
  const tasks = tasksOf(board, resolution.item, clause, resolution.clause, resolution.tasks!);
  resolution.tasks!.push(...tasks);
  for (const t of tasks) {
    if (t.step.do !== 'modify' || t.left === 0) continue;
    applyTask(board, t.step, t, event);
    t.done = t.left;
    t.left = 0;
  }
}

/** Destructions and Host damage that are due come first; what has been passed over is waited for no longer. */
function waitsForGameActions({ due, players }: HostBoard): boolean {
  if (due.length > 0 && due.some((t) => t.overdue === 0)) return true;
  for (const player of players) if (player.hostDamageDue > 0 && player.hostOverdue === 0) return true;
  return false;
}

/** What was left out on the way is left out for good; what applies by itself still does. */
export function finishResolution(board: HostBoard, resolution: Resolution, event: number): void {
  if (resolution.tasks === null) return;
  const clauses = effectOf(resolution.item)!.length;
  do {
    for (const t of resolution.tasks) t.left = 0;
    const { clause } = resolution;
    advance(board, resolution, event);
    // Game actions that nobody told are waited for no longer.
    if (resolution.clause === clause && clause + 1 < clauses) reachNext(board, resolution, event);
  } while (resolution.clause + 1 < clauses);
}

/**
 * The instructions that may be carried out next: those of the clause that is reached, and past clauses that may be
 * left out, those that follow.
 */
export function openTasks(board: HostBoard): readonly Task[] {
  const resolution = board.resolving;
  if (!resolution || resolution.tasks === null) return [];
  const isOpen = (t: Task): boolean => t.left > 0 && t.step.do !== 'modify';
  const open = resolution.tasks.filter((t) => t.clause === resolution.clause && isOpen(t));
  const effect = effectOf(resolution.item)!;
  for (let c = resolution.clause + 1; c < effect.length; c++) {
    if (open.some((t) => t.optional === 'no' || t.done > 0)) break;
    open.push(...tasksOf(board, resolution.item, effect[c], c, resolution.tasks).filter(isOpen));
  }
  return open;
}

/** The fold moves along the effect. */
export function progress(board: HostBoard, event: HostEvent): void {
  const resolution = board.resolving;
  if (!resolution || resolution.tasks === null) return;
  let found = fit(board, event);
  if (found.is === 'foreign' && resolution.astray === 0) resolution.astray = event.n;
  if (found.is === 'other' || found.is === 'foreign') return;
  const deed = deedOf(board, event)!;
  if (found.is === 'early' || ((found.is === 'part' || found.is === 'amount') && !resolution.tasks.includes(found.task))) {
    found = reach(board, resolution, deed);
    if (found.is !== 'part' && found.is !== 'amount') return;
  }
  if (deed.do === 'search') noteUnnamed(resolution, deed);
  carryOut(found.is === 'part' || found.is === 'amount' ? found.task : null, deed);
}

/** The search of the resolving effect that goes through this zone and asks for cards of a kind. */
export function searchFor(resolution: Resolution | null, zone: string): (Step & { do: 'search' }) | null {
  const searched = zone === 'top' || zone === 'bottom' ? 'deck' : zone;
  const step = resolution?.tasks?.find((t) => t.step.do === 'search' && t.step.zone === searched)?.step;
  return step?.do === 'search' && Object.keys(step.filter).length > 0 ? step : null;
}

function noteUnnamed(resolution: Resolution, { names }: Deed): void {
  // An open zone hides nothing.
  if (searchFor(resolution, 'deck')) for (const name of names) if (name === null) resolution.unnamed++;
}

/** Cards shown while a search resolves, where they are of the kind that it asks for. */
export function noteShown(board: HostBoard, cards: readonly (string | null)[]): void {
  const step = searchFor(board.resolving, 'deck');
  if (!step) return;
  for (const name of cards) {
    const card = name === null ? undefined : board.book.main(name);
    if (!card || fitsCard(step.filter, card)) board.resolving!.shown++;
  }
}

/**
 * Reaches the next clause once what the last one did has taken effect: game actions come between two parts of a
 * "then" (40.3), and the second part is about the board that they leave.
 */
export function moveAlong(board: HostBoard, event: number): void {
  const resolution = board.resolving;
  if (!resolution || resolution.tasks === null || board.simultaneous > 0) return;
  if (waitsForGameActions(board)) return;
  advance(board, resolution, event);
}

/** Takes the clauses up to the one that a deed belongs to among the tasks, whether or not those before it are done. */
function reach(board: HostBoard, resolution: Resolution, deed: Deed): Fit {
  const effect = effectOf(resolution.item)!;
  while (resolution.clause + 1 < effect.length) {
    resolution.clause++;
    const tasks = tasksOf(board, resolution.item, effect[resolution.clause], resolution.clause, resolution.tasks!);
    resolution.tasks!.push(...tasks);
    const found = fitAmong(board, resolution.item, tasks, deed);
    if (found) return found;
  }
  return OTHER;
}

function carryOut(t: Task | null, deed: Deed): void {
  if (!t) return;
  const counted = t.step.do === 'draw' || t.step.do === 'mill' || t.step.do === 'discard' || t.step.do === 'putBack' || t.step.do === 'reveal';
  const n = counted ? deed.n : 1;
  t.done += t.step.do === 'search' ? deed.names.length : n;
  t.left = Math.max(0, t.left - n);
  // Each player has a part of their own: what one has done does not count for the other.
  if (counted && t.seats.length > 1 && 'n' in t.step && deed.n >= t.step.n) t.seats = t.seats.filter((seat) => seat !== deed.seat);
  if (deed.thing && t.step.do !== 'modify') t.things = t.things.filter((thing) => thing !== deed.thing);
}

/** What the effect still asks for; "may" and what the record cannot settle do not count. */
export function unfinished(board: HostBoard): { task: Task; sure: boolean } | null {
  const resolution = board.resolving;
  if (!resolution || resolution.tasks === null) return null;
  const open = resolution.tasks.find((t) => t.left > 0 && t.optional === 'no');
  if (open) return { task: open, sure: isPossible(board, open) };
  const effect = effectOf(resolution.item)!;
  for (let c = resolution.clause + 1; c < effect.length; c++) {
    const tasks = tasksOf(board, resolution.item, effect[c], c, resolution.tasks);
    const later = tasks.find((t) => t.left > 0 && t.optional === 'no' && t.step.do !== 'modify');
    if (later) return { task: later, sure: isPossible(board, later) };
  }
  const unsure = resolution.tasks.find((t) => t.done === 0 && (Number.isNaN(t.left) || (t.left > 0 && t.optional === 'unknown')));
  return unsure ? { task: unsure, sure: false } : null;
}

/** Whether the record shows that there was something left to heal or to reveal: damage and decks may be uncounted. */
function isPossible(board: HostBoard, { step, things, seats }: Task): boolean {
  if (step.do === 'heal') return things.length > 0 || seats.some((seat) => board.players[seat].damage > 0);
  return step.do !== 'reveal' || step.zone !== 'deck' || seats.some((seat) => !Number.isNaN(board.players[seat].deck));
}
