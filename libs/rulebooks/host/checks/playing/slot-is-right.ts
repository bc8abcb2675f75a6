import type { Card } from '../../abilities.js';
import type { HostBoard, Seat } from '../../board.js';
import { check, illegal } from '../../check.js';
import type { HostEvent } from '../../events.js';
import { fit } from '../../fitting.js';
import { findItem, findThing, isSlot, nameOf, seatIndex, thingAt } from '../../things.js';

export const slotIsRight = check({
  id: 'slot-is-right',
  cites: [
    '4.4.1', '4.5.1', '4.7.1', '7.1', '7.2', '14.7', '14.7.1', '18.7', '24.2', 'host-basics:play-area',
    'host-basics:play-area/front-row-slots', 'host-basics:play-area/back-row-slots', 'host-basics:play-area/form-area',
    'host-basics:faqs', 'host-basics:faqs/3',
  ],
  rule: 'Entities go into open frontrow slots, Sorceries and Ambushes into open backrow slots, Forms into the Form Zone.',
  on: ['CardPlayed', 'ResolutionBegan', 'TokenCreated', 'SlotMoved', 'ControlTaken', 'CardsPut', 'CardMoved'],
  messages: {
    occupied: illegal('{card} was put into {slot}, where {there} lies.', {
      cites: ['14.7.1', '14.7', '7.1', '7.2', 'host-basics:faqs', 'host-basics:faqs/3'],
    }),
    entityOccupied: illegal('{card} was put into {slot}, where {there} lies.', {
      cites: ['18.7', '14.7.1', '7.1', '7.2', 'host-basics:faqs', 'host-basics:faqs/3'],
    }),
    entityRow: illegal('{card} is an Entity and was put into {slot}: Entities come into play in frontrow slots.', {
      cites: ['4.4.1', '14.7', 'host-basics:play-area', 'host-basics:play-area/front-row-slots'],
    }),
    backRow: illegal('{card} was put into {slot}: Sorceries and Ambushes come into play in backrow slots.', {
      cites: ['4.5.1', '14.7', 'host-basics:play-area', 'host-basics:play-area/back-row-slots'],
    }),
    formZone: illegal('{card} is a Form and was put into {slot}: Forms have the Form Zone.', {
      cites: ['4.7.1', 'host-basics:play-area', 'host-basics:play-area/form-area'],
    }),
    noSuchSlot: illegal('{card} was put into {slot}; there are {slots} slots in that row.', {
      cites: ['14.7', '7.1', 'host-basics:play-area', 'host-basics:play-area/front-row-slots', 'host-basics:play-area/back-row-slots'],
    }),
    marker: illegal('{card} was moved to {slot}, but it is a marker and in no slot.', { cites: ['24.2'] }),
  },
  judge({ event, board }, report) {
    const found = placing(board, event);
    if (!found) return;
    const { card, slot, seat, id } = found;
    const facts = { card: card?.name ?? 'A face-down card', slot: slot === 'form' ? 'the Form Zone' : slot };
    if (found.isMarker) return report('marker', facts);
    if (found.arrives) {
      const { type } = card ?? FACE_DOWN;
      if (type === 'Form' && slot !== 'form') return report('formZone', facts);
      if (type === 'Entity' && !slot.startsWith('front')) return report('entityRow', facts);
      if ((type === 'Sorcery' || type === 'Ambush') && !slot.startsWith('back')) return report('backRow', facts);
    }
    if (!isSlot(slot)) return;
    const slots = slot.startsWith('front') ? board.frontSlots : board.backSlots;
    if (Number(slot.at(-1)) > slots) return report('noSuchSlot', { ...facts, slots });
    const there = thingAt(board.players[seat], slot);
    // A slot named while the card still waits on the stack may be free by the time it arrives.
    if (!there || there.id === id || event.type === 'CardPlayed') return;
    report(card?.type === 'Entity' ? 'entityOccupied' : 'occupied', { ...facts, there: nameOf(there) }, [there.entered, found.since]);
  },
});

/** A card that nobody may see is an Ambush (14.3). */
const FACE_DOWN = { type: 'Ambush' } as const;

interface Placing {
  readonly card: Card | null;
  readonly slot: string;
  readonly seat: Seat;
  /** It comes into play here, so that its type decides the row. */
  readonly arrives: boolean;
  readonly id: number;
  readonly isMarker: boolean;
  /** The event that played it. */
  readonly since: number;
}

const placed = (card: Card | null, slot: string, seat: Seat, arrives: boolean, id = 0, isMarker = false, since = 0): Placing =>
  ({ card, slot, seat, arrives, id, isMarker, since });

function placing(board: HostBoard, event: HostEvent): Placing | null {
  const seat = seatIndex(board, event.by) as Seat;
  switch (event.type) {
    case 'CardPlayed': {
      if (event.data.slot === undefined) return null;
      const card = event.data.card === null ? null : board.book.main(event.data.card);
      return card === undefined ? null : placed(card, event.data.slot, seat, true);
    }
    case 'ResolutionBegan': {
      const item = findItem(board, event.data.item);
      const slot = event.data.slot ?? item?.slot;
      // The row of a slot that was named as the card was played has been judged then.
      return item?.kind === 'card' && slot ? placed(item.card, slot, item.by, slot !== item.slot, 0, false, item.event) : null;
    }
    case 'TokenCreated': {
      const card = board.book.token(event.data.token);
      return card ? placed(card, event.data.slot, seat, true) : null;
    }
    case 'SlotMoved': {
      const thing = findThing(board, event.data.card);
      return thing && placed(thing.card, event.data.slot, thing.controller, false, thing.id, thing.at === 'marker');
    }
    case 'ControlTaken': {
      const thing = findThing(board, event.data.card, 1 - seat);
      if (!thing || event.data.slot === undefined) return null;
      // It stays in its row: nothing but its controller changes.
      return placed(thing.card, event.data.slot, seat, thing.at.slice(0, 4) !== event.data.slot.slice(0, 4), thing.id);
    }
    case 'CardsPut': {
      const { to, cards } = event.data;
      if (!isSlot(to.zone) && to.zone !== 'form') return null;
      const owner = to.of === undefined ? seat : (seatIndex(board, to.of) as Seat);
      const card = cards[0] ? board.book.main(cards[0]) : undefined;
      return card ? placed(card, to.zone, owner, fit(board, event).is !== 'part') : null;
    }
    case 'CardMoved': {
      const { to } = event.data;
      const thing = isSlot(to.zone) ? findThing(board, event.data.card) : null;
      if (!thing) return null;
      const side = to.of === undefined ? thing.controller : (seatIndex(board, to.of) as Seat);
      return placed(thing.card, to.zone, side, false, thing.id);
    }
    default: return null;
  }
}
