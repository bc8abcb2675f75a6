import type { HostBoard, Resolution, Thing } from '../../board.js';
import { check, illegal, undecidable } from '../../check.js';
import { fit } from '../../fitting.js';
import { refName } from '../../phrases.js';
import { healthLayer, healthOf } from '../../stats.js';
import { asksFor } from '../../tasks.js';
import { called, findThing } from '../../things.js';
import { unmodelledAbout } from '../../unmodelled.js';

const TOO_LITTLE = '{thing} was destroyed with {damage} damage and {health} health, and no effect destroys it.';

export const destroyedWithCause = check({
  id: 'destroyed-with-cause',
  cites: [
    '18.2', '18.3', '18.4', '26.1.1', '26.1.2', '26.1.3', '26.1.4.1', '18.6', '18.6.1', '18.6.2', '18.6.3', '35.3.1', '36.1', '36.2', '40.4', '40.4.1',
    'host-basics:reading-a-card/health',
  ],
  rule: 'A card is destroyed when an effect says so or when its damage reaches its health, and not otherwise.',
  on: ['CardDestroyed'],
  messages: {
    tooLittle: illegal(TOO_LITTLE, { cites: ['18.2', '18.4', '26.1.1', '35.3.1', 'host-basics:reading-a-card/health'] }),
    tooLittleChanged: illegal(TOO_LITTLE, { cites: ['18.2', '26.1.4.1', '18.6', '18.6.1', '18.6.2', 'host-basics:reading-a-card/health'] }),
    tooLittleSet: illegal(TOO_LITTLE, { cites: ['18.2', '18.6', '18.6.3', 'host-basics:reading-a-card/health'] }),
    withinAnd: illegal('{thing} was destroyed with {damage} damage and {health} health: what "and" joins to the damage changes its health at the same time.', {
      cites: ['40.4', '40.4.1', '18.2', '26.1.1', '26.1.4.1', '18.6'],
    }),
    newVersion: illegal('{thing} was destroyed with {damage} damage and {health} health: nothing counts from before it came into play.', {
      cites: ['18.2', '36.1', '36.2'],
    }),
    byNothing: illegal('{thing} was destroyed, and no effect destroys it.', { cites: ['18.2', '35.3.1'] }),
    noHealth: illegal('{thing} was called destroyed, but it had {health} health: it goes to the drop zone without being destroyed.', {
      cites: ['18.3', '26.1.2', '26.1.3', 'host-basics:reading-a-card/health'],
    }),
    notInPlay: illegal('{thing} was destroyed, but no such card was in play.', { cites: ['18.2'] }),
    untold: undecidable('{thing} was destroyed with {damage} damage. What its health was is not on record.', { cites: ['18.2', '26.1.1'] }),
    unless: undecidable('{thing} was destroyed. The text of {card} is not modelled and may have destroyed it.', { cites: ['18.2'] }),
  },
  judge({ event, board }, report) {
    const thing = findThing(board, event.data.card);
    if (!thing) return report('notInPlay', { thing: refName(event.data.card) });
    if (thing.dueAs === 'destroyed') return;
    // Inside a resolution the text of the effect is judged by another check; without a model there is none.
    if (board.resolving && (isUnwritten(board.resolving) || fit(board, event).is === 'part')) return;
    const facts = { thing: called(board, thing), damage: thing.damage, health: healthOf(board, thing) };
    if (thing.dueAs === 'dropped') return report('noHealth', facts, [thing.dueSince]);
    if (asksFor(board, 'destroy')) return;
    const card = unmodelledAbout(board, /health|damage|destroy/i);
    if (card !== null) report('unless', { thing: facts.thing, card });
    else if (thing.card?.type !== 'Entity') report('byNothing', { thing: facts.thing }, [thing.entered]);
    else if (Number.isNaN(facts.health)) report('untold', { thing: facts.thing, damage: thing.damage });
    else report(kind(board, thing), facts, [thing.entered, thing.lastDamageEvent]);
  },
});

function kind(board: HostBoard, thing: Thing): 'withinAnd' | 'newVersion' | 'tooLittle' | 'tooLittleChanged' | 'tooLittleSet' {
  // It left and came back: what people still see on it is gone (36.2).
  if (board.lastGone.event > 0 && thing.entered > board.lastGone.event) return 'newVersion';
  if (isJoined(board)) return 'withinAnd';
  const layer = healthLayer(board, thing);
  return layer === 'set' ? 'tooLittleSet' : layer === 'changed' ? 'tooLittleChanged' : 'tooLittle';
}

/** A card that comes into its slot does nothing by itself; an effect without a model may do anything. */
const isUnwritten = ({ tasks, item }: Resolution): boolean => tasks === null && (item.kind === 'effect' || (item.card?.unmodelled ?? true));

/** The resolving effect deals damage and changes stats in one breath. */
function isJoined({ resolving }: HostBoard): boolean {
  const tasks = resolving?.tasks ?? [];
  return tasks.some((t) => t.step.do === 'modify' && tasks.some((u) => u.clause === t.clause && u.step.do === 'damage'));
}
