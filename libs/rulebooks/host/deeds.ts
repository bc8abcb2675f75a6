/** What an event does in the terms of the effect language, so that it can be laid beside what a card asks for. */
import type { Step } from './abilities.js';
import type { HostBoard, Item, Seat, Task, Thing } from './board.js';
import type { HostEvent, HostEventOf } from './events.js';
import { isCombat } from './combat.js';
import { drawsTooSoon } from './host-damage.js';
import { hiddenFrom } from './secrecy.js';
import { dropAims } from './tasks.js';
import { findHost, findItem, findThing, isSlot, seatIndex } from './things.js';
import type { Zone } from './words.js';

export interface Deed {
  readonly do: Step['do'];
  readonly thing: Thing | null;
  /** The seat whose Host, hand or deck it is done to, or -1. */
  readonly host: number;
  /** The seat that does it, or -1. */
  readonly seat: number;
  readonly n: number;
  readonly to: string;
  readonly names: readonly (string | null)[];
  readonly symbols: string;
  /** What is done to something on the stack. */
  readonly item: Item | null;
  /** How the table told a change of stats. */
  readonly told: HostEventOf<'StatsChanged'>['data'] | null;
}

const NO_NAMES: readonly (string | null)[] = [];

/** Written out rather than spread: this is on the path of every event of a resolution. */
function deed(what: Step['do'], given: Partial<Deed>): Deed {
  const { thing = null, host = -1, seat = -1, n = 1, to = '', names = NO_NAMES, symbols = '', item = null, told = null } = given;
  return { do: what, thing, host, seat, n, to, names, symbols, item, told };
}

const DESTINATIONS: Readonly<Record<string, string>> = { top: 'deckTop', bottom: 'deckBottom' };

/** A card that was taken off the stack lies in the drop zone by that; the record may say so once more. */
export function isInDrop({ players, seats }: HostBoard, { data: { card, to } }: HostEventOf<'CardMoved'>): boolean {
  return to.zone === 'drop' && card.name !== undefined && players[seats.indexOf(to.of!)]?.drop.includes(card.name);
}

/** The same, where another card of that name is still in play or on the stack: it is told as what the departure brought. */
export function isAlreadyInDrop({ lastLeft, seats }: HostBoard, { data: { card, to }, cause, n }: HostEventOf<'CardMoved'>): boolean {
  if (lastLeft.event === 0 || (cause !== lastLeft.event && n !== lastLeft.event + 1)) return false;
  return to.zone === 'drop' && card.name === lastLeft.name && card.at === undefined && (to.of === undefined || seats.indexOf(to.of) === lastLeft.owner);
}

/**
 * A card that the resolving effect takes out of a drop zone, told as a card that goes somewhere: "Reef Hound returns to
 * kate's hand". Another of that name in play is not meant then.
 */
export function leavesDrop(board: HostBoard, { data: { card, to } }: HostEventOf<'CardMoved'>): { seat: Seat; name: string } | null {
  const { resolving, players } = board;
  const { name, at } = card;
  if (name === undefined || (at !== undefined && at !== 'drop') || !resolving?.tasks || to.zone === 'drop') return null;
  const { item, tasks } = resolving;
  const isAimed = (t: Task): boolean => t.step.do === 'move' && dropAims(item, t.step.what) > 0;
  const aim = tasks.some(isAimed) ? item.aims.find(({ ref, thing }) => ref.name === name && (thing === null || ref.at === 'drop')) : undefined;
  if (!aim) return null;
  const told = card.of ?? aim.ref.of;
  const found = told === undefined ? players.findIndex((p) => p.drop.includes(name)) : seatIndex(board, told);
  const seat = (found < 0 ? item.by : found) as Seat;
  return players[seat].drop.includes(name) || players[seat].dropUnknown ? { seat, name } : null;
}

/** Null for what no effect asks for: game actions that are due, announcements, the departure of a used card. */
export function deedOf(board: HostBoard, event: HostEvent): Deed | null {
  const seat = seatIndex(board, event.by);
  switch (event.type) {
    case 'DamageDealt': {
      if (isCombat(board, event)) return null;
      return deed('damage', { thing: findThing(board, event.data.to), host: findHost(board, event.data.to), n: event.data.amount });
    }
    // That there was nothing to heal may be told or not.
    case 'DamageHealed': return event.data.amount ? deed('heal', { thing: findThing(board, event.data.from), n: event.data.amount }) : null;
    case 'HostHealed': return event.data.cards.length ? deed('heal', { host: seat, n: event.data.cards.length, to: DESTINATIONS[event.data.to.zone] ?? event.data.to.zone }) : null;
    case 'CardDestroyed': {
      const thing = findThing(board, event.data.card);
      return thing?.dueAs === 'destroyed' ? null : deed('destroy', { thing });
    }
    case 'CardMoved': {
      if (isAlreadyInDrop(board, event)) return null;
      const out = leavesDrop(board, event);
      if (out) return deed('move', { host: slotOwner(board, event.data.to, out.seat), to: DESTINATIONS[event.data.to.zone] ?? event.data.to.zone, names: [out.name] });
      const thing = findThing(board, event.data.card);
      if (thing && (thing.dueSince !== 0 || isUsed(board, thing))) return null;
      const item = findItem(board, event.data.card);
      if (!thing && item && (item.kind === 'card' || event.data.card.at === 'stack')) return deed('unstack', { item });
      if (!thing && !item && isInDrop(board, event)) return null;
      return deed('move', { thing, to: DESTINATIONS[event.data.to.zone] ?? event.data.to.zone });
    }
    case 'CardsDrawn': {
      if (board.players.some((p) => p.seat === event.by && (p.hostDrawDue > 0 || drawsTooSoon(board, p)))) return null;
      return deed('draw', { seat, n: event.data.cards.length });
    }
    case 'CardsDiscarded': return deed('discard', { seat, n: event.data.cards.length, names: event.data.cards });
    case 'CardsPut': return put(board, event, seat);
    case 'ResourcesGained': return deed('gain', { seat, n: event.data.resources.length, symbols: event.data.resources });
    case 'ResourcesLost': return deed('lose', { seat, n: event.data.resources.length, symbols: event.data.resources });
    case 'SlotMoved': return deed('slot', { thing: findThing(board, event.data.card), to: event.data.slot });
    case 'ControlTaken': return deed('control', { thing: findThing(board, event.data.card), seat });
    case 'MarkerAttached': return deed('equip', { thing: findThing(board, event.data.to) });
    case 'TokenCreated': return deed('token', { seat, names: [event.data.token] });
    case 'CountersPut': {
      const { card, amount, counter } = event.data;
      return deed('counter', { thing: findThing(board, card), n: amount, names: [counter] });
    }
    case 'StatsChanged': {
      const thing = findThing(board, event.data.card);
      return deed('modify', { thing, host: thing ? -1 : findHost(board, event.data.card), told: event.data });
    }
    case 'CardsRevealed': {
      const { cards, from } = event.data;
      const zone = from && dugFrom(from.zone);
      const asked = board.resolving?.tasks?.some(({ step }) => step.do === 'reveal' && (!zone || zone === step.zone));
      return asked ? deed('reveal', { seat: from?.of === undefined ? seat : seatIndex(board, from.of), n: cards.length }) : null;
    }
    case 'CardsLookedAt': {
      const { cards, in: zone } = event.data;
      // What one may look at anyway needs no effect, unless an effect asks for just that.
      if (hiddenFrom(board, seat as Seat, zone) === null && !board.resolving?.tasks?.some((t) => t.step.do === 'look')) return null;
      return deed('look', { seat, host: zone.of === undefined ? seat : seatIndex(board, zone.of), n: cards.length, to: dugFrom(zone.zone) });
    }
    case 'ZoneSearched': return deed('search', { seat });
    case 'DeckShuffled': return board.resolving?.tasks?.some((t) => t.step.do === 'shuffle') ? deed('shuffle', { seat }) : null;
    case 'LeftStack': return deed('unstack', { item: findItem(board, event.data.item) });
    case 'TargetsChanged': return deed('retarget', { seat, item: findItem(board, event.data.item) });
    default: return null;
  }
}

/** A Sorcery or Ambush whose effect is resolving or has resolved, on its way out. */
function isUsed(board: HostBoard, thing: Thing): boolean {
  return board.resolving?.item.source === thing || board.spent.some((s) => s.thing === thing);
}

function put(board: HostBoard, event: Extract<HostEvent, { type: 'CardsPut' }>, seat: number): Deed | null {
  const { cards, from, to } = event.data;
  const destination = DESTINATIONS[to.zone] ?? to.zone;
  const searched = board.resolving?.tasks?.some((t) => t.step.do === 'search' && zoneOf(t.step.zone) === zoneOf(from.zone));
  if (searched) return deed('search', { seat, n: cards.length, names: cards, to: destination });
  if (from.zone === 'hand') return deed(to.zone === 'drop' ? 'discard' : 'putBack', { seat, n: cards.length, names: cards, to: destination });
  // Cards that were looked at go back to where they lay.
  if (zoneOf(from.zone) === 'deck' && (from.zone === to.zone || to.zone === 'deck' || (from.zone === 'deck' && to.zone === 'top'))) return null;
  if (zoneOf(from.zone) === 'deck' && to.zone === 'drop') {
    return deed('mill', { seat: from.of === undefined ? seat : seatIndex(board, from.of), n: cards.length, names: cards, to: destination });
  }
  if (from.zone === 'drop') {
    // Whose slot it comes to counts; everything else goes to the owner's zones, which another check sees to.
    return deed('move', { seat, host: slotOwner(board, to, seat), n: cards.length, names: cards, to: destination });
  }
  return deed('putBack', { seat, n: cards.length, names: cards, to: destination });
}

const slotOwner = (board: HostBoard, { zone, of }: Zone, seat: number): number => (!isSlot(zone) ? -1 : of === undefined ? seat : seatIndex(board, of));
/** The zone that an effect looks into: a deck from its top, for which "the deck" may stand. */
const dugFrom = (zone: string): string => (zone === 'top' ? 'deck' : zone);

const zoneOf = (zone: string): string => (zone === 'top' || zone === 'bottom' ? 'deck' : zone);
