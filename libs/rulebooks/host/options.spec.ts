import { describe, expect, it } from '@jest/globals';
import type { GameEvent } from '#kernel/event.js';
import { readSentence } from '#kernel/grammar.js';
import { clone } from './clone.js';
import type { HostBoard } from './board.js';
import { host } from './index.js';
import { options } from './options.js';
import { simulate } from './simulate/simulate.js';

/** What the judge would say about an event. */
function findings(board: HostBoard, event: GameEvent): string[] {
  const found: string[] = [];
  for (const check of host.checks) if (check.on.includes(event.type)) check.judge({ event, board }, (id) => void found.push(`${check.id}/${id}`));
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

const STRIDE = 9;

describe('options', () => {
  it.each([11, 12, 13, 14])('are legal, can be read, and hold what is done next (seed %i)', (seed) => {
    const { header, events } = simulate({ seed });
    const words = host.vocabulary(header);
    const board = host.open(header);
    for (const event of events) {
      if (event.type === 'BackedUp') break;
      const doer = event.by ?? header.seats[0];
      if (event.n % STRIDE === 0) {
        for (const seat of header.seats) {
          for (const { says, event: offered } of options(board, seat)) {
            const next = { n: event.n, ...offered! };
            expect([says, host.validators[next.type](next, header.seats), findings(board, next)]).toEqual([says, true, []]);
            expect(readSentence(says, host, words)).toMatchObject({ by: next.by, spec: { type: next.type } });
          }
        }
        const unlisted = ASIDE.has(event.type) || (event.type === 'LeftStack' && board.loop > 0) || (event.type === 'CardMoved' && board.resolving);
        if (!unlisted) expect(options(board, doer).map((o) => deed(o.event!))).toContain(deed(event));
      }
      host.evolve(board, event);
    }
  }, 60_000);

  it('leave the board as it is', () => {
    const { header, events } = simulate({ seed: 15 });
    const board = host.open(header);
    for (const event of events.slice(0, 200)) host.evolve(board, event);
    const before = clone(board);
    for (const seat of header.seats) options(board, seat);
    // Copies are told apart by their version.
    expect({ ...board, version: 0 }).toEqual({ ...before, version: 0 });
  });

  it('are what is mandatory alone, as long as anything is', () => {
    const { header, events } = simulate({ seed: 16 });
    const board = host.open(header);
    const kinds = new Set<string>();
    for (const event of events) {
      if (event.type === 'BackedUp') break;
      for (const seat of header.seats) {
        const offered = options(board, seat).map((o) => o.type);
        if (board.won.seat >= 0) expect(new Set(offered)).toEqual(new Set(board.over ? [] : ['GameWon']));
        else if (board.due.length && !board.simultaneous) expect(offered.filter((t) => t !== 'CardDestroyed' && t !== 'CardMoved')).toEqual([]);
        offered.forEach((t) => kinds.add(t));
      }
      host.evolve(board, event);
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['CardPlayed', 'PriorityPassed', 'PhaseDeclared', 'ResolutionBegan', 'TriggerStacked', 'AttackerDeclared', 'Conceded']));
  });

  it('are none for a seat that is not there', () => {
    expect(options(host.open(simulate({ seed: 1 }).header), 'nobody')).toEqual([]);
  });
});
