/** What a judge sees: all of it, sealed, and findings on all of it. */
import type { GameEvent } from '#kernel/event.js';
import type { Finding } from '#kernel/finding.js';
import type { Header } from '#kernel/log.js';
import type { Rulebook } from '#kernel/rulebook.js';
import type { Timeline } from '#kernel/timeline.js';
import { Sight } from './sight.js';

/** What the room itself keeps of its match. */
export interface Record {
  readonly header: Header;
  readonly events: readonly GameEvent[];
  readonly findings: readonly (readonly Finding[])[];
  readonly flaw: string | null;
}

export class FullSight extends Sight {
  constructor(
    rulebook: Rulebook,
    private readonly timeline: Timeline<unknown>,
    private readonly record: Record,
  ) {
    super(rulebook, 'judge');
  }

  headerAt(): Header {
    return this.record.header;
  }

  event(n: number): GameEvent {
    return this.record.events[n - 1];
  }

  findingsOn(n: number): readonly Finding[] {
    return this.record.findings[n - 1];
  }

  /** A room judges each event as it comes. */
  judgedTo(): Promise<void> {
    return Promise.resolve();
  }

  get flaw(): string | null {
    return this.record.flaw;
  }

  protected boardAt(n: number): unknown {
    return this.timeline.at(n);
  }
}
