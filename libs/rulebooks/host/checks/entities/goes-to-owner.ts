import type { HostBoard } from '../../board.js';
import { check, illegal } from '../../check.js';
import type { HostEventOf } from '../../events.js';
import { called, findItem, findThing, isSlot, itemName, seatIndex } from '../../things.js';
import type { Zone } from '../../words.js';

export const goesToOwner = check({
  id: 'goes-to-owner',
  cites: ['37.1', '4.2.1', '36.3', '36.3.1', '24.3', 'host-basics:play-area', 'host-basics:play-area/drop-area'],
  rule: 'A card that leaves play goes to a zone of its owner; a token ceases to exist; what is destroyed goes to the drop zone.',
  on: ['CardMoved', 'CardDestroyed', 'CardsPut', 'HostHealed'],
  messages: {
    wrongOwner: illegal('{thing} went to a zone of {to}, but belongs to {owner}.', {
      cites: ['37.1', '4.2.1'],
      reading: 'A card goes to its owner, whoever controlled it: it has a controller only while it is in play (37.2).',
    }),
    token: illegal('The token {thing} went to another zone; it is removed from the game instead.', { cites: ['36.3', '36.3.1'] }),
    notDrop: illegal('{thing} was destroyed and did not go to the drop zone.', {
      cites: ['4.2.1', 'host-basics:play-area', 'host-basics:play-area/drop-area'],
    }),
    marker: illegal('{thing}, a marker whose card has left, did not go to the drop zone.', { cites: ['24.3', '4.2.1'] }),
  },
  judge({ event, board }, report) {
    const { to } = event.data;
    if (!to || to.zone === 'form' || isSlot(to.zone)) return;
    if (event.type === 'CardsPut' || event.type === 'HostHealed') {
      const owner = event.type === 'CardsPut' ? (event.data.from.of ?? event.by!) : event.by!;
      if (to.of !== undefined && to.of !== owner) report('wrongOwner', { thing: event.data.cards[0] ?? 'A card', to: to.of, owner });
      return;
    }
    const thing = findThing(board, event.data.card);
    if (!thing) {
      const owner = event.type === 'CardMoved' ? playerOf(board, event) : undefined;
      if (owner && isOthers(to, owner.seat)) report('wrongOwner', { thing: owner.thing, to: to.of!, owner: owner.seat });
      return;
    }
    if (thing.card?.token) return to.zone === 'none' ? undefined : report('token', { thing: thing.card.name }, [thing.entered]);
    if (event.type === 'CardDestroyed' && to.zone !== 'drop') return report('notDrop', { thing: called(board, thing) });
    if (thing.dueAs === 'marker' && to.zone !== 'drop') return report('marker', { thing: called(board, thing) }, [thing.dueSince]);
    if (to.of === undefined || seatIndex(board, to.of) === thing.owner) return;
    report('wrongOwner', { thing: called(board, thing), to: to.of, owner: board.seats[thing.owner] }, [thing.entered]);
  },
});

const isOthers = (to: Zone, seat: string): boolean => to.of !== undefined && to.of !== seat;

/** A card on the stack belongs to who played it. */
function playerOf(board: HostBoard, event: HostEventOf<'CardMoved'>): { thing: string; seat: string } | undefined {
  const item = findItem(board, event.data.card);
  return item?.kind === 'card' ? { thing: itemName(item), seat: board.seats[item.by] } : undefined;
}
