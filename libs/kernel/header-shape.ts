/** The shape of a header: what log.ts says of every game, and the parts that a rulebook adds. */
import { digestShape } from './envelope.js';
import { COMPLETENESS, FORMAT } from './log.js';
import { choice, int, list, optional, text, type Fields, type Shape } from './shape.js';

/** Controls, spaces of all kinds, marks that turn text around, halves of characters. */
const UNSEEN = String.raw`\u0000-\u001f\u007f-\u00a0\u1680\u2000-\u206f\u3000\ufeff\ud800-\udfff`;
/** The punctuation of ASCII, but for _ . ' - */
const MARKS = String.raw`!-&(-,\/:-@\[-^\u0060{-~`;

/**
 * A seat is named in sentences, before `'s` and before a colon, and is a key of boards: it begins with a letter or digit
 * of any script and holds nothing that a sentence uses for itself. Told by what it may not hold, because the expressions
 * of a JSON Schema know no classes of letters everywhere.
 */
export const SEAT_NAME = new RegExp(`^[^${UNSEEN}${MARKS} '._-]([^${UNSEEN}${MARKS}]*[^${UNSEEN}${MARKS} '-])?$`, 'u');

export const seatNameShape: Shape<string> = text(40, 'the name of a seat: letters, digits, spaces and _ . \' -', SEAT_NAME);

/** What a header needs to be understood: the game it is of, with its editions and its own parts. */
export interface HeaderLaw {
  readonly id: string;
  /** Absent where any name may stand. */
  readonly editions?: readonly string[];
  readonly parts: Fields;
}

export function headerFields(law: HeaderLaw): Fields {
  return {
    verdict: int(FORMAT, FORMAT, 'the version of the log format'),
    rulebook: choice([law.id], 'the rulebook that judges this match'),
    edition: law.editions ? choice(law.editions, 'the edition of the rules') : text(80, 'the edition of the rules'),
    record: choice(COMPLETENESS, 'complete: every pass is there; abridged: passes may be unwritten'),
    seats: list(seatNameShape, 1, 16, 'who plays, each name once'),
    title: optional(text(200, 'names the match for people')),
    redactedFor: optional(text(40, 'whose view this is: a seat, or spectator')),
    ...law.parts,
    hash: optional(digestShape),
  };
}
