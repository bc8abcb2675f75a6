/** Everything before the first Draw Phase (1.2 to 1.8). */
import { addToHand, takeFromHand } from '#kernel/hand.js';
import { other, type Seat, type TgcBoard } from '../board.js';
import type { TgcEventOf } from '../events.js';
import { seatIndex } from '../things.js';

export function chooseSubtypes(board: TgcBoard, event: TgcEventOf<'SubtypesChosen'>, seat: Seat): void {
  const { setup } = board.players[seat];
  setup.subtypes = event.data.subtypes;
  setup.subtypesEvent = event.n;
}

export function giveSide(board: TgcBoard, { data, n }: TgcEventOf<'SideGiven'>): void {
  const seat = seatIndex(board, data.player);
  if (seat < 0) return;
  const { setup } = board.players[seat as Seat];
  setup.side = data.side;
  setup.sideEvent = n;
  findWinner(board);
}

/** The first toss decides, whatever is tossed after it. */
export function toss(board: TgcBoard, { data, n }: TgcEventOf<'CoinTossed'>): void {
  board.decksSeen = true;
  if (board.toss.event) return;
  board.toss.side = data.side;
  board.toss.event = n;
  findWinner(board);
}

/** Whose side landed: one known side tells the other (1.3.x). */
function findWinner(board: TgcBoard): void {
  const { side } = board.toss;
  const [a, b] = board.players.map((p) => p.setup.side);
  if (side === '' || a === b || board.started) return;
  const winner = a !== '' ? (a === side ? 0 : 1) : b === side ? 1 : 0;
  board.toss.winner = winner;
  board.first = winner;
}

export function drawOpening(board: TgcBoard, { data, n }: TgcEventOf<'CardsDrawn'>, seat: Seat): void {
  const player = board.players[seat];
  board.decksSeen = true;
  for (const card of data.cards) addToHand(player.hand, card);
  player.deck = Math.max(0, player.deck - data.cards.length);
  player.setup.drawn += data.cards.length;
  player.setup.drawnEvent = n;
}

export function mulligan(board: TgcBoard, { data, n }: TgcEventOf<'Mulliganed'>, seat: Seat): void {
  const player = board.players[seat];
  for (const card of data.cards) takeFromHand(player.hand, card);
  for (const card of data.drawn) addToHand(player.hand, card);
  player.deck = Math.max(0, player.deck - data.drawn.length);
  player.setup.mulligans += Math.max(1, data.cards.length);
  player.setup.aside += data.cards.length;
  player.setup.asideEvent = n;
  player.setup.asideCards.push(...data.cards);
}

export function shuffleIn(board: TgcBoard, seat: Seat, n: number): void {
  const player = board.players[seat];
  player.deck += player.setup.aside;
  player.setup.aside = 0;
  player.setup.asideCards = [];
  player.setup.shuffledIn = n;
}

export function setValues(board: TgcBoard, { data, n }: TgcEventOf<'ValuesSet'>): void {
  board.valuesSet = n;
  for (const player of board.players) {
    player.hs = data.hs;
    player.plasma = data.plasma;
  }
}

export function placeCoin(board: TgcBoard, { data, n }: TgcEventOf<'CoinPlaced'>): void {
  const seat = seatIndex(board, data.player);
  if (seat < 0) return;
  board.coinPlaced = n;
  board.players[seat as Seat].coin = data.side;
  board.players[other(seat as Seat)].coin = '';
}

/** The first Draw Phase: what nobody wrote down about the setup is as the rules have it. */
export function startGame(board: TgcBoard, seat: Seat, n: number): void {
  board.started = n;
  board.first = seat;
  for (const player of board.players) {
    if (Number.isNaN(player.hs)) player.hs = board.edition.hs;
    if (Number.isNaN(player.plasma)) player.plasma = board.edition.plasma;
    if (player.setup.aside) shuffleIn(board, seatIndex(board, player.seat) as Seat, n);
  }
  if (!board.coinPlaced) board.players[other(seat)].coin = 'heads';
}
