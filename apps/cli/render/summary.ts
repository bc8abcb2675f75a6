/** The line at the end of an audit. */
import { VERDICTS, type Verdict } from '#kernel/finding.js';
import type { Header } from '#kernel/log.js';
import type { Paint } from './paint.js';

export interface Tally extends Record<Verdict, number> {
  /** How many of them are consequences of another finding. */
  following: number;
}

export const noTally = (): Tally => ({ illegal: 0, missed: 0, undecidable: 0, following: 0 });

export const lawText = ({ rulebook, edition, record }: Header): string => `${rulebook}, ${edition} rules, ${record} record`;

export const counted = (n: number, thing: string): string => `${n.toLocaleString('en')} ${thing}${n === 1 ? '' : 's'}`;

export function summaryLine(tally: Tally, events: number, law: string, paint: Paint): string {
  const where = `in ${counted(events, 'event')} (${law})`;
  if (VERDICTS.every((verdict) => tally[verdict] === 0)) {
    return `${paint.clean('clean:')} no rule broken ${where}, as far as the declared coverage goes`;
  }
  const amounts = VERDICTS.map((verdict) => {
    const amount = `${tally[verdict].toLocaleString('en')} ${verdict}`;
    return tally[verdict] === 0 ? amount : paint[verdict](amount);
  });
  const follow = tally.following === 1 ? 'follows' : 'follow';
  const marked = tally.following === 0 ? '' : `; ${tally.following.toLocaleString('en')} of them ${follow} from another`;
  return `${amounts.join(', ')} ${where}${marked}`;
}

/** What a reader should know besides the findings. */
export function notesOn(tally: Tally, header: Header): string[] {
  const notes: string[] = [];
  if (tally.undecidable > 0) {
    const alone = tally.illegal === 0 && tally.missed === 0 ? ' Nothing in this record is proven to be against the rules.' : '';
    notes.push(`Undecidable: the record lacks a fact that the verdict hangs on; each such finding names it.${alone}`);
  }
  if (header.record === 'abridged' && tally.undecidable + tally.illegal + tally.missed > 0) {
    notes.push('The record is abridged: passes that nobody wrote down were inferred.');
  }
  if (header.redactedFor !== undefined) notes.push(`The record is redacted for ${header.redactedFor}: what it hides was not guessed at.`);
  return notes;
}

export interface Total {
  readonly files: number;
  readonly bad: number;
  readonly events: number;
  readonly tally: Tally;
}

export function totalLine({ files, bad, events, tally }: Total, paint: Paint): string {
  const unreadable = bad === 0 ? '' : `; ${paint.illegal(`${counted(bad, 'file')} could not be read`)}`;
  return summaryLine(tally, events, counted(files, 'file'), paint) + unreadable;
}
