/** Text of a log as a terminal may show it: a name in a file must not move the cursor or turn the line around. */

/** Controls, and the marks that change the direction of text. What joins letters and emoji stays. */
const HARMFUL = /[\p{Cc}\p{Cs}\u2028\u2029\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff]/gu;

export const printable = (text: string): string =>
  text.replace(HARMFUL, (mark) => `\\u{${mark.codePointAt(0)!.toString(16)}}`);

/** The same in JSON, where escapes say what they stand for: whoever parses it gets what the log has. */
export const printableJson = (value: unknown, indent?: number): string =>
  JSON.stringify(value, null, indent).replace(HARMFUL, (mark) => (mark === '\n' ? mark : `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`));
