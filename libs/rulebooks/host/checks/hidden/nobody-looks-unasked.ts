import type { HostBoard, Item, Seat } from '../../board.js';
import { check, illegal, undecidable } from '../../check.js';
import { hiddenFrom } from '../../secrecy.js';
import { asksFor } from '../../tasks.js';
import { seatIndex, thingAt } from '../../things.js';
import { unmodelledAbout } from '../../unmodelled.js';
import type { Zone } from '../../words.js';

export const nobodyLooksUnasked = check({
  id: 'nobody-looks-unasked',
  cites: ['4.1.1', '4.8.1', '6.1.2.1', '6.1.3.1', '6.2', '2.1.1', '41.2.1', '41.3.2', '14.3', '17.2.2', '4.3.1'],
  rule: 'Hidden cards are seen only by whom the zone or an effect lets see them.',
  on: ['CardsLookedAt', 'CardsSeen', 'ZoneSearched', 'CardsRevealed'],
  messages: {
    deck: illegal("{player} {did} {owner}'s deck without an effect that says so.", { cites: ['4.1.1', '6.1.3.1'] }),
    hand: illegal("{player} {did} {owner}'s hand without an effect that says so.", { cites: ['6.1.2.1', '4.3.1'] }),
    damage: illegal("{player} {did} {owner}'s damage zone without an effect that says so.", { cites: ['2.1.1', '4.8.1', '6.2', '6.1.3.1'] }),
    faceDown: illegal("{player} {did} {owner}'s face-down card without an effect that says so.", { cites: ['6.2', '14.3', '17.2.2'] }),
    laid: illegal('{player} showed {card}, which {player} was laying: of an Ambush the opponent sees the back only.', { cites: ['14.3', '6.2'] }),
    shown: illegal("{player} was shown cards of {owner}'s {zone}: what a player looks at is for that player alone.", { cites: ['41.2.1'] }),
    showed: illegal("{player} showed cards of {owner}'s {zone} to both players: what a player looks at is for that player alone.", { cites: ['41.2.1'] }),
    shownSearch: illegal("{player} was shown {owner}'s {zone} while it was searched: only the searching player sees it.", { cites: ['41.3.2'] }),
    untold: undecidable("{player} {did} {owner}'s {zone}. Whether the text of {card}, which is not modelled, allows it cannot be told.", {
      cites: ['6.1.2.1', '6.1.3.1'],
    }),
  },
  judge({ event, board }, report) {
    if (!board.started) return;
    const player = event.by!;
    const seat = seatIndex(board, player) as Seat;
    const zone = event.type === 'ZoneSearched' ? event.data.zone : event.type === 'CardsRevealed' ? event.data.from : event.data.in;
    if (!zone) {
      const laid = event.type === 'CardsRevealed' ? laidNow(board, seat, event.data.cards) : null;
      if (laid) report('laid', { player, card: laid.card!.name }, [laid.event]);
      return;
    }
    const facts = { player, owner: zone.of ?? player, zone: NAMES[zone.zone] ?? zone.zone };
    if (event.type === 'CardsSeen') {
      if (hiddenFrom(board, seat, zone)) report(asksFor(board, 'search') ? 'shownSearch' : 'shown', facts, [board.resolving?.began]);
      return;
    }
    if (event.type === 'CardsRevealed' && isForOne(board) && notToShow(board, seat, zone)) return report('showed', facts, [board.resolving?.began]);
    if (board.resolving && isAsked(board)) return;
    const hidden = event.type === 'CardsRevealed' ? notToShow(board, seat, zone) : hiddenFrom(board, seat, zone);
    if (!hidden) return;
    const revealed = hidden === 'faceDown' ? 'revealed' : 'revealed cards of';
    const did = event.type === 'ZoneSearched' ? 'searched' : event.type === 'CardsRevealed' ? revealed : 'looked at';
    const card = unmodelledAbout(board, /look|reveal|search|face/i);
    if (card === null) report(hidden, { ...facts, did });
    else report('untold', { ...facts, did, card });
  },
});

const NAMES: Readonly<Record<string, string>> = { top: 'deck', bottom: 'deck', damage: 'damage zone' };

/** Whether the text of what resolves is about looking at cards, or nobody can tell; then it is laid beside that text elsewhere. */
function isAsked(board: HostBoard): boolean {
  const { tasks, item } = board.resolving!;
  if (tasks === null) return item.kind === 'effect';
  return asksFor(board, 'look') || asksFor(board, 'search') || asksFor(board, 'reveal');
}

/** Whether what resolves lets one player look at cards, and nothing in it shows any. */
const isForOne = (board: HostBoard): boolean => asksFor(board, 'look') && !asksFor(board, 'reveal') && !asksFor(board, 'search');

/** A player may show the own hand; but the deck is closed, damage is not for the opponent's eyes, and a laid Ambush shows its back. */
function notToShow(board: HostBoard, seat: Seat, zone: Zone): ReturnType<typeof hiddenFrom> {
  if (zone.zone === 'damage') return 'damage';
  const owner = zone.of === undefined ? seat : (seatIndex(board, zone.of) as Seat);
  const thing = thingAt(board.players[owner], zone.zone);
  return thing && !thing.faceUp ? 'faceDown' : hiddenFrom(board, seat, zone);
}

/** An Ambush of this player that waits on the stack and is one of the cards shown. */
const laidNow = (board: HostBoard, seat: Seat, cards: readonly (string | null)[]): Item | undefined =>
  board.stack.find(({ kind, by, card }) => kind === 'card' && by === seat && card?.type === 'Ambush' && cards.includes(card.name));
