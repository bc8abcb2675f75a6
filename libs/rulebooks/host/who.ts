/** The players that the words of a card mean. */
import type { Who } from './abilities.js';
import { other, type HostBoard, type Seat, type Thing } from './board.js';

/** Whose words they are, and what they are about. */
export interface Speaker {
  readonly you: Seat;
  readonly it: Thing | null;
  readonly itSeat: number;
  /** The player who is targeted, or -1. */
  readonly target: number;
}

/** The players that a word of a card means, the turn player first where it means both. */
export function seatsOf(board: HostBoard, who: Who, speaker: Speaker): Seat[] {
  switch (who) {
    case 'you': return [speaker.you];
    case 'opponent': return [other(speaker.you)];
    case 'turnPlayer': return board.turnPlayer < 0 ? [] : [board.turnPlayer as Seat];
    case 'its': return [speaker.it ? speaker.it.controller : speaker.itSeat >= 0 ? (speaker.itSeat as Seat) : speaker.you];
    case 'owner': return [speaker.it ? speaker.it.owner : speaker.you];
    case 'target': return speaker.target < 0 ? [] : [speaker.target as Seat];
    case 'each': return board.turnPlayer === 1 ? [1, 0] : [0, 1];
  }
}
