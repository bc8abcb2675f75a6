/** Audits one log as it is read. Whatever shows the findings gets each of them as soon as the events after it are known. */
import type { GameEvent } from '#kernel/event.js';
import type { Finding } from '#kernel/finding.js';
import { BackupOutOfReach, Judge } from '#kernel/judge.js';
import { REACH } from '#kernel/history.js';
import type { Header } from '#kernel/log.js';
import type { Problem } from '#kernel/problem.js';
import type { Rulebook } from '#kernel/rulebook.js';
import { AFTER } from '../render/finding.js';
import { noTally, type Tally } from '../render/summary.js';
import type { LogVisitor } from '../source.js';
import { Matter } from './ruling.js';

export interface Audit {
  readonly matter: Matter;
  readonly tally: Tally;
}

/** Judges each event and hands on what is found. */
export class Auditor implements LogVisitor {
  private judge!: Judge<unknown>;
  private readonly waiting: Finding[] = [];
  private readonly tally = noTally();
  private matter: Matter | null = null;

  constructor(
    private readonly file: string,
    private readonly show: (finding: Finding, matter: Matter) => void,
    private readonly tick: (n: number) => void = () => undefined,
  ) {}

  header(header: Header, rulebook: Rulebook): void {
    this.matter = new Matter(this.file, header, rulebook);
    this.judge = new Judge(rulebook, header);
  }

  event(event: GameEvent, line: number): Problem | undefined {
    const matter = this.matter!;
    matter.recent.add(event, line);
    try {
      const found = this.judge.judge(event);
      for (let i = 0; i < found.length; i++) this.take(found[i], matter);
    } catch (error) {
      if (error instanceof BackupOutOfReach) return outOfReach(event, line);
      throw error;
    }
    if (this.waiting.length) this.showUntil(event.n - AFTER);
    this.tick(event.n);
    return undefined;
  }

  /** What the audit came to, once the whole log was read; null when it had no header. */
  end(): Audit | null {
    this.showUntil(Infinity);
    return this.matter && { matter: this.matter, tally: this.tally };
  }

  private take(finding: Finding, matter: Matter): void {
    this.tally[finding.verdict]++;
    if (finding.follows !== null) this.tally.following++;
    matter.note(finding);
    this.waiting.push(finding);
  }

  private showUntil(n: number): void {
    while (this.waiting.length && this.waiting[0].event <= n) this.show(this.waiting.shift()!, this.matter!);
  }
}

function outOfReach(event: GameEvent, line: number): Problem {
  const { to } = event.data as { to: number };
  const back = `one of the ${REACH.toLocaleString('en')} events before it`;
  return { line, field: 'data.to', found: String(to), expected: back, hint: 'a streamed audit keeps no more, and less where hundreds of backups lead back beyond that' };
}
