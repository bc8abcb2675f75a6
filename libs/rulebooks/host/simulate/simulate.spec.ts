import { describe, expect, it } from '@jest/globals';
import { readNotation, writeNotation } from '#kernel/notation.js';
import type { HostEvent } from '../events.js';
import { host } from '../index.js';
import { KEYWORDS } from '../words.js';
import { abridge } from './abridge.js';
import { simulate } from './simulate.js';

const SEEDS = Array.from({ length: 12 }, (_, i) => 300 + i);

describe('a simulated game', () => {
  it('is the same for the same seed', () => {
    expect(simulate({ seed: 7 })).toEqual(simulate({ seed: 7 }));
    expect(simulate({ seed: 7 })).not.toEqual(simulate({ seed: 8 }));
  });

  it.each(SEEDS)('is well formed from the first event to the last, which ends it (seed %i)', (seed) => {
    const { header, events } = simulate({ seed });
    expect(host.inspect(header)).toEqual([]);
    expect(events.filter((e, i) => e.n !== i + 1 || !host.validators[e.type](e, header.seats))).toEqual([]);
    expect(events.at(-1)!.type).toBe('GameWon');
  });

  it('names every card that is drawn, and has both decks in its header', () => {
    const { header, events } = simulate({ seed: 301 });
    const drawn = (events as HostEvent[]).flatMap((e) => (e.type === 'CardsDrawn' || e.type === 'PointsSpentToDraw' ? e.data.cards : []));
    expect(drawn).not.toContain(null);
    expect(Object.keys(header.decks as object).sort()).toEqual([...header.seats].sort());
  });

  it('is told in the notation and read back without loss', () => {
    const { header, events } = simulate({ seed: 302 });
    expect(readNotation(writeNotation({ header, events }, host), { host })).toMatchObject({ header, events });
  });
});

describe('simulated games together', () => {
  it('have other decks, every type of event and every keyword', () => {
    const decks = new Set<string>();
    const types = new Set<string>(['GameBegan']);
    const keywords = new Set<string>();
    let seed = 1;
    for (; seed <= 400 && (types.size < host.specs.length || keywords.size < KEYWORDS.length); seed++) {
      const { header, events } = simulate({ seed });
      const { book } = host.open(header);
      decks.add(JSON.stringify(header.decks));
      for (const event of events as HostEvent[]) {
        types.add(event.type);
        if (event.type === 'CardPlayed') for (const keyword of book.main(event.data.card!)!.keywords) keywords.add(keyword);
      }
    }
    expect(host.specs.map((s) => s.type).filter((t) => !types.has(t))).toEqual([]);
    expect(KEYWORDS.filter((k) => !keywords.has(k))).toEqual([]);
    expect(decks.size).toBe(seed - 1);
  }, 60_000);

  it('make one match of several games, or of as many events as asked for', () => {
    const games = simulate({ seed: 5, games: 3 }).events.filter((e) => e.type === 'GameBegan');
    expect(games.map((e) => e.data)).toEqual([{ game: 1 }, { game: 2 }, { game: 3 }]);
    expect(simulate({ seed: 5, events: 5000 }).events.length).toBeGreaterThanOrEqual(5000);
  });
});

describe('the same game as a hand-kept record', () => {
  it('says of its passes only those that wave the opponent on at the beginning of a phase', () => {
    const log = simulate({ seed: 303 });
    const { header, events } = abridge(log);
    const isPass = (e: { type: string }): boolean => e.type === 'PriorityPassed' || e.type === 'BothPassed';
    expect(header.record).toBe('abridged');
    expect(events.map((e) => e.n)).toEqual(events.map((_, i) => i + 1));
    expect(events.filter((e) => !isPass(e)).map((e) => e.type)).toEqual(log.events.filter((e) => !isPass(e)).map((e) => e.type));
    for (const pass of events.filter(isPass)) expect(events[pass.n].by).not.toBe(pass.by);
    expect(events.filter((e) => e.cause !== undefined && e.cause >= e.n)).toEqual([]);
  });
});
