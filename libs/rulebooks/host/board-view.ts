/** The board as a viewer may see it: plain JSON, and words for people. An unknown amount is null. */
import type { Picture, Viewer } from '#kernel/rulebook.js';
import { RESOURCE_INDEX, type HostBoard, type Item, type Player, type Seat, type Thing } from './board.js';
import { PHASE_NAMES } from './events.js';
import { handSize } from './hands.js';
import { standing } from './priority.js';
import { healthOf, hostStat, powerOf } from './stats.js';
import { knows, knowsItem, sees } from './sight.js';
import { isEntity, itemName, nameOf } from './things.js';

const orNull = (n: number): number | null => (Number.isNaN(n) ? null : n);
const orMark = (n: number): string => (Number.isNaN(n) ? '?' : String(n));

/** The name of a card, if this viewer may know it. */
const named = (board: HostBoard, thing: Thing | null, viewer: Viewer): string | null =>
  thing && knows(viewer, board, thing) ? (thing.card?.name ?? null) : null;

export function viewBoard(board: HostBoard, viewer: Viewer): unknown {
  return {
    event: board.n,
    turn: orNull(board.turn),
    turnPlayer: board.turnPlayer < 0 ? null : board.seats[board.turnPlayer],
    phase: board.phase,
    priority: standing(board).seats,
    stack: board.stack.map((item) => viewItem(board, item, viewer)),
    resolving: board.resolving && viewItem(board, board.resolving.item, viewer),
    battle: board.battle && {
      step: board.battle.step,
      attacker: named(board, board.battle.attacker, viewer),
      blocker: named(board, board.battle.blocker, viewer),
      host: board.battle.host < 0 ? null : board.seats[board.battle.host],
    },
    winner: board.won.seat < 0 ? null : board.seats[board.won.seat],
    players: Object.fromEntries(([0, 1] as const).map((seat) => [board.seats[seat], viewPlayer(board, seat, viewer)])),
  };
}

function viewItem(board: HostBoard, item: Item, viewer: Viewer): object {
  return {
    by: board.seats[item.by],
    kind: item.kind,
    card: knowsItem(viewer, board, item) ? (item.card?.name ?? item.source?.card?.name ?? null) : null,
    event: item.event,
  };
}

function viewPlayer(board: HostBoard, seat: Seat, viewer: Viewer): object {
  const player = board.players[seat];
  const own = sees(viewer, board, seat);
  const host = seesHost(board, seat, viewer);
  const row = (things: readonly (Thing | null)[]): object[] => things.flatMap((t) => (t ? [viewThing(board, t, viewer)] : []));
  return {
    host: host ? (player.host?.name ?? null) : null,
    hostHealth: host ? orNull(hostStat(board, seat, 'health')) : null,
    soul: host ? orNull(hostStat(board, seat, 'soul')) : null,
    damage: orNull(player.damage),
    points: orNull(player.points),
    resources: Object.fromEntries(Object.entries(RESOURCE_INDEX).map(([symbol, i]) => [symbol, orNull(player.resources[i])])),
    hand: { size: orNull(handSize(player.hand)), ...(own && { known: player.hand.known }) },
    deck: orNull(player.deck),
    drop: player.drop,
    banished: player.banished,
    front: row(player.front),
    back: row(player.back),
    forms: row(player.forms),
  };
}

/** A Host that lies face down shows neither name nor stats (4.6.1). */
const seesHost = (board: HostBoard, seat: Seat, viewer: Viewer): boolean => board.players[seat].hostThing?.faceUp === true || sees(viewer, board, seat);

function viewThing(board: HostBoard, thing: Thing, viewer: Viewer): object {
  return {
    at: thing.at,
    card: named(board, thing, viewer),
    faceUp: thing.faceUp,
    ...(isEntity(thing) && viewEntity(board, thing)),
    ...(thing.owner !== thing.controller && { owner: board.seats[thing.owner] }),
    ...(thing.markers.length && { markers: thing.markers.map((m) => named(board, m, viewer)) }),
  };
}

const viewEntity = (board: HostBoard, thing: Thing): object => ({
  health: orNull(healthOf(board, thing)),
  power: orNull(powerOf(board, thing)),
  damage: thing.damage,
  sick: thing.sick === 1 ? true : thing.sick === 0 ? false : null,
});

export function picture(board: HostBoard, viewer: Viewer): Picture {
  const phase = board.phase ? PHASE_NAMES[board.phase] : 'turn';
  const whose = board.turnPlayer < 0 ? 'setup' : `turn ${orMark(board.turn)}, ${board.seats[board.turnPlayer]}'s ${phase}`;
  const nameFor = (item: Item): string => (knowsItem(viewer, board, item) ? itemName(item) : 'a face-down card');
  const { why } = standing(board, nameFor);
  const stack = board.stack.map((item, i) => `${i + 1}. ${nameFor(item)} (${board.seats[item.by]}, event ${item.event})`).reverse();
  return {
    title: `after event ${board.n}: ${whose}`,
    areas: [
      ...([0, 1] as const).map((seat) => ({ title: board.seats[seat], lines: playerLines(board, seat, viewer) })),
      { title: 'stack (top first)', lines: stack.length ? stack : ['empty'] },
      { title: 'who may act', lines: why.map((r) => (r.section ? `${r.says} (${r.section})` : r.says)) },
    ],
  };
}

function playerLines(board: HostBoard, seat: Seat, viewer: Viewer): string[] {
  const player = board.players[seat];
  const own = sees(viewer, board, seat);
  const things = (row: readonly (Thing | null)[]): string[] => row.flatMap((t) => (t ? [`${t.at}: ${thingWords(board, t, viewer)}`] : []));
  return [
    hostWords(board, seat, viewer),
    `${orMark(player.points)} #, resources ${poolWords(player)}, deck ${orMark(player.deck)}`,
    handWords(player, own),
    ...things(player.front),
    ...things(player.back),
    ...things(player.forms),
    `drop zone: ${player.drop.length ? player.drop.join(', ') : player.dropUnknown ? 'not on record' : 'empty'}`,
  ];
}

function hostWords(board: HostBoard, seat: Seat, viewer: Viewer): string {
  const { damage, host } = board.players[seat];
  if (!seesHost(board, seat, viewer)) return `Host face down: ${orMark(damage)} damage`;
  const stat = (name: 'health' | 'soul'): string => orMark(hostStat(board, seat, name));
  return `Host ${host?.name ?? 'unknown'}: health ${stat('health')}, ${orMark(damage)} damage, soul ${stat('soul')}`;
}

function poolWords(player: Player): string {
  if (player.resources.some((n) => Number.isNaN(n))) return 'unknown';
  const pool = Object.entries(RESOURCE_INDEX).map(([symbol, i]) => symbol.repeat(player.resources[i])).join('');
  return pool || 'none';
}

function handWords(player: Player, own: boolean): string {
  const size = handSize(player.hand);
  if (!own || player.hand.known.length === 0) return `hand: ${orMark(size)} card${size === 1 ? '' : 's'}`;
  const rest = player.hand.unknown === 0 ? '' : ` + ${orMark(player.hand.unknown)} not named`;
  return `hand: ${player.hand.known.join(', ')}${rest}`;
}

function thingWords(board: HostBoard, thing: Thing, viewer: Viewer): string {
  if (!thing.faceUp) return sees(viewer, board, thing.controller) && thing.card ? `${thing.card.name} (face down)` : 'a face-down card';
  const notes: string[] = [];
  if (isEntity(thing)) {
    notes.push(`health ${orMark(healthOf(board, thing))}`, `power ${orMark(powerOf(board, thing))}`);
    if (thing.damage) notes.push(`${thing.damage} damage`);
    if (thing.sick === 1) notes.push('Creation Sickness');
    else if (Number.isNaN(thing.sick)) notes.push('sickness not on record');
    if (board.battle?.attacker === thing) notes.push('attacking');
    if (board.battle?.blocker === thing) notes.push('blocking');
  }
  if (thing.owner !== thing.controller) notes.push(`owner ${board.seats[thing.owner]}`);
  if (thing.markers.length) notes.push(`under it ${thing.markers.map((m) => named(board, m, viewer) ?? 'a face-down card').join(', ')}`);
  return notes.length ? `${nameOf(thing)} (${notes.join(', ')})` : nameOf(thing);
}
