/** The board before the first event: an empty table, or the position that the header describes. */
import type { Header } from '#kernel/log.js';
import { deckSize } from '#kernel/unlisted-decks.js';
import { other, UNKNOWN, type Player, type Seat, type Setup, type TgcBoard, type Thing } from './board.js';
import { cardBook } from './cards.js';
import { EDITIONS } from './editions.js';
import type { InPlayPosition, PlayerPosition, Position, TgcHeader } from './header.js';
import { watchHs } from './fold/ending.js';
import { note } from './fold/occasions.js';
import { NOBODY, UNTOLD } from './gamestate.js';
import { resolveOf, watchResolve } from './stats.js';
import { attach, cardNamed, enter, findThing, makeThing, seatIndex } from './things.js';

const untouched = (): Setup => ({
  side: '', sideEvent: 0, subtypes: null, subtypesEvent: 0, handedIn: 0, drawn: 0, drawnEvent: 0,
  mulligans: 0, aside: 0, asideEvent: 0, asideCards: [], kept: 0, shuffledIn: 0,
});

function emptyPlayer(header: TgcHeader, seat: string): Player {
  return {
    seat, hs: UNKNOWN, plasma: UNKNOWN, coinPlasma: 0,
    hand: { known: [], unknown: 0 },
    deck: deckSize(header, seat),
    discard: [], field: [], copies: {}, drawPhases: 0, coin: '', flipped: 0, setup: untouched(),
  };
}

export function emptyBoard(header: TgcHeader): TgcBoard {
  return {
    header,
    edition: EDITIONS[header.edition],
    complete: header.record === 'complete',
    seats: header.seats,
    decks: header.seats.map((s) => header.decks?.[s] ?? null),
    book: cardBook(header.cards),
    n: 0,
    players: [emptyPlayer(header, header.seats[0]), emptyPlayer(header, header.seats[1])],
    first: -1,
    toss: { side: '', event: 0, winner: -1 },
    turn: 0,
    turnPlayer: -1,
    phase: null,
    phaseEvent: 0,
    drawSteps: { plasma: 0, draw: 0, untap: 0, pass: 0 },
    started: 0,
    coinPlaced: 0,
    valuesSet: 0,
    decksSeen: false,
    state: { kind: 'closed', seat: NOBODY, why: 'setup', since: 0, nothing: [0, 0] },
    passing: 0,
    changing: 0,
    idle: 0,
    closedSince: 0,
    occasions: [],
    acting: null,
    battle: null,
    called: { attacker: null, direct: false, event: 0 },
    unread: [],
    due: [],
    toTap: [],
    lastDestroyed: { event: 0, attached: [], under: null },
    lost: [0, 0],
    drawn: false,
    winner: -1,
    wonSince: 0,
    over: 0,
    pastEnd: false,
    nextId: 1,
  };
}

export function open(header: Header): TgcBoard {
  const board = emptyBoard(header);
  const { position } = header as TgcHeader;
  if (position) describe(board, position);
  return board;
}

/** Fills in what a position says; what it leaves out is unknown, or absent on the field. */
function describe(board: TgcBoard, position: Position): void {
  board.turn = position.turn ?? UNKNOWN;
  board.turnPlayer = seatIndex(board, position.player);
  board.first = seatIndex(board, position.first);
  board.phase = position.phase ?? null;
  board.started = -1;
  board.coinPlaced = -1;
  for (const seat of [0, 1] as const) describePlayer(board, seat, position.players[board.seats[seat]] ?? { inPlay: [] });
  const holder = board.players.findIndex((p) => p.coin !== '');
  if (board.first < 0 && holder >= 0) board.first = other(holder as Seat);
  describeState(board, position);
  for (const { on, player, card } of position.happened ?? []) {
    const thing = card ? findThing(board, card) : null;
    note(board, on, player === undefined ? (thing?.controller ?? -1) : seatIndex(board, player), thing, 0, board.phase);
  }
  // What the position does not tell of the moments before it may have happened.
  board.closedSince = position.happened || board.phase === 'draw' ? 0 : UNKNOWN;
  if (position.attacker && position.target) describeAttack(board, position);
  for (const player of board.players) for (const thing of player.field) watchResolve(board, thing, -1);
  for (const seat of [0, 1] as const) watchHs(board, seat, -1, true);
}

function describeState(board: TgcBoard, position: Position): void {
  const { state } = board;
  const kind = board.phase === 'draw' ? 'closed' : position.gamestate;
  state.kind = kind ?? 'unknown';
  state.why = kind === undefined ? 'unknown' : board.phase === 'draw' ? 'draw' : 'position';
  const whose = position.whose === undefined ? board.turnPlayer : seatIndex(board, position.whose);
  const nothing = seatIndex(board, position.nothing);
  state.seat = kind === 'closed' ? NOBODY : nothing >= 0 ? 1 - nothing : whose < 0 ? UNTOLD : whose;
  if (nothing >= 0) state.nothing[nothing as Seat] = -1;
  if (position.passing) board.passing = -1;
  if (position.passing && kind === 'closed') {
    board.changing = -1;
    state.why = 'changing';
  }
}

function describePlayer(board: TgcBoard, seat: Seat, said: PlayerPosition): void {
  const player = board.players[seat];
  const { hand, coinPlasma } = said;
  player.hs = said.hs ?? UNKNOWN;
  // What the coin gave in an earlier turn is gone, whatever a counter shows (3.6.2).
  player.plasma = (said.plasma ?? UNKNOWN) - (coinPlasma?.turn === 'earlier' ? coinPlasma.n : 0);
  player.coinPlasma = coinPlasma?.turn === 'this' ? coinPlasma.n : 0;
  if (coinPlasma?.turn === 'earlier') player.flipped = -1;
  player.hand = hand
    ? { known: hand.filter((c): c is string => c !== null), unknown: hand.filter((c) => c === null).length }
    : { known: [], unknown: UNKNOWN };
  player.deck = said.deck ?? UNKNOWN;
  player.discard = [...(said.discard ?? [])];
  player.coin = said.coin ?? '';
  player.drawPhases = said.drawPhases ?? UNKNOWN;
  for (const thing of said.inPlay) enter(board, describeThing(board, seat, thing));
}

function describeThing(board: TgcBoard, seat: Seat, said: InPlayPosition): Thing {
  const card = cardNamed(board, said.card);
  const owner = said.owner === undefined ? seat : (seatIndex(board, said.owner) as Seat);
  const thing = makeThing(board, card, owner, seat, 0);
  thing.tapped = said.tapped === undefined ? (card.type === 'Creature' ? UNKNOWN : 0) : said.tapped === 'yes' ? 1 : 0;
  for (const { card: name, by } of said.attached ?? []) {
    const whose = by === undefined ? seat : (seatIndex(board, by) as Seat);
    const attached = makeThing(board, cardNamed(board, name), whose, whose, 0);
    enter(board, attached);
    attach(attached, thing);
  }
  thing.damage = said.damage ?? 0;
  if (said.resolve !== undefined) thing.damage = resolveOf(thing) + thing.damage - said.resolve;
  return thing;
}

function describeAttack(board: TgcBoard, position: Position): void {
  const direct = position.target!.player !== undefined;
  board.battle = {
    attacker: findThing(board, position.attacker, board.turnPlayer), direct, defender: direct ? null : findThing(board, position.target),
    declared: 0, answered: 0, stage: position.gamestate === 'closed' ? (direct ? 'block' : 'damage') : 'window', stageSince: 0,
    blocked: false, attackerDealt: 0, defenderDealt: 0,
  };
  if (board.state.kind === 'closed') board.state.why = direct ? 'block' : 'damage';
}
