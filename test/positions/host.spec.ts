/** What a position leaves out makes findings undecidable, never wrong: legal games, cut anywhere, with anything left out. */
import { describe, expect, test } from '@jest/globals';
import type { MatchLog } from '#kernel/log.js';
import { Judge } from '#kernel/judge.js';
import { LogReader } from '#kernel/read.js';
import type { HostHeader } from '#rulebooks/host/header.js';
import { host } from '#rulebooks/host/index.js';
import { Random } from '#rulebooks/host/simulate/random.js';
import { simulate } from '#rulebooks/host/simulate/simulate.js';
import { cutsOf } from './cut.js';

const GAMES = 12;
const FIRST_SEED = 90_000;
/** About one in so many of the places at which a game can be cut. */
const APART = 60;
const LENGTH = 120;

function wrongOf({ header, events }: MatchLog): string[] {
  const reader = new LogReader({ host });
  for (const line of [header, ...events]) reader.read(JSON.stringify(line));
  if (reader.problems.length) return reader.problems.map((p) => JSON.stringify(p));
  const judge = new Judge(host, header);
  const found = events.flatMap((event) => judge.judge(event)).filter((f) => f.verdict !== 'undecidable');
  return found.map((f) => `${f.verdict} ${f.check}/${f.messageId} at ${f.event}: ${f.message} ${JSON.stringify((header as HostHeader).position)}`);
}

const seeds = Array.from({ length: GAMES }, (_, i) => FIRST_SEED + i);

describe.each([
  { name: 'told in full', share: 0 },
  { name: 'with a quarter of its facts left out', share: 0.25 },
  { name: 'with most of its facts left out', share: 0.7 },
])('a legal game from a position $name', ({ share }) => {
  test.each(['complete', 'abridged'] as const)('gives no finding but undecidable ones, as a %s record', (record) => {
    const logs = seeds.flatMap((seed) => cutsOf(simulate({ seed }), new Random(seed), { share, apart: APART, length: LENGTH }));
    expect(logs.length).toBeGreaterThan(GAMES);
    expect(logs.flatMap(({ header, events }) => wrongOf({ header: { ...header, record }, events }))).toEqual([]);
  }, 60_000);
});
