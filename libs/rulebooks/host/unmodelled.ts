/**
 * Text that no model exists for: what it may say, a finding must not deny. Checks ask here only when they have found
 * fault, so that a legal event pays nothing for it.
 */
import type { Card } from './abilities.js';
import type { HostBoard, Thing } from './board.js';

/**
 * The name of a card whose unmodelled text speaks of this and counts now: one in play, one whose effect has resolved,
 * or `played`, the one in question. Null if there is none.
 */
export function unmodelledAbout(board: HostBoard, about: RegExp, played?: Card | null): string | null {
  if (played && (speaksOf(played, about) || hasUnknownKeyword(played))) return played.name;
  for (const { hostThing, front, back, forms } of board.players) {
    const found = among([hostThing, ...front, ...back, ...forms], about);
    if (found !== null) return found;
  }
  return board.unread.find((card) => speaksOf(card, about))?.name ?? null;
}

function among(things: readonly (Thing | null)[], about: RegExp): string | null {
  for (const thing of things) {
    if (!thing) continue;
    if (thing.faceUp && thing.card && speaksOf(thing.card, about)) return thing.card.name;
    const under = thing.markers.length ? among(thing.markers, about) : null;
    if (under !== null) return under;
  }
  return null;
}

/** A card that nothing defines may say anything. */
function speaksOf(card: Card, about: RegExp): boolean {
  if (!card.unmodelled) return false;
  return card.abilities.length === 0 || card.abilities.some((a) => a.kind === 'unmodelled' && about.test(a.text));
}

/** A keyword that nobody explains may be about anything that its own card does. */
const hasUnknownKeyword = (card: Card): boolean =>
  card.unmodelled && card.abilities.some((a) => a.kind === 'unmodelled' && /^not modelled:\s*[\w'-]+( [\w'-]+)?\.?$/i.test(a.text));
