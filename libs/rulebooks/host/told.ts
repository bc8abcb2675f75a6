/** What an event brought about, told as a finding tells it: a clause in the past tense, with its doer. */
import type { HostEvent } from './events.js';
import { count, deed, refName } from './phrases.js';
import { changeCodec, type Zone } from './words.js';

export function told(event: HostEvent): string {
  const by = event.by ?? 'the game';
  switch (event.type) {
    case 'DamageDealt': return `${event.data.amount} damage was dealt to ${refName(event.data.to)}`;
    case 'DamageHealed': return `${event.data.amount} damage was healed from ${refName(event.data.from)}`;
    case 'HostHealed': return `${by} healed ${count(event.data.cards.length, 'damage card')}`;
    case 'CardDestroyed': return `${refName(event.data.card)} was destroyed`;
    case 'CardMoved': return `${refName(event.data.card)} ${event.data.to.zone === 'none' ? 'left the game' : `went to ${zoneWords(event.data.to)}`}`;
    case 'CardsPut': return `${by} put ${cards(event.data.cards)} from ${zoneWords(event.data.from)} ${onto(event.data.to)}`;
    case 'SlotMoved': return `${refName(event.data.card)} moved to ${event.data.slot}`;
    case 'ControlTaken': return `${by} took control of ${refName(event.data.card)}`;
    case 'MarkerAttached': return `${refName(event.data.card)} was attached to ${refName(event.data.to)}`;
    case 'TokenCreated': return `${by} made a ${event.data.token} token`;
    case 'CountersPut': return `${refName(event.data.card)} got ${count(event.data.amount, `${event.data.counter} counter`)}`;
    case 'StatsChanged': return `${refName(event.data.card)} got ${event.data.changes.map((c) => changeCodec.print(c, NO_WORDS)).join(' and ')}`;
    case 'CardsRevealed': return `${by} revealed ${cards(event.data.cards)}`;
    case 'CardsLookedAt': return `${by} looked at ${count(event.data.cards.length, 'card')} of ${zoneWords(event.data.in)}`;
    case 'ZoneSearched': return `${by} searched ${zoneWords(event.data.zone)}`;
    case 'LeftStack': return `${refName(event.data.item)} left the stack`;
    default: return `${by} ${deed(event)}`;
  }
}

const NO_WORDS = { seats: [], names: [] };

/** By name where the record names them all. */
function cards(names: readonly (string | null)[]): string {
  return names.length > 0 && names.length <= 3 && names.every((n) => n !== null) ? names.join(' and ') : count(names.length, 'card');
}

const ZONES: Readonly<Partial<Record<Zone['zone'], string>>> = {
  form: 'Form Zone', drop: 'drop zone', damage: 'damage zone', banished: 'Banished Zone', top: 'deck', bottom: 'deck',
};

const onto = (zone: Zone): string => `${zone.zone === 'top' || zone.zone === 'bottom' ? 'on' : 'into'} ${zoneWords(zone)}`;

/** "kate's drop zone", "the bottom of john's deck". */
export function zoneWords({ zone, of }: Zone): string {
  if (zone === 'none') return 'nowhere';
  const end = zone === 'top' || zone === 'bottom' ? `the ${zone} of ` : '';
  return `${end}${of === undefined ? "the owner's" : `${of}'s`} ${ZONES[zone] ?? zone}`;
}
