/** What the record knows of a hand: the cards that it names, and how many it does not. */

export interface Hand {
  /** Cards that the record names. */
  known: string[];
  /** How many it does not name; NaN when not even that is known. */
  unknown: number;
}

export const handSize = (hand: Hand): number => hand.known.length + hand.unknown;

/** Whether the hand holds the card: 1 yes, 0 no, NaN when an unnamed card may be it. */
export function holds(hand: Hand, name: string | null): number {
  if (name === null) return handSize(hand) > 0 ? 1 : handSize(hand) === 0 ? 0 : NaN;
  if (hand.known.includes(name)) return 1;
  return hand.unknown === 0 ? 0 : NaN;
}

export function addToHand(hand: Hand, name: string | null): void {
  if (name === null) hand.unknown++;
  else hand.known.push(name);
}

export function takeFromHand(hand: Hand, name: string | null): void {
  if (name === null) {
    // Which card left is not on record, so none of the named ones is certain any more.
    hand.unknown += hand.known.length;
    hand.known = [];
    if (hand.unknown > 0) hand.unknown--;
    return;
  }
  const i = hand.known.indexOf(name);
  if (i >= 0) hand.known.splice(i, 1);
  else if (hand.unknown > 0) hand.unknown--;
}
