/** Instructions for cards in play: damage, destruction, movement, control, counters, tokens, stats. */
import type { Destination, Filter, Mod, Selector, Stat, Step, Who } from '../abilities.js';
import { changesWithoutVerb } from './changes.js';
import type { Cursor } from './cursor.js';
import { selector, target } from './targets.js';
import { ALL, duration, number, reminder, stat } from './words.js';

function acting(c: Cursor, make: (what: Selector) => Step): Step[] | null {
  const what = selector(c);
  if (!what) return null;
  // "Destroy target Entity and another target Entity": the verb is said once.
  const second = what.sel === 'target' ? c.attempt(() => (c.word('and', null) ? lastTarget(c) : null)) : null;
  return second ? [make(what), make(second)] : [make(what)];
}

/** A target that nothing more is said of. */
function lastTarget(c: Cursor): Selector | null {
  const what = target(c);
  return what && (c.done || c.sees(() => c.word('[.;,]|then', null))) ? what : null;
}

export const destroy = (c: Cursor): Step[] | null => acting(c, (what) => ({ do: 'destroy', what }));
export const banish = (c: Cursor): Step[] | null => acting(c, (what) => ({ do: 'move', what, to: 'banished' }));
/** "Take control of target Entity", for good or "until the end of the turn". */
export function control(c: Cursor): Step[] | null {
  const steps = acting(c, (what) => ({ do: 'control', what }));
  const until = steps && (c.attempt(() => duration(c)) ?? c.scope.until);
  return until ? steps.map((step) => ({ ...step, until })) : steps;
}

/** From here on "it" is what this card is equipped to, for as long as it is. */
export function equip(c: Cursor): Step[] | null {
  const to = selector(c);
  if (!to) return null;
  c.name({ it: { sel: 'equipped' } });
  return [{ do: 'equip', to }];
}

export function damage(c: Cursor): Step[] | null {
  const n = number(c);
  if (n === null || !c.word('damage to', '"damage to"')) return null;
  return acting(c, (to) => ({ do: 'damage', n, to }));
}

/** "Your Host takes 2 damage": what is dealt it, told of the one that takes it. */
export function damageTaken(c: Cursor, to: Selector): Step[] | null {
  if (!c.word('takes?|(?:is|are) dealt|receives?|suffers?', '"takes"')) return null;
  const n = number(c);
  return n !== null && c.word('damage', '"damage"') ? [{ do: 'damage', n, to }] : null;
}

/** "Heal 2 damage from target Entity", "heal target Entity by 2". */
export function heal(c: Cursor): Step[] | null {
  return c.first<Step[]>(
    () => {
      const n = c.word('all', '"all"') ? ALL : number(c);
      if (n === null || !c.word('damage (?:from|on)', '"damage from"')) return null;
      const what = selector(c);
      return what && [healing(c, n, what)];
    },
    () => {
      const what = selector(c);
      if (what) c.word('by|for', null);
      const n = what && number(c);
      c.word('damage', null);
      return what && n !== null ? [healing(c, n, what)] : null;
    },
  );
}

const HEALED = "(?:,?\\s*(?:then|and)|\\.) (?:put|return|place) (?:it|them|(?:the|that|those) (?:healed )?cards?)";

/** Healed cards of a Host go somewhere, where the text says so: "… from your Host to your hand". */
function healing(c: Cursor, n: number, what: Selector): Step {
  if (what.sel !== 'host') return { do: 'heal', n, what };
  const to = c.attempt(() => {
    c.word(HEALED, null);
    return destination(c, what.of === 'you');
  });
  return { do: 'heal', n, what, ...(to ? { to } : {}) };
}

const destinations = (owner: string): readonly (readonly [string, Destination])[] => [
  [`(?:to|into|in) ${owner} hands?`, 'hand'],
  [`(?:to|into|in) ${owner} drop zones?`, 'drop'],
  [`(?:to|into|in) ${owner} banished zone`, 'banished'],
  [`(?:to|on|on to|onto) (?:the )?top of ${owner} decks?`, 'deckTop'],
  [`(?:to|on|on to|onto) (?:the )?bottom of ${owner} decks?`, 'deckBottom'],
];
const OWNERS = "(?:its|their|the) owners?(?:'s|')|their|the|an?|its";
const DESTINATIONS = destinations(`(?:${OWNERS})`);
const OWN_DESTINATIONS = destinations(`(?:${OWNERS}|your)`);

/** Cards go to their owner's zones: "your hand" is one only for a card that is yours. */
export const destination = (c: Cursor, mine: boolean): Destination | null =>
  c.oneOf(
    mine ? OWN_DESTINATIONS : DESTINATIONS,
    'where to ("to its owner\'s hand", "into its owner\'s drop zone", "on the bottom of its owner\'s deck", …)',
  );

/** How the text describes the cards, where it does. */
function filterOf(c: Cursor, what: Selector): Filter | null {
  if (what.sel === 'target') return c.scope.targets[what.index].filter;
  return what.sel === 'all' || what.sel === 'choose' ? what.filter : null;
}

/** Whose cards these are, where the text says so. */
function controllerOf(c: Cursor, what: Selector): 'you' | 'opponent' | null {
  const { triggers } = c.scope;
  if (what.sel === 'this') return 'you';
  const filter = filterOf(c, what);
  if (filter) return filter.controller ?? null;
  const whose = new Set(triggers.map((t) => t.subject?.controller ?? t.who));
  return what.sel === 'it' && whose.size === 1 ? ([...whose][0] ?? null) : null;
}

const ARRIVALS = '(?:to|into|in|on|onto) (?:play|(?:an?|any|one of your) (?:open |free )?front ?row slots?)(?: (?:that )?you control| under your control)?';

export function move(c: Cursor): Step[] | null {
  const what = selector(c);
  // An Entity card of a drop zone may come into play by an effect (18.7); it is not created by that.
  const kind = what?.sel === 'target' ? c.scope.targets[what.index] : null;
  if (what && kind?.kind === 'drop' && kind.filter.type === 'Entity' && c.word(ARRIVALS, null)) return [{ do: 'move', what, to: 'front' }];
  const to = what && destination(c, controllerOf(c, what) === 'you' || filterOf(c, what)?.owner === 'you');
  return what && to && [{ do: 'move', what, to }];
}

const ROWS = [['front ?row slot', 'front'], ['back ?row slot', 'back'], ['slot', 'any']] as const;

const SLOT_OF = [
  ['(?:that )?(?:they|its controller) controls?', 'its'],
  ['(?:that )?you control', 'you'],
  ['(?:that )?your opponent controls', 'opponent'],
] as const;

/** "Move target Entity you control to another open frontrow slot you control". */
export function slot(c: Cursor): Step[] | null {
  const what = selector(c);
  if (!what || !c.word('(?:to|into) (?:an?|another|any)(?: other)?(?: open)?', '"to an open … slot"')) return null;
  const row = c.oneOf(ROWS, '"frontrow slot", "backrow slot" or "slot"');
  // A move stays with its controller: a slot of the other player would be a change of control.
  const of = c.oneOf(SLOT_OF, null);
  if (of !== null && of !== 'its' && of !== controllerOf(c, what)) return c.miss(c.at, 'a slot of the player who controls it');
  return row && [{ do: 'slot', what, row }];
}

/** "Put 2 rust counters on target Entity". */
export function counters(c: Cursor): Step[] | null {
  const n = number(c);
  const counter = n === null ? null : c.match("[\\p{L}'-]+(?= counters?)", 'a kind of counter')?.[0];
  if (n === null || !counter || !c.word('counters? on', '"counter on"')) return null;
  return acting(c, (what) => ({ do: 'counter', what, n, counter: counter.toLowerCase() }));
}

const TOKEN_NAME = '"[^"]+"(?= tokens?)|[\\p{L}\'-]+(?: [\\p{L}\'-]+){0,5}?(?= tokens?)';
const ANY_SLOT = '(?:in|into) (?:an? )?(?:open )?(?:front ?row )?slots?(?: (?:you|they) control)?';

/** "Create two Driftwood tokens"; a token takes an open frontrow slot whether the text says so or not. */
export function token(c: Cursor, who: Who): Step[] | null {
  const n = number(c);
  const name = n === null ? null : c.match(TOKEN_NAME, 'the name of a token, and "token"')?.[0];
  if (n === null || !name || !c.word('tokens?', '"token"')) return null;
  reminder(c);
  c.word(ANY_SLOT, null);
  return [{ do: 'token', who, name: name.replaceAll('"', ''), n }];
}

/** A change that an instruction makes lasts as long as it says, and else for good. */
export function modify(c: Cursor, what: Selector, mods: readonly Mod[]): Step[] {
  const until = c.attempt(() => duration(c)) ?? c.scope.until ?? 'forever';
  return mods.map((mod) => ({ do: 'modify', what, mod, until }));
}

/** "Give target Entity +1 power this turn". */
export function give(c: Cursor): Step[] | null {
  const what = selector(c);
  const mods = what && changesWithoutVerb(c);
  return what && mods && modify(c, what, mods);
}

/** "Set the power of target Entity to 1 this turn". */
export function setStat(c: Cursor): Step[] | null {
  const whose = c.first<[Selector, Stat]>(
    () => {
      c.word('the', null);
      const which = stat(c);
      const what = which && c.word('of', '"of"') ? selector(c) : null;
      return which && what && [what, which];
    },
    () => {
      const what = selector(c);
      const which = what && c.word("'s?", null) ? stat(c) : null;
      return what && which && [what, which];
    },
  );
  const n = whose && c.word('to', '"to"') ? number(c) : null;
  return whose && n !== null ? modify(c, whose[0], [{ set: { [whose[1]]: n } }]) : null;
}
