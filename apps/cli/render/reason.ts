/** One step of "who may act now, and why", with where it comes from. */
import type { Reason } from '#kernel/finding.js';
import { citation } from '#kernel/law.js';
import type { Rulebook } from '#kernel/rulebook.js';

export function reasonText({ says, event, section }: Reason, rulebook: Rulebook): string {
  const since = event === 0 ? 'from the start' : `#${event}`;
  return `${says} (${since}${section === undefined ? '' : `, ${citation(section, rulebook)}`})`;
}
