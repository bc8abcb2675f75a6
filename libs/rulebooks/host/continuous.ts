/** What a continuous effect may change, and what it hangs on. */
import type { Ability, Condition, Filter } from './abilities.js';
import type { Thing } from './board.js';

/** An effect that applies all the time. What it may change is told apart once: most of them change nothing that is asked for. */
export interface Continuous {
  readonly thing: Thing;
  readonly ability: Ability & { kind: 'continuous' };
  readonly health: boolean;
  readonly power: boolean;
  readonly host: boolean;
  /** Whether it may leave a card with less health than it prints. */
  readonly lowers: boolean;
  /** Whether it may begin or end as a phase is declared. */
  readonly passing: boolean;
  /** What it asks of cards to tell whether it applies, in `ASKS`. */
  readonly asks: number;
}

/** What continuous effects change and ask for as well: an effect may hang on another, and on itself. */
export const ASKS = { power: 1, health: 2, keyword: 4 } as const;

export function applying(thing: Thing, ability: Continuous['ability']): Continuous {
  const { mod, what, condition } = ability;
  const host = what.sel === 'host';
  const changes = (stat: 'health' | 'power'): boolean => !host && (mod[stat] !== undefined || mod.set?.[stat] !== undefined);
  const asks = (what.sel === 'all' ? askedBy(what.filter) : 0) | (condition ? askedIf(condition) : 0);
  const lowers = !host && (mod.set?.health !== undefined || (mod.health !== undefined && !(mod.health >= 0)));
  const passing = (what.sel === 'all' && asksOfPhase(what.filter)) || (condition !== undefined && passes(condition));
  return { thing, ability, health: changes('health'), power: changes('power'), host, lowers, passing, asks };
}

const askedIf = (condition: Condition): number => (condition.if === 'controls' ? askedBy(condition.filter) : 0);

const askedBy = ({ power, health, keyword }: Filter): number =>
  (power ? ASKS.power : 0) | (health ? ASKS.health : 0) | (keyword ? ASKS.keyword : 0);

const passes = (condition: Condition): boolean => condition.if === 'during' || (condition.if === 'controls' && asksOfPhase(condition.filter));

/** Attacking, blocking and Creation Sickness end with a phase. */
const asksOfPhase = ({ attacking, blocking, fighting, sick }: Filter): boolean =>
  attacking === true || blocking === true || fighting === true || sick !== undefined;
