import type { HostBoard, Item, Seat } from '../../board.js';
import { check, illegal } from '../../check.js';
import { isCombat } from '../../combat.js';
import type { HostEvent, HostEventOf } from '../../events.js';
import { isAlreadyInDrop, isInDrop } from '../../deeds.js';
import { damagedPlayer, drawsTooSoon } from '../../host-damage.js';
import { comingHome } from '../../lending.js';
import { ALIVE, MARKER_STAYS, notDue, TOKEN_STAYS } from '../../not-due.js';
import { effectOf } from '../../tasks.js';
import { findItem, findThing, isSlot, itemName, seatIndex } from '../../things.js';
import { told } from '../../told.js';

const NOTHING = 'No effect was resolving, and no cost or game action called for this: {did}.';

export const nothingByItself = check({
  id: 'nothing-by-itself',
  cites: [
    '32.1', '11.3', '11.3.2', '4.3.1', '2.1', '14.5', '14.9', '17.2.4', '21.2.1', '27.4', '31.6', '42.1.2', '4.9.1', '8.2', '37.2', '34.5',
    '18.3', '26.1.2', '26.1.4.1', '35.3.2', '36.2.1', '36.3', '36.3.1', '7.3.1', '10.6.2', '24.3', '35.3.3', 'host-basics:turn-order/end-phase',
    'host-basics:play-area', 'host-basics:play-area/host-slot', 'host-basics:attacking/damage-dealing',
  ],
  rule: 'Cards, damage and resources move only by an effect that is resolving, a cost, an action point, or a game action that is due.',
  on: [
    'CardsDrawn', 'CardsDiscarded', 'ResourcesGained', 'ResourcesLost', 'DamageDealt', 'DamageHealed', 'HostHealed', 'CardMoved', 'CardsPut',
    'SlotMoved', 'ControlTaken', 'MarkerAttached', 'TokenCreated', 'CountersPut', 'StatsChanged', 'TargetsChanged',
  ],
  messages: {
    draw: illegal('{did} without an effect, an action point or anything else that gives a card.', { cites: ['11.3', '11.3.2', '4.3.1'] }),
    drawForDamage: illegal('{did} for the damage: under these rules damage to a Host gives no card.', { cites: ['2.1', '4.3.1'] }),
    undone: illegal('What led to the loop was taken back ({did}): only the effect that would go round is stopped, and what set it off stands.', {
      cites: ['42.1.2'],
    }),
    withCard: illegal('{did} as {card} arrived in its slot: what a card does there triggers then and goes on the stack first.', {
      cites: ['14.9', '21.2.1', '32.1'],
    }),
    ambushTooSoon: illegal('{did} while {top} still waited on the stack: an Ambush puts its effect there, and it resolves after both have passed.', {
      cites: ['17.2.4', '32.1', '31.6'],
    }),
    activatedTooSoon: illegal('{did} while {top} still waited on the stack: once its cost is paid an effect goes there, and does nothing yet.', {
      cites: ['27.4', '32.1', '31.6'],
    }),
    tooSoon: illegal('{did} while {top} still waited on the stack: nothing of it is done before it resolves.', { cites: ['32.1', '31.6'] }),
    damage: illegal('{did} although no effect was resolving and no Entity was fighting.', {
      cites: ['32.1', '34.5', 'host-basics:attacking/damage-dealing'],
    }),
    played: illegal('{did} without playing it: a card waits on the stack first.', { cites: ['14.5', '32.1'] }),
    host: illegal('A Host was moved: it stays in its slot until the game ends.', {
      cites: ['host-basics:play-area/host-slot', 'host-basics:play-area', '32.1'],
    }),
    discard: illegal('{did} although no effect was resolving and no cost asked for it: for the hand size, only the turn player discards, in the End Phase.', {
      cites: ['10.6.2', '32.1', 'host-basics:turn-order/end-phase'],
    }),
    marker: illegal(MARKER_STAYS, { cites: ['24.3', '35.3.3', '32.1'] }),
    banished: illegal(NOTHING, { cites: ['4.9.1', '32.1'] }),
    slot: illegal(NOTHING, { cites: ['8.2', '32.1'] }),
    control: illegal(NOTHING, { cites: ['37.2', '32.1'] }),
    alive: illegal(ALIVE, { cites: ['26.1.2', '26.1.4.1', '18.3', '35.3.2', '32.1'] }),
    tokenStays: illegal(TOKEN_STAYS, { cites: ['36.3.1', '36.3', '36.2.1', '7.3.1', '32.1'] }),
    moved: illegal(NOTHING, { cites: ['32.1', '34.5'] }),
  },
  judge({ event, board }, report) {
    if (!board.started || isCarriedOut(board) || isDue(board, event)) return;
    const did = told(event);
    if (board.loop) return report('undone', { did }, [board.loop]);
    if (board.resolving) return report('withCard', { did, card: itemName(board.resolving.item) }, [board.resolving.began]);
    if (isHostMoved(event)) return report('host', {});
    if (event.type === 'CardsDrawn' && !board.edition.drawAfterHostDamage && isAfterDamage(board, event.by)) return report('drawForDamage', { did });
    if (isPlayed(event)) return report('played', { did });
    const top = board.stack.at(-1);
    const taken = notDue(board, event);
    if (top?.kind === 'effect' && (taken === null || takesAway(top))) {
      const id = top.ability?.kind === 'ambush' ? 'ambushTooSoon' : top.ability?.kind === 'activated' ? 'activatedTooSoon' : 'tooSoon';
      return report(id, { did, top: itemName(top) }, [top.event]);
    }
    report(taken ?? kind(event), { did });
  },
});

/** Whether what waits takes cards out of play: then what was taken may be its doing, too soon. */
const takesAway = (item: Item): boolean =>
  effectOf(item)?.some(({ steps }) => steps.some((s) => s.do === 'move' || s.do === 'destroy' || s.do === 'damage')) ?? true;

/** Another check lays what is done beside the text of a resolving effect; without a text nobody can. */
function isCarriedOut({ resolving }: HostBoard): boolean {
  if (!resolving) return false;
  const { kind, card } = resolving.item;
  return kind === 'effect' || card === null || card.unmodelled;
}

function kind(event: HostEvent): 'draw' | 'discard' | 'damage' | 'banished' | 'slot' | 'control' | 'moved' {
  switch (event.type) {
    case 'CardsDrawn': return 'draw';
    case 'CardsDiscarded': return 'discard';
    case 'DamageDealt': return 'damage';
    case 'SlotMoved': return 'slot';
    case 'ControlTaken': return 'control';
    case 'CardMoved': case 'CardsPut': return event.data.to.zone === 'banished' ? 'banished' : 'moved';
    default: return 'moved';
  }
}

const isHostMoved = (event: HostEvent): boolean =>
  (event.type === 'CardMoved' || event.type === 'SlotMoved' || event.type === 'ControlTaken') && event.data.card.at === 'host';

const isPlayed = (event: HostEvent): boolean =>
  event.type === 'CardsPut' && event.data.from.zone === 'hand' && (isSlot(event.data.to.zone) || event.data.to.zone === 'form');

const isAfterDamage = (board: HostBoard, by: string | undefined): boolean => {
  const { hostDamageEvent } = board.players[seatIndex(board, by) as Seat];
  return hostDamageEvent > 0 && hostDamageEvent >= board.n - 2;
};

/** What the rules themselves bring about at this point. */
function isDue(board: HostBoard, event: HostEvent): boolean {
  const seat = seatIndex(board, event.by) as Seat;
  switch (event.type) {
    // Whether it came too soon is judged with the damage.
    case 'CardsDrawn': return board.players[seat].hostDrawDue > 0 || drawsTooSoon(board, board.players[seat]);
    // The hand is judged against the soul by a check of its own.
    case 'CardsDiscarded': return board.phase === 'end' && seat === board.turnPlayer;
    case 'DamageDealt': return isCombat(board, event);
    // Control for a time is over.
    case 'ControlTaken': return comingHome(board, event.data.card, seat) !== null;
    case 'CardMoved': return isOnItsWayOut(board, event);
    // Where the cards for Host damage come from is judged with the damage.
    case 'CardsPut': return event.data.to.zone === 'damage' && damagedPlayer(board, event).hostDamageDue > 0;
    default: return false;
  }
}

function isOnItsWayOut(board: HostBoard, event: HostEventOf<'CardMoved'>): boolean {
  if (isAlreadyInDrop(board, event)) return true;
  const thing = findThing(board, event.data.card);
  if (!thing) return event.data.card.at === 'stack' || (!findItem(board, event.data.card) && isInDrop(board, event));
  // Of a Lingering card that is put away another check speaks.
  if (thing.at.startsWith('back') && thing.card?.keywords.has('Lingering') && !board.loop) return true;
  // A used card whose text is not modelled may be on its way out.
  return thing.dueSince !== 0 || board.spent.some((s) => s.thing === thing) || thing.card === null || thing.card.unmodelled;
}
