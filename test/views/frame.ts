/** What simulated games show each viewer: enough to fold and audit, and nothing that the rules hide. One frame for every game. */
import { describe, expect, test } from '@jest/globals';
import { Judge } from '#kernel/judge.js';
import type { MatchLog } from '#kernel/log.js';
import { LogReader } from '#kernel/read.js';
import { redact } from '#kernel/redact.js';
import type { Rulebook, Viewer } from '#kernel/rulebook.js';
import { Timeline } from '#kernel/timeline.js';
import { linesOf, rotated, scrambled, unseenNames, withDefinitions } from './swap.js';

interface Shown<C extends { readonly name: string }> {
  readonly rulebook: Rulebook;
  readonly simulate: (options: { readonly seed: number }) => MatchLog;
  /** The cards that decks are made of. */
  readonly cards: readonly C[];
  /** How many events to look at while most cards have not been seen. */
  readonly early: number;
  /** Cards that lie on the table without being seen. */
  readonly isFaceDown: (name: string) => boolean;
}

const SEEDS = [3, 18, 25];
const viewersOf = ({ header: { seats } }: MatchLog): readonly Viewer[] => [...seats.map((seat) => ({ seat })), 'spectator'];
const told = (viewer: Viewer): string => (typeof viewer === 'string' ? viewer : viewer.seat);

export function describeViews<C extends { readonly name: string }>({ rulebook, simulate, cards, early, isFaceDown }: Shown<C>): void {
  const names = cards.map((c) => c.name);
  /** Names that stand in no other name: a text that holds them speaks of them. */
  const plain = new Set(names.filter((name) => !names.some((other) => other !== name && other.includes(name))));
  const beginningOf = ({ header, events }: MatchLog): MatchLog => ({ header, events: events.slice(0, early) });
  const cases = SEEDS.flatMap((seed) => {
    // The cards are defined in the header too: it has more to give away then.
    const log = withDefinitions(simulate({ seed }), names, (name) => cards.find((c) => c.name === name)!);
    return viewersOf(log).map((viewer) => ({ name: `game ${seed} for ${told(viewer)}`, log, viewer, seen: redact(log, rulebook, viewer) }));
  });

  describe.each(cases)('$name', ({ log, viewer, seen }) => {
    test('reads back as it was written', () => {
      const reader = new LogReader({ [rulebook.id]: rulebook });
      const events = linesOf(seen).split('\n').flatMap((line) => reader.read(line) ?? []);
      expect(reader.problems).toEqual([]);
      expect({ header: reader.header, events }).toEqual(seen);
    });

    test('gives no finding but undecidable ones', () => {
      const judge = new Judge(rulebook, seen.header);
      const found = seen.events.flatMap((event) => judge.judge(event)).filter((f) => f.verdict !== 'undecidable');
      expect(found).toEqual([]);
    });

    test('begins the same, byte for byte, with other cards where this viewer sees none', () => {
      const beginning = beginningOf(log);
      const shown = redact(beginning, rulebook, viewer);
      const hidden = unseenNames(beginning, shown);
      const other = rotated(beginning, hidden);
      expect(hidden.length).toBeGreaterThan(3);
      expect(linesOf(other)).not.toBe(linesOf(beginning));
      expect(linesOf(redact(other, rulebook, viewer))).toBe(linesOf(shown));
    });

    test('does not depend on any name that it leaves out', () => {
      const other = scrambled(log, seen, isFaceDown, names);
      expect(linesOf(other)).not.toBe(linesOf(log));
      expect(linesOf(redact(other, rulebook, viewer))).toBe(linesOf(seen));
    });

    test('draws no board with a card that this viewer has not seen', () => {
      const beginning = beginningOf(log);
      const hidden = unseenNames(beginning, redact(beginning, rulebook, viewer)).filter((name) => plain.has(name));
      const timeline = new Timeline(rulebook, log.header, beginning.events);
      expect(hidden.length).toBeGreaterThan(3);
      const leaks = Array.from({ length: early / 2 }, (_, i) => 2 * i).flatMap((n) => {
        const board = timeline.at(n);
        const text = JSON.stringify([rulebook.viewBoard(board, viewer), rulebook.picture(board, viewer)]);
        return hidden.filter((name) => text.includes(JSON.stringify(name).slice(1, -1))).map((name) => `${name} at event ${n}`);
      });
      expect(leaks).toEqual([]);
    });
  });
}
