/** The games that Verdict judges. */
import type { Rulebook } from '#kernel/rulebook.js';
import { host } from './host/index.js';
import { tgc } from './tgc/index.js';

/** By the name that a match gives. A rulebook knows its own board; the registry does not. */
export const rulebooks: Readonly<Record<string, Rulebook>> = {
  host,
  tgc,
};
