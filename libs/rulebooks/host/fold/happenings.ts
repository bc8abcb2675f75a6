/** Folding what effects and the rules do to cards, players and stats. */
import type { Mod } from '../abilities.js';
import type { HostBoard, Player, Seat, Thing } from '../board.js';
import type { HostEventOf } from '../events.js';
import { noteDue } from '../falling-due.js';
import { addToDrop, addToHand, handSize, takeByName, takeFromDeck, takeFromHand } from '../hands.js';
import { isCombat } from '../combat.js';
import { isAlreadyInDrop, leavesDrop } from '../deeds.js';
import { drawsTooSoon } from '../host-damage.js';
import { gain, spend } from '../payment.js';
import { comingHome, lend } from '../lending.js';
import { attach, enter, findHost, findItem, findThing, freeSlot, isSlot, leave, makeThing, relocate, seatIndex } from '../things.js';
import { notice } from '../triggers.js';
import { cardNamed } from '../unknown-card.js';
import type { Zone } from '../words.js';
import { noteCombatDamage, noteFallen } from './battle.js';
import { checkDamage, checkDeck, winByEmptyHand } from './ending.js';
import { drop, noteGone } from './stack.js';

export function drawCards(board: HostBoard, event: HostEventOf<'CardsDrawn'>, seat: Seat): void {
  const player = board.players[seat];
  for (const card of event.data.cards) addToHand(player.hand, card);
  takeFromDeck(player, event.data.cards.length);
  // Where the edition gives a card for damage, one that is drawn before the damage is placed is that card, drawn too soon.
  const early = drawsTooSoon(board, player) ? player.hostDamageDue : 0;
  player.hostDrawDue = Math.max(-early, player.hostDrawDue - event.data.cards.length);
  if (event.data.cards.length) notice(board, { on: 'draws', who: seat, times: event.data.cards.length }, event.n);
  checkDeck(board, seat, event.n);
}

export function discard(board: HostBoard, event: HostEventOf<'CardsDiscarded'>, seat: Seat): void {
  const player = board.players[seat];
  for (const card of event.data.cards) {
    takeFromHand(player.hand, card);
    addToDrop(player, card);
  }
  if (event.data.cards.length) notice(board, { on: 'discards', who: seat, cards: event.data.cards, times: event.data.cards.length }, event.n);
}

export function dealDamage(board: HostBoard, event: HostEventOf<'DamageDealt'>): void {
  const { amount, to } = event.data;
  const combat = isCombat(board, event);
  const striker = noteCombatDamage(board, event);
  const host = to.at === 'host' || !findThing(board, to) ? findHost(board, to) : -1;
  if (host >= 0) return dealHostDamage(board, host as Seat, amount, event.n, combat, striker);
  const thing = findThing(board, to);
  if (!thing || amount === 0) return;
  thing.damage += amount;
  thing.lastDamage = combat ? 'combat' : 'effect';
  thing.lastDamageEvent = event.n;
  thing.lastDamageBy = (combat ? striker : board.resolving?.item.source)?.id ?? 0;
  notice(board, { on: 'damaged', it: thing, who: thing.controller, combat, by: striker }, event.n);
  noteDue(board, event.n);
}

function dealHostDamage(board: HostBoard, seat: Seat, amount: number, n: number, combat: boolean, by: Thing | null): void {
  if (amount === 0) return;
  const player = board.players[seat];
  player.hostDamageDue += amount;
  player.hostDamageEvent = n;
  player.hostOverdue = 0;
  if (handSize(player.hand) === 0) winByEmptyHand(board, seat, n);
  notice(board, { on: 'hostDamaged', who: seat, combat, by }, n);
}

export function takeHostDamage(board: HostBoard, event: HostEventOf<'HostDamageTaken'>, seat: Seat): void {
  const player = board.players[seat];
  for (const card of event.data.cards) takeFromHand(player.hand, card);
  const count = event.data.cards.length;
  // Those below the named ones are not named: what is slipped under them is one more of these.
  if (!event.data.under) player.damageCards.push(...event.data.cards);
  else if (player.damageCards.length === player.damage) player.damageCards.unshift(...event.data.cards);
  player.damage += count;
  player.hostDamageDue = Math.max(0, player.hostDamageDue - count);
  player.hostOverdue = 0;
  if (board.edition.drawAfterHostDamage) player.hostDrawDue += count;
  checkDamage(board, seat, event.n);
  // Under the short rules a card is drawn before the next damage is placed.
  if (player.hostDamageDue > 0 && handSize(player.hand) === 0 && player.hostDrawDue === 0) winByEmptyHand(board, seat, event.n);
}

export function healHost(board: HostBoard, event: HostEventOf<'HostHealed'>, seat: Seat): void {
  const player = board.players[seat];
  player.damage = Math.max(0, player.damage - event.data.cards.length);
  player.damageCards.splice(Math.max(0, player.damageCards.length - event.data.cards.length));
  for (const card of event.data.cards) putInto(board, event.data.to, card, seat, event.n);
}

export function healDamage(board: HostBoard, event: HostEventOf<'DamageHealed'>): void {
  const thing = findThing(board, event.data.from);
  if (!thing) return;
  thing.damage = Math.max(0, thing.damage - event.data.amount);
  noteDue(board, event.n);
}

export function destroy(board: HostBoard, event: HostEventOf<'CardDestroyed'>): void {
  const thing = findThing(board, event.data.card);
  if (!thing) return;
  // By its last damage where damage destroyed it, by an effect where one said so, by nothing where its health fell (38).
  const source = thing.dueAs === 'destroyed' ? (thing.lastDamageEvent === thing.dueSince ? thing.lastDamage : 'none') : 'effect';
  const by = source === 'none' ? null : thing.dueAs === 'destroyed' ? damagerOf(board, thing) : inPlay(board.resolving?.item.source);
  if (board.simultaneous > 0) noteFallen(board, thing, event.n);
  drop(board, thing, event.n, source === 'none' ? 'nobody' : source);
  notice(board, { on: 'destroyed', it: thing, who: thing.controller, by }, event.n, thing);
  if (source === 'combat') notice(board, { on: 'destroyedByCombat', it: thing, who: thing.controller, by }, event.n, thing);
  if (source === 'effect') notice(board, { on: 'destroyedByEffect', it: thing, who: thing.controller }, event.n, thing);
}

/** Who dealt its last damage (38.2): what is in play, or what it fights and may have fallen with it. */
function damagerOf(board: HostBoard, { lastDamageBy }: Thing): Thing | null {
  if (lastDamageBy === 0) return null;
  const { battle } = board;
  if (battle?.attacker?.id === lastDamageBy) return battle.attacker;
  if (battle?.blocker?.id === lastDamageBy) return battle.blocker;
  for (const { things } of board.players) for (const t of things) if (t.id === lastDamageBy) return t;
  return null;
}

const inPlay = (thing: Thing | null | undefined): Thing | null => (thing && thing.at !== '' ? thing : null);

export function moveCard(board: HostBoard, event: HostEventOf<'CardMoved'>): void {
  const { card: ref, to } = event.data;
  if (isAlreadyInDrop(board, event)) return;
  const out = leavesDrop(board, event);
  if (out) {
    takeByName(board.players[out.seat].drop, out.name);
    return putInto(board, to, out.name, out.seat, event.n);
  }
  const thing = ref.at === 'stack' ? null : findThing(board, ref);
  if (!thing) {
    const item = findItem(board, ref);
    if (!item) return;
    board.stack = board.stack.filter((i) => i !== item);
    if (item.kind === 'card') putInto(board, to, item.card?.name ?? null, item.by, event.n);
    return;
  }
  if (to.zone === 'drop' && (to.of === undefined || seatIndex(board, to.of) === thing.owner)) return drop(board, thing, event.n);
  if (isSlot(to.zone) || to.zone === 'form') {
    relocate(board, thing, to.of === undefined ? thing.controller : (seatIndex(board, to.of) as Seat), to.zone);
    return noteDue(board, event.n);
  }
  leave(board, thing, event.n);
  noteGone(board, thing, event.n, 'moved');
  if (!thing.card?.token) putInto(board, to, thing.card?.name ?? null, thing.owner, event.n);
  notice(board, { on: 'leavesSlot', it: thing, who: thing.controller }, event.n, thing);
  noteDue(board, event.n);
}

/** Puts a card that is not in play where a zone says; without a name, into the owner's. */
function putInto(board: HostBoard, to: Zone, name: string | null, owner: Seat, n: number): void {
  const seat = to.of === undefined ? owner : (seatIndex(board, to.of) as Seat);
  const player = board.players[seat];
  switch (to.zone) {
    case 'hand': return addToHand(player.hand, name);
    case 'drop': return addToDrop(player, name);
    case 'deck': case 'top': case 'bottom': player.deck++; return;
    case 'damage': player.damage++; player.damageCards.push(name); return checkDamage(board, seat, n);
    case 'banished': player.banished.push(name ?? 'a card'); return;
    case 'none': return;
    default: {
      const thing = makeThing(board, cardNamed(board, name), owner, seat, to.zone, n);
      enter(board, thing);
      if (to.zone !== 'form') notice(board, { on: 'entersSlot', it: thing, who: seat }, n);
      noteDue(board, n);
    }
  }
}

export function putCards(board: HostBoard, event: HostEventOf<'CardsPut'>, seat: Seat): void {
  const { cards, from, to } = event.data;
  const source = board.players[from.of === undefined ? seat : (seatIndex(board, from.of) as Seat)];
  const owner = board.players.indexOf(source) as Seat;
  // However the cards came there, the damage has been placed.
  if (to.zone === 'damage') source.hostDamageDue = Math.max(0, source.hostDamageDue - cards.length);
  for (const card of cards) {
    takeOut(source, from.zone, card);
    putInto(board, to, card, owner, event.n);
  }
  if (from.zone === 'deck' || from.zone === 'top' || from.zone === 'bottom') checkDeck(board, owner, event.n);
}

function takeOut(player: Player, zone: string, name: string | null): void {
  switch (zone) {
    case 'hand': return takeFromHand(player.hand, name);
    case 'drop': return takeByName(player.drop, name);
    case 'banished': return takeByName(player.banished, name);
    case 'deck': case 'top': case 'bottom': return takeFromDeck(player, 1);
    case 'damage':
      player.damage = Math.max(0, player.damage - 1);
      player.damageCards.pop();
  }
}

export function moveSlot(board: HostBoard, event: HostEventOf<'SlotMoved'>): void {
  const thing = findThing(board, event.data.card);
  if (!thing) return;
  relocate(board, thing, thing.controller, event.data.slot);
  thing.movedAt = board.lastMoved = event.n;
  notice(board, { on: 'movesSlots', it: thing, who: thing.controller }, event.n);
}

export function takeControl(board: HostBoard, event: HostEventOf<'ControlTaken'>, seat: Seat): void {
  const back = board.resolving ? null : comingHome(board, event.data.card, seat);
  const thing = back ?? findThing(board, event.data.card, 1 - seat);
  if (!thing) return;
  if (back?.controller === seat) {
    if (event.data.slot) relocate(board, back, seat, event.data.slot);
    return;
  }
  if (!back) lend(board, thing, seat, event.n);
  // Control moves it between slots (7.3.1).
  if (isSlot(thing.at)) board.lastMoved = event.n;
  const row = thing.at.startsWith('back') ? 'back' : 'front';
  relocate(board, thing, seat, event.data.slot ?? (thing.at === 'form' ? 'form' : freeSlot(board.players[seat], row)));
  noteDue(board, event.n);
}

export function attachMarker(board: HostBoard, event: HostEventOf<'MarkerAttached'>): void {
  const thing = findThing(board, event.data.card);
  const to = findThing(board, event.data.to);
  if (!thing || !to || thing === to) return;
  attach(board, thing, to);
  notice(board, { on: 'equipped', it: to, who: to.controller }, event.n);
  noteDue(board, event.n);
}

export function createToken(board: HostBoard, event: HostEventOf<'TokenCreated'>, seat: Seat): void {
  const thing = makeThing(board, board.book.token(event.data.token) ?? cardNamed(board, event.data.token), seat, seat, event.data.slot, event.n);
  thing.faceUp = true;
  enter(board, thing);
  notice(board, { on: 'entersSlot', it: thing, who: seat }, event.n);
  notice(board, { on: 'created', it: thing, who: seat, token: true }, event.n);
  noteDue(board, event.n);
}

export function putCounters(board: HostBoard, event: HostEventOf<'CountersPut'>): void {
  const thing = findThing(board, event.data.card);
  if (!thing) return;
  const { counter, amount } = event.data;
  thing.counters = { ...thing.counters, [counter]: (thing.counters[counter] ?? 0) + amount };
  noteDue(board, event.n);
}

/** What the table announces: nothing changes where the effect applies by itself, the record is followed where it does not. */
export function changeStats(board: HostBoard, event: HostEventOf<'StatsChanged'>): void {
  if (board.resolving?.tasks) {
    applyChosen(board, event);
    return;
  }
  const thing = findThing(board, event.data.card);
  const host = thing ? -1 : findHost(board, event.data.card);
  const applied = event.data.changes.map((change) => ({ mod: modOf(change), until: event.data.until ?? ('forever' as const), event: event.n, by: -1 }));
  if (thing) thing.mods = [...thing.mods, ...applied];
  else if (host >= 0) board.players[host as Seat].hostMods = [...board.players[host as Seat].hostMods, ...applied];
  noteDue(board, event.n);
}

/** A thing that the player chooses as the effect resolves is known only from the announcement (30.2). */
function applyChosen(board: HostBoard, event: HostEventOf<'StatsChanged'>): void {
  const thing: Thing | null = findThing(board, event.data.card);
  const task = board.resolving!.tasks!.find((t) => t.step.do === 'modify' && t.step.what.sel === 'choose' && thing !== null && t.things.includes(thing));
  if (!thing || task?.step.do !== 'modify') return;
  thing.mods = [...thing.mods, { mod: task.step.mod, until: task.step.until, event: event.n, by: board.resolving!.item.by }];
  noteDue(board, event.n);
}

function modOf(change: HostEventOf<'StatsChanged'>['data']['changes'][number]): Mod {
  if (change.keyword) return { keyword: change.keyword };
  if (change.set) return { set: { [change.set]: change.n ?? 0 } };
  return { [change.add ?? 'power']: change.n ?? 0 };
}

export function gainResources(board: HostBoard, event: HostEventOf<'ResourcesGained'>, seat: Seat): void {
  gain(board.players[seat], event.data.resources);
  if (event.data.resources) notice(board, { on: 'gains', who: seat, resources: event.data.resources, times: event.data.resources.length }, event.n);
}

export function loseResources(board: HostBoard, event: HostEventOf<'ResourcesLost'>, seat: Seat): void {
  spend(board.players[seat], event.data.resources);
}
