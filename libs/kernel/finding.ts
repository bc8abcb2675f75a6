/** What the judge says about one event. Derived from a log, never written into it. */

export const VERDICTS = ['illegal', 'missed', 'undecidable'] as const;
export type Verdict = (typeof VERDICTS)[number];

export type Fact = string | number | boolean | readonly string[];
export type Facts = Readonly<Record<string, Fact>>;

/** One step of the answer to "who may act now, and why". */
export interface Reason {
  readonly says: string;
  /** The event that made it so; 0 is the position or the setup that the log starts from. */
  readonly event: number;
  readonly section?: string;
}

export interface Finding {
  /** Its place among the findings of this audit, from 1. */
  readonly id: number;
  readonly event: number;
  readonly check: string;
  readonly verdict: Verdict;
  /** Such as `host:31.1.1`. */
  readonly sections: readonly string[];
  readonly messageId: string;
  /** The message with the facts in it. */
  readonly message: string;
  readonly facts: Facts;
  /** The events that the verdict rests on, this one not among them. */
  readonly reliesOn: readonly number[];
  /** The finding that this one is a consequence of, or null when it is a cause of its own. */
  readonly follows: number | null;
  /** Who could act when it happened, and by which events. */
  readonly derivation: readonly Reason[];
  /** What would have been legal instead. */
  readonly legal: readonly string[];
  /** Where the rules leave a reading open and the verdict hangs on the one that was chosen. */
  readonly reading?: string;
}

/** "{player} passed" with the facts put in. */
export function render(template: string, facts: Facts): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const fact = facts[name];
    if (fact === undefined) return whole;
    return Array.isArray(fact) ? (fact.length ? fact.join(', ') : 'nothing') : String(fact);
  });
}
