/** A finding together with what it takes to show it: its place in the file, the law it rests on, the events around it. */
import type { Vocabulary } from '#kernel/codec.js';
import type { Finding } from '#kernel/finding.js';
import { quotedLaw, type QuotedLaw } from '#kernel/finding-json.js';
import type { Header } from '#kernel/log.js';
import { tell } from '#kernel/notation.js';
import type { Rulebook } from '#kernel/rulebook.js';
import { Recent } from './recent.js';

export interface ToldEvent {
  readonly n: number;
  /** The sentence, or null for an event that lies too far back to be quoted. */
  readonly says: string | null;
  /** How deep it stands under what caused it. */
  readonly depth: number;
}

const DEEPEST = 4;
const CAUSES_KEPT = 10_000;

/** One match while it is audited. */
export class Matter {
  readonly recent = new Recent();
  private readonly words: Vocabulary;
  private readonly law: QuotedLaw;
  private readonly causes = new Map<number, number>();

  constructor(
    readonly file: string,
    readonly header: Header,
    readonly rulebook: Rulebook,
  ) {
    this.words = rulebook.vocabulary(header);
    this.law = quotedLaw(rulebook);
  }

  ruleOf(finding: Finding): string {
    return this.law.rules.get(finding.check) ?? '';
  }

  titleOf(section: string): string {
    return this.law.titles.get(section) ?? '';
  }

  told(n: number): ToldEvent {
    const event = this.recent.find(n)?.event;
    return event ? { n, says: tell(event, this.rulebook, this.words), depth: this.depth(n) } : { n, says: null, depth: 0 };
  }

  lineOf(n: number): number {
    return this.recent.find(n)?.line ?? 0;
  }

  /** Remembers where a finding stands, for those that follow from it. */
  note(finding: Finding): void {
    this.causes.set(finding.id, finding.event);
    if (this.causes.size > CAUSES_KEPT) this.causes.delete(finding.id - CAUSES_KEPT);
  }

  eventOfFinding(id: number): number | undefined {
    return this.causes.get(id);
  }

  private depth(n: number): number {
    let depth = 0;
    for (let at = this.recent.find(n); at?.event.cause !== undefined && depth < DEEPEST; depth++) at = this.recent.find(at.event.cause);
    return depth;
  }
}
