/** The word that a misspelt one was meant to be. */

const LONGEST = 64;

/** The candidate that takes the fewest slips of the keyboard to become `word`, if it takes few enough. */
export function nearMiss(word: string, candidates: Iterable<string>): string | undefined {
  if (word.length > LONGEST) return undefined;
  const folded = word.toLowerCase();
  let best: string | undefined;
  let fewest = Math.floor(word.length / 3) + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) > fewest || candidate.length > LONGEST) continue;
    const slips = distance(folded, candidate.toLowerCase(), fewest);
    if (slips >= fewest) continue;
    fewest = slips;
    best = candidate;
  }
  return best;
}

export const didYouMean = (word: string, candidates: Iterable<string>): string | undefined => {
  const meant = nearMiss(word, candidates);
  return meant === undefined ? undefined : `did you mean "${meant}"?`;
};

/** Letters added, lost or changed, and neighbours swapped; `enough` or more when there are as many as that. */
function distance(a: string, b: string, enough: number): number {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, k) => k);
  let leastAbove = 0;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let k = 1; k <= b.length; k++) {
      const changed = above[k - 1] + (a[i - 1] === b[k - 1] ? 0 : 1);
      row[k] = Math.min(changed, above[k] + 1, row[k - 1] + 1);
      if (i > 1 && k > 1 && a[i - 1] === b[k - 2] && a[i - 2] === b[k - 1]) row[k] = Math.min(row[k], before[k - 2] + 1);
      if (row[k] < least) least = row[k];
    }
    // What follows builds on these two rows, and never costs less.
    if (least >= enough && leastAbove >= enough) return least;
    leastAbove = least;
    before = above;
    above = row;
  }
  return above[b.length];
}
