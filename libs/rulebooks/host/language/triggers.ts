/** What sets an effect off: "When this Entity is created, or whenever it attacks", "At the start of each turn". */
import type { Filter, Selector, Trigger, TriggerKind, Who } from '../abilities.js';
import type { Cursor } from './cursor.js';
import { described } from './filters.js';
import { DOERS, moment, phaseHappening, TURNS } from './moments.js';
import { EQUIPPED, thisCard } from './targets.js';
import { battleEvent, fightingAs, hostEvent } from './trigger-battles.js';
import { resourceKind } from './words.js';

/** What can happen to a card. "is" may be left out in a list: "is created or embodied". */
export const CARD_EVENTS: readonly (readonly [string, TriggerKind])[] = [
  ['(?:is |are )?created', 'created'],
  ['(?:is |are )?cast', 'cast'],
  ['(?:is |are )?embodied', 'embodied'],
  ['(?:is |are )?(?:laid|lay)', 'laid'],
  ['(?:is |are )?played', 'played'],
  ['enters? (?:a |the )?(?:slot|play)', 'entersSlot'],
  ['leaves? (?:a |its |the )?(?:slot|play)', 'leavesSlot'],
  ['moves? (?:slots?|to another (?:open )?slot|between slots)', 'movesSlots'],
  ['attacks?', 'attacks'],
  ['blocks?', 'blocks'],
  ['(?:is |are |becomes? )blocked', 'isBlocked'],
  // What is attacked is declared as blocking (25.3.4), and what attacks an Entity is blocked by it.
  ['(?:is |are )attacked', 'blocks'],
  ['(?:is |are )?destroyed (?:by|in) (?:combat|battle)(?: damage)?', 'destroyedByCombat'],
  ["(?:is |are )?destroyed by (?:an? |the )?(?:card effect|card's effect|effect)(?: of a card)?", 'destroyedByEffect'],
  ['(?:is |are )?destroyed', 'destroyed'],
  ['(?:is |are )?dealt (?:any )?damage|takes? (?:any )?damage', 'damaged'],
  ['(?:is |are |becomes? )?equipped(?: with an equipment)?', 'equipped'],
];

const UNDER: readonly (readonly [string, Filter])[] = [
  ['under your control', { controller: 'you' }],
  ["under (?:your|an|the) opponent's control", { controller: 'opponent' }],
];

const TO_DROP = '(?:is |are )?(?:put|placed|sent|goes?) (?:in|into|to)';
const DROPS: readonly (readonly [string, 'you' | 'opponent' | null])[] = [
  ['your drop zone', 'you'],
  ["(?:your|an|the) opponent's drop zone", 'opponent'],
  ["(?:a|the|any|its owner's|its|their owner's) drop zone", null],
];

/** What a player does to a card of their own: the verb, the trigger, and the one for "would". */
const DEEDS: readonly (readonly [string, { readonly on: TriggerKind; readonly would?: TriggerKind; readonly type?: Filter['type'] }])[] = [
  ['creates?', { on: 'created', would: 'wouldCreate' }],
  ['casts?', { on: 'cast', would: 'wouldCast' }],
  ['plays?', { on: 'played', would: 'wouldPlay' }],
  ['embody|embodies', { on: 'embodied', would: 'wouldPlay', type: 'Form' }],
  ['lays?', { on: 'laid', would: 'wouldPlay', type: 'Ambush' }],
  ['discards?', { on: 'discards' }],
];

const OR_WHEN = ',?\\s*(?:(?:or|and) (?:when|whenever|if)|or)';

/** One or more triggers: the words after "When", up to the comma or semicolon before the effect. */
export function triggers(c: Cursor): Trigger[] | null {
  const first = happening(c);
  if (!first) return null;
  const all = [...first];
  for (;;) {
    const more = c.attempt(() => (c.word(OR_WHEN, '"or whenever"') ? happening(c, all.at(-1)) : null))
      ?? c.attempt(() => (c.word(',?\\s*(?:or|and)(?= at the)', null) ? moment(c) : null));
    if (!more) break;
    all.push(...more);
  }
  c.name({ triggers: all, it: antecedent(all), they: c.scope.they ?? playerOf(all) });
  return all;
}

function antecedent(all: readonly Trigger[]): Selector | null {
  // Of one that strikes or destroys another, "it" would be either.
  if (all.some((t) => t.by)) return null;
  if (all.every((t) => t.this)) return { sel: 'this' };
  if (all.every((t) => t.equipped)) return { sel: 'equipped' };
  return all.every((t) => t.this || t.equipped || t.subject) ? { sel: 'it' } : null;
}

function playerOf(all: readonly Trigger[]): Who | null {
  const whose = new Set(all.map((t) => t.who ?? t.subject?.controller));
  if (whose.size === 1 && whose.has('opponent')) return 'opponent';
  return whose.has('you') ? null : 'its';
}

function happening(c: Cursor, before?: Trigger): Trigger[] | null {
  return c.first<Trigger[]>(
    () => equipping(c),
    () => (c.word('an ambush is activated', null) ? [{ on: 'activatesAmbush', subject: { type: 'Ambush' } }] : null),
    () => harm(c),
    () => (c.word('an attack is declared', null) ? [{ on: 'attacks', subject: { type: 'Entity' } }] : null),
    () => cardHappening(c, before),
    () => {
      const turn = c.oneOf(TURNS, null);
      const on = turn && c.oneOf([['starts?|begins?', 'turnStarts'], ['ends?', 'turnEnds']] as const, '"starts"');
      return turn && on && [{ on, ...turn }];
    },
    () => phaseHappening(c),
    () => playerHappening(c),
    () => hostEvent(c),
  );
}

const ONE_OF: readonly (readonly [string, Filter])[] = [
  ["one of (?:your|an|the) opponent's", { controller: 'opponent' }],
  ['one of your', { controller: 'you' }],
];

const POSSESSIVES: readonly (readonly [string, Filter])[] = [
  ["(?:your|an|the) opponent's", { controller: 'opponent' }],
  ['your', { controller: 'you' }],
];

export type Subject = Pick<Trigger, 'this' | 'equipped' | 'subject'>;

function subject(c: Cursor, before?: Trigger): Subject | null {
  return c.first<Subject>(
    () => (thisCard(c) ? { this: true } : null),
    () => (c.word(EQUIPPED, '"the equipped Entity"') ? { equipped: true } : null),
    () => (before && c.word('it', '"it"') ? subjectOf(before) : null),
    () => (c.scope.it?.sel === 'equipped' && c.word('it', null) ? { equipped: true } : null),
    () => {
      const owner = c.oneOf(ONE_OF, null);
      const found = owner && described(c, { plural: true });
      return found && { subject: { ...found.filter, ...owner } };
    },
    () => {
      // "Your opponent's Entity": of "your opponent's Host" and "your Host" something else reads.
      const owner = c.oneOf(POSSESSIVES, null);
      const found = owner && described(c);
      return found && !found.plural ? { subject: { ...found.filter, ...owner } } : null;
    },
    () => {
      const another = c.word('another', '"another"');
      if (!another && !c.word('an?|any|one or more', '"a"')) return null;
      const found = described(c);
      return found && { subject: another ? { ...found.filter, other: true } : found.filter };
    },
  );
}

function subjectOf(t: Trigger): Subject | null {
  if (t.this) return { this: true };
  if (t.equipped) return { equipped: true };
  return t.subject ? { subject: t.subject } : null;
}

/** "This Entity attacks or blocks", "this Entity or another Entity you control is destroyed". */
function cardHappening(c: Cursor, before?: Trigger): Trigger[] | null {
  const about = subject(c, before);
  if (!about) return null;
  const second = c.attempt(() => (c.word('or', '"or"') ? subject(c) : null));
  const abouts = second ? [about, second] : [about];
  const first = cardEvent(c, abouts);
  if (!first) return null;
  const all = [...first];
  for (;;) {
    const more = c.attempt(() => (c.word(',?\\s*or', '"or"') ? cardEvent(c, abouts) : null));
    if (!more) return all;
    all.push(...more);
  }
}

function cardEvent(c: Cursor, abouts: readonly Subject[]): Trigger[] | null {
  const fought = c.attempt(() => battleEvent(c));
  if (fought) return abouts.some((about) => fought[0].by && about.equipped) ? null : abouts.flatMap((about) => fightingAs(about, fought));
  const on = c.oneOf(CARD_EVENTS, 'what happens ("is created", "attacks", "is destroyed", "enters a slot", …)');
  if (on !== null) {
    const under = on === 'entersSlot' || on === 'created' ? c.oneOf(UNDER, null) : null;
    return abouts.map((about) => ({ on, ...about, ...(under && about.subject ? { subject: { ...about.subject, ...under } } : {}) }));
  }
  return c.attempt(() => {
    if (!c.word(TO_DROP, '"is put into your drop zone"')) return null;
    const zone = c.first<{ who: 'you' | 'opponent' | null }>(() => {
      for (const [phrase, who] of DROPS) if (c.word(phrase, '"your drop zone"')) return { who };
      return null;
    });
    return zone && abouts.map((about) => ({ on: 'toDrop', ...about, ...(zone.who ? { who: zone.who } : {}) }));
  });
}

/** "You embody a Form or cast a Sorcery". */
function playerHappening(c: Cursor): Trigger[] | null {
  const doer = c.oneOf(DOERS, '"you", "your opponent" or "a player"');
  const first = doer && deedOf(c, doer);
  if (!doer || !first) return null;
  const all = [...first];
  for (;;) {
    const more = c.attempt(() => (c.word(',?\\s*or', '"or"') ? deedOf(c, doer) : null));
    if (!more) return all;
    all.push(...more);
  }
}

function deedOf(c: Cursor, doer: { readonly who?: 'you' | 'opponent' }): Trigger[] | null {
  const would = c.word('would', '"would"');
  const deed = c.oneOf(DEEDS, 'what the player does ("create", "cast", "play", "draw", "gain", …)');
  if (deed) {
    const on = would ? deed.would : deed.on;
    if (on === undefined) return c.miss(c.at, '"would create", "would cast", "would embody", "would lay" or "would play"');
    const found = ownCard(c, on, doer);
    return would && deed.type ? found && found.map((t) => ({ ...t, subject: { ...t.subject, type: deed.type } })) : found;
  }
  return would ? null : otherDeed(c, doer);
}

/** "creates an Entity": the card; "plays a card": any. */
function ownCard(c: Cursor, on: TriggerKind, doer: { readonly who?: 'you' | 'opponent' }): Trigger[] | null {
  const another = c.word('another', null);
  if (!another && !c.word('an?|any|one or more', '"a"')) return null;
  const found = described(c);
  if (!found) return null;
  const filter: Filter = another ? { ...found.filter, other: true } : found.filter;
  return [{ on, subject: filter, ...doer }];
}

const SPENDS = '(?:spends?|uses?) (?:an action point|one or more action points|any action points|#)';
const USES = '(?:activates?|uses?) an (?:activated )?effect';

function otherDeed(c: Cursor, doer: { readonly who?: 'you' | 'opponent' }): Trigger[] | null {
  const battle = (on: 'attacks' | 'blocks'): Trigger[] | null => {
    const found = c.word('with', null) ? c.word('an?|another', null) && described(c) : { filter: { type: 'Entity' as const } };
    return found ? [{ on, subject: doer.who ? { ...found.filter, controller: doer.who } : found.filter }] : null;
  };
  const entity: Subject = { subject: { type: 'Entity', ...(doer.who ? { controller: doer.who } : {}) } };
  return c.first<Trigger[]>(
    () => (c.word('draws? (?:a card|one or more cards|any cards)', '"draw a card"') ? [{ on: 'draws', ...doer }] : null),
    () => {
      const resource = c.word('gains?', '"gain"') ? resourceKind(c) : null;
      return resource === null ? null : [{ on: 'gains', ...doer, ...(resource ? { resource } : {}) }];
    },
    () => (c.word(SPENDS, '"spend an action point"') ? [{ on: 'spendsPoint', ...doer }] : null),
    () => (c.word('activates? an ambush', '"activate an Ambush"') ? [{ on: 'activatesAmbush', subject: { type: 'Ambush' }, ...doer }] : null),
    () => (c.word(USES, '"use an activated effect"') ? [{ on: 'activates', ...doer }] : null),
    () => {
      const fought = c.attempt(() => battleEvent(c));
      return fought?.[0].on === 'hostAttacked' ? fightingAs(entity, fought) : null;
    },
    () => (c.word('attacks?|declares? an attack', '"attack"') ? battle('attacks') : null),
    () => (c.word('blocks?', '"block"') ? battle('blocks') : null),
  );
}

/** "Damage is dealt to an Entity": it happens to the Entity; of Hosts another reader knows. */
function harm(c: Cursor): Trigger[] | null {
  if (!c.word('(?:any )?damage is dealt to', null)) return null;
  const about = subject(c);
  return about && [{ on: 'damaged', ...about }];
}

/** "An Equipment is equipped to an Entity you control": it happens to the Entity. */
function equipping(c: Cursor): Trigger[] | null {
  if (!c.word('an equipment (?:is|becomes) (?:equipped|attached) to', '"an Equipment is equipped to"')) return null;
  const about = subject(c);
  return about && [{ on: 'equipped', ...about }];
}
