/**
 * The events that a finding may want to quote. A log of millions is never held: the last of it is kept, which is what
 * the judge keeps as well, and its beginning, because setups and positions are relied on all game long.
 */
import type { GameEvent } from '#kernel/event.js';
import { REACH } from '#kernel/history.js';

const BEGINNING = 1024;
/** One more than that: a finding on the event that returns quotes what it returns to. */
const LATELY = REACH + 1;

export interface Placed {
  readonly event: GameEvent;
  readonly line: number;
}

export class Recent {
  private readonly beginning: GameEvent[] = [];
  private readonly beginningLines: number[] = [];
  private readonly lately: GameEvent[] = [];
  private readonly latelyLines: number[] = [];
  /** The number of the last event. */
  last = 0;

  add(event: GameEvent, line: number): void {
    const { n } = event;
    this.last = n;
    if (n <= BEGINNING) {
      this.beginning[n - 1] = event;
      this.beginningLines[n - 1] = line;
    } else {
      // Filled one by one, so that the lists stay packed; then overwritten in a circle.
      const at = (n - BEGINNING - 1) % LATELY;
      this.lately[at] = event;
      this.latelyLines[at] = line;
    }
  }

  find(n: number): Placed | null {
    if (n < 1 || n > this.last) return null;
    if (n <= BEGINNING) return { event: this.beginning[n - 1], line: this.beginningLines[n - 1] };
    if (n <= this.last - LATELY) return null;
    const at = (n - BEGINNING - 1) % LATELY;
    return { event: this.lately[at], line: this.latelyLines[at] };
  }
}
