/** What happened since the last Closed gamestate began, for triggers (3.4.2). */
import type { TriggerKind } from '../abilities.js';
import type { TgcBoard, Thing } from '../board.js';
import type { Phase } from '../events.js';

export function note(board: TgcBoard, on: TriggerKind, seat: number, thing: Thing | null, event: number, phase: Phase | null = null): void {
  board.occasions.push({ on, seat, thing, phase, event });
}
