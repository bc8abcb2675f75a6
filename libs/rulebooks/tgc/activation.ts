/** Which effect an activation means, and where its card is. */
import type { Ability, Activated, Card } from './abilities.js';
import type { Seat, TgcBoard, Thing } from './board.js';
import { holds } from '#kernel/hand.js';
import { cardNamed, findWhere, seatIndex } from './things.js';
import { occasionFor } from './triggers.js';
import type { Ref } from './words.js';

/**
 * By its number; where the record gives none, the only effect, or the only one that could be activated now. `unclear` if
 * there are several, null if the one meant is none or is not modelled.
 */
export function effectMeant(board: TgcBoard, seat: Seat, source: Thing, number: number | undefined): Activated | 'unclear' | null {
  const { abilities } = source.card;
  if (number !== undefined || abilities.length <= 1) return activated(abilities[(number ?? 1) - 1]);
  const able = abilities.filter((a) => a.kind === 'unmodelled' || (a.kind === 'activated' && couldBe(board, seat, source, a)));
  if (able.length > 1) return 'unclear';
  return activated(able[0] ?? abilities.find((a) => a.kind === 'activated'));
}

/** The card of an activation; one whose own departure is its trigger is found among what happened. */
export function findSource(board: TgcBoard, ref: Ref, by: number): Thing | null {
  const thing = findWhere(board, ref, by, (t) => by < 0 || t.card.abilities.some((a) => a.kind === 'activated' && couldBe(board, by as Seat, t, a)));
  if (thing) return thing;
  const of = seatIndex(board, ref.of);
  for (let i = board.occasions.length - 1; i >= 0; i--) {
    const gone = board.occasions[i].thing;
    if (gone?.gone && gone.card.name === ref.name && (of < 0 || gone.controller === of) && (ref.copy === undefined || ref.copy === gone.copy)) return gone;
  }
  return null;
}

const activated = (ability: Ability | undefined): Activated | null => (ability?.kind === 'activated' ? ability : null);

/** The same where no difference is made between an effect that is unclear and one that is not modelled. */
export function modelledEffect(board: TgcBoard, seat: Seat, source: Thing | null, number: number | undefined): Activated | null {
  const meant = source && effectMeant(board, seat, source, number);
  return meant === 'unclear' ? null : meant;
}

/** Nothing that the record tells speaks against it. */
function couldBe(board: TgcBoard, seat: Seat, source: Thing, { trigger, quick, battle, costs }: Activated): boolean {
  const { kind } = board.state;
  if (trigger && !Number.isNaN(board.closedSince) && !occasionFor(board, trigger, seat, source)) return false;
  if (board.complete && !quick && kind === 'quick') return false;
  if (!quick && !battle && kind === 'battle') return false;
  const { plasma } = board.players[seat];
  return !costs.some((c) => (c.pay === 'tap' && source.tapped === 1) || (c.pay === 'plasma' && plasma < c.n));
}

/** A card of this name that is not on the field: effects can be activated from the discard pile and elsewhere (3.4.1.x). */
export function cardElsewhere(board: TgcBoard, seat: Seat, ref: Ref): Card | null {
  if (ref.name === undefined || (ref.of !== undefined && ref.of !== board.seats[seat])) return null;
  const { discard, hand } = board.players[seat];
  const { position } = board.header;
  const untold = position !== undefined && position.players[board.seats[seat]]?.discard === undefined;
  return untold || discard.includes(ref.name) || holds(hand, ref.name) !== 0 ? cardNamed(board, ref.name) : null;
}
