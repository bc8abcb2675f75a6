/** What an instruction acts on: targets, "it", this card, all that fit, or what is chosen as the effect resolves. */
import type { Filter, Selector, TargetSpec, Who } from '../abilities.js';
import type { Cursor } from './cursor.js';
import { described } from './filters.js';
import { ALL, number, whose } from './words.js';

const THIS = 'this(?: (?:entity|card|form|host|sorcery|ambush|token|permanent|equipment))?(?! (?:turn|phase|effect))';

/** This card, by its type or by its own name. */
export function thisCard(c: Cursor): boolean {
  if (c.word(THIS, '"this Entity"')) return true;
  const { name } = c.card;
  if (name === undefined) return false;
  const start = c.skipSpace();
  const short = name.split(',')[0];
  for (const spelling of [name, short]) {
    if (!c.line.startsWith(spelling, start) || /[\p{L}\p{N}]/u.test(c.line[start + spelling.length] ?? '')) continue;
    c.at = start + spelling.length;
    return true;
  }
  return false;
}

export const EQUIPPED = '(?:the )?equipped (?:entity|permanent|card|form)';
const IT = 'it|them|(?:that|the (?:created|cast|embodied|laid|played|destroyed|damaged)) (?:entity|card|form|permanent|sorcery|ambush)'
  + '|those (?:entities|cards|permanents)';

export function selector(c: Cursor): Selector | null {
  return c.first<Selector>(
    () => target(c),
    () => (thisCard(c) ? named(c, { sel: 'this' }) : null),
    () => (c.word(EQUIPPED, null) ? named(c, { sel: 'equipped' }) : null),
    () => inBattle(c),
    () => (c.word(IT, c.scope.it && '"it"') ? it(c) : null),
    () => hostOf(c),
    () => everyOne(c),
    () => chosen(c),
  );
}

function named(c: Cursor, it: Selector): Selector {
  c.name({ it });
  return it;
}

/** A choice is made once: "it" means the chosen card in the first instruction after the choice, and nothing beyond. */
function it(c: Cursor): Selector | null {
  const { it } = c.scope;
  if (it?.sel === 'choose') c.name({ it: null });
  return it;
}

/** "The attacking Entity": what the trigger was about, if it was an attack; there is never more than one. */
function inBattle(c: Cursor): Selector | null {
  const role = c.match('(?:the|that) (attacking|blocking) entity', '"the attacking Entity"')?.[1].toLowerCase();
  if (role === undefined) return null;
  const verb = role === 'attacking' ? 'attacks' : 'blocks';
  const { triggers } = c.scope;
  if (triggers.length > 0 && triggers.every((t) => t.on === verb)) return { sel: triggers.every((t) => t.this) ? 'this' : 'it' };
  return { sel: 'all', filter: role === 'attacking' ? { type: 'Entity', attacking: true } : { type: 'Entity', blocking: true } };
}

function hostOf(c: Cursor): Selector | null {
  const of = c.first<Who>(
    () => (c.word('(?:each|all|both) hosts?|hosts', '"each Host"') ? 'each' : null),
    () => {
      const owner = whose(c);
      return owner !== null && c.word('hosts?', '"Host"') ? owner : null;
    },
  );
  return of === null ? null : named(c, { sel: 'host', of });
}

/** "All Entities", "each Entity you control", "Entities you control", "your Entities". */
function everyOne(c: Cursor): Selector | null {
  const stated = c.word('all|each|every', '"all"');
  const owner = c.attempt(() => whose(c));
  if (owner !== null && owner !== 'you' && owner !== 'opponent') return null;
  const found = described(c, stated ? {} : { plural: true });
  if (!found) return null;
  const filter: Filter = owner ? { ...found.filter, controller: owner } : found.filter;
  return named(c, { sel: 'all', filter });
}

/** "An Entity your opponent controls", "another Beast", "two Entities": no target, chosen on resolution (30.2). */
function chosen(c: Cursor): Selector | null {
  const another = c.word('another', '"another"');
  const n = another || c.word('any(?! number)', null) ? 1 : number(c);
  if (n === null) return null;
  const found = described(c);
  if (!found || found.plural !== n > 1) return null;
  c.word('of your choice', null);
  return { sel: 'choose', n, filter: another ? { ...found.filter, other: true } : found.filter };
}

/** Reads a target and adds it to those of the effect. */
export function target(c: Cursor): Selector | null {
  const count = targetCount(c);
  if (!count) return null;
  const kind = targetKind(c);
  if (!kind) return null;
  // Beside a first target "another" is one that differs from it; alone, one that is not this card.
  const isFirst = c.scope.targets.length === 0;
  const other = count.another && isFirst ? { other: true } : {};
  const another = count.another && !isFirst ? { another: true as const } : {};
  const spec: TargetSpec = { ...kind, filter: { ...kind.filter, ...other }, ...another, min: count.min, max: count.max };
  const it: Selector = { sel: 'target', index: c.scope.targets.length };
  c.name({ targets: [...c.scope.targets, spec], it });
  return it;
}

interface Count {
  readonly min: number;
  readonly max: number;
  readonly another?: boolean;
}

function targetCount(c: Cursor): Count | null {
  return c.first<Count>(
    () => (c.word('target', '"target"') ? { min: 1, max: 1 } : null),
    () => (c.word('any number of target', '"any number of target …"') ? { min: 0, max: ALL } : null),
    () => counted(c, 'up to', (max) => ({ min: 0, max })),
    () => (c.word('one or two target', null) ? { min: 1, max: 2 } : null),
    () => (c.word('another target', '"another target …"') ? { min: 1, max: 1, another: true } : null),
    () => counted(c, null, (n) => ({ min: n, max: n })),
    () => (c.word('each of', null) ? targetCount(c) : null),
  );
}

function counted(c: Cursor, before: string | null, make: (n: number) => Count): Count | null {
  if (before !== null && !c.word(before, `"${before} two target …"`)) return null;
  const n = number(c);
  return n !== null && n > 0 && c.word('target', null) ? make(n) : null;
}

type Kind = Pick<TargetSpec, 'kind' | 'filter' | 'orHost'>;
const CONTROLLED = [['(?:that )?you control', 'you'], ['(?:that )?(?:your|an|the) opponent controls?', 'opponent']] as const;
const STACK = '(?:on|from) the stack';
const DROP_ZONES: readonly (readonly [string, Filter])[] = [
  ["(?:in|from) (?:your|the|an) opponent's drop zone", { controller: 'opponent' }],
  ['(?:in|from) your drop zone', { controller: 'you' }],
  ['(?:in|from) (?:a|any|either|the) drop zone', {}],
];

function targetKind(c: Cursor): Kind | null {
  return c.first<Kind>(
    () => (c.word("players?(?!')", '"player"') ? { kind: 'player', filter: {} } : null),
    () => (c.word('opponents?', null) ? { kind: 'player', filter: { controller: 'opponent' } } : null),
    () => {
      const found = c.word('hosts? or', null) ? described(c) : null;
      return found && { kind: 'object', filter: found.filter, orHost: true };
    },
    () => (c.word('hosts?', '"Host"') ? { kind: 'host', filter: {} } : null),
    () => targetEffect(c),
    () => {
      const found = described(c, { orHost: true });
      if (!found) return null;
      if (found.orHost) return { kind: 'object', filter: found.filter, orHost: true };
      const drop = c.oneOf(DROP_ZONES, '"in your drop zone"');
      if (drop) return { kind: 'drop', filter: { ...found.filter, ...drop } };
      return { kind: c.word(STACK, '"on the Stack"') ? 'card' : 'object', filter: found.filter };
    },
  );
}

function targetEffect(c: Cursor): Kind | null {
  if (!c.word('effects?', '"effect"')) return null;
  const controller = c.oneOf(CONTROLLED, '"your opponent controls"');
  c.word(STACK, null);
  return { kind: 'effect', filter: controller ? { controller } : {} };
}

/** A player who is the target: "target player draws a card". */
export function targetPlayer(c: Cursor): Who | null {
  const found = target(c);
  if (found?.sel !== 'target' || c.scope.targets[found.index].kind !== 'player') return null;
  c.name({ they: 'target' });
  return 'target';
}

