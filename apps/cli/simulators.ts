/** The games that there are simulated players for. */
import type { MatchLog } from '#kernel/log.js';
import type { Rulebook } from '#kernel/rulebook.js';
import { host } from '#rulebooks/host/index.js';
import { abridge as abridgeHost } from '#rulebooks/host/simulate/abridge.js';
import { simulate as playHost } from '#rulebooks/host/simulate/simulate.js';
import { tgc } from '#rulebooks/tgc/index.js';
import { abridge as abridgeTgc } from '#rulebooks/tgc/simulate/abridge.js';
import { simulate as playTgc } from '#rulebooks/tgc/simulate/simulate.js';

export interface Simulator {
  readonly rulebook: Rulebook;
  /** A match of so many games; without an edition, chance picks one. */
  play(seed: number, games: number, edition: string | undefined): MatchLog;
  /** The same match as a hand-kept record. */
  abridge(log: MatchLog): MatchLog;
}

export const simulators: Readonly<Record<string, Simulator>> = {
  host: {
    rulebook: host,
    play: (seed, games, edition) => playHost({ seed, games, ...(edition !== undefined && { edition: edition as 'comprehensive' }) }),
    abridge: abridgeHost,
  },
  tgc: {
    rulebook: tgc,
    play: (seed, games, edition) => playTgc({ seed, games, ...(edition !== undefined && { edition: edition as 'casual' }) }),
    abridge: abridgeTgc,
  },
};
