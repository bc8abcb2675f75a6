/** What a reader refuses, whoever wrote the log. `docs/match-log.md` promises these numbers. */

/** The longest line, in characters here and in bytes where bytes are read. */
export const MAX_LINE = 1 << 20;

/** How deep lists and objects may lie inside each other; the line itself is the first level. */
export const MAX_NESTING = 64;

/** How many problems are reported before reading gives up. */
export const MAX_PROBLEMS = 50;

/** The highest event number: the notation writes nine digits. */
export const MAX_NUMBER = 999_999_999;
