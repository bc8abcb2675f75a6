/** What happens to hands, cards on the field, HS and plasma. */
import { addToHand, takeFromHand } from '#kernel/hand.js';
import type { Mod, Seat, TgcBoard, Thing } from '../board.js';
import type { TgcEvent, TgcEventOf } from '../events.js';
import { watchResolve } from '../stats.js';
import { findMeant, findThing, leave, makeDue, seatIndex } from '../things.js';
import { destroyThing, equip } from './acting.js';
import * as battle from './battle.js';
import { loseHs, watchHs } from './ending.js';
import { note } from './occasions.js';

export function draw(board: TgcBoard, { data, n }: TgcEventOf<'CardsDrawn'>, seat: Seat): void {
  const player = board.players[seat];
  for (const card of data.cards) addToHand(player.hand, card);
  player.deck = Math.max(0, player.deck - data.cards.length);
  for (let i = 0; i < data.cards.length; i++) note(board, 'drawn', seat, null, n);
  if (board.phase === 'draw' && seat === board.turnPlayer) board.drawSteps.draw = n;
}

export function discard(board: TgcBoard, { data, n }: TgcEventOf<'CardsDiscarded'>, seat: Seat): void {
  const player = board.players[seat];
  for (const card of data.cards) {
    takeFromHand(player.hand, card);
    if (card !== null) player.discard.push(card);
    note(board, 'discarded', seat, null, n);
  }
}

export function reveal(board: TgcBoard, { data }: TgcEventOf<'CardsRevealed'>, seat: Seat): void {
  const { hand } = board.players[seat];
  for (const card of data.cards) {
    if (card === null || hand.known.includes(card) || !(hand.unknown > 0)) continue;
    hand.unknown--;
    hand.known.push(card);
  }
}

export function dealDamage(board: TgcBoard, { data, n }: TgcEventOf<'DamageDealt'>, together: boolean): void {
  const source = data.source && findMeant(board, data.source);
  if (source) source.lastDealt = n;
  const side = board.acting && !board.acting.loose ? null : battle.sideOf(board, data);
  if (data.to.player !== undefined) {
    const seat = seatIndex(board, data.to.player);
    if (seat >= 0) loseHs(board, seat as Seat, data.amount, n, together);
  } else {
    const thing = findMeant(board, data.to);
    if (thing) {
      thing.damage += data.amount;
      thing.damagedBy = n;
      if (data.amount > 0) note(board, 'damaged', thing.controller, thing, n);
      watchResolve(board, thing, n);
    }
  }
  if (side && board.battle!.stage !== 'block') battle.dealt(board, side, n);
}

export function destroy(board: TgcBoard, { data, n }: TgcEventOf<'CardDestroyed'>): void {
  const thing = findDue(board, data.card);
  if (!thing) return;
  destroyThing(board, thing, n, data.to === undefined || data.to.zone === 'discard');
  if (data.to?.zone === 'hand') addToHand(board.players[thing.owner].hand, thing.card.name);
}

/** Of two copies, the one that has to go is meant, where the record does not number them. */
export function findDue(board: TgcBoard, ref: TgcEventOf<'CardDestroyed'>['data']['card']): Thing | null {
  const found = findMeant(board, ref);
  if (ref.copy !== undefined || !found || found.due !== '' || board.due.length === 0) return found;
  return board.due.find((t) => t.card.name === ref.name && (ref.of === undefined || board.seats[t.controller] === ref.of)) ?? found;
}

export function discardFromField(board: TgcBoard, { data, n }: TgcEventOf<'CardDiscarded'>): void {
  const played = board.acting?.source;
  const thing = played && !played.gone && played.card.name === data.card.name ? played : findDue(board, data.card);
  if (!thing) return;
  if (thing.due !== '') return destroyThing(board, thing, n);
  abandon(board, thing, n);
  board.players[thing.owner].discard.push(thing.card.name);
}

/** It leaves otherwise than by destruction: what was attached cannot stay either. */
function abandon(board: TgcBoard, thing: Thing, n: number): void {
  const { under } = thing;
  const attached = [...thing.attached];
  leave(board, thing, n);
  for (const one of attached) makeDue(board, one, 'orphan', n);
  if (under) watchResolve(board, under, n);
}

export function move(board: TgcBoard, { data, n }: TgcEventOf<'CardMoved'>): void {
  const thing = findDue(board, data.card);
  if (!thing) return;
  if (thing.due !== '' && data.to.zone === 'discard') return destroyThing(board, thing, n);
  abandon(board, thing, n);
  const player = board.players[Math.max(0, seatIndex(board, data.to.of)) as Seat];
  if (data.to.zone === 'hand') addToHand(player.hand, thing.card.name);
  else if (data.to.zone === 'discard') player.discard.push(thing.card.name);
  else player.deck++;
}

export function tap(board: TgcBoard, { data, n }: TgcEventOf<'CardTapped' | 'CardUntapped'>, tapped: 0 | 1): void {
  const thing = tapped === 1 ? findToTap(board, data.card) : findMeant(board, data.card);
  if (!thing) return;
  thing.tapped = tapped;
  if (tapped === 0 && board.phase === 'draw' && thing.controller === board.turnPlayer) board.drawSteps.untap = n;
}

/** Of two copies, the one that fought is tapped. */
export function findToTap(board: TgcBoard, ref: TgcEventOf<'CardTapped'>['data']['card']): Thing | null {
  if (ref.copy === undefined) {
    const fought = board.toTap.find(({ thing }) => thing.card.name === ref.name && (ref.of === undefined || board.seats[thing.controller] === ref.of));
    if (fought) return fought.thing;
  }
  return findMeant(board, ref);
}

export function attachTo(board: TgcBoard, { data, n }: TgcEventOf<'EquipmentAttached'>): void {
  const thing = findThing(board, data.card);
  const to = findThing(board, data.to);
  if (thing && to && thing !== to) equip(board, thing, to, n);
}

export function changeStats(board: TgcBoard, { data, n }: TgcEventOf<'StatsChanged'>): void {
  const thing = findMeant(board, data.card);
  if (!thing) return;
  for (const change of data.changes) thing.mods = withMod(thing.mods, { ...change, turn: data.until === 'turn' });
  watchResolve(board, thing, n);
}

/** Changes of one stat for one time add up: there are never more of them than kinds. */
function withMod(mods: readonly Mod[], { stat, n, turn }: Mod): readonly Mod[] {
  const others = mods.filter((m) => m.stat !== stat || m.turn !== turn);
  const before = mods.find((m) => m.stat === stat && m.turn === turn);
  return [...others, { stat, n: (before?.n ?? 0) + n, turn }];
}

export function changeHs(board: TgcBoard, event: TgcEventOf<'HsGained' | 'HsLost' | 'HsSet'>, together: boolean): void {
  const seat = seatIndex(board, event.data.player) as Seat;
  if (seat < 0) return;
  const player = board.players[seat];
  const { amount } = event.data;
  if (event.type === 'HsLost') return loseHs(board, seat, amount, event.n, together);
  if (event.type === 'HsGained') {
    player.hs += amount;
    if (amount > 0) note(board, 'hsGained', seat, null, event.n);
    return;
  }
  player.hs = amount;
  watchHs(board, seat, event.n, together);
}

export function changePlasma(board: TgcBoard, event: TgcEventOf<'PlasmaGained' | 'PlasmaLost'>): void {
  const seat = seatIndex(board, event.data.player);
  if (seat < 0) return;
  const player = board.players[seat as Seat];
  if (event.type === 'PlasmaGained') player.plasma += event.data.amount;
  else player.plasma = Math.max(0, player.plasma - event.data.amount);
}

/** Whether the instruction that the event fulfils is for both players at once. */
export const isForBoth = (board: TgcBoard, _event: TgcEvent): boolean =>
  board.acting?.tasks?.some((t) => 'who' in t.step && t.step.who === 'each' && (t.step.do === 'loseHs' || t.step.do === 'hit' || t.step.do === 'setHs')) ?? false;
