/** How findings tell what an event did. */
import type { HostBoard } from './board.js';
import type { HostEvent } from './events.js';
import { PHASE_NAMES } from './events.js';
import { itemName } from './things.js';
import type { Ref } from './words.js';

export const seatName = (board: HostBoard, seat: number): string => (seat === 0 || seat === 1 ? board.seats[seat] : 'nobody');

/** "john's Stone Ogre", as the record pointed at it. */
export function refName(ref: Ref): string {
  if (ref.player !== undefined) return ref.player;
  if (ref.event !== undefined) return `event ${ref.event}`;
  const name = ref.name ?? (ref.at === 'host' ? 'Host' : ref.at === undefined ? 'card' : `card in ${ref.at}`);
  const whose = ref.of !== undefined ? `${ref.of}'s ` : ref.name !== undefined ? '' : ref.at === undefined ? 'a ' : 'the ';
  return whose + name + (ref.at === 'drop' && ref.name !== undefined ? ' in the drop zone' : '') + (ref.effect ? "'s effect" : '');
}

const VERBS = { create: 'created', cast: 'cast', embody: 'embodied', lay: 'laid', play: 'played' } as const;

/** What the event did, in the past tense, without its doer. */
export function deed(event: HostEvent): string {
  switch (event.type) {
    case 'CardPlayed': return `${VERBS[event.data.verb]} ${event.data.card ?? 'a card'}`;
    case 'AbilityActivated': return `used the effect of ${refName(event.data.source)}`;
    case 'AmbushActivated': return `activated ${event.data.card}`;
    case 'TriggerStacked': return `put the effect of ${refName(event.data.source)} on the stack`;
    case 'PointsSpentToDraw': return 'used an action point to draw';
    case 'PointsSpentToGain': return 'used action points to gain a resource';
    case 'PhaseDeclared': return `declared the ${PHASE_NAMES[event.data.phase]}`;
    case 'AttackerDeclared': return `declared ${refName(event.data.attacker)} as attacker`;
    case 'BlockerDeclared': return `declared ${refName(event.data.blocker)} as blocker`;
    case 'PriorityPassed': return 'passed';
    case 'TargetsChanged': return `changed the targets of ${refName(event.data.item)}`;
    case 'TurnEnded': return 'ended the turn';
    case 'CardsDrawn': return `drew ${count(event.data.cards.length, 'card')}`;
    case 'CardsDiscarded': return `discarded ${count(event.data.cards.length, 'card')}`;
    case 'HostDamageTaken': return `put ${count(event.data.cards.length, 'card')} into the damage zone`;
    case 'Mulliganed': return `put ${count(event.data.cards.length, 'card')} back in the mulligan`;
    case 'ResourcesGained': return `gained ${event.data.resources || 'nothing'}`;
    case 'ResourcesLost': return `lost ${event.data.resources || 'nothing'}`;
    default: return THINGS_DONE[event.type] ?? event.type;
  }
}

const THINGS_DONE: Readonly<Record<string, string>> = {
  DamageDealt: 'dealt damage',
  CardDestroyed: 'destroyed a card',
  CardMoved: 'moved a card',
  CardsPut: 'put cards into another zone',
  SlotMoved: 'moved a card to another slot',
  ControlTaken: 'took control of a card',
  MarkerAttached: 'attached a marker',
  TokenCreated: 'made a token',
  CountersPut: 'put counters on a card',
  StatsChanged: 'changed stats',
  CardsLookedAt: 'looked at cards',
  ZoneSearched: 'searched a zone',
  HostHealed: 'healed the Host',
  DamageHealed: 'healed damage',
  LeftStack: 'took something off the stack',
};

/** Card text as a finding quotes it: the finding has a full stop of its own. */
export const wording = (text: string): string => (text.endsWith('.') ? text.slice(0, -1) : text);

export const count = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`;

export const topOf = (board: HostBoard): string => {
  const top = board.stack.at(-1);
  return top ? itemName(top) : 'nothing';
};

export function phaseOf({ phase, turnPlayer, seats, started }: HostBoard): string {
  if (phase === null) return started < 0 ? 'a phase that is not on record' : 'the setup';
  return turnPlayer < 0 ? `the ${PHASE_NAMES[phase]}` : `${seats[turnPlayer]}'s ${PHASE_NAMES[phase]}`;
}

/** What happens in a match without being play: no rule looks at it. */
export const isPlay = (event: HostEvent): boolean => !ASIDE.has(event.type);
const ASIDE: ReadonlySet<string> = new Set([
  'Noted', 'JudgeCalled', 'BackedUp', 'RulingGiven', 'PenaltyGiven', 'ResolutionEnded', 'SimultaneousEnded',
  'DamageStepEnded', 'GameBegan', 'TriggersDeclared', 'LoopFound',
]);

