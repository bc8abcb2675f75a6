/** Simulated matches: two seeded players and a complete record of all that they do. */
import type { GameEvent } from '#kernel/event.js';
import { FORMAT, type MatchLog } from '#kernel/log.js';
import { EDITIONS } from '../editions.js';
import type { HostHeader } from '../header.js';
import { anyDeck } from './deck-building.js';
import { playGame } from './game.js';
import { houseCards, withHouseCards } from './house-cards.js';
import { Random } from './random.js';
import { Table } from './table.js';

export interface Simulation {
  readonly seed: number;
  /** Games of the match; 1 if nothing else is asked for. */
  readonly games?: number;
  /** Games follow each other until the match has as many events. */
  readonly events?: number;
  readonly edition?: 'comprehensive' | 'short';
}

const PEOPLE = ['kate', 'john', 'mira', 'tobin', 'ines', 'oskar', 'wen', 'paula'];

export function simulate(asked: Simulation): MatchLog & { events: GameEvent[] } {
  const { games = 1, events = 0 } = asked;
  const table = tableFor(asked);
  const several = games > 1 || events > 0;
  for (let game = 1; game <= games || table.events.length < events; game++) {
    if (several) table.write('GameBegan', undefined, { game });
    playGame(table);
  }
  return { header: table.header, events: table.events };
}

/** The table before the first event; who wants to, changes its header or meddles with what is played there. */
export function tableFor({ seed, edition }: Simulation, change: (header: HostHeader) => HostHeader = (h) => h): Table {
  const random = new Random(seed);
  return new Table(change(headerFor(seed, random, edition)), random);
}

/** The comprehensive rules do not count slots: tables play on the mats that they have. */
const MATS = [{ front: 5, back: 4 }, { front: 5, back: 4 }, { front: 6, back: 6 }, { front: 3, back: 3 }];

function headerFor(seed: number, random: Random, asked: Simulation['edition']): HostHeader {
  const edition = EDITIONS[asked ?? (random.chance(0.25) ? 'short' : 'comprehensive')];
  const seats = random.sample(PEOPLE, 2);
  const own = random.chance(0.4);
  const chosen = seats.map(() => anyDeck(random, edition)).map((deck) => (own ? withHouseCards(deck, random) : deck));
  const slots = edition.id === 'comprehensive' ? { slots: random.pick(MATS) } : {};
  return {
    verdict: FORMAT,
    rulebook: 'host',
    edition: edition.id,
    record: 'complete',
    seats,
    title: `simulated match ${seed}`,
    hosts: Object.fromEntries(seats.map((seat, i) => [seat, chosen[i].host])),
    ...slots,
    ...(own && { cards: houseCards }),
    decks: Object.fromEntries(seats.map((seat, i) => [seat, chosen[i].cards])),
  };
}
