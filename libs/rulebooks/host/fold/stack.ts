/** Folding what goes on the stack and comes off it (14, 17, 27, 28, 32, 34). */
import type { Ability, Card } from '../abilities.js';
import { aboutOf } from '../about.js';
import { aimAt } from '../aims.js';
import type { Aim, Chance, HostBoard, Item, Pending, Seat, Thing } from '../board.js';
import type { HostEventOf } from '../events.js';
import { noteDue } from '../falling-due.js';
import { addToDrop, takeByName, takeFromHand } from '../hands.js';
import { pointsIn, spend, spendUnstated } from '../payment.js';
import { costNow } from '../prices.js';
import { acted, giveTurnPlayer, NOBODY } from '../priority.js';
import { beginResolution, finishResolution } from '../resolution.js';
import { effectAbility } from '../sources.js';
import { aimsFor } from '../tasks.js';
import { enter, findItem, findSource, findThing, freeSlot, leave, makeThing, newVersion, watch } from '../things.js';
import { addPending, chanceFor, closeAllChances, closeChances, notice } from '../triggers.js';
import { cardNamed } from '../unknown-card.js';
import type { Ref } from '../words.js';
import { noteSpent } from './spent.js';
import { lapse } from './turn.js';

/** What the verb makes of a card that nothing defines (14.4). */
const TYPE_OF = { create: 'Entity', cast: 'Sorcery', embody: 'Form', lay: 'Ambush', play: 'Entity' } as const;

interface Payment {
  readonly paid?: string;
}

function payFor(board: HostBoard, seat: Seat, data: Payment, of: Card | string): void {
  if (data.paid === undefined) spendUnstated(board.players[seat], typeof of === 'string' ? of : costNow(board, of, seat), board.n);
  else spend(board.players[seat], data.paid);
}

/** What a trigger was about, as its item on the stack keeps it. */
type About = Pick<Item, 'it' | 'itSeat' | 'itItem' | 'because' | 'lineage'>;
const NOTHING: About = { it: null, itSeat: -1, itItem: null, because: 0, lineage: [] };

function pushCard(board: HostBoard, by: Seat, card: Card | null, aims: Aim[], slot: string, event: number): Item {
  const { it, itSeat, itItem, because, lineage } = NOTHING;
  const id = board.nextId++;
  const item: Item = { id, kind: 'card', by, card, source: null, ability: null, it, itSeat, itItem, aims, slot, event, because, lineage };
  board.stack.push(item);
  return item;
}

function pushEffect(board: HostBoard, by: Seat, source: Thing | null, ability: Ability | null, aims: Aim[], event: number, about: About): void {
  const { it, itSeat, itItem, because, lineage } = about;
  const id = board.nextId++;
  board.stack.push({ id, kind: 'effect', by, card: null, source, ability, it, itSeat, itItem, aims, slot: '', event, because, lineage });
}

const aimsOf = (board: HostBoard, targets: HostEventOf<'CardPlayed'>['data']['targets'], seat: Seat): Aim[] => (targets ? targets.map((ref) => aimAt(board, ref, seat)) : []);

export function playCard(board: HostBoard, event: HostEventOf<'CardPlayed'>, seat: Seat): void {
  const { data } = event;
  const player = board.players[seat];
  const card = cardNamed(board, data.card, TYPE_OF[data.verb]);
  if (data.from === undefined || data.from.zone === 'hand') takeFromHand(player.hand, data.card);
  else if (data.from.zone === 'drop') takeByName(player.drop, data.card);
  payFor(board, seat, data, card === null || card.type === 'Ambush' ? '' : card);
  const aims = aimsOf(board, data.targets, seat);
  const item = pushCard(board, seat, card, aims, data.slot ?? '', event.n);
  closeChances(board, seat, event.n);
  acted(board, seat, event.n);
  if (card?.type === 'Entity') notice(board, { on: 'wouldCreate', who: seat, item }, event.n);
  if (card?.type === 'Sorcery') notice(board, { on: 'wouldCast', who: seat, item }, event.n);
  notice(board, { on: 'wouldPlay', who: seat, item }, event.n);
}

export function activate(board: HostBoard, event: HostEventOf<'AbilityActivated'>, seat: Seat): void {
  const { data } = event;
  const source = findSource(board, data.source, seat);
  const card = source?.card ?? null;
  const ability = card ? effectAbility(card, data.ability, ['activated']) : null;
  const aims = aimsOf(board, data.targets, seat);
  const cost = ability?.kind === 'activated' ? ability.cost : null;
  payFor(board, seat, data, cost?.resources ?? '');
  for (const name of data.discarded ?? []) {
    takeFromHand(board.players[seat].hand, name);
    addToDrop(board.players[seat], name);
  }
  if (source && card && ability) source.used[card.abilities.indexOf(ability)] = board.turn;
  pushEffect(board, seat, source, ability, aims, event.n, NOTHING);
  const given = data.dropped ? findThing(board, data.dropped, seat) : cost?.dropThis ? source : null;
  if (given) drop(board, given, event.n);
  closeChances(board, seat, event.n);
  acted(board, seat, event.n);
  if (pointsIn(data.paid ?? '')) notice(board, { on: 'spendsPoint', who: seat }, event.n);
  if (data.discarded?.length) notice(board, { on: 'discards', who: seat, cards: data.discarded, times: data.discarded.length }, event.n);
  notice(board, { on: 'activates', who: seat, it: source ?? undefined, item: board.stack.at(-1) }, event.n);
}

/** A used Sorcery or Ambush on its way out is nothing that anybody asks about. */
export function noteGone(board: HostBoard, { card }: Thing, event: number, how: HostBoard['lastGone']['how']): void {
  if (card?.type !== 'Sorcery' && card?.type !== 'Ambush') board.lastGone = { event, how, token: card?.token ?? false };
}

/** A card in play goes to its owner's drop zone; a token ceases (36.3.1). */
export function drop(board: HostBoard, thing: Thing, n: number, how: HostBoard['lastGone']['how'] = 'dropped'): void {
  noteGone(board, thing, n, how);
  leave(board, thing, n);
  if (!thing.card?.token) {
    addToDrop(board.players[thing.owner], thing.card?.name ?? null);
    notice(board, { on: 'toDrop', it: thing, who: thing.owner }, n, thing);
  }
  notice(board, { on: 'leavesSlot', it: thing, who: thing.controller }, n, thing);
  noteDue(board, n);
}

export function activateAmbush(board: HostBoard, event: HostEventOf<'AmbushActivated'>, seat: Seat): void {
  const { data } = event;
  const card = cardNamed(board, data.card, 'Ambush');
  const source = faceDown(board, seat, data) ?? madeUp(board, card, seat, event);
  source.card = card;
  source.faceUp = true;
  board.version = newVersion();
  payFor(board, seat, data, card ?? '');
  const aims = aimsOf(board, data.targets, seat);
  const ability = card?.abilities.find((a) => a.kind === 'ambush') ?? null;
  const chance = ability?.kind === 'ambush' ? chanceFor(board, ability, source) : null;
  const about = chance ? aboutChance(chance) : untold(board, ability, source);
  pushEffect(board, seat, source, about && ability, aims, event.n, about ?? NOTHING);
  if (card?.keywords.has('Lingering') && source.at) watch(board, source);
  acted(board, seat, event.n);
  notice(board, { on: 'activatesAmbush', who: seat, it: source, item: board.stack.at(-1) }, event.n);
}

/** No trigger on record: it may lie before the record, and what goes on may tell what it was about. Null: nothing does. */
function untold(board: HostBoard, ability: Ability | null, source: Thing | null): About | null {
  const about = ability && source ? aboutOf(board, ability, source) : NOTHING;
  return about && { ...NOTHING, ...about };
}

const aboutPending = ({ it, itSeat, itItem, since, lineage }: Pending): About => ({ it, itSeat, itItem, because: since, lineage });

const aboutChance = ({ occasion, event }: Chance): About => ({
  it: occasion.it ?? null,
  itSeat: occasion.who ?? -1,
  itItem: occasion.item ?? null,
  because: event,
  lineage: NOTHING.lineage,
});

/** The laid card that is meant: the one in the slot, the one named, or one that nobody has named yet. */
export function faceDown(board: HostBoard, seat: Seat, data: HostEventOf<'AmbushActivated'>['data']): Thing | null {
  if (data.from !== undefined && data.from.zone !== data.slot) return null;
  const laid = board.players[seat].back.filter((t): t is Thing => t !== null && !t.faceUp);
  if (data.slot !== undefined) return laid.find((t) => t.at === data.slot) ?? null;
  return laid.find((t) => t.card?.name === data.card) ?? laid.find((t) => t.card === null) ?? null;
}

/** An Ambush that was not laid: the table let it happen, so its effect is there, but no card is in play. */
function madeUp(board: HostBoard, card: Card | null, seat: Seat, event: HostEventOf<'AmbushActivated'>): Thing {
  const player = board.players[seat];
  if (event.data.from?.zone === 'drop') takeByName(player.drop, event.data.card);
  else if (event.data.from !== undefined || player.hand.known.includes(event.data.card)) takeFromHand(player.hand, event.data.card);
  return makeThing(board, card, seat, seat, '', event.n);
}

/** Several checks and the fold look for the same effect: the last answer holds while the board has not moved on. */
const sought: { event: HostEventOf<'TriggerStacked'> | null; among: readonly Pending[] | null; count: number; version: number; found: Pending | null } =
  { event: null, among: null, count: 0, version: 0, found: null };

/** The pending effect that a record puts on the stack: one whose time has come before one that waits or has lapsed. */
export function findPending(board: HostBoard, event: HostEventOf<'TriggerStacked'>, seat: Seat): Pending | null {
  const { pending, version } = board;
  if (sought.event === event && sought.among === pending && sought.count === pending.length && sought.version === version) return sought.found;
  sought.event = event;
  sought.among = pending;
  sought.count = pending.length;
  sought.version = version;
  return (sought.found = bestPending(board, event, seat));
}

function bestPending(board: HostBoard, event: HostEventOf<'TriggerStacked'>, seat: Seat): Pending | null {
  const { source: ref, ability: number, targets } = event.data;
  const source = findSource(board, ref, seat);
  const count = targets?.length ?? 0;
  let best: Pending | null = null;
  let rank = -1;
  for (const pending of board.pending) {
    if (pending.controller !== seat) continue;
    const isSource = source ? pending.source === source : ref.name !== undefined && pending.source.card?.name === ref.name;
    if (!isSource && !(isVague(ref, source, pending.source) && pending.source.card?.name === ref.name)) continue;
    if (number !== undefined && pending.source.card && effectAbility(pending.source.card, number, []) !== pending.ability) continue;
    const fitting = 'targets' in pending.ability && takes(pending.ability.targets, count);
    const score = (pending.lapsed ? 0 : pending.waiting ? 4 : 8) + (isSource ? 2 : 0) + (fitting ? 1 : 0);
    if (score > rank) {
      best = pending;
      rank = score;
    }
  }
  return best;
}

/** A name alone may mean another card of that name, and nothing tells two markers or two Forms of one name apart. */
const isVague = (ref: Ref, meant: Thing | null, other: Thing): boolean =>
  (ref.at === undefined && ref.of === undefined) || (meant?.at === other.at && (other.at === 'marker' || other.at === 'form'));

function takes(specs: readonly { min: number; max: number }[], count: number): boolean {
  return count >= specs.reduce((n, s) => n + s.min, 0) && count <= specs.reduce((n, s) => n + s.max, 0);
}

export function stackTrigger(board: HostBoard, event: HostEventOf<'TriggerStacked'>, seat: Seat): void {
  const { data } = event;
  const pending = findPending(board, event, seat);
  const source = pending?.source ?? findSource(board, data.source, seat) ?? remembered(board, data.source.name, seat);
  const ability: Ability | null = pending?.ability ?? (source?.card ? effectAbility(source.card, data.ability, ['triggered', 'spell']) : null);
  if (pending) board.pending = board.pending.filter((p) => p !== pending);
  if (board.spent.length) board.spent = board.spent.filter((s) => s.thing !== source);
  const aims = data.targets ? aimsOf(board, data.targets, seat) : [...(pending?.aims ?? [])];
  const about = pending ? aboutPending(pending) : untold(board, ability, source);
  pushEffect(board, seat, source, about && ability, aims, event.n, about ?? NOTHING);
  if (!board.resolving) giveTurnPlayer(board, 'triggers', event.n);
}

/** A card that is not in play any more but whose effect is put on the stack all the same. */
function remembered(board: HostBoard, name: string | undefined, seat: Seat): Thing | null {
  const card = name === undefined ? null : cardNamed(board, name);
  return card ? makeThing(board, card, seat, seat, '', 0) : null;
}

/** The card on top of the stack, where the record puts it into a slot of the player who did not play it. */
export function putAcross({ stack, seats }: HostBoard, { data: { item, slot } }: HostEventOf<'ResolutionBegan'>): Item | null {
  const top = stack.at(-1);
  const isIt = top?.kind === 'card' && slot !== undefined && item.effect === undefined && item.name === top.card?.name && item.of !== undefined;
  return isIt && item.of !== seats[top.by] ? top : null;
}

export function beginResolving(board: HostBoard, event: HostEventOf<'ResolutionBegan'>): void {
  lapse(board, event);
  closeAllChances(board);
  const item = findItem(board, event.data.item) ?? putAcross(board, event);
  if (!item) return;
  board.stack = board.stack.filter((i) => i !== item);
  beginResolution(board, item, event.n);
  if (item.kind === 'effect' && !item.ability && item.source?.card) noteUnread(board, item.source.card);
  board.priority.holder = NOBODY;
  if (item.kind === 'card') putIntoPlay(board, item, event);
}

/** Where the text is modelled, which effect of it or what it was about is not told: it may have done anything. */
function noteUnread(board: HostBoard, card: Card): void {
  if (board.unread.some((c) => c.name === card.name)) return;
  board.unread = [...board.unread, card.unmodelled ? card : { ...card, unmodelled: true, abilities: [] }];
}

function putIntoPlay(board: HostBoard, item: Item, event: HostEventOf<'ResolutionBegan'>): void {
  const { card, by } = item;
  const row = card?.type === 'Entity' ? 'front' : 'back';
  const at = event.data.slot ?? (item.slot || (card?.type === 'Form' ? 'form' : freeSlot(board.players[by], row)));
  const thing = makeThing(board, card, by, by, at, event.n);
  enter(board, thing);
  if (at !== 'form') notice(board, { on: 'entersSlot', it: thing, who: by }, event.n);
  if (card?.type === 'Entity') notice(board, { on: 'created', it: thing, who: by }, event.n);
  else if (card?.type === 'Sorcery') notice(board, { on: 'cast', it: thing, who: by }, event.n);
  else if (card?.type === 'Form') notice(board, { on: 'embodied', it: thing, who: by }, event.n);
  else notice(board, { on: 'laid', it: thing, who: by }, event.n);
  notice(board, { on: 'played', it: thing, who: by }, event.n);
  if (card?.type === 'Sorcery') addSpells(board, thing, item, event.n);
  noteDue(board, event.n);
}

/** A Sorcery's own effects trigger once it lies in its slot, each by itself (14.9, 21.2.1). */
function addSpells(board: HostBoard, thing: Thing, item: Item, n: number): void {
  const spells = thing.card!.abilities.filter((a) => a.kind === 'spell');
  const specs = spells.flatMap((spell) => spell.targets);
  let spec = 0;
  for (const spell of spells) {
    const aims = spells.length === 1 ? item.aims : spell.targets.flatMap(() => aimsFor(specs, item.aims, spec++));
    addPending(board, spell, thing, null, n, aims, item.event);
  }
  noteSpent(board, thing, n);
}

export function endResolving(board: HostBoard, n: number): void {
  const resolution = board.resolving;
  if (!resolution) return;
  finishResolution(board, resolution, n);
  board.resolving = resolution.outer;
  for (const pending of board.pending) pending.waiting = false;
  noteSpent(board, resolution.item.source, n);
  giveTurnPlayer(board, 'resolved', n);
}

export function leaveStack(board: HostBoard, event: HostEventOf<'LeftStack'>): void {
  const item = findItem(board, event.data.item);
  if (!item) return;
  board.stack = board.stack.filter((i) => i !== item);
  if (item.kind === 'card') {
    addToDrop(board.players[item.by], item.card?.name ?? null);
    board.lastLeft = { event: event.n, name: item.card?.name ?? '', owner: item.by };
  } else noteSpent(board, item.source, event.n);
  if (!board.resolving) giveTurnPlayer(board, 'resolved', event.n);
}

export function changeTargets(board: HostBoard, event: HostEventOf<'TargetsChanged'>, seat: Seat): void {
  const item = findItem(board, event.data.item);
  if (item) item.aims = aimsOf(board, event.data.targets, seat);
}

