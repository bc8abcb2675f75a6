/** The board before the first event: an empty table, or the position that the header describes. */
import type { Header } from '#kernel/log.js';
import { deckSize } from '#kernel/unlisted-decks.js';
import { other, UNKNOWN, type Battle, type Book, type HostBoard, type Player, type Seat, type Setup, type Thing } from './board.js';
import { EDITIONS } from './editions.js';
import { noteDue } from './falling-due.js';
import type { HostHeader, InPlayPosition, PlayerPosition, Position } from './header.js';
import { cardBook } from './cards.js';
import { checkDeck, checkHosts } from './fold/ending.js';
import { cardNamed } from './unknown-card.js';
import { countSymbols } from './payment.js';
import { describeWaiting } from './position-stack.js';
import { attach, enter, findSource, findThing, makeThing, newVersion, seatIndex, watch } from './things.js';
import { hasKeyword } from './stats.js';

const untouched = (): Setup => ({ placed: 0, shuffled: 0, rolled: 0, drawn: 0, count: 0, mulligan: 0, mulliganed: 0, redrawn: 0, reshuffled: 0, revealed: 0 });

function emptyPlayer(header: HostHeader, seat: string, book: Book): Player {
  return {
    seat,
    host: book.host(header.hosts[seat]) ?? null,
    hostThing: null,
    hostMods: [],
    points: 0,
    resources: [0, 0, 0, 0, 0],
    sure: [0, 0, 0, 0, 0, 0],
    poolGap: 0,
    pointsGap: 0,
    hand: { known: [], unknown: 0 },
    deck: deckSize(header, seat),
    damage: 0,
    damageCards: [],
    drop: [],
    dropUnknown: false,
    banished: [],
    things: [],
    front: Array<null>(9).fill(null),
    back: Array<null>(9).fill(null),
    forms: [],
    turns: 0,
    hostDamageDue: 0,
    hostDamageEvent: 0,
    hostDrawDue: 0,
    hostOverdue: 0,
    setup: untouched(),
  };
}

export function emptyBoard(header: HostHeader): HostBoard {
  const edition = EDITIONS[header.edition];
  const book = cardBook(header.cards);
  const board: HostBoard = {
    header,
    edition,
    complete: header.record === 'complete',
    seats: header.seats,
    decks: header.seats.map((s) => header.decks?.[s] ?? null),
    book,
    frontSlots: header.slots?.front ?? edition.frontSlots,
    backSlots: header.slots?.back ?? edition.backSlots,
    n: 0,
    players: [emptyPlayer(header, header.seats[0], book), emptyPlayer(header, header.seats[1], book)],
    first: -1,
    turnPlayer: -1,
    turn: 0,
    phase: null,
    phaseEvent: 0,
    turnEvent: 0,
    turnOver: 0,
    priority: { holder: -1, open: false, why: 'setup', since: 0, passed: [0, 0] },
    stack: [],
    resolving: null,
    pending: [],
    battle: null,
    simultaneous: 0,
    due: [],
    spent: [],
    won: { seat: -1, because: '', event: 0 },
    over: 0,
    replenished: 0,
    roll: { winner: -1, event: 0, chosen: 0, best: 0, bestSeat: -1 },
    started: 0,
    loop: 0,
    continuous: [],
    watchers: [],
    unread: [],
    occasions: [],
    unseen: [false, false],
    lastMoved: 0,
    lastGone: { event: 0, how: 'moved', token: false },
    lastLeft: { event: 0, name: '', owner: -1 },
    pastEnd: false,
    nextId: 1,
    version: newVersion(),
  };
  for (const seat of [0, 1] as const) placeHost(board, seat);
  return board;
}

function placeHost(board: HostBoard, seat: Seat): void {
  const player = board.players[seat];
  if (!player.host) return;
  player.hostThing = makeThing(board, player.host, seat, seat, 'host', 0);
  player.hostThing.faceUp = false;
}

/** A Host that has been turned face up has its effects. */
export function revealHost(board: HostBoard, seat: Seat): void {
  const thing = board.players[seat].hostThing;
  if (!thing || thing.faceUp) return;
  thing.faceUp = true;
  watch(board, thing);
}

export function open(header: Header): HostBoard {
  const board = emptyBoard(header as HostHeader);
  const { position } = header as HostHeader;
  if (position) describe(board, position);
  return board;
}

/** Fills in what a position says; what it leaves out is unknown, or absent in the open zones. */
function describe(board: HostBoard, position: Position): void {
  const seat = (name: string | undefined): number => seatIndex(board, name);
  board.turn = position.turn ?? UNKNOWN;
  board.turnPlayer = seat(position.player);
  board.first = seat(position.first);
  board.phase = position.phase ?? null;
  board.started = -1;
  board.replenished = -1;
  for (const s of [0, 1] as const) {
    revealHost(board, s);
    describePlayer(board, s, position.players[board.seats[s]] ?? { inPlay: [] }, position);
  }
  for (const s of [0, 1] as const) board.players[s].turns = turnsBegun(board, s);
  describeBattle(board, position);
  for (const waiting of position.stack ?? []) describeWaiting(board, waiting);
  for (const ref of position.used ?? []) markUsed(board, findSource(board, ref, -1));
  describePriority(board, position);
  noteDue(board, -1);
  // A position may describe a game that is over.
  for (const s of [0, 1] as const) checkDeck(board, s, 0);
  checkHosts(board, 0);
}

function describePriority(board: HostBoard, position: Position): void {
  const passed = seatIndex(board, position.passed);
  // Who has passed has handed priority on (31.5.3).
  const holder = position.priority === undefined && passed >= 0 ? 1 - passed : seatIndex(board, position.priority);
  board.priority = { holder: holder < 0 ? -2 : holder, open: false, why: holder < 0 ? 'unknown' : 'position', since: 0, passed: [0, 0] };
  if (passed >= 0) board.priority.passed[passed] = -1;
  board.unseen = [passed !== 0, passed !== 1];
}

function describePlayer(board: HostBoard, seat: Seat, said: PlayerPosition, position: Position): void {
  const player = board.players[seat];
  player.points = said.points ?? UNKNOWN;
  player.resources = said.resources === undefined ? Array<number>(5).fill(UNKNOWN) : countSymbols(said.resources);
  player.sure = [...countSymbols(said.resources ?? ''), said.points ?? 0];
  player.poolGap = said.resources === undefined ? -1 : 0;
  player.pointsGap = said.points === undefined ? -1 : 0;
  const hand = said.hand;
  player.hand = hand ? { known: named(hand), unknown: hand.filter((c) => c === null).length } : { known: [], unknown: UNKNOWN };
  player.deck = said.deck ?? UNKNOWN;
  player.damage = said.damage ?? UNKNOWN;
  player.drop = named(said.drop ?? []);
  player.dropUnknown = true;
  player.banished = named(said.banished ?? []);
  for (const thing of said.inPlay) enter(board, describeThing(board, seat, thing, position));
}

const named = (cards: readonly (string | null)[]): string[] => cards.filter((c): c is string => c !== null);

function describeThing(board: HostBoard, seat: Seat, said: InPlayPosition, position: Position): Thing {
  const card = cardNamed(board, said.card, said.at === 'form' ? 'Form' : said.at.startsWith('front') ? 'Entity' : 'Sorcery');
  const owner = said.owner === undefined ? seat : (seatIndex(board, said.owner) as Seat);
  const stamp = said.since === undefined ? UNKNOWN : said.since - 1000;
  const thing: Thing = {
    ...makeThing(board, card, owner, seat, said.at, 0),
    enteredTurn: said.since ?? UNKNOWN,
    stamp,
    faceUp: !said.faceDown && card !== null,
    damage: said.damage ?? 0,
    sick: sickness(board, seat, said, position, card?.type === 'Entity'),
    attackedAt: said.attacked === 'yes' ? 0 : said.attacked === 'no' || position.noAttacks || seat !== board.turnPlayer ? -1 : UNKNOWN,
  };
  if (said.counters) thing.counters = { ...said.counters };
  for (const name of said.markers ?? []) layUnder(board, name, owner, seat, thing);
  for (const name of said.foreignMarkers ?? []) layUnder(board, name, other(seat), other(seat), thing);
  return thing;
}

/** It came after the card that it lies under; how long after, nobody said. */
function layUnder(board: HostBoard, name: string, owner: Seat, controller: Seat, thing: Thing): void {
  const marker = { ...makeThing(board, cardNamed(board, name, 'Sorcery'), owner, controller, 'marker', 0), stamp: UNKNOWN };
  marker.faceUp = true;
  attach(board, marker, thing);
  watch(board, marker);
}

/** A card that came before its player's current turn has been through that player's Start Phase (18.5.2.2). */
function sickness(board: HostBoard, seat: Seat, said: InPlayPosition, position: Position, entity: boolean): number {
  if (!entity) return 0;
  if (said.sick !== undefined) return said.sick === 'yes' ? 1 : 0;
  if (said.since !== undefined && !Number.isNaN(board.turn)) {
    if (seat === board.turnPlayer && board.phase !== null) return said.since < board.turn ? 0 : 1;
    if (said.since < board.turn - 1) return 0;
  }
  return position.noSickness ? 0 : UNKNOWN;
}

/** Players take turns in turn: the number of the turn and who went first tell how many each has begun. */
function turnsBegun(board: HostBoard, seat: Seat): number {
  if (board.first < 0) return board.turn > 2 ? 2 : UNKNOWN;
  return seat === board.first ? Math.ceil(board.turn / 2) : Math.floor(board.turn / 2);
}

function describeBattle(board: HostBoard, position: Position): void {
  if (!position.attacker || !position.step) return;
  const host = position.blocker?.at === 'host' ? seatIndex(board, position.blocker.of) : -1;
  board.battle = {
    attacker: findThing(board, position.attacker, board.turnPlayer),
    blocker: position.blocker && host < 0 ? findThing(board, position.blocker) : null,
    host,
    step: position.step,
    declared: 0,
    blocked: 0,
    stepBegan: 0,
    stepEnded: 0,
    attackerDealt: { step: '', event: 0 },
    blockerDealt: { step: '', event: 0 },
    powerless: null,
    attackerEarly: 0,
    blockerEarly: 0,
    fell: null,
  };
  if (position.step === 'normal') describeEarly(board, board.battle);
  if (board.battle.attacker) board.battle.attacker.attackedAt = 0;
}

/** Whether an Entity with First Strike has struck in the early step, which lies before the record, is not told. */
function describeEarly(board: HostBoard, battle: Battle): void {
  if (battle.attacker && hasKeyword(board, battle.attacker, 'First Strike')) battle.attackerEarly = UNKNOWN;
  if (battle.blocker && hasKeyword(board, battle.blocker, 'First Strike')) battle.blockerEarly = UNKNOWN;
}

function markUsed(board: HostBoard, thing: Thing | null): void {
  thing?.card?.abilities.forEach((ability, i) => {
    if (ability.kind === 'activated') thing.used[i] = board.turn;
  });
}
