/** A position cut out of a simulated game: the board at some event as a judge would describe it, whole or with facts left out. */
import { renumbered } from '#kernel/renumber.js';
import type { GameEvent } from '#kernel/event.js';
import type { MatchLog } from '#kernel/log.js';
import type { HostBoard, Item, Player, Seat, Thing } from '#rulebooks/host/board.js';
import { evolve } from '#rulebooks/host/evolve.js';
import { open } from '#rulebooks/host/open.js';
import type { HostHeader, InPlayPosition, PlayerPosition, Position } from '#rulebooks/host/header.js';
import type { Random } from '#rulebooks/host/simulate/random.js';
import { isEffect } from '#rulebooks/host/sources.js';
import type { Ref } from '#rulebooks/host/words.js';

/** Whether a position can tell all of it: nothing is half done, and no change of stats is at work that no card in play explains. */
function canBeTold(board: HostBoard): boolean {
  const { battle, priority, stack, players } = board;
  if (board.phase === null || board.turnOver || board.won.seat >= 0 || board.loop || priority.open) return false;
  if (board.resolving || board.simultaneous || board.pending.length || board.due.length || board.spent.length) return false;
  // A position tells of one pass; after two the stack resolves or the battle goes on.
  if ((stack.length || battle) && priority.passed[0] && priority.passed[1]) return false;
  if (stack.some((item) => (item.kind === 'effect' && !item.source) || item.aims.some((aim) => !aim.thing && aim.seat < 0))) return false;
  if (battle && (!battle.attacker?.at || battle.stepEnded || battle.attackerDealt.step || battle.blockerDealt.step)) return false;
  if (battle && battle.step !== 'attack' && battle.host < 0 && !battle.blocker?.at) return false;
  return players.every((p) => !p.hostDamageDue && !p.hostDrawDue && !p.hostMods.length && p.things.every(isPlain));
}

const isPlain = ({ mods, markers }: Thing): boolean => mods.length === 0 && markers.every(isPlain);

function positionOf(board: HostBoard): Position {
  const { seats, battle, priority: { holder, passed } } = board;
  const waiting = passed.findIndex((event) => event > 0);
  const used = board.players.flatMap((p) => [p.hostThing, ...p.things].flatMap((t) => (t && wasUsed(board, t) ? [refTo(board, t)] : [])));
  return {
    turn: board.turn,
    player: seats[board.turnPlayer],
    phase: board.phase!,
    first: seats[board.first],
    ...(holder >= 0 && { priority: seats[holder] }),
    ...(waiting >= 0 && !(passed[0] && passed[1]) && { passed: seats[waiting] }),
    ...(battle && { step: battle.step, attacker: refTo(board, battle.attacker!) }),
    ...(battle && battle.step !== 'attack' && { blocker: battle.host >= 0 ? { of: seats[battle.host], at: 'host' } : refTo(board, battle.blocker!) }),
    stack: board.stack.map((item) => waitingItem(board, item)),
    noSickness: true,
    noAttacks: true,
    used,
    players: Object.fromEntries(board.players.map((p, seat) => [p.seat, playerPosition(board, p, seat as Seat)])),
  };
}

const wasUsed = (board: HostBoard, { used }: Thing): boolean => Object.values(used).includes(board.turn);
const refTo = (board: HostBoard, thing: Thing): Ref => ({ of: board.seats[thing.controller], name: thing.card!.name, at: thing.at });

function waitingItem(board: HostBoard, { by, kind, card, source, ability, aims }: Item): NonNullable<Position['stack']>[number] {
  const targets = aims.map((aim) => aim.ref);
  const effects = source?.card?.abilities.filter(isEffect) ?? [];
  return {
    by: board.seats[by],
    card: (kind === 'effect' ? source?.card : card)?.name ?? null,
    ...(kind === 'effect' && { effect: true as const }),
    ...(ability && { ability: effects.indexOf(ability) + 1 }),
    ...(targets.length && { targets }),
  };
}

function playerPosition(board: HostBoard, player: Player, seat: Seat): PlayerPosition {
  const { points, resources, hand, deck, damage, drop, banished } = player;
  return {
    points,
    resources: ['&', '£', '!', '%', '$'].map((symbol, i) => symbol.repeat(resources[i])).join(''),
    hand: [...hand.known, ...Array<null>(hand.unknown).fill(null)],
    deck,
    damage,
    drop: [...drop],
    banished: [...banished],
    inPlay: player.things.map((thing) => inPlayPosition(board, thing, seat)),
  };
}

function inPlayPosition(board: HostBoard, thing: Thing, seat: Seat): InPlayPosition {
  const entity = thing.card?.type === 'Entity';
  const under = (own: boolean): string[] => thing.markers.filter((m) => (m.controller === seat) === own).map((m) => m.card!.name);
  return {
    card: thing.card?.name ?? null,
    at: thing.at,
    ...(!thing.faceUp && { faceDown: true as const }),
    damage: thing.damage,
    ...(entity && { sick: thing.sick === 1 ? ('yes' as const) : ('no' as const) }),
    ...(entity && { attacked: thing.attackedAt >= board.turnEvent ? ('yes' as const) : ('no' as const) }),
    ...(thing.owner !== seat && { owner: board.seats[thing.owner] }),
    since: thing.enteredTurn,
    ...(Object.keys(thing.counters).length && { counters: { ...thing.counters } }),
    ...(under(true).length && { markers: under(true) }),
    ...(under(false).length && { foreignMarkers: under(false) }),
  };
}

/** The same position with each fact left out by chance: it is unknown then, not otherwise. */
function withGaps(position: Position, random: Random, share: number): Position {
  const told = structuredClone(position) as Record<string, unknown> & Position;
  const leaveOut = (from: object, ...keys: string[]): void => {
    for (const key of keys) if (random.chance(share)) delete (from as Record<string, unknown>)[key];
  };
  leaveOut(told, 'turn', 'first', 'noSickness', 'noAttacks', 'used', 'priority');
  // Who tells of priority tells of passes too.
  if (told.priority === undefined) leaveOut(told, 'passed');
  for (const item of told.stack ?? []) leaveOut(item, 'ability');
  for (const player of Object.values(told.players)) {
    leaveOut(player, 'points', 'resources', 'hand', 'deck', 'damage', 'drop', 'banished');
    player.hand &&= player.hand.map((card) => (random.chance(share) ? null : card));
    for (const thing of player.inPlay) {
      leaveOut(thing, 'sick', 'attacked', 'since');
      if (thing.faceDown && random.chance(share)) thing.card = null;
    }
  }
  return told;
}

/** The record from event n on, as a match of its own. */
function recordFrom(header: HostHeader, position: Position, events: readonly GameEvent[], n: number, length: number): MatchLog {
  const rest = events.slice(n - 1, n - 1 + length).map(({ cause, ...event }) => (cause !== undefined && cause >= n ? { ...event, cause } : event));
  return { header: { ...header, position }, events: renumbered(rest) };
}

export interface Cutting {
  /** How much of what a position can tell is left out. */
  readonly share: number;
  /** About one in so many of the places at which a game can be cut. */
  readonly apart: number;
  /** How many events of the game follow. */
  readonly length: number;
}

/** The game from several of its events on; a judge's backup may reach behind a cut, so such games stay whole. */
export function cutsOf(log: MatchLog, random: Random, { share, apart, length }: Cutting): MatchLog[] {
  if (log.events.some((e) => e.type === 'BackedUp' || e.type === 'GameBegan')) return [];
  const board = open(log.header);
  return log.events.flatMap((event) => {
    const here = random.chance(1 / apart) && canBeTold(board) ? positionOf(board) : null;
    evolve(board, event);
    return here ? [recordFrom(log.header as HostHeader, share ? withGaps(here, random, share) : here, log.events, event.n, length)] : [];
  });
}
