/** Other words for the sentences of Host, by the event that they tell. */
import { battle, ending, happenings } from './happenings.js';
import { setup, turn } from './setup-and-turn.js';
import { stack } from './stack.js';
import type { Others } from './ways.js';

const all: Readonly<Record<string, Others>> = { ...setup, ...turn, ...stack, ...battle, ...happenings, ...ending };

/** A spec with its other words. */
export const inOtherWords = <S extends { readonly type: string }>(spec: S): S => ({ ...spec, ...all[spec.type] });
