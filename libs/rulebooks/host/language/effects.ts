/** Instructions joined into an effect: "and" within a clause (40.4), "then" and a new sentence between clauses (40.3). */
import type { Clause, Condition, Effect, Selector, Step, Who } from '../abilities.js';
import { damage, damageTaken, modify } from './card-steps.js';
import { changesOf, statBecomes } from './changes.js';
import { condition } from './conditions.js';
import type { Cursor } from './cursor.js';
import { unresolved } from './stack-steps.js';
import { instruction } from './steps.js';
import { selector, targetPlayer } from './targets.js';
import { duration, player } from './words.js';

/** The effect up to the end of the line, or to the sentence that begins something else. */
export function effect(c: Cursor, beginsAnother: () => boolean): Effect | null {
  const first = sentence(c);
  if (!first) return null;
  const clauses = [...first];
  for (;;) {
    const more = c.attempt(() => (c.word('\\.', '"."') && !c.done && !beginsAnother() ? sentence(c) : null));
    if (!more) return clauses;
    clauses.push(...more);
  }
}

/** One sentence: its condition governs all its clauses, its "until …" all its changes. */
function sentence(c: Cursor): Clause[] | null {
  c.word('then,?', null);
  let asked = conditionBefore(c);
  const until = c.attempt(() => (c.sees(() => c.word('until|for', null) || c.word('this turn|this phase', null)) ? duration(c) : null));
  if (until) c.word(',', null);
  c.name({ until });
  const chosen = c.attempt(() => choice(c));
  const clauses: Clause[] = [];
  let last: Part | null = null;
  do {
    // "…, then, if you control a Beast, …": from here on it governs, unless a condition governs already.
    asked ??= clauses.length > 0 ? conditionBefore(c) : null;
    const next: Joined | null = clause(c, last);
    if (!next) return null;
    clauses.push(asked ? { ...next.clause, if: asked } : next.clause);
    last = next.last;
    c.name({ deeds: true });
  } while (c.word(',?\\s*(?:and )?then', '", then"'));
  if (chosen?.sel === 'choose' && c.scope.it === chosen) return c.miss(c.skipSpace(), 'what happens to what was chosen ("destroy it")');
  const late = asked ? null : c.attempt(() => (c.word('if', '"if"') ? condition(c) : null));
  return late ? clauses.map((one) => ({ ...one, if: late })) : clauses;
}

/** "If …," before what it governs. */
function conditionBefore(c: Cursor): Condition | null {
  return c.attempt(() => {
    const asked = c.word(',?\\s*if', '"if"') ? condition(c) : null;
    return asked && c.word(',', '","') ? asked : null;
  });
}

/** "Choose an Entity your opponent controls, then": what comes next says what happens to it. */
function choice(c: Cursor): Selector | null {
  if (!c.word('choose(?! new)', '"choose"')) return null;
  const it = selector(c);
  if (!it || !c.word(',?\\s*(?:and then|then|and)|;|\\.', '"and"')) return null;
  c.name({ it });
  return it;
}

interface Part {
  readonly steps: readonly Step[];
  /** Who or what it was said of: "and gains 1 %" goes on with it. */
  readonly who: Who | null;
  readonly what: Selector | null;
}

interface Joined {
  readonly clause: Clause;
  readonly last: Part;
}

function clause(c: Cursor, before: Part | null): Joined | null {
  const optional = c.attempt(() => {
    const who = c.first(() => player(c), () => targetPlayer(c));
    return who !== null && c.word('may', '"may"') ? who : null;
  });
  const first = optional === null ? part(c, before) : instructed(c, optional);
  if (!first) return null;
  const steps = [...first.steps];
  let last = first;
  for (;;) {
    const next = c.attempt(() => (c.word(',?\\s*and(?! then)', '"and"') ? part(c, last) : null));
    if (!next) break;
    steps.push(...next.steps);
    last = next;
  }
  return { clause: optional === null ? { steps } : { steps, may: true }, last };
}

function part(c: Cursor, before: Part | null): Part | null {
  return c.first<Part>(
    () => instructed(c, null, before?.who ?? null),
    () => objectPart(c),
    () => {
      const who = c.first(() => player(c), () => targetPlayer(c));
      return who && instructed(c, who);
    },
    () => (before?.steps.at(-1)?.do === 'damage' ? elided(damage(c)) : null),
    () => {
      const what = before?.what ?? null;
      const mods = what && changesOf(c, what);
      return mods && { steps: modify(c, what, mods), who: null, what };
    },
  );
}

/** "Deal 2 damage to target Entity and 1 damage to your Host". */
const elided = (steps: Step[] | null): Part | null => steps && { steps, who: 'you', what: null };

function instructed(c: Cursor, who: Who | null, last: Who | null = null): Part | null {
  const found = instruction(c, who, last);
  return found && { steps: found.steps, who: found.who, what: null };
}

/** "Target Entity gets +1 power", "its power becomes 1", "your Host takes 1 damage", "this Entity deals 1 damage to …", "target effect does not resolve". */
function objectPart(c: Cursor): Part | null {
  const gone = c.attempt(() => unresolved(c));
  if (gone) return { steps: gone, who: null, what: null };
  const what = c.first<Selector>(
    () => selector(c),
    () => (c.word('its|their', null) && c.sees(() => statBecomes(c, c.scope.it)) ? c.scope.it : null),
  );
  if (!what) return null;
  c.word("'s", null);
  const mods = c.first(() => changesOf(c, what), () => statBecomes(c, what));
  if (mods) return { steps: modify(c, what, mods), who: null, what };
  const dealt = what.sel === 'this' && c.word('deals?', '"deals"') ? damage(c) : null;
  if (dealt) return { steps: dealt, who: 'you', what: null };
  const taken = damageTaken(c, what);
  return taken && { steps: taken, who: null, what };
}
