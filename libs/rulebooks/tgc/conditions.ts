/** Whether the conditions and costs of an effect can be met: 1, 0, or NaN when the record cannot tell (3.4.1). */
import { handSize } from '#kernel/hand.js';
import type { Condition } from './abilities.js';
import { other, type Seat, type TgcBoard } from './board.js';
import { cardNamed, isCreature } from './things.js';

export function isMet(board: TgcBoard, condition: Condition, seat: Seat): number {
  const player = board.players[seat];
  switch (condition.if) {
    case 'hand': {
      const has = holdsType(board, seat, condition.type);
      return Number.isNaN(has) ? NaN : (has === 1) === condition.has ? 1 : 0;
    }
    case 'handSize': return compare(handSize(player.hand), condition.n, condition.or);
    case 'hs': return compare(player.hs, condition.n, condition.or);
    case 'creatures': {
      const whose = condition.whose === 'you' ? seat : other(seat);
      return board.players[whose].field.some(isCreature) === condition.has ? 1 : 0;
    }
  }
}

function compare(value: number, n: number, or: 'more' | 'less'): number {
  if (Number.isNaN(value)) return NaN;
  return (or === 'more' ? value >= n : value <= n) ? 1 : 0;
}

/** A hand may hold a card of the type among those that the record does not name. */
function holdsType(board: TgcBoard, seat: Seat, type: string | null): number {
  const { hand } = board.players[seat];
  if (type === null) return compare(handSize(hand), 1, 'more');
  const types = hand.known.map((name) => cardNamed(board, name).type);
  if (types.includes(type as (typeof types)[number])) return 1;
  return hand.unknown === 0 && !types.includes('unknown') ? 0 : NaN;
}
