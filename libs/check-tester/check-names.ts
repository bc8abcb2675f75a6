/** How checks and their topics are named: the parity test holds files to it, the scaffold makes no others. */

/** Words, never section numbers: these move, and live in `cites` alone. */
export const TOPIC = /^[a-z]+(-[a-z]+)*$/;

/** Two words or more, for one word is a topic; and no keyword of the language has a hyphen. */
export const CHECK_ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)+$/;

/** `no-double-pass` is exported as `noDoublePass`. */
export const exportName = (id: string): string => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
