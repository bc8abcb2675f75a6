/** Breaks text into lines that fit. A colour must not span a break: paint words, or the lines that come out. */
import { graphemesOf, widthOf, widthOfGrapheme } from './width.js';

/** Below this, wrapping makes a text harder to read than a line that is too long. */
const NARROWEST = 16;

export function wrap(text: string, width: number): string[] {
  const limit = Math.max(width, NARROWEST);
  if (widthOf(text) <= limit) return [text];
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((w) => pieces(w, limit))) {
    if (line === '') line = word;
    else if (widthOf(line) + 1 + widthOf(word) <= limit) line += ` ${word}`;
    else {
      lines.push(line);
      line = word;
    }
  }
  if (line !== '' || lines.length === 0) lines.push(line);
  return lines;
}

/** A word that is longer than a line, cut into what fits: languages without spaces are such words. */
function pieces(word: string, limit: number): string[] {
  if (widthOf(word) <= limit) return [word];
  const out: string[] = [];
  let piece = '';
  let width = 0;
  for (const grapheme of graphemesOf(word)) {
    const more = widthOfGrapheme(grapheme);
    if (width + more > limit) {
      out.push(piece);
      piece = '';
      width = 0;
    }
    piece += grapheme;
    width += more;
  }
  out.push(piece);
  return out;
}

/** A text behind a label, its further lines under its first. */
export function hang(label: string, text: string, width: number): string[] {
  const indent = widthOf(label);
  return wrap(text, width - indent).map((line, i) => (i === 0 ? label : ' '.repeat(indent)) + line);
}
