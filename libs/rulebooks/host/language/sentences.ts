/** The kinds of sentence that make up a line of card text, each read into the abilities that it gives. */
import type { Ability, Condition, Effect, Keyword, Mod, Selector } from '../abilities.js';
import { changesOf, statBecomes } from './changes.js';
import { condition, standingCondition } from './conditions.js';
import { cost, FREE, use, type Use } from './costs.js';
import { NOTHING_NAMED, type Cursor } from './cursor.js';
import { effect } from './effects.js';
import { moment } from './moments.js';
import { span, type When } from './phases.js';
import { price } from './prices.js';
import { selector } from './targets.js';
import { triggers } from './triggers.js';
import { duration, END, keyword } from './words.js';

/** What stands in front of a semicolon and governs what follows it (29.2 to 29.4). */
export interface Governed {
  readonly condition?: Condition;
  /** "Fast;" in front of an activated effect. */
  readonly fast?: boolean;
}

/** An ability without the line that it comes from. */
export type Read = Ability extends infer A ? (A extends Ability ? Omit<A, 'text'> : never) : never;

const WHEN = 'when|whenever|if';

/** "Fast (may be played at Fast speed), First Strike". A keyword with more to its sentence is none. */
export function keywords(c: Cursor): Keyword[] | null {
  const found: Keyword[] = [];
  do {
    const both = c.word("(?:cannot|can't) attack or block", null);
    const next = both ? 'Cannot Attack' : keyword(c);
    if (next === null) return null;
    found.push(next);
    if (both) found.push('Cannot Block');
  } while (c.word(',(?:\\s*and)?', '","'));
  return END(c) || c.line[c.at - 1] === ')' ? found : null;
}

/** "Solitary (you control no other Entity);", "While you control a Beast;". */
export function governing(c: Cursor): Condition | null {
  return c.first<Condition>(
    () => {
      if (!c.word("[\\p{L}' -]{1,40}(?=\\s*\\()", 'a keyword') || !c.word('\\(', '"("')) return null;
      c.word('while|if|as long as', null);
      const asked = condition(c);
      return asked && c.word('\\)\\s*;', '");"') ? asked : null;
    },
    () => {
      const asked = c.word('while|if|as long as', '"while"') ? condition(c) : null;
      return asked && c.word(';', '";"') ? asked : null;
    },
  );
}

export function ambush(c: Cursor, under: Governed): Read[] | null {
  if (c.card.type !== 'Ambush' || !c.word('activate(?: this(?: card| ambush)?)?', '"Activate when"')) return null;
  c.name(NOTHING_NAMED);
  c.word(':', null);
  const found = c.word(WHEN, '"when"') ? triggers(c) : moment(c);
  if (!found) return null;
  const governed = meanwhile(c, under);
  // A Lingering Ambush may do nothing but lie there, face up, from then on.
  const idle = c.card.lingering && (c.done || c.sees(() => c.word('\\.', null)));
  if (!idle && !c.word('[;:,]', '";"')) return null;
  // What it says of stats without a duration holds as long as it lies there, and is no instruction.
  const standing = c.card.lingering && !idle ? c.attempt(() => continuous(c, {})) : null;
  const clauses = idle || standing ? [] : effectOf(c);
  if (!clauses || !governed) return null;
  return [{ kind: 'ambush', triggers: found, ...governed, targets: c.scope.targets, effect: clauses }, ...(standing ?? [])];
}

export function triggered(c: Cursor, under: Governed): Read[] | null {
  // After "equip to target Entity", "it" is what this card is equipped to.
  c.name(c.scope.it?.sel === 'equipped' ? { ...NOTHING_NAMED, it: c.scope.it } : NOTHING_NAMED);
  const found = c.first(() => (c.word(WHEN, '"When"') ? triggers(c) : null), () => moment(c));
  if (!found) return null;
  const governed = meanwhile(c, under);
  if (!governed || !c.word(',', '","')) return null;
  const clauses = effectOf(c);
  return clauses && [{ kind: 'triggered', triggers: found, ...governed, targets: c.scope.targets, effect: clauses }];
}

const asking = (condition: Condition | undefined): { condition?: Condition } => (condition ? { condition } : {});

/** An ability has room for one condition: a second one is refused, never dropped. */
function meanwhile(c: Cursor, under: Governed): { condition?: Condition } | null {
  if (under.condition) {
    const second = c.sees(() => c.word('while|as long as', null));
    return second ? c.miss(c.skipSpace(), 'no second condition') : asking(under.condition);
  }
  return asking(c.attempt(() => (c.word('while|as long as', '"while"') ? condition(c) : null)) ?? undefined);
}

/** "&: …", "During your turn, you may …", "Once each turn, you may …". */
export function activated(c: Cursor, under: Governed): Read[] | null {
  c.name(NOTHING_NAMED);
  const during = c.attempt(() => {
    const when = c.word('during', '"During"') ? span(c) : null;
    return when && c.word(',', '","') ? when : null;
  });
  c.name({ using: true });
  const once = c.word('once (?:each|per|a) turn,', during ? null : '"Once each turn,"');
  const paid = c.first(() => cost(c), () => ((during || once) && c.word('you may', '"you may"') ? FREE : null));
  const clauses = paid && effectOf(c);
  if (!paid || !clauses) return null;
  const used = uses(c, {
    oncePerTurn: once,
    fast: under.fast ?? false,
    ...(during ? { during } : {}),
    ...asking(under.condition),
  });
  return [{
    kind: 'activated',
    cost: paid,
    speed: used.fast || used.during ? 'fast' : 'slow',
    ...(used.during ? { during: plainWhen(used.during) } : {}),
    oncePerTurn: used.oncePerTurn,
    ...asking(used.condition),
    targets: c.scope.targets,
    effect: clauses,
  }];
}

const plainWhen = ({ phases, whose }: When): When => ({ phases, whose });

function uses(c: Cursor, so: Use): Use {
  const more = c.attempt(() => (c.word('\\.', '"."') ? use(c, so) : null));
  return more ? uses(c, more) : so;
}

const STANDING: ReadonlySet<Selector['sel']> = new Set<Selector['sel']>(['this', 'host', 'all']);

/** What holds as long as the card lies there: no duration, no target, no choice. */
export function continuous(c: Cursor, under: Governed): Read[] | null {
  const { type, lingering } = c.card;
  const lasts = lingering || type === 'Entity' || type === 'Form' || type === 'Host';
  const early = c.attempt(() => {
    const asked = standingCondition(c);
    return asked && c.word(',', '","') ? asked : null;
  });
  // "It" is this card where the condition has just named it.
  const isThis = early?.if === 'controls' && early.filter.self === true;
  const refers = !isThis && c.sees(() => c.word('it|they|them|that', null));
  const what = selector(c);
  if (!what || !(what.sel === 'equipped' || (lasts && !refers && STANDING.has(what.sel)))) return null;
  // "Your Host's soul is 3" says the same as "your Host has a soul of 3".
  const mods = c.first(() => changesOf(c, what), () => (c.word("'s?", null) ? statBecomes(c, what) : null));
  if (!mods || c.sees(() => duration(c))) return null;
  const late = early ?? c.attempt(() => standingCondition(c));
  if (!END(c)) return null;
  if (under.condition && late) return c.miss(c.at, 'no second condition');
  const asked = under.condition ?? late ?? undefined;
  return mods.map((mod) => standing(what, mod, asked));
}

/** A keyword that a card always gives itself is the keyword. */
export function standing(what: Selector, mod: Mod, asked: Condition | undefined): Read {
  if (what.sel === 'this' && !asked && mod.keyword && Object.keys(mod).length === 1) return { kind: 'keyword', keyword: mod.keyword };
  return { kind: 'continuous', what, mod, ...(asked ? { condition: asked } : {}) };
}

export function spell(c: Cursor, under: Governed): Read[] | null {
  c.name(NOTHING_NAMED);
  const clauses = effectOf(c);
  const asked = under.condition;
  if (asked && clauses?.some((one) => one.if)) return c.miss(c.at, 'no second condition');
  return clauses && [{ kind: 'spell', targets: c.scope.targets, effect: asked ? clauses.map((one) => ({ ...one, if: asked })) : clauses }];
}

const effectOf = (c: Cursor): Effect | null => effect(c, () => beginsAbility(c));

/** Whether what stands here is an ability of its own and not the next instruction of the one before. */
function beginsAbility(c: Cursor): boolean {
  return c.sees(() => c.word('when|whenever|at the|during|activate', null) || c.word('once (?:each|per|a) turn,', null))
    || c.sees(() => cost(c)) || c.sees(() => keywords(c)) || c.sees(() => governing(c)) || c.sees(() => continuous(c, {})) || c.sees(() => price(c, {}));
}
