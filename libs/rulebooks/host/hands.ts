/** Hands, decks and drop zones: what the record knows of cards that nobody may see. */
import type { Player } from './board.js';

export { addToHand, handSize, holds, takeFromHand } from '#kernel/hand.js';

export function takeFromDeck(player: Player, n: number): void {
  player.deck = Math.max(0, player.deck - n);
}

export function addToDrop(player: Player, name: string | null): void {
  if (name === null) player.dropUnknown = true;
  else player.drop.push(name);
}

export function takeByName(zone: string[], name: string | null): void {
  const i = name === null ? -1 : zone.indexOf(name);
  if (i >= 0) zone.splice(i, 1);
}
