/** How many cards of one name a player is known to own at one moment: no main deck holds more than it may (3.1.2). */
import type { HostBoard, Seat } from './board.js';

/** All that the record names, wherever it lies. Tokens belong to no deck. */
export function copiesOf(board: HostBoard, seat: Seat, name: string): number {
  const { hand, drop, banished, damageCards } = board.players[seat];
  let found = among(hand.known, name) + among(drop, name) + among(banished, name) + among(damageCards, name);
  for (const { things } of board.players) {
    for (const thing of things) {
      if (thing.owner === seat && thing.card?.name === name && !thing.card.token) found++;
      for (const marker of thing.markers) if (marker.owner === seat && marker.card?.name === name) found++;
    }
  }
  for (const { kind, by, card } of board.stack) if (kind === 'card' && by === seat && card?.name === name) found++;
  return found;
}

/** How many of them a position told already. */
export function copiesInPosition({ header, seats }: HostBoard, seat: Seat, name: string): number {
  const said = header.position?.players?.[seats[seat]];
  if (!said) return 0;
  let found = among(said.hand ?? [], name) + among(said.drop ?? [], name) + among(said.banished ?? [], name);
  for (const { card, owner, markers = [] } of said.inPlay) {
    if (card === name && (owner === undefined || owner === seats[seat])) found++;
    found += among(markers, name);
  }
  return found;
}

export function among(cards: readonly (string | null)[], name: string): number {
  let found = 0;
  for (const card of cards) if (card === name) found++;
  return found;
}
