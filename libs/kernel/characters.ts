/** Characters as people and JSON Schema count them: one that a string keeps in two halves is one. */

export function characters(text: string): number {
  let count = text.length;
  for (let i = 1; i < text.length; i++) if (isSecondHalf(text, i) && isFirstHalf(text, i - 1)) count--;
  return count;
}

/** A character has two halves at the most. */
export const isLonger = (text: string, max: number): boolean => text.length > 2 * max || characters(text) > max;

const isFirstHalf = (text: string, i: number): boolean => (text.charCodeAt(i) & 0xfc00) === 0xd800;
const isSecondHalf = (text: string, i: number): boolean => (text.charCodeAt(i) & 0xfc00) === 0xdc00;
