/** The match as a viewer has it now, judged by an edition of its game. */
import { setImmediate as breathe } from 'node:timers/promises';
import { VERDICTS, type Finding, type Verdict } from '#kernel/finding.js';
import { Judge } from '#kernel/judge.js';
import type { Sight } from '../rooms/sight.js';

/** How many events are judged before others get a turn. */
const STRETCH = 500;

export async function auditUnder(sight: Sight, length: number, edition: string): Promise<Finding[]> {
  const judge = new Judge(sight.rulebook, { ...sight.headerAt(length), edition });
  const found: Finding[] = [];
  for (let n = 1; n <= length; n++) {
    found.push(...judge.judge(sight.event(n)));
    if (n % STRETCH === 0) await breathe();
  }
  return found;
}

export const tallied = (findings: readonly Finding[]): Record<Verdict, number> =>
  Object.fromEntries(VERDICTS.map((verdict) => [verdict, findings.filter((f) => f.verdict === verdict).length])) as Record<Verdict, number>;

/** Two findings are the same if they say the same about the same event, by the same check. */
const printOf = ({ event, check, messageId, message, verdict }: Finding): string => JSON.stringify([event, check, messageId, verdict, message]);

/** The findings of the one list that the other has not. */
export function without(findings: readonly Finding[], others: readonly Finding[]): Finding[] {
  const left = new Map<string, number>();
  for (const other of others) left.set(printOf(other), (left.get(printOf(other)) ?? 0) + 1);
  return findings.filter((finding) => {
    const print = printOf(finding);
    const count = left.get(print) ?? 0;
    if (count > 0) left.set(print, count - 1);
    return count === 0;
  });
}
