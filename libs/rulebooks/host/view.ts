/** What each seat, a spectator and a judge may see (6, 14.3, 41): declared here, beside the events that carry it. */
import type { GameEvent } from '#kernel/event.js';
import type { Viewer } from '#kernel/rulebook.js';
import type { Header } from '#kernel/log.js';
import type { HostBoard } from './board.js';
import type { HostEvent, HostEventOf } from './events.js';
import { isOpen, isSeat, refFor, seesInto } from './sight.js';
import { isSlot } from './things.js';
import type { Ref, Zone } from './words.js';

export function viewEvent(given: GameEvent, viewer: Viewer, _header: Header, board: HostBoard): GameEvent {
  if (viewer === 'judge') return given;
  const event = given as HostEvent;
  const own = isSeat(viewer, event.by);
  switch (event.type) {
    // Drawn, put back and placed as damage: seen by the player whose hand it is alone (4.3.1, 6.1.2.1, 2.1.1).
    case 'CardsDrawn': case 'PointsSpentToDraw': case 'Mulliganed': case 'HostDamageTaken':
      return own ? event : withoutCards(event);
    // Looked at or seen: by nobody else (41.2.1).
    case 'CardsLookedAt': case 'CardsSeen':
      return own || isOpen(event.data.in) ? event : withoutCards(event);
    case 'HostHealed': return own || seesInto(viewer, event.data.to, event.by) ? event : withoutCards(event);
    case 'CardsPut': return viewPut(event, viewer, board);
    case 'CardPlayed': return withRefs(own || !isLaid(event, board) ? event : withData(event, { ...event.data, card: null }), viewer, board);
    // What comes to lie in the drop zone or the Banished Zone is there for both to see (4.2.1, 4.9.1).
    case 'CardDestroyed': return event.data.to === undefined || isShown(event.data.to) ? event : withRefs(event, viewer, board);
    case 'CardMoved': return isShown(event.data.to) ? event : withRefs(event, viewer, board);
    case 'LeftStack': return event;
    default: return withRefs(event, viewer, board);
  }
}

const withData = (event: HostEvent, data: object): HostEvent => ({ ...event, data }) as HostEvent;

const withoutCards = (event: HostEvent & { data: { cards: readonly (string | null)[] } }): GameEvent =>
  withData(event, { ...event.data, cards: event.data.cards.map(() => null) });

/** An Ambush shows its back alone (14.3), unless it comes from where both could see it. */
function isLaid({ data: { verb, card, from } }: HostEventOf<'CardPlayed'>, board: HostBoard): boolean {
  if (from && isOpen(from)) return false;
  return verb === 'lay' || (card !== null && isAmbush(board, card));
}

const isAmbush = ({ book }: HostBoard, card: string): boolean => book.main(card)?.type === 'Ambush';

const isShown = ({ zone }: Zone): boolean => zone === 'drop' || zone === 'banished';

/** Whoever may look where the cards come from or go to sees them, and who picks them out of what they look through (41.2.1, 41.3.2). */
function viewPut(event: HostEventOf<'CardsPut'>, viewer: Viewer, board: HostBoard): GameEvent {
  const { by, data: { cards, from, to } } = event;
  const source = from.of ?? by;
  if (isSeat(viewer, by) && (from.zone === 'deck' || looksAround(board, by))) return event;
  if (seesCards(viewer, from, source) || seesCards(viewer, to, source)) return event;
  if (!isSlot(from.zone) && !isSlot(to.zone)) return withoutCards(event);
  // In a slot all but an Ambush lies face up.
  return withData(event, { ...event.data, cards: cards.map((card) => (card !== null && isAmbush(board, card) ? null : card)) });
}

const seesCards = (viewer: Viewer, zone: Zone, owner: string | undefined): boolean =>
  isSlot(zone.zone) ? isSeat(viewer, zone.of ?? owner) : seesInto(viewer, zone, owner);

/** Whether what resolves lets this seat look at cards. */
function looksAround({ resolving, seats }: HostBoard, seat: string | undefined): boolean {
  if (!resolving || seats[resolving.item.by] !== seat) return false;
  const { ability } = resolving.item;
  return ability !== null && 'effect' in ability && ability.effect.some(({ steps }) => steps.some((s) => s.do === 'look' || s.do === 'search'));
}

/** Cards that the event points at: a face-down one by its place, never by its name. */
function withRefs(event: HostEvent, viewer: Viewer, board: HostBoard): GameEvent {
  const data: Record<string, unknown> = { ...event.data };
  let changed = false;
  for (const [field, value] of Object.entries(data)) {
    const seen = Array.isArray(value) ? seenAll(value, viewer, board, event.by) : seenOne(value, viewer, board, event.by, field === 'item');
    if (seen === value) continue;
    data[field] = seen;
    changed = true;
  }
  return changed ? withData(event, data) : event;
}

function seenAll(values: readonly unknown[], viewer: Viewer, board: HostBoard, by: string | undefined): readonly unknown[] {
  const seen = values.map((value) => seenOne(value, viewer, board, by));
  return seen.some((value, i) => value !== values[i]) ? seen : values;
}

/** Of all that stands in an event, a reference alone is an object with a name. */
function seenOne(value: unknown, viewer: Viewer, board: HostBoard, by: string | undefined, onStack = false): unknown {
  return typeof value === 'object' && value !== null && 'name' in value ? refFor(viewer, board, value as Ref, by, onStack) : value;
}
