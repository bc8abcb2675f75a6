/** What a match record holds beside play: notes, a call for the judge, and now and then a backup. */
import type { Random } from './random.js';
import type { Table } from './table.js';

export interface Interruption {
  maybe(table: Table): void;
}

const QUIET: Interruption = { maybe: () => undefined };

export function interrupt(random: Random): Interruption {
  const after = 60 + random.below(300);
  const kind = random.next();
  if (kind < 0.06) return once(after, (table) => void table.write('Noted', undefined, { text: 'both players took a short break' }));
  if (kind < 0.1) return once(after, call);
  return kind < 0.14 ? new Backup(after, 1 + random.below(15)) : QUIET;
}

function once(after: number, act: (table: Table) => void): Interruption {
  let done = false;
  return {
    maybe(table) {
      if (done || table.events.length < after || table.board.phase === null) return;
      done = true;
      act(table);
    },
  };
}

function call(table: Table): void {
  const { seats } = table.board;
  table.write('JudgeCalled', undefined, { about: 'how long a turn may take' });
  table.write('RulingGiven', undefined, { text: 'play goes on at a brisker pace' });
  if (table.random.chance(0.5)) table.write('PenaltyGiven', undefined, { seat: table.random.pick(seats), penalty: 'warning', for: 'slow play' });
}

/** A stretch is played, and the judge puts the game back to where it began. */
class Backup implements Interruption {
  private saved: ReturnType<Table['save']> | null = null;
  private done = false;

  constructor(
    private readonly after: number,
    private steps: number,
  ) {}

  maybe(table: Table): void {
    if (this.done || table.events.length < this.after || table.board.phase === null) return;
    if (!this.saved) {
      this.saved = table.save();
      return;
    }
    if (this.steps-- > 0) return;
    table.write('JudgeCalled', undefined, {});
    table.backUp(this.saved);
    this.done = true;
  }
}
