/** How one value is told in a sentence and read back. Notation only: rules never see a codec. */

/** What the words of a match can refer to: fixed by its header, so that reading needs no board. */
export interface Vocabulary {
  readonly seats: readonly string[];
  /** Every card name that the header or its catalogue defines, longest first. */
  readonly names: readonly string[];
}

export interface Reading<T> {
  readonly value: T;
  /** Where the rest of the line begins. */
  readonly end: number;
}

/** Told by a codec that came further than its beginning: what would have fitted there, and whether a card name would. */
export type Miss = (at: number, expected: string, named?: boolean) => void;

export interface Codec<T> {
  /** What belongs here, for "expected …". */
  readonly expects: string | ((words: Vocabulary) => string);
  /** All that can stand here, where that is a few fixed phrases. */
  readonly phrases?: readonly string[];
  /** A card name may stand here, so that an error can help with a misspelt one. */
  readonly named?: boolean;
  print(value: T, words: Vocabulary): string;
  /** Every way to read a value at `at`, likeliest first; none if nothing fits. */
  read(line: string, at: number, words: Vocabulary, miss?: Miss): Reading<T>[];
}

export const expectsOf = (codec: Pick<Codec<unknown>, 'expects'>, words: Vocabulary): string =>
  typeof codec.expects === 'string' ? codec.expects : codec.expects(words);

/** Of readings that end at the same place, the likeliest: whatever follows, the others read no more of the line than it does. */
export function likeliest<T>(readings: readonly Reading<T>[]): Reading<T>[] {
  const seen = new Set<number>();
  return readings.filter((r) => !seen.has(r.end) && seen.add(r.end));
}
