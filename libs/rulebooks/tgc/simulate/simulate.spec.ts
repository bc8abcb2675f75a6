import { describe, expect, it } from '@jest/globals';
import { Judge } from '#kernel/judge.js';
import type { MatchLog } from '#kernel/log.js';
import { readNotation, tell, writeNotation } from '#kernel/notation.js';
import { redact } from '#kernel/redact.js';
import { tgc } from '../index.js';
import { abridge } from './abridge.js';
import { simulate } from './simulate.js';

/** What the judge says of a record, each with the sentence that it is about. */
function said(log: MatchLog): string[] {
  const judge = new Judge(tgc, log.header);
  const words = tgc.vocabulary(log.header);
  return log.events.flatMap((event) => judge.judge(event).map((f) => `event ${event.n}, ${tell(event, tgc, words)}: ${f.check}: ${f.message}`));
}

const GAMES = 60;
const games = Array.from({ length: GAMES }, (_, i) => simulate({ seed: i + 1 }));

describe('simulated games of TGC', () => {
  it('give no finding, complete or abridged', () => {
    const alarms = games.flatMap((log, i) => [log, abridge(log)].flatMap((record) => said(record).map((s) => `seed ${i + 1}, ${record.header.record}, ${s}`)));
    expect(alarms.slice(0, 5)).toEqual([]);
  });

  it('end, are all different, and can be repeated', () => {
    expect(games.every((log) => ['GameWon', 'GameDrawn'].includes(log.events.at(-1)!.type))).toBe(true);
    expect(new Set(games.map((log) => JSON.stringify(log.events))).size).toBe(GAMES);
    expect(simulate({ seed: 7 })).toEqual(games[6]);
  });

  it('go through text and back without loss', () => {
    for (const log of games.slice(0, 3)) {
      const read = readNotation(writeNotation(log, tgc), { tgc });
      if (Array.isArray(read)) throw read[0];
      expect(read.header).toEqual(log.header);
      expect(read.events).toEqual(log.events);
    }
  });

  it('fold as a seat sees them, without a finding that is certain', () => {
    for (const log of games.slice(0, 10)) {
      for (const viewer of ['spectator', { seat: log.header.seats[0] }] as const) {
        const seen = redact(log, tgc, viewer);
        const judge = new Judge(tgc, seen.header);
        const certain = seen.events.flatMap((event) => judge.judge(event)).filter((f) => f.verdict !== 'undecidable');
        expect(certain.map((f) => `${f.event} ${f.check}: ${f.message}`)).toEqual([]);
      }
    }
  });
});
