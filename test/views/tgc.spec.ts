/** What simulated games of TGC show each viewer: enough to fold and audit, and nothing that the rules hide (1.5.1.x). */
import { describe, expect, test } from '@jest/globals';
import { Judge } from '#kernel/judge.js';
import type { MatchLog } from '#kernel/log.js';
import { LogReader } from '#kernel/read.js';
import { redact } from '#kernel/redact.js';
import type { Viewer } from '#kernel/rulebook.js';
import { Timeline } from '#kernel/timeline.js';
import { catalogue } from '#rulebooks/tgc/catalogue/catalogue.js';
import { tgc } from '#rulebooks/tgc/index.js';
import { simulate } from '#rulebooks/tgc/simulate/simulate.js';
import { linesOf, rotated, scrambled, unseenNames, withDefinitions } from './swap.js';

const SEEDS = [3, 18, 25];
const viewersOf = ({ header: { seats } }: MatchLog): readonly Viewer[] => [...seats.map((seat) => ({ seat })), 'spectator'];
const told = (viewer: Viewer): string => (typeof viewer === 'string' ? viewer : viewer.seat);
const NAMES = catalogue.map((c) => c.name);

/** The cards are defined in the header too: it has more to give away then. */
const simulated = (seed: number): MatchLog => withDefinitions(simulate({ seed }), NAMES, (name) => catalogue.find((c) => c.name === name)!);
/** Early in a game most cards have not been seen. */
const beginningOf = ({ header, events }: MatchLog): MatchLog => ({ header, events: events.slice(0, 60) });

const cases = SEEDS.flatMap((seed) => {
  const log = simulated(seed);
  return viewersOf(log).map((viewer) => ({ name: `game ${seed} for ${told(viewer)}`, log, viewer, seen: redact(log, tgc, viewer) }));
});

describe.each(cases)('$name', ({ log, viewer, seen }) => {
  test('reads back as it was written', () => {
    const reader = new LogReader({ tgc });
    const events = linesOf(seen).split('\n').flatMap((line) => reader.read(line) ?? []);
    expect(reader.problems).toEqual([]);
    expect({ header: reader.header, events }).toEqual(seen);
  });

  test('gives no finding but undecidable ones', () => {
    const judge = new Judge(tgc, seen.header);
    expect(seen.events.flatMap((event) => judge.judge(event)).filter((f) => f.verdict !== 'undecidable')).toEqual([]);
  });

  test('begins the same, byte for byte, with other cards where this viewer sees none', () => {
    const beginning = beginningOf(log);
    const shown = redact(beginning, tgc, viewer);
    const hidden = unseenNames(beginning, shown);
    const other = rotated(beginning, hidden);
    expect(hidden.length).toBeGreaterThan(3);
    expect(linesOf(other)).not.toBe(linesOf(beginning));
    expect(linesOf(redact(other, tgc, viewer))).toBe(linesOf(shown));
  });

  test('does not depend on any name that it leaves out', () => {
    const other = scrambled(log, seen, () => false, NAMES);
    expect(linesOf(other)).not.toBe(linesOf(log));
    expect(linesOf(redact(other, tgc, viewer))).toBe(linesOf(seen));
  });

  test('draws no board with a card that this viewer has not seen', () => {
    const beginning = beginningOf(log);
    const hidden = unseenNames(beginning, redact(beginning, tgc, viewer));
    const timeline = new Timeline(tgc, log.header, beginning.events);
    expect(hidden.length).toBeGreaterThan(3);
    const leaks = Array.from({ length: 30 }, (_, i) => 2 * i).flatMap((n) => {
      const board = timeline.at(n);
      const text = JSON.stringify([tgc.viewBoard(board, viewer), tgc.picture(board, viewer)]);
      return hidden.filter((name) => text.includes(JSON.stringify(name).slice(1, -1))).map((name) => `${name} at event ${n}`);
    });
    expect(leaks).toEqual([]);
  });
});
