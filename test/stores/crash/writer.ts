/**
 * Records matches until it is killed, and says on standard output what the store has acknowledged: match, event, hash.
 * Each append is a batch of a fixed size, so that a half one can be told from a whole one.
 */
import { writeSync } from 'node:fs';
import { argv } from 'node:process';
import { sha256 } from '#replays/hash.js';
import { rulebooks } from '#rulebooks/index.js';
import { Matches } from '#stores/matches/matches.js';
import { SqliteStore } from '#stores/sqlite/sqlite-store.js';
import { events, header } from '../../bench/generate.js';

const [path, round, size, matchLength] = [argv[2], Number(argv[3]), Number(argv[4]), Number(argv[5])];
const matches = new Matches(SqliteStore.open(path), rulebooks, sha256);
const record = [...events(matchLength)];

for (let match = 0; ; match++) {
  const name = `r${round}-${match}`;
  await matches.begin(name, header());
  for (let n = 0; n < record.length; n += size) {
    const stored = await matches.record(name, n, record.slice(n, n + size));
    const last = stored[stored.length - 1];
    // Straight to the pipe: what waits in a buffer would be lost with the process.
    writeSync(1, `${name} ${last.n} ${last.hash}\n`);
  }
}
