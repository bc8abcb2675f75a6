/** Help with a name that nothing defines. */
import type { Vocabulary } from './codec.js';
import { nearMiss } from './near-miss.js';

/** The candidate that the text begins with, but for a slip or two: what follows a misspelt name is not known. */
export function nearStart(text: string, candidates: Iterable<string>): string | undefined {
  const byLength = new Map<number, string[]>();
  for (const candidate of candidates) {
    const length = candidate.split(' ').length;
    const same = byLength.get(length);
    if (same) same.push(candidate);
    else byLength.set(length, [candidate]);
  }
  const words = text.split(' ', 12);
  // The longest first: of "Stone Ogr" and "Stone", "Stone Ogre" is the better guess.
  for (const length of [...byLength.keys()].sort((a, b) => b - a)) {
    if (length > words.length) continue;
    const meant = nearMiss(words.slice(0, length).join(' ').replace(/[,;:.)]+$/, ''), byLength.get(length)!);
    if (meant !== undefined) return meant;
  }
  return undefined;
}

export function nameHint(text: string, at: number, words: Vocabulary): string | undefined {
  const rest = text.slice(at);
  if (!/^\p{L}/u.test(rest)) return undefined;
  const meant = nearStart(rest, words.names);
  if (meant !== undefined) return `did you mean "${meant}"?`;
  return 'define the card with a line "card <name>: <type>, …", or put its name in double quotes';
}
