import type { HostBoard, Thing } from '../../board.js';
import { check, illegal, missed, undecidable } from '../../check.js';
import { hostSpecs, type HostEvent } from '../../events.js';
import { fit } from '../../fitting.js';
import { passesOverDue } from '../../overdue.js';
import { deed } from '../../phrases.js';
import { healthLayer, healthOf } from '../../stats.js';
import { called, itemName } from '../../things.js';
import { unmodelledAbout } from '../../unmodelled.js';

const ATTACKING = ['host-basics:attacking', 'host-basics:attacking/damage-dealing', 'host-basics:attacking/destroy-entities'] as const;
const HEALTH = ['host-basics:reading-a-card', 'host-basics:reading-a-card/health'] as const;
const LEFT = '{thing} has {damage} damage and {health} health and was not destroyed: that comes before anything else.';

export const destructionAtOnce = check({
  id: 'destruction-at-once',
  cites: [
    '18.2', '18.3', '18.6', '18.6.3', '24.3', '26.1.1', '26.1.1.1', '26.1.2', '26.1.4.1', '35.2', '35.3.1', '35.3.2', '35.3.3', '35.4', '40.3',
    ...HEALTH, ...ATTACKING,
  ],
  rule: 'An Entity is destroyed at once when its damage reaches its health; without health it drops at once, as a marker does without its card.',
  on: hostSpecs.map((s) => s.type),
  messages: {
    destroyed: missed(LEFT, { cites: ['18.2', '26.1.1', '35.3.1', '35.4', ...ATTACKING] }),
    destroyedChanged: missed(LEFT, { cites: ['18.2', '26.1.4.1', '18.6', '35.3.1', '35.4', ...ATTACKING] }),
    destroyedSet: missed(LEFT, { cites: ['18.2', '18.6.3', '35.3.1', '35.4', ...ATTACKING] }),
    healthFell: missed('{thing} has {damage} damage, its health has fallen to {health}, and it was not destroyed: that comes before anything else.', {
      cites: ['26.1.1.1', '35.3.1', '35.4', ...HEALTH],
    }),
    amid: missed('{thing} has {damage} damage and {health} health and was not destroyed: that comes before the rest of {item}.', {
      cites: ['40.3', '18.2', '35.3.1', '35.4'],
    }),
    dropped: missed('{thing} has {health} health and was not put into the drop zone: that comes before anything else.', {
      cites: ['18.3', '26.1.2', '35.3.2', '35.4', ...HEALTH],
    }),
    marker: missed('{thing} lay under a card that has left its slot and was not put into the drop zone.', {
      cites: ['24.3', '35.3.3', '35.4'],
    }),
    answered: illegal('{player} {did} while {thing} was still to leave play: that is a game action, and nobody can answer it.', {
      cites: ['35.2', '35.4'],
    }),
    unless: undecidable(
      '{thing} has {damage} damage and {health} health and stayed. The text of {card} is not modelled and may keep it in play.',
      { cites: ['18.2', '18.3', '35.4'] },
    ),
  },
  judge({ event, board }, report) {
    if (board.due.length === 0 || !passesOverDue(board, event)) return;
    const doomed = ANSWERS.has(event.type) ? board.due.find((t) => isAnswerable(board, t)) : undefined;
    for (const thing of board.due) {
      if (thing.overdue > 0) continue;
      if (thing.dueAs === 'marker' || thing.dueAs === '') {
        report('marker', { thing: called(board, thing) }, [thing.dueSince]);
        continue;
      }
      const facts = { thing: called(board, thing), damage: thing.damage, health: healthOf(board, thing) };
      const card = unmodelledAbout(board, /health|damage|destroy/i);
      if (card !== null) report('unless', { ...facts, card }, [thing.dueSince]);
      else if (thing.dueAs === 'dropped') report('dropped', facts, [thing.dueSince]);
      else if (isAmid(board, event)) report('amid', { ...facts, item: itemName(board.resolving!.item) }, [thing.dueSince]);
      else report(kind(board, thing), facts, [thing.dueSince]);
    }
    if (!doomed || unmodelledAbout(board, /health|damage|destroy/i) !== null) return;
    report('answered', { player: event.by!, did: deed(event), thing: called(board, doomed) }, [doomed.overdue]);
  },
});

/** Whether the text of what resolves goes on with this. */
function isAmid(board: HostBoard, event: HostEvent): boolean {
  if (board.resolving?.item.kind !== 'effect') return false;
  const { is } = fit(board, event);
  return is !== 'other' && is !== 'foreign';
}

/** By its last damage, or by what took its health away afterwards; what a position begins with is taken for the former. */
function kind(board: HostBoard, thing: Thing): 'destroyed' | 'destroyedChanged' | 'destroyedSet' | 'healthFell' {
  if (thing.dueSince > 0 && thing.lastDamageEvent !== thing.dueSince) return 'healthFell';
  const layer = healthLayer(board, thing);
  return layer === 'set' ? 'destroyedSet' : layer === 'changed' ? 'destroyedChanged' : 'destroyed';
}

/** Once it has been left lying for a while, what is played is no answer to it. */
const isAnswerable = (board: HostBoard, { dueAs, overdue }: Thing): boolean =>
  (dueAs === 'destroyed' || dueAs === 'dropped') && (overdue === 0 || overdue >= board.n - 1);

const ANSWERS: ReadonlySet<string> = new Set(['CardPlayed', 'AbilityActivated', 'AmbushActivated']);
