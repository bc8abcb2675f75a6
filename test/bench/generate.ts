/**
 * The log that the bench measures: simulated games, one after the other, as many as it takes. Playing them takes longer
 * than judging them, so that some are played and then told again with other numbers.
 */
import { Sealer } from '#kernel/chain.js';
import type { GameEvent } from '#kernel/event.js';
import type { MatchLog } from '#kernel/log.js';
import { sha256 } from '#replays/hash.js';
import { eventLine, headerLine } from '#replays/write.js';
import { simulate as playHost } from '#rulebooks/host/simulate/simulate.js';
import { simulate as playTgc } from '#rulebooks/tgc/simulate/simulate.js';

const PLAYED = 40_000;
const SEED = 7;

const GAMES = { host: playHost, tgc: playTgc };
export type Game = keyof typeof GAMES;

export const play = (game: Game, asked: { seed: number; events: number }): MatchLog => GAMES[game](asked);

const played = new Map<Game, MatchLog>();

function match(game: Game): MatchLog {
  const known = played.get(game) ?? play(game, { seed: SEED, events: PLAYED });
  played.set(game, known);
  return known;
}

export const header = (game: Game = 'host') => match(game).header;

export function* events(count: number, game: Game = 'host'): Generator<GameEvent, void> {
  const once = match(game).events;
  const games = once.filter((event) => event.type === 'GameBegan').length;
  for (let lap = 0, n = 0; n < count; lap++) {
    for (const event of once) {
      if (n === count) return;
      n++;
      yield lap === 0 ? event : toldAgain(event, lap * once.length, lap * games);
    }
  }
}

/** The same event, so many events and games later. */
function toldAgain(event: GameEvent, later: number, games: number): GameEvent {
  const { n, type, data, cause } = event;
  const again = { ...event, n: n + later, ...(cause === undefined ? {} : { cause: cause + later }) };
  if (type === 'GameBegan') return { ...again, data: { game: (data as { game: number }).game + games } };
  if (type === 'BackedUp') return { ...again, data: { to: (data as { to: number }).to + later } };
  // Of TGC an effect may name the event that triggered it; of Host a win has its reason in words.
  const { because } = data as { because?: number | string };
  return typeof because !== 'number' ? again : { ...again, data: { ...(data as object), because: because + later } };
}

/** A log of so many events, as blocks of lines. */
export function* blocks(count: number, sealed = false, game: Game = 'host'): Generator<string, void> {
  const sealer = sealed ? new Sealer(sha256) : null;
  let block = `${headerLine(sealer?.header(header(game)) ?? header(game))}\n`;
  for (const event of events(count, game)) {
    block += `${eventLine(sealer?.event(event) ?? event)}\n`;
    if (block.length < 1 << 16) continue;
    yield block;
    block = '';
  }
  yield block;
}
