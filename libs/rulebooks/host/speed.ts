/** Slow and Fast (15): how fast what an event does is. */
import type { HostBoard } from './board.js';
import type { HostEventOf } from './events.js';
import { effectAbility } from './sources.js';
import { findSource, seatIndex } from './things.js';

export type Timed =
  | HostEventOf<'CardPlayed'> | HostEventOf<'AbilityActivated'> | HostEventOf<'PointsSpentToDraw'> | HostEventOf<'PointsSpentToGain'>;

/** `unknown`: the text that would say so is not modelled. */
export function speedOf(board: HostBoard, event: Timed): 'slow' | 'fast' | 'unknown' {
  if (event.type === 'CardPlayed') {
    // A face-down card is an Ambush being laid; laying is playing (14.1, 14.4.4).
    const card = event.data.card === null ? undefined : board.book.main(event.data.card);
    if (event.data.card === null) return 'slow';
    if (!card) return 'unknown';
    return card.keywords.has('Fast') ? 'fast' : card.unmodelled ? 'unknown' : 'slow';
  }
  if (event.type === 'AbilityActivated') {
    const { source: ref, ability: number } = event.data;
    // A card that is not in play has its printed text all the same; that it is not there is another matter.
    const printed = ref.name === undefined ? undefined : board.book.main(ref.name);
    const card = findSource(board, ref, seatIndex(board, event.by))?.card ?? printed;
    if (!card) return 'unknown';
    const ability = effectAbility(card, number, ['activated']);
    if (ability?.kind === 'activated') return ability.speed;
    return card.unmodelled ? 'unknown' : 'slow';
  }
  return 'slow';
}

export function whySlow(event: Timed): string {
  if (event.type === 'CardPlayed') return 'Playing a card is Slow unless the card is Fast';
  if (event.type === 'AbilityActivated') return 'Activated effects are Slow';
  return 'Using action points is Slow';
}
