/** What an activated effect costs, and when it may be used: "⊗, £, discard a card:", "Use this effect only once each turn." */
import type { Condition, Cost } from '../abilities.js';
import { condition } from './conditions.js';
import type { Cursor } from './cursor.js';
import { span, type When } from './phases.js';
import { thisCard } from './targets.js';
import { number, resources } from './words.js';

export const FREE: Cost = { resources: '', once: false, discard: 0, dropThis: false };

/** All that stands before the colon. */
export function cost(c: Cursor): Cost | null {
  let all = FREE;
  let mark: boolean;
  do {
    const next = item(c, all);
    if (!next) return null;
    // A ⊗ may stand beside the resources as symbols stand beside each other.
    mark = (next.once && !all.once && !c.sees(() => c.word(':', null))) || c.sees(() => c.word('⊗', null));
    all = next;
  } while (c.word(',(?:\\s*and)?|and', mark ? null : '","') || mark);
  return c.word(':', '":"') ? all : null;
}

function item(c: Cursor, so: Cost): Cost | null {
  return c.first<Cost>(
    () => (c.word('⊗|\\(x\\)|once (?:each|per|a) turn', '"⊗"') ? { ...so, once: true } : null),
    () => {
      c.word('pay|spend', null);
      const paid = resources(c);
      return paid === null ? null : { ...so, resources: so.resources + paid };
    },
    () => {
      const n = c.word('discard', '"discard"') ? number(c) : null;
      return n !== null && c.word('cards?(?: from your hand)?', '"card"') ? { ...so, discard: so.discard + n } : null;
    },
    () => (c.word('sacrifice', null) && thisCard(c) ? { ...so, dropThis: true } : null),
    () => {
      if (!c.word('put|send|place', '"put"') || !thisCard(c)) return null;
      return c.word("(?:in|into|to) (?:your|the|its owner's) drop zone", '"into your drop zone"') ? { ...so, dropThis: true } : null;
    },
  );
}

/** What sentences after the effect say of its use. */
export interface Use {
  readonly oncePerTurn: boolean;
  readonly fast: boolean;
  readonly during?: When;
  readonly condition?: Condition;
}

const USE = '(?:you (?:may|can) )?(?:only )?(?:use|activate)(?: this(?: effect| ability)?)?';
const ONCE = `${USE} (?:only )?once (?:each|per|a|every) turn`;
const AT_FAST = `(?:${USE}|this effect (?:may be used|can be used|is)) (?:at )?fast(?: speed)?`;

export function use(c: Cursor, so: Use): Use | null {
  return c.first<Use>(
    () => (c.word(ONCE, '"Use this effect only once each turn"') ? { ...so, oncePerTurn: true } : null),
    () => (c.word(AT_FAST, '"Use this effect at Fast speed"') ? { ...so, fast: true } : null),
    () => {
      const when = !so.during && c.word(`${USE} only during`, '"Use this effect only during"') ? span(c) : null;
      return when && { ...so, during: when };
    },
    () => {
      const asked = !so.condition && c.word(`${USE} only (?:if|while)`, '"Use this effect only if"') ? condition(c) : null;
      return asked && { ...so, condition: asked };
    },
  );
}
