/** Beginning and ending what a player does: cards, effects, the coin. */
import { takeFromHand } from '#kernel/hand.js';
import type { Card, Filter, Step } from '../abilities.js';
import { cardElsewhere, findSource, modelledEffect } from '../activation.js';
import { fits, isOwed, makeTasks } from '../carrying-out.js';
import type { Acting, Player, Seat, TgcBoard, Thing } from '../board.js';
import type { TgcEventOf } from '../events.js';
import { closeFor, openQuick } from '../gamestate.js';
import { watchResolve } from '../stats.js';
import { attach, cardNamed, enter, findWhere, isCreature, leave, makeDue, makeThing } from '../things.js';
import { loseHs } from './ending.js';
import { note } from './occasions.js';

/** The coin's plasma goes first. */
export function spend(player: Player, n: number): void {
  player.plasma = Math.max(0, player.plasma - n);
  player.coinPlasma = Math.max(0, player.coinPlasma - n);
}

/** What it was aimed at; of several copies, one that the first instruction can be about. */
function things(board: TgcBoard, refs: TgcEventOf<'CardPlayed'>['data']['on'], by: Seat, effect: readonly Step[], source: Thing | null): Thing[] {
  if (!refs) return [];
  const aimed = effect.find((s): s is Extract<Step, { to: Filter }> => 'to' in s && s.to.which === 'one');
  return refs.flatMap((r) => findWhere(board, r, by, (t) => !aimed || fits(t, aimed.to, by, source) !== 0) ?? []);
}

const isSpell = ({ type }: Card): boolean => type === 'Instant' || type === 'Event';

/** What an unmodelled text has done may last. */
function remember(board: TgcBoard, card: Card): void {
  if (!board.unread.includes(card)) board.unread = [...board.unread, card];
}

/** No table loses itself in more than this; a hostile log may begin one action inside another for ever. */
const DEEPEST = 64;

/** What the new action was begun in the middle of, against 2.1. */
function outerOf({ acting }: TgcBoard): Acting | null {
  if (!acting || acting.loose) return null;
  let depth = 0;
  for (let each: Acting | null = acting; each; each = each.outer) depth++;
  return depth < DEEPEST ? acting : null;
}

export function playCard(board: TgcBoard, event: TgcEventOf<'CardPlayed'>, seat: Seat): void {
  const { card: name, on, paid, upright } = event.data;
  const player = board.players[seat];
  const card = cardNamed(board, name);
  closeFor(board, 'acting', event.n);
  spend(player, paid ?? card.cost);
  takeFromHand(player.hand, name);
  const targets = things(board, on, seat, card.abilities.flatMap((a) => (a.kind === 'play' ? a.effect : [])), null);
  if (card.unmodelled && (isSpell(card) || card.type === 'unknown')) remember(board, card);
  const thing = makeThing(board, card, seat, seat, event.n);
  if (isCreature(thing)) thing.tapped = upright ? 0 : 1;
  if (card.type === 'Battlefield') {
    for (const old of player.field) if (old.card.type === 'Battlefield') makeDue(board, old, 'replaced', event.n);
  }
  enter(board, thing);
  if (card.type === 'Equipment' && targets.length) equip(board, thing, targets[0], event.n);
  note(board, 'played', seat, thing, event.n);
  const ability = card.abilities.find((a) => a.kind === 'play') ?? null;
  const spell = isSpell(card);
  const modelled = ability !== null || !card.unmodelled;
  const effect = spell && card.abilities.length > 1 ? card.abilities.flatMap((a) => (a.kind === 'play' ? a.effect : [])) : ability?.effect;
  const tasks = spell && (!modelled || card.unmodelled) ? null : spell ? makeTasks(board, effect ?? [], seat, thing) : [];
  board.acting = {
    kind: 'card', by: seat, source: thing, ability, tasks, on: spell ? targets : [], event: event.n, loose: false, outer: outerOf(board),
  };
}

export function equip(board: TgcBoard, thing: Thing, to: Thing, event: number): void {
  attach(thing, to);
  watchResolve(board, to, event);
}

export function activate(board: TgcBoard, event: TgcEventOf<'EffectActivated'>, seat: Seat): void {
  const { source: ref, ability: number, on, discarding, paid } = event.data;
  const source = findSource(board, ref, seat);
  const elsewhere = source ? null : cardElsewhere(board, seat, ref);
  const ability = modelledEffect(board, seat, source, number);
  const targets = things(board, on, seat, ability?.effect ?? [], source);
  closeFor(board, 'acting', event.n);
  const player = board.players[seat];
  for (const cost of ability?.costs ?? []) {
    if (cost.pay === 'plasma') spend(player, paid ?? cost.n);
    else if (cost.pay === 'hs') loseHs(board, seat, cost.n, event.n, false);
    else if (cost.pay === 'tap') source!.tapped = 1;
    else if (cost.pay === 'destroy') destroyThing(board, source!, event.n);
  }
  if (!ability && paid !== undefined) spend(player, paid);
  for (const card of discarding ?? []) {
    takeFromHand(player.hand, card);
    if (card !== null) player.discard.push(card);
    note(board, 'discarded', seat, null, event.n);
  }
  const card = source?.card ?? elsewhere;
  if (card?.unmodelled && !ability) remember(board, card);
  const tasks = ability ? makeTasks(board, ability.effect, seat, source) : null;
  board.acting = { kind: 'effect', by: seat, source, ability, tasks, on: targets, event: event.n, loose: false, outer: outerOf(board) };
}

export function flipCoin(board: TgcBoard, seat: Seat, n: number): void {
  const player = board.players[seat];
  closeFor(board, 'acting', n);
  // It lies where it lies, whoever flips it.
  const holder = board.players.find((p) => p.coin !== '') ?? player;
  holder.coin = 'tails';
  holder.flipped = n;
  player.plasma += board.edition.coinPlasma;
  player.coinPlasma += board.edition.coinPlasma;
  board.acting = { kind: 'coin', by: seat, source: null, ability: null, tasks: [], on: [], event: n, loose: false, outer: outerOf(board) };
}

/** Off the field and to its owner's discard pile; what lay under it follows (1.11.b, 1.11.b.1). */
export function destroyThing(board: TgcBoard, thing: Thing, n: number, discard = true): void {
  const { under } = thing;
  const attached = [...thing.attached];
  leave(board, thing, n);
  if (discard) board.players[thing.owner].discard.push(thing.card.name);
  for (const one of attached) makeDue(board, one, 'attached', n);
  board.lastDestroyed = { event: n, attached, under };
  note(board, 'destroyed', thing.controller, thing, n);
  if (under) watchResolve(board, under, n);
}

/** After an event: what is done opens its Quick window (3.3.4, 3.4.4, 3.6.2/2). */
export function moveAlong(board: TgcBoard, n: number): void {
  const { acting } = board;
  if (!acting || acting.loose) return;
  if (isWaiting(board, acting)) return;
  if (acting.outer) {
    board.acting = acting.outer;
    return;
  }
  // Instructions that may be left out, or may be impossible, can still follow: they hold nothing up.
  const open = acting.kind === 'effect' && (acting.tasks === null || acting.tasks.some((t) => !t.done));
  acting.loose = open;
  if (!open) board.acting = null;
  openQuick(board, acting.kind === 'coin' ? 'flipped' : acting.kind === 'effect' ? 'activated' : 'played', n);
}

export function isWaiting(board: TgcBoard, acting: Acting): boolean {
  const { source, tasks, kind } = acting;
  if (kind === 'effect') return tasks !== null && tasks.some((t) => isOwed(board, acting, t));
  if (kind === 'coin' || !source || source.gone) return false;
  switch (source.card.type) {
    case 'Equipment': return source.under === null && board.players.some((p) => p.field.some(isCreature));
    case 'Battlefield': return board.due.some((t) => t.due === 'replaced' && t.controller === acting.by);
    case 'Instant':
    case 'Event': return true;
    default: return false;
  }
}
