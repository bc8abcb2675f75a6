/** Who may act, and by what. */
export const PRIORITY_REASONS = ['phase', 'step', 'acted', 'responded', 'triggers', 'resolved', 'passed', 'settled', 'position', 'setup', 'unknown'] as const;
export type PriorityReason = (typeof PRIORITY_REASONS)[number];

export interface Priority {
  /** Who has it: a seat, -1 for nobody, -2 when the record does not tell. */
  holder: number;
  /** The other player may speak next as well: the rules leave it open after a response. */
  open: boolean;
  why: PriorityReason;
  /** The event that gave it. */
  since: number;
  /** The seats that have passed since anything last happened, and the events. */
  passed: [number, number];
}
