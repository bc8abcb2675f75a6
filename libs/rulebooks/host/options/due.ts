/** What the rules themselves do, at once and before anything else (1.1, 2.1, 22.1, 35). */
import type { Choice } from '#kernel/rulebook.js';
import type { HostBoard, Seat, Thing } from '../board.js';
import { handSize } from '../hands.js';
import { asFarAs, move, type Move } from './move.js';
import { refTo, zoneOf } from './refer.js';

/** Empty while nothing is due, or while what happens at the same time is still being told (40.4.1). */
export function dueMoves(board: HostBoard): Move[] {
  const { seat, because, event } = board.won;
  if (seat >= 0) {
    const reason = because === '' ? {} : { because };
    return [move('GameWon', undefined, { winner: board.seats[seat], ...reason }, { cause: event })];
  }
  if (board.simultaneous > 0) return [];
  if (board.due.length) return board.due.map((thing) => removal(board, thing));
  const damage = ([0, 1] as const).flatMap((s) => hostDamage(board, s));
  if (damage.length) return damage;
  return board.resolving ? [] : board.spent.map(({ thing, since }) => toDrop(board, thing, since));
}

/** A card from the hand for each damage, as far as there are any (2.1); where the edition gives one back, one at a time. */
function hostDamage(board: HostBoard, seat: Seat): Move[] {
  const player = board.players[seat];
  if (player.hostDrawDue > 0) return [move('CardsDrawn', player.seat, { cards: [null] }, { cause: player.hostDamageEvent })];
  if (player.hostDamageDue === 0) return [];
  const held = handSize(player.hand);
  const n = Math.min(asFarAs(player.hostDamageDue, held), board.edition.drawAfterHostDamage ? 1 : 99);
  if (n <= 0) return [];
  const choices = (): Choice[] => [{ field: 'cards', min: n, max: n, among: [...player.hand.known, ...Array<null>(player.hand.unknown || 0).fill(null)] }];
  return [move('HostDamageTaken', player.seat, {}, { choices, cause: player.hostDamageEvent })];
}

function removal(board: HostBoard, thing: Thing): Move {
  if (thing.dueAs === 'destroyed') return move('CardDestroyed', undefined, { card: refTo(board, thing) }, { cause: thing.dueSince });
  return toDrop(board, thing, thing.dueSince);
}

/** To its owner's drop zone; a token ceases instead (36.3.1). */
export function toDrop(board: HostBoard, thing: Thing, cause: number): Move {
  const to = thing.card?.token ? ({ zone: 'none' } as const) : zoneOf(board, thing.owner, 'drop');
  return move('CardMoved', undefined, { card: orphanRef(board, thing), to }, { cause });
}

/** A marker whose card is gone lies under nothing, and is told by its name. */
function orphanRef(board: HostBoard, thing: Thing): ReturnType<typeof refTo> {
  return thing.at === 'marker' ? { of: board.seats[thing.controller], name: thing.card?.name, at: 'marker' } : refTo(board, thing);
}
