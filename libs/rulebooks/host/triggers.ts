/** Noticing that an effect has triggered: it becomes a pending obligation that has to go on the stack (28.6). */
import type { Ability, Card, Filter, Keyword, Trigger } from './abilities.js';
import { other, type Aim, type Chance, type HostBoard, type Occasion, type Seat, type Thing } from './board.js';
import { fitsCard } from './kinds.js';
import { conditionHolds, fits } from './stats.js';
import { bitOf } from './trigger-bits.js';

/** Looks at every card in play, and at `leaving` ones that saw their own departure. */
export function notice(board: HostBoard, occasion: Occasion, event: number, leaving?: Thing): void {
  const bit = bitOf(occasion.on);
  const { watchers } = board;
  look(board);
  const { by } = occasion;
  if (((waiting.watchers | waiting.ambushes) & bit) === 0 && !leaving && !by) return;
  if (waiting.watchers & bit) for (let i = 0; i < watchers.length; i++) noticeOn(board, watchers[i], bit, occasion, event);
  if (leaving && !watchers.includes(leaving)) noticeOn(board, leaving, bit, occasion, event);
  // Two that strike or destroy each other in one moment have both done so, whichever is told first.
  if (by && by !== leaving && !watchers.includes(by)) noticeOn(board, by, bit, occasion, event);
  if ((waiting.ambushes & bit) === 0) return;
  board.occasions.push({ occasion, event, open: [true, true] });
  if (board.occasions.length > MOST_OPEN) board.occasions.shift();
}

/** More than happens before the other player does anything; a hostile log may never let them. */
const MOST_OPEN = 1000;

/** Whether a card in play has a triggered effect that waits for one of these. */
export function isWatched(board: HostBoard, bits: number): boolean {
  look(board);
  return (waiting.watchers & bits) !== 0;
}

/** What the cards in play wait for, in bits; one event gives several occasions, and it changes with few of them. */
const waiting = { version: 0, watchers: 0, ambushes: 0 };
const ANYTHING = ~0;

function look(board: HostBoard): void {
  if (waiting.version === board.version) return;
  waiting.version = board.version;
  waiting.watchers = 0;
  waiting.ambushes = 0;
  for (const { card } of board.watchers) if (card) waiting.watchers |= card.waitsFor;
  for (let seat = 0; seat < 2; seat++) {
    for (const { card, faceUp } of board.players[seat].things) if (!faceUp) waiting.ambushes |= ambushBits(card);
  }
}

/** Only a face-down card can be an Ambush that waits for something, and one that nobody has named may wait for anything. */
const ambushBits = (card: Card | null): number => (card === null || card.unmodelled ? ANYTHING : card.answers);

/** A player who does something else has let the chance go by (33.5). From then on, what anyone answers is on the record. */
export function closeChances(board: HostBoard, seat: Seat, event: number): void {
  for (const p of board.pending) if (p.controller === seat && !p.waiting && p.overlooked === 0) p.overlooked = event;
  board.unseen[0] = board.unseen[1] = false;
  letGo(board, seat);
}

/** A player who passes has let it go by as well; the other may still answer, also what happened before the record starts. */
export function passChances(board: HostBoard, seat: Seat): void {
  board.unseen[seat] = false;
  letGo(board, seat);
}

function letGo(board: HostBoard, seat: Seat): void {
  if (board.occasions.length === 0) return;
  for (const chance of board.occasions) chance.open[seat] = false;
  board.occasions = board.occasions.filter((c) => c.open[0] || c.open[1]);
}

export function closeAllChances(board: HostBoard): void {
  board.unseen[0] = board.unseen[1] = false;
  if (board.occasions.length) board.occasions = [];
}

function noticeOn(board: HostBoard, watcher: Thing, bit: number, occasion: Occasion, event: number): void {
  if (watcher.card === null || (watcher.card.waitsFor & bit) === 0 || !watcher.faceUp) return;
  for (const ability of watcher.card.abilities) {
    if (ability.kind !== 'triggered') continue;
    const met = metBy(board, ability.triggers, occasion, watcher);
    if (met === 0) continue;
    if (ability.condition && conditionHolds(board, ability.condition, watcher.controller, watcher) === 0) continue;
    const times = Math.min(timesOf(board, ability.triggers, occasion), MOST_AT_ONCE);
    for (let n = 0; n < times; n++) addPending(board, ability, watcher, occasion, event, [], 0, met !== 1);
  }
}

/** How often it happened: a card that certainly does not fit gives no occasion. */
function timesOf(board: HostBoard, triggers: readonly Trigger[], { on, cards, times }: Occasion): number {
  const asked = triggers.find((t) => t.on === on)?.subject;
  return cards && asked ? cards.filter((card) => discardFits(board, asked, [card]) !== 0).length : times ?? 1;
}

/** More than any effect draws or gains at once; a hostile log may tell of millions. */
const MOST_AT_ONCE = 20;

/**
 * Whether the same effect has triggered by the same draw or gain already, told at once or one card after the other; or by a token, where
 * it does not ask for one.
 */
function isLeftOpen({ pending, resolving }: HostBoard, ability: Ability, source: Thing, about: Occasion | null, event: number): boolean {
  if (about?.token && about.on === 'created') {
    return ability.kind === 'triggered' && !ability.triggers.some((t) => t.on === 'created' && (t.this || t.subject?.token));
  }
  if (about?.times === undefined) return false;
  return pending.some((p) => p.ability === ability && p.source === source && (p.since === event || (p.waiting && p.since > (resolving?.began ?? event))));
}

export function addPending(
  board: HostBoard, ability: Ability, source: Thing, about: Occasion | null, event: number, aims: readonly Aim[], cast = 0, unsure = false,
): void {
  board.pending.push({
    ability,
    source,
    controller: source.controller,
    it: about?.it ?? null,
    itSeat: about?.who ?? -1,
    itItem: about?.item ?? null,
    since: event,
    waiting: board.resolving !== null && board.resolving.item.kind === 'effect',
    aims,
    cast,
    lineage: lineageOf(board),
    lapsed: 0,
    overlooked: 0,
    unsure,
    leftOpen: isLeftOpen(board, ability, source, about, event),
  });
}

const NO_LINEAGE: readonly Ability[] = [];
/** A loop shows after one round; longer chains are cut so that a hostile log cannot grow them. */
const LONGEST_LINEAGE = 64;

function lineageOf(board: HostBoard): readonly Ability[] {
  const item = board.resolving?.item;
  if (!item?.ability || item.kind !== 'effect') return NO_LINEAGE;
  return [...item.lineage, item.ability].slice(-LONGEST_LINEAGE);
}

/** Whether what happened is what one of several triggers waits for: 1, 0, or NaN when the record leaves it open. */
export function metBy(board: HostBoard, triggers: readonly Trigger[], occasion: Occasion, watcher: Thing): number {
  let met = 0;
  for (const trigger of triggers) {
    const one = meets(board, trigger, occasion, watcher);
    if (one === 1) return 1;
    if (one !== 0) met = NaN;
  }
  return met;
}

/** Whether what happened is what a trigger waits for: 1, 0, or NaN when the record leaves it open. */
function meets(board: HostBoard, trigger: Trigger, occasion: Occasion, watcher: Thing): number {
  if (trigger.on !== occasion.on) return 0;
  if (trigger.this && occasion.it !== watcher) return 0;
  if (trigger.equipped && (!watcher.under || occasion.it !== watcher.under)) return 0;
  if (trigger.who && occasion.who !== (trigger.who === 'you' ? watcher.controller : other(watcher.controller))) return 0;
  if (trigger.phase && trigger.phase !== occasion.phase) return 0;
  if (trigger.resource && !(occasion.resources !== undefined && [...trigger.resource].some((r) => occasion.resources!.includes(r)))) return 0;
  if (trigger.combat && !occasion.combat) return 0;
  const by = trigger.by ? isBy(board, trigger.by, occasion.by, watcher) : 1;
  return by === 0 ? 0 : trigger.subject ? isSubject(board, trigger.subject, occasion, watcher) : 1;
}

/** A card that is played face down is an Ambush, whichever it is (14.3). */
const FACE_DOWN = { type: 'Ambush', name: '', subtypes: [], keywords: new Set<Keyword>(), power: NaN, health: NaN } as const;

function isBy(board: HostBoard, by: 'this' | Filter, thing: Thing | null | undefined, watcher: Thing): number {
  if (by === 'this') return Number(thing === watcher);
  return thing ? fits(board, by, thing, watcher.controller, watcher) : 0;
}

function isSubject(board: HostBoard, asked: Filter, { it, item, cards, who }: Occasion, watcher: Thing): number {
  if (it) return fits(board, asked, it, watcher.controller, watcher);
  if (cards) return discardFits(board, asked, cards);
  if (!item || !fitsCard(asked, item.card ?? FACE_DOWN)) return 0;
  return Number(asked.controller === undefined || (asked.controller === 'you') === (who === watcher.controller));
}

/** Whether one of the cards that left a hand is what is asked for; of one that nobody named only "a card" is sure. */
function discardFits(board: HostBoard, asked: Filter, cards: readonly (string | null)[]): number {
  const any = Object.keys(asked).length === 0;
  let sure = 0;
  for (const name of cards) {
    const card = name === null ? undefined : board.book.main(name);
    if (any || (card && fitsCard(asked, card))) return 1;
    if (!card) sure = NaN;
  }
  return sure;
}

/** The open chance that an Ambush of this card may answer; of several, the latest. */
export function chanceFor(board: HostBoard, ability: Ability & { kind: 'ambush' }, source: Thing): Chance | null {
  const fitting = (c: Chance): boolean => c.open[source.controller] && metBy(board, ability.triggers, c.occasion, source) !== 0;
  return board.occasions.findLast(fitting) ?? null;
}
