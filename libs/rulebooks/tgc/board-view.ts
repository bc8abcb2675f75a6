/** The board as a viewer may see it: plain JSON, and words for people. An unknown amount is null. */
import { handSize } from '#kernel/hand.js';
import type { Picture, Viewer } from '#kernel/rulebook.js';
import type { Player, Seat, TgcBoard, Thing } from './board.js';
import { PHASE_NAMES } from './events.js';
import { standing, stateName } from './gamestate.js';
import { powerOf, resolveOf } from './stats.js';
import { called, isCreature, nameOf } from './things.js';

const orNull = (n: number): number | null => (Number.isNaN(n) ? null : n);
const orMark = (n: number): string => (Number.isNaN(n) ? '?' : String(n));
const sees = (viewer: Viewer, board: TgcBoard, seat: Seat): boolean => viewer === 'judge' || (viewer !== 'spectator' && viewer.seat === board.seats[seat]);

export function viewBoard(board: TgcBoard, viewer: Viewer): unknown {
  const { battle, acting } = board;
  return {
    event: board.n,
    turn: orNull(board.turn),
    turnPlayer: board.turnPlayer < 0 ? null : board.seats[board.turnPlayer],
    phase: board.phase,
    gamestate: board.state.kind,
    mayAct: standing(board).seats,
    carriedOut: acting?.source ? called(board, acting.source) : null,
    battle: battle && {
      stage: battle.stage,
      attacker: battle.attacker && called(board, battle.attacker),
      defender: battle.defender ? called(board, battle.defender) : null,
      direct: battle.direct && !battle.blocked,
    },
    winner: board.winner < 0 || board.drawn ? null : board.seats[board.winner],
    players: Object.fromEntries(([0, 1] as const).map((seat) => [board.seats[seat], viewPlayer(board, seat, viewer)])),
  };
}

function viewPlayer(board: TgcBoard, seat: Seat, viewer: Viewer): object {
  const player = board.players[seat];
  return {
    hs: orNull(player.hs),
    plasma: orNull(player.plasma),
    coin: player.coin || null,
    hand: { size: orNull(handSize(player.hand)), ...(sees(viewer, board, seat) && { known: player.hand.known }) },
    deck: orNull(player.deck),
    drawPhases: orNull(player.drawPhases),
    discard: player.discard,
    field: player.field.map((t) => viewThing(board, t)),
  };
}

function viewThing(board: TgcBoard, thing: Thing): object {
  return {
    card: thing.card.name,
    copy: thing.copy,
    ...(isCreature(thing) && {
      power: orNull(powerOf(thing)),
      resolve: orNull(resolveOf(thing)),
      tapped: Number.isNaN(thing.tapped) ? null : thing.tapped === 1,
    }),
    ...(thing.under && { under: called(board, thing.under) }),
    ...(thing.owner !== thing.controller && { owner: board.seats[thing.owner] }),
  };
}

export function picture(board: TgcBoard, viewer: Viewer): Picture {
  const whose = board.turnPlayer < 0 ? 'setup' : `turn ${orMark(board.turn)}, ${board.seats[board.turnPlayer]}'s ${board.phase ? PHASE_NAMES[board.phase] : 'turn'}`;
  return {
    title: `after event ${board.n}: ${whose}, ${stateName(board)}`,
    areas: [
      ...([0, 1] as const).map((seat) => ({ title: board.seats[seat], lines: playerLines(board, seat, viewer) })),
      { title: 'who may act', lines: standing(board).why.map((r) => (r.section ? `${r.says} (${r.section})` : r.says)) },
    ],
  };
}

function playerLines(board: TgcBoard, seat: Seat, viewer: Viewer): string[] {
  const player = board.players[seat];
  const coin = player.coin ? `, coin on ${player.coin}` : '';
  return [
    `${orMark(player.hs)} HS, ${orMark(player.plasma)} plasma${coin}, deck ${orMark(player.deck)}`,
    handWords(player, sees(viewer, board, seat)),
    ...player.field.filter((t) => !t.under).map((t) => `field: ${thingWords(board, t)}`),
    `discard pile: ${player.discard.length ? player.discard.join(', ') : 'empty'}`,
  ];
}

function handWords(player: Player, own: boolean): string {
  const size = handSize(player.hand);
  if (!own || player.hand.known.length === 0) return `hand: ${orMark(size)} card${size === 1 ? '' : 's'}`;
  const rest = player.hand.unknown === 0 ? '' : ` + ${orMark(player.hand.unknown)} not named`;
  return `hand: ${player.hand.known.join(', ')}${rest}`;
}

function thingWords(board: TgcBoard, thing: Thing): string {
  const notes: string[] = [];
  if (isCreature(thing)) {
    notes.push(`power ${orMark(powerOf(thing))}`, `resolve ${orMark(resolveOf(thing))}`);
    notes.push(Number.isNaN(thing.tapped) ? 'tapped or not is not on record' : thing.tapped === 1 ? 'tapped' : 'untapped');
    if (board.battle?.attacker === thing) notes.push('attacking');
    if (board.battle?.defender === thing) notes.push('defending');
  }
  for (const attached of thing.attached) notes.push(`under it ${called(board, attached)}`);
  if (thing.owner !== thing.controller) notes.push(`owner ${board.seats[thing.owner]}`);
  return notes.length ? `${nameOf(thing)} (${notes.join(', ')})` : nameOf(thing);
}
