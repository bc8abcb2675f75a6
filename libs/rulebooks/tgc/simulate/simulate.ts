/** Simulated matches: two seeded players and a complete record of all that they do. */
import type { GameEvent } from '#kernel/event.js';
import { FORMAT, type MatchLog } from '#kernel/log.js';
import { Random } from '#kernel/random.js';
import { cardsOf, deckOf, FAMILIES } from '../catalogue/decks.js';
import type { TgcHeader } from '../header.js';
import { playGame } from './game.js';
import { Table } from './table.js';

export interface Simulation {
  readonly seed: number;
  /** Games of the match; 1 if nothing else is asked for. */
  readonly games?: number;
  /** Games follow each other until the match has as many events. */
  readonly events?: number;
  readonly edition?: 'casual' | 'tournament';
}

const PEOPLE = ['Nia', 'Otto', 'Wen', 'Paula', 'Ines', 'Oskar', 'Mira', 'Tobin'];
const NAMES_IN_A_DECK = 10;

export function simulate({ seed, games = 1, events = 0, edition }: Simulation): MatchLog & { events: GameEvent[] } {
  const { table, families } = tableFor({ seed, edition });
  const several = games > 1 || events > 0;
  for (let game = 1; game <= games || table.events.length < events; game++) {
    if (several) table.write('GameBegan', undefined, { game });
    if (game > 1) table.shuffle();
    playGame(table, families);
  }
  return { header: table.header, events: table.events };
}

/** A table with its players and decks; what the match is played with may be changed. */
export function tableFor(
  { seed, edition }: Simulation, change: (header: TgcHeader) => TgcHeader = (header) => header,
): { table: Table; families: readonly (readonly string[])[] } {
  const random = new Random(seed);
  const seats = random.sample(PEOPLE, 2);
  const families = seats.map(() => random.sample(FAMILIES, 3));
  return { table: new Table(change(headerFor(seed, random, seats, families, edition)), random), families };
}

function headerFor(
  seed: number, random: Random, seats: readonly string[], families: readonly (readonly string[])[], asked: Simulation['edition'],
): TgcHeader {
  return {
    verdict: FORMAT,
    rulebook: 'tgc',
    edition: asked ?? (random.chance(0.5) ? 'casual' : 'tournament'),
    record: 'complete',
    seats,
    title: `simulated match ${seed}`,
    decks: Object.fromEntries(seats.map((seat, i) => [seat, deckOf(random.sample(cardsOf(families[i]), NAMES_IN_A_DECK))])),
  };
}
