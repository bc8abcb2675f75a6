/** A value of a bad record as an error message may show it: short, on one line, and unable to upset a terminal. */
import { characters } from './characters.js';

/** A SHA-256 fits. */
const LONGEST = 64;

/** Controls, and the marks that turn the direction of text around. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu;

export function shown(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return shownText(value);
    case 'number':
      return String(value);
    case 'boolean':
      return value ? 'true' : 'false';
    case 'undefined':
      return 'nothing';
    default:
      if (value === null) return 'null';
      return Array.isArray(value) ? shownList(value.length) : 'an object';
  }
}

/** Text with what cannot be seen made plain. */
export const visible = (text: string): string => text.replace(UNSEEN, escaped);

function shownText(text: string): string {
  if (text.length <= LONGEST) return visible(JSON.stringify(text));
  return `${visible(JSON.stringify(text.slice(0, LONGEST)))}… (${characters(text)} characters)`;
}

const escaped = (mark: string): string => `\\u${mark.codePointAt(0)!.toString(16).padStart(4, '0')}`;

const shownList = (length: number): string => (length === 0 ? 'an empty list' : length === 1 ? 'a list of 1' : `a list of ${length}`);
