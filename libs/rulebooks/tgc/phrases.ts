/** Words for findings: who did what. */
import type { Acting, Seat, TgcBoard } from './board.js';
import type { TgcEvent } from './events.js';
import { nameOf } from './things.js';

export function deed(event: TgcEvent): string {
  switch (event.type) {
    case 'CardPlayed': return `played ${event.data.card}`;
    case 'EffectActivated': return `activated ${event.data.source.name ?? 'a card'}'s effect`;
    case 'CoinFlipped': return 'flipped the coin';
    case 'BattleDeclared': return 'declared battle';
    case 'PhasePassed': return 'passed the phase';
    case 'NothingDone': return 'did nothing';
    case 'BothDidNothing': return 'did nothing, both of them';
    case 'PhaseBegan': return 'went on to the next phase';
    default: return 'went on';
  }
}

export const actor = (event: TgcEvent): string => event.by ?? 'the players';
export const seatName = (board: TgcBoard, seat: number): string => (seat < 0 ? 'nobody' : board.seats[seat as Seat]);
export const actingName = (acting: Acting): string => (acting.source ? nameOf(acting.source) : 'the coin');
