/** Which cards a player may look at without being told to (6, and the reading on one's own damage). */
import type { HostBoard, Seat } from './board.js';
import { seatIndex, thingAt } from './things.js';
import type { Zone } from './words.js';

/** Why a zone is hidden from a seat; null if it is not. A zone without an owner is the player's own. */
export function hiddenFrom(board: HostBoard, seat: Seat, { zone, of }: Zone): 'deck' | 'hand' | 'damage' | 'faceDown' | null {
  const owner = of === undefined ? seat : (seatIndex(board, of) as Seat);
  switch (zone) {
    case 'drop': case 'banished': case 'form': case 'none': return null;
    case 'deck': case 'top': case 'bottom': return 'deck';
    case 'hand': case 'damage': return owner === seat ? null : zone;
    default: {
      const thing = thingAt(board.players[owner], zone);
      return owner === seat || !thing || thing.faceUp ? null : 'faceDown';
    }
  }
}
