/** What simulated games show each viewer: enough to fold and audit, and nothing that the rules hide (6, 14.3, 41). */
import { describe, expect, test } from '@jest/globals';
import type { MatchLog } from '#kernel/log.js';
import { Judge } from '#kernel/judge.js';
import { LogReader } from '#kernel/read.js';
import { redact } from '#kernel/redact.js';
import type { Viewer } from '#kernel/rulebook.js';
import { Timeline } from '#kernel/timeline.js';
import { catalogue } from '#rulebooks/host/catalogue/catalogue.js';
import { host } from '#rulebooks/host/index.js';
import { simulate } from '#rulebooks/host/simulate/simulate.js';
import { linesOf, rotated, scrambled, unseenNames, withDefinitions } from './swap.js';

const SEEDS = [3, 18, 25];
const viewersOf = ({ header: { seats } }: MatchLog): readonly Viewer[] => [...seats.map((seat) => ({ seat })), 'spectator'];
const told = (viewer: Viewer): string => (typeof viewer === 'string' ? viewer : viewer.seat);

const deckCards = catalogue.filter((c) => c.type !== 'Host' && !c.token);
const NAMES = deckCards.map((c) => c.name);
const isAmbush = (name: string): boolean => deckCards.some((c) => c.name === name && c.type === 'Ambush');
/** Names that stand in no other name: a text that holds them speaks of them. */
const PLAIN = new Set(NAMES.filter((name) => !catalogue.some((c) => c.name !== name && c.name.includes(name))));

/** The cards are defined in the header too: it has more to give away then. */
const simulated = (seed: number): MatchLog => withDefinitions(simulate({ seed }), NAMES, (name) => deckCards.find((c) => c.name === name)!);
/** Early in a game most cards have not been seen. */
const beginningOf = ({ header, events }: MatchLog): MatchLog => ({ header, events: events.slice(0, 150) });

const cases = SEEDS.flatMap((seed) => {
  const log = simulated(seed);
  return viewersOf(log).map((viewer) => ({ name: `game ${seed} for ${told(viewer)}`, log, viewer, seen: redact(log, host, viewer) }));
});

describe.each(cases)('$name', ({ log, viewer, seen }) => {
  test('reads back as it was written', () => {
    const reader = new LogReader({ host });
    const events = linesOf(seen).split('\n').flatMap((line) => reader.read(line) ?? []);
    expect(reader.problems).toEqual([]);
    expect({ header: reader.header, events }).toEqual(seen);
  });

  test('gives no finding but undecidable ones', () => {
    const judge = new Judge(host, seen.header);
    const found = seen.events.flatMap((event) => judge.judge(event)).filter((f) => f.verdict !== 'undecidable');
    expect(found).toEqual([]);
  });

  test('begins the same, byte for byte, with other cards where this viewer sees none', () => {
    const beginning = beginningOf(log);
    const shown = redact(beginning, host, viewer);
    const hidden = unseenNames(beginning, shown);
    const other = rotated(beginning, hidden);
    expect(hidden.length).toBeGreaterThan(3);
    expect(linesOf(other)).not.toBe(linesOf(beginning));
    expect(linesOf(redact(other, host, viewer))).toBe(linesOf(shown));
  });

  test('does not depend on any name that it leaves out', () => {
    const other = scrambled(log, seen, isAmbush, NAMES);
    expect(linesOf(other)).not.toBe(linesOf(log));
    expect(linesOf(redact(other, host, viewer))).toBe(linesOf(seen));
  });

  test('draws no board with a card that this viewer has not seen', () => {
    const beginning = beginningOf(log);
    const hidden = unseenNames(beginning, redact(beginning, host, viewer)).filter((name) => PLAIN.has(name));
    const timeline = new Timeline(host, log.header, beginning.events);
    const steps = Array.from({ length: 75 }, (_, i) => 2 * i);
    expect(hidden.length).toBeGreaterThan(3);
    const leaks = steps.flatMap((n) => {
      const board = timeline.at(n);
      const text = JSON.stringify([host.viewBoard(board, viewer), host.picture(board, viewer)]);
      return hidden.filter((name) => text.includes(name)).map((name) => `${name} at event ${n}`);
    });
    expect(leaks).toEqual([]);
  });
});
