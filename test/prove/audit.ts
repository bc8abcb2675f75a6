/** All that the judge has to say about a log. */
import type { Finding } from '#kernel/finding.js';
import { Judge } from '#kernel/judge.js';
import type { MatchLog } from '#kernel/log.js';
import type { Rulebook } from '#kernel/rulebook.js';

export function audit(log: MatchLog, rulebook: Rulebook): Finding[] {
  const judge = new Judge(rulebook, log.header);
  const found: Finding[] = [];
  for (const event of log.events) found.push(...judge.judge(event));
  return found;
}
