/** Folding the setup of a game (9.1) and the beginning of the next one of the match. */
import type { HostBoard, Seat } from '../board.js';
import type { HostEvent, HostEventOf } from '../events.js';
import { addToHand, takeFromDeck, takeFromHand } from '../hands.js';
import { revealHost } from '../open.js';
import { seatIndex } from '../things.js';

export function placeDeck(board: HostBoard, seat: Seat, n: number): void {
  board.players[seat].setup.placed = n;
}

export function shuffle(board: HostBoard, event: HostEventOf<'DeckShuffled'>, seat: Seat): void {
  const of = event.data.deck === undefined ? seat : (seatIndex(board, event.data.deck) as Seat);
  const { setup } = board.players[of];
  if (of !== seat) return;
  if (setup.mulligan) setup.reshuffled = event.n;
  else setup.shuffled = event.n;
}

export function roll(board: HostBoard, event: HostEventOf<'DiceRolled'>, seat: Seat): void {
  if (event.data.total === board.roll.best && seat !== board.roll.bestSeat) {
    // A tie: both roll again.
    board.roll.best = 0;
    board.roll.bestSeat = -1;
  } else if (event.data.total > board.roll.best) {
    board.roll.best = event.data.total;
    board.roll.bestSeat = seat;
  }
  board.roll.event = event.n;
  board.players[seat].setup.rolled = event.n;
}

export function winRoll(board: HostBoard, seat: Seat, n: number): void {
  board.roll.winner = seat;
  board.roll.event = n;
}

export function chooseOrder(board: HostBoard, event: HostEventOf<'OrderChosen'>, seat: Seat): void {
  board.first = event.data.order === 'first' ? seat : 1 - seat;
  board.roll.chosen = event.n;
}

export function drawOpening(board: HostBoard, event: HostEventOf<'CardsDrawn'>, seat: Seat): void {
  const player = board.players[seat];
  const { setup } = player;
  for (const card of event.data.cards) addToHand(player.hand, card);
  takeFromDeck(player, event.data.cards.length);
  if (setup.mulligan && setup.mulliganed > 0) setup.redrawn += event.data.cards.length;
  else {
    setup.count += event.data.cards.length;
    setup.drawn = event.n;
  }
}

/** Cards that go back into the deck in a mulligan, in either of the sentences that tell it. */
export const isPutBack = (event: HostEvent): boolean =>
  event.type === 'Mulliganed' || (event.type === 'CardsPut' && event.data.from.zone === 'hand' && DECK.has(event.data.to.zone));

const DECK: ReadonlySet<string> = new Set(['deck', 'top', 'bottom']);

export function mulligan(board: HostBoard, event: HostEventOf<'Mulliganed'> | HostEventOf<'CardsPut'>, seat: Seat): void {
  const player = board.players[seat];
  for (const card of event.data.cards) takeFromHand(player.hand, card);
  player.deck += event.data.cards.length;
  player.setup.mulligan = event.n;
  player.setup.mulliganed += event.data.cards.length;
}

export function keep(board: HostBoard, seat: Seat, n: number): void {
  board.players[seat].setup.mulligan = n;
}

export function turnHostUp(board: HostBoard, seat: Seat, n: number): void {
  board.players[seat].setup.revealed = n;
  revealHost(board, seat);
}
