/** When something happened, after ISO 8601: a date with a time, or the time alone as a hand-written record has it. */

export const MOMENT =
  /^(\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T)?([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)?$/;

/** MOMENT, by hand: a time on each event is common, and an expression costs more than the rest of its validation. */
export function isMoment(text: string): boolean {
  let at = 0;
  if (text.charCodeAt(4) === DASH) {
    const month = digits(text, 5, 2);
    const day = digits(text, 8, 2);
    if (digits(text, 0, 4) < 0 || month < 1 || month > 12 || text.charCodeAt(7) !== DASH || day < 1 || day > 31) return false;
    if (text.charCodeAt(10) !== LETTER_T) return false;
    at = 11;
  }
  if (!isClock(text, at)) return false;
  at += 5;
  if (text.charCodeAt(at) === COLON) {
    const seconds = digits(text, at + 1, 2);
    if (seconds < 0 || seconds > 59) return false;
    at += 3;
    if (text.charCodeAt(at) === DOT) {
      const start = ++at;
      while (at - start < 9 && isDigit(text.charCodeAt(at))) at++;
      if (at === start) return false;
    }
  }
  const zone = text.charCodeAt(at);
  if (zone === LETTER_Z) at++;
  else if ((zone === PLUS || zone === DASH) && isClock(text, at + 1)) at += 6;
  return at === text.length;
}

const [PLUS, DASH, DOT, COLON, LETTER_T, LETTER_Z] = [...'+-.:TZ'].map((c) => c.charCodeAt(0));

const isDigit = (c: number): boolean => c >= 48 && c <= 57;

/** The number in `count` digits at `at`; -1 if they are not all digits. */
function digits(text: string, at: number, count: number): number {
  let value = 0;
  for (let i = at; i < at + count; i++) {
    const c = text.charCodeAt(i);
    if (!isDigit(c)) return -1;
    value = value * 10 + c - 48;
  }
  return value;
}

function isClock(text: string, at: number): boolean {
  const hours = digits(text, at, 2);
  const minutes = digits(text, at + 3, 2);
  return hours >= 0 && hours <= 23 && text.charCodeAt(at + 2) === COLON && minutes >= 0 && minutes <= 59;
}
