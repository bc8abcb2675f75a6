/** What sets an effect off in a battle, where it is said of both sides: "attacks your Host", "deals combat damage to an Entity". */
import type { Trigger } from '../abilities.js';
import type { Cursor } from './cursor.js';
import { described } from './filters.js';
import type { Subject } from './triggers.js';

type Side = Pick<Trigger, 'who'>;

const HOSTS: readonly (readonly [string, Side])[] = [
  ['your host', { who: 'you' }],
  ["(?:your|an|the) opponent's host", { who: 'opponent' }],
  ['a host|any host|either host', {}],
];
const COMBAT_DAMAGE = '(?:any )?(?:combat|battle) damage';
const AN_ENTITY = '(?:an entity|a blocking entity|an attacking entity)';

const STRUCK: Trigger = { on: 'damaged', subject: { type: 'Entity' }, combat: true, by: 'this' };
const STRUCK_HOST: Trigger = { on: 'hostDamaged', combat: true, by: 'this' };

/** What an Entity does in a battle to what it fights; where it acts on that, `by` is the Entity. */
export function battleEvent(c: Cursor): Trigger[] | null {
  return c.first<Trigger[]>(
    () => {
      const whose = c.word('attacks?', null) ? c.oneOf(HOSTS, '"your Host"') : null;
      return whose && [{ on: 'hostAttacked', ...whose }];
    },
    () => (c.word('attacks? an entity(?: your opponent controls)?', '"an Entity"') ? [{ on: 'isBlocked' }] : null),
    () => {
      if (!c.word(`deals? ${COMBAT_DAMAGE}`, '"deals combat damage"')) return null;
      if (!c.word('to', null)) return [STRUCK, STRUCK_HOST];
      if (c.word(AN_ENTITY, '"an Entity"')) return [STRUCK];
      const whose = c.oneOf(HOSTS, '"a Host"');
      return whose && [{ ...STRUCK_HOST, ...whose }];
    },
    () => (c.word(`(?:is |are )dealt ${COMBAT_DAMAGE}|takes? ${COMBAT_DAMAGE}`, '"is dealt combat damage"') ? [{ on: 'damaged', combat: true }] : null),
    () => {
      const found = c.word('destroys? (?:an?|another)', '"destroys an Entity"') ? described(c) : null;
      const on = c.word('(?:by|in|with) (?:combat|battle)(?: damage)?', null) ? 'destroyedByCombat' : 'destroyed';
      return found && [{ on, subject: found.filter, by: 'this' }];
    },
  );
}

/** The same, said of `about`. */
export const fightingAs = (about: Subject, fought: readonly Trigger[]): Trigger[] =>
  fought.map((one) => (one.by ? { ...one, by: about.this ? 'this' : about.subject } : { ...one, ...about }));

/** "Your Host is attacked", "your Host takes damage", "damage is dealt to your Host". */
export function hostEvent(c: Cursor): Trigger[] | null {
  if (c.word('(?:any )?damage is dealt to', null)) {
    const struck = c.oneOf(HOSTS, '"your Host"');
    return struck && [{ on: 'hostDamaged', ...struck }];
  }
  const whose = c.oneOf(HOSTS, '"your Host"');
  if (!whose) return null;
  if (c.word('is attacked', '"is attacked"')) return [{ on: 'hostAttacked', ...whose }];
  const combat = c.match(`(?:is dealt|takes?) (any )?(${COMBAT_DAMAGE}|damage)`, '"takes damage"')?.[2];
  return combat === undefined ? null : [{ on: 'hostDamaged', ...whose, ...(/^damage$/i.test(combat) ? {} : { combat: true }) }];
}
