import { describe, expect, it } from '@jest/globals';
import { clone } from './clone.js';
import { host } from './index.js';
import { options } from './options.js';
import { simulate } from './simulate/simulate.js';

describe('options', () => {
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
