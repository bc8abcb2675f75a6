/** How many columns of a terminal a text takes: two for wide characters and emoji, none for marks that join what stands before them. */

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Nothing but plain letters and signs of one column each: by far the most common case, and it needs no segmenting. */
const PLAIN = /^[ -~\u00a1-\u00ac\u00ae-\u02ff\u2013-\u2026]*$/;

const NO_COLUMN = /^[\p{Mn}\p{Me}\p{Cf}\p{Cc}]+$/u;
const EMOJI = /\p{Emoji_Presentation}|\ufe0f|\p{Regional_Indicator}{2}/u;

/** East Asian Wide and Fullwidth, as blocks: first and last code point of each. */
const WIDE: readonly (readonly [number, number])[] = [
  [0x1100, 0x115f], [0x2329, 0x232a], [0x2e80, 0x303e], [0x3041, 0x33ff], [0x3400, 0x4dbf], [0x4e00, 0x9fff],
  [0xa000, 0xa4cf], [0xa960, 0xa97f], [0xac00, 0xd7a3], [0xf900, 0xfaff], [0xfe10, 0xfe19], [0xfe30, 0xfe6f],
  [0xff01, 0xff60], [0xffe0, 0xffe6], [0x16fe0, 0x18dff], [0x1aff0, 0x1b2ff], [0x1f200, 0x1f265], [0x20000, 0x3fffd],
];

/** What paint.ts puts around a text; nothing that comes from a log gets here with an escape in it. */
// eslint-disable-next-line no-control-regex -- colours begin with a control character
const COLOUR = /\u001b\[\d+m/g;

export function widthOf(text: string): number {
  if (PLAIN.test(text)) return text.length;
  let width = 0;
  for (const { segment } of graphemes.segment(text.replace(COLOUR, ''))) width += widthOfGrapheme(segment);
  return width;
}

export function graphemesOf(text: string): string[] {
  return PLAIN.test(text) ? [...text] : Array.from(graphemes.segment(text), (s) => s.segment);
}

export function widthOfGrapheme(grapheme: string): number {
  if (NO_COLUMN.test(grapheme)) return 0;
  if (EMOJI.test(grapheme)) return 2;
  const point = grapheme.codePointAt(0)!;
  return WIDE.some(([first, last]) => point >= first && point <= last) ? 2 : 1;
}

/** The text with spaces after it, up to a width. */
export const padTo = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));

/** The text cut to a width, with an ellipsis where something is missing. */
export function cutTo(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let out = '';
  let used = 1;
  for (const grapheme of graphemesOf(text)) {
    used += widthOfGrapheme(grapheme);
    if (used > width) break;
    out += grapheme;
  }
  return `${out.trimEnd()}…`;
}
