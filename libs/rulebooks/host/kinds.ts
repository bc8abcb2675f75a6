/** What kind of card it is, by what is printed on it: types, subtypes and stats that no effect in play changes. */
import type { Bound, Card, Filter } from './abilities.js';
import type { HostBoard, Seat, Thing } from './board.js';
import { handSize, holds } from './hands.js';

export const withinBound = (value: number, b: Bound): number =>
  Number.isNaN(value) ? NaN : Number(b.op === '<=' ? value <= b.n : b.op === '>=' ? value >= b.n : value === b.n);

/** Whether it is of the one type that a filter names, or of the other. */
export const isOfKind = (thing: Thing, { type, orType }: Filter): boolean =>
  type === undefined || ofType(thing, type) || (orType !== undefined && ofType(thing, orType));

export function ofType(thing: Thing, type: NonNullable<Filter['type']>): boolean {
  const { card } = thing;
  if (!card) return false;
  if (type === 'permanent') return card.type === 'Entity' || card.type === 'Form' || card.keywords.has('Lingering');
  return card.type === type;
}

const isPrinted = (card: Pick<Card, 'type' | 'keywords'>, type: NonNullable<Filter['type']>): boolean =>
  (type === 'permanent' ? card.type === 'Entity' || card.type === 'Form' || card.keywords.has('Lingering') : card.type === type);

/** Whether a card that is not in play (in a hand, a drop zone, on the stack) fits by its printed values. */
export function fitsCard(filter: Filter, card: Pick<Card, 'type' | 'name' | 'subtypes' | 'keywords' | 'power' | 'health'>): boolean {
  if (filter.type !== undefined && !isPrinted(card, filter.type) && !(filter.orType && isPrinted(card, filter.orType))) return false;
  if (filter.name !== undefined && card.name !== filter.name) return false;
  if (filter.subtype !== undefined && !card.subtypes.includes(filter.subtype)) return false;
  if (filter.keyword !== undefined && !card.keywords.has(filter.keyword)) return false;
  if (filter.power !== undefined && withinBound(card.power, filter.power) !== 1) return false;
  return filter.health === undefined || withinBound(card.health, filter.health) === 1;
}

/** Whether a hand holds a card that fits: NaN when only an unnamed card could. */
export function handHas(board: HostBoard, seat: Seat, filter: Filter): number {
  const { hand } = board.players[seat];
  for (const name of hand.known) {
    const card = board.book.main(name);
    if (card && fitsCard(filter, card)) return 1;
  }
  const size = handSize(hand);
  if (size === hand.known.length) return 0;
  return holds(hand, '') === 0 ? 0 : NaN;
}
