/** Legal options are exact: what is offered raises no finding, and what a legal game does next is offered, from the shuffle and from positions. */
import { describe, expect, it } from '@jest/globals';
import { messageOf } from '#kernel/check.js';
import type { GameEvent } from '#kernel/event.js';
import { readSentence } from '#kernel/grammar.js';
import type { MatchLog } from '#kernel/log.js';
import type { HostBoard } from '#rulebooks/host/board.js';
import { host } from '#rulebooks/host/index.js';
import { options } from '#rulebooks/host/options.js';
import { Random } from '#rulebooks/host/simulate/random.js';
import { simulate } from '#rulebooks/host/simulate/simulate.js';
import { cutsOf } from './cut.js';

/** What the judge would say about an event. */
function findings(board: HostBoard, event: GameEvent): string[] {
  const found: string[] = [];
  for (const check of host.checks) {
    if (check.on.includes(event.type)) check.judge({ event, board }, (id) => void found.push(`${messageOf(check, id).verdict} ${check.id}/${id}`));
  }
  return found;
}

/** What makes two events the same choice, whatever was chosen for its targets, its payment and its cards. */
function deed({ type, by, data }: Omit<GameEvent, 'n'>): string {
  const { card, source, ability, attacker, blocker, phase, points, gained, to, item, winner } = data as Record<string, unknown>;
  return JSON.stringify([type, by, card, source, ability, attacker, blocker, phase, points, gained, to, item, winner]);
}

/** Said by the table, or part of telling something else. */
const ASIDE = new Set([
  'Noted', 'JudgeCalled', 'RulingGiven', 'PenaltyGiven', 'BothPassed', 'TriggersDeclared', 'LoopFound', 'DeckCut', 'DiceRolled', 'RollWon', 'SimultaneousBegan',
  'SimultaneousEnded', 'DamageStepEnded', 'CardsSeen', 'StatsChanged', 'CardsRevealed', 'CardsPut',
]);

interface Asking {
  /** Every so many events the options are asked for. */
  readonly stride: number;
  /** Where a position leaves facts out, what hangs on one need not be offered, and what is offered may be undecidable; it is never wrong. */
  readonly gaps?: boolean;
}

/** Options that raise a finding, cannot be read, or leave out what is done next. */
function troubles({ header, events }: MatchLog, { stride, gaps = false }: Asking): string[] {
  const words = host.vocabulary(header);
  const board = host.open(header);
  const wrong: string[] = [];
  for (const event of events) {
    if (event.type === 'BackedUp') break;
    if (event.n % stride === 0) {
      for (const seat of header.seats) {
        for (const { says, event: offered } of options(board, seat)) {
          const next = { n: event.n, ...offered! };
          const found = findings(board, next).filter((f) => !gaps || !f.startsWith('undecidable'));
          if (!host.validators[next.type](next, header.seats)) wrong.push(`${event.n}: "${says}" is malformed`);
          if (found.length) wrong.push(`${event.n}: "${says}" is offered and raises ${found.join(', ')}`);
          const read = readSentence(says, host, words);
          if (!('spec' in read) || read.spec.type !== next.type || read.by !== next.by) wrong.push(`${event.n}: "${says}" does not read`);
        }
      }
      const unlisted = gaps || ASIDE.has(event.type) || (event.type === 'LeftStack' && board.loop > 0) || (event.type === 'CardMoved' && board.resolving);
      const offers = unlisted ? [] : options(board, event.by ?? header.seats[0]).map((o) => deed(o.event!));
      if (!unlisted && !offers.includes(deed(event))) wrong.push(`${event.n}: ${deed(event)} is done and not offered among ${offers.join(' ')}`);
    }
    host.evolve(board, event);
  }
  return wrong;
}

describe('options', () => {
  it.each([11, 12, 13, 14])('are legal, can be read, and hold what is done next (seed %i)', (seed) => {
    expect(troubles(simulate({ seed }), { stride: 9 })).toEqual([]);
  }, 60_000);

  it.each([
    { name: 'told in full', share: 0 },
    { name: 'with a quarter of its facts left out', share: 0.25 },
    { name: 'with most of its facts left out', share: 0.7 },
  ])('are so from a position $name', ({ share }) => {
    const seeds = Array.from({ length: 6 }, (_, i) => 91_000 + i);
    const logs = seeds.flatMap((seed) => cutsOf(simulate({ seed }), new Random(seed), { share, apart: 60, length: 40 }));
    expect(logs.length).toBeGreaterThan(seeds.length);
    expect(logs.flatMap((log) => troubles(log, { stride: 2, gaps: share > 0 }))).toEqual([]);
  }, 60_000);
});
