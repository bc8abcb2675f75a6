/** What is wrong with a record, told so that its writer can put it right. */

export interface Flaw {
  /** Where in the line: `data.targets[2].slot`; empty for the line as a whole. */
  readonly field: string;
  readonly found: string;
  /** What would be right. */
  readonly expected: string;
  readonly hint?: string;
  /** The problem in a sentence of its own, where "found … expected …" does not tell it. */
  readonly says?: string;
}

export interface Problem extends Flaw {
  /** Counted from 1; 0 is the file as a whole. */
  readonly line: number;
  /** Counted from 1, where the problem is one of the text and not of what it says. */
  readonly column?: number;
}

/** The whole problem in one sentence, without its line. */
export function sayFlaw(flaw: Flaw): string {
  const where = flaw.field === '' ? '' : `${flaw.field}: `;
  const hint = flaw.hint === undefined ? '' : ` (${flaw.hint})`;
  return `${where}${flaw.says ?? `found ${flaw.found}, expected ${flaw.expected}`}${hint}`;
}
