/** Whether the trigger of an effect has happened since the last Closed gamestate began (3.4.2). */
import type { Trigger } from './abilities.js';
import type { Occasion, Seat, TgcBoard, Thing } from './board.js';

export function answers(trigger: Trigger, occasion: Occasion, seat: Seat, source: Thing): boolean {
  if (occasion.on !== trigger.on) return false;
  if (trigger.self && occasion.thing !== source) return false;
  if (!trigger.self && trigger.on === 'played' && occasion.thing === source) return false;
  if (trigger.whose !== 'any' && (occasion.seat === seat) !== (trigger.whose === 'you')) return false;
  if (trigger.type !== undefined && occasion.thing?.card.type !== trigger.type) return false;
  return trigger.phase === undefined || occasion.phase === trigger.phase;
}

export function occasionFor(board: TgcBoard, trigger: Trigger, seat: Seat, source: Thing): Occasion | undefined {
  return board.occasions.find((o) => answers(trigger, o, seat, source));
}
