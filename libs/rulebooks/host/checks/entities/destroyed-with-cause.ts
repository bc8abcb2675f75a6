import { check, illegal, undecidable } from '../../check.js';
import { fit } from '../../fitting.js';
import { refName } from '../../phrases.js';
import { healthOf } from '../../stats.js';
import { asksFor } from '../../tasks.js';
import { called, findThing } from '../../things.js';
import { unmodelledAbout } from '../../unmodelled.js';

export const destroyedWithCause = check({
  id: 'destroyed-with-cause',
  cites: [
    '18.2', '18.3', '18.4', '26.1.1', '26.1.2', '26.1.3', '26.1.4.1', '18.6', '18.6.1', '18.6.2', '18.6.3', '35.3.1', '36.1', '36.2',
    'host-basics:reading-a-card/health',
  ],
  rule: 'A card is destroyed when an effect says so or when its damage reaches its health, and not otherwise.',
  on: ['CardDestroyed'],
  messages: {
    tooLittle: illegal('{thing} was destroyed with {damage} damage and {health} health, and no effect destroys it.', {
      cites: [
        '18.2', '18.4', '26.1.1', '26.1.4.1', '18.6', '18.6.1', '18.6.2', '18.6.3', '35.3.1', '36.1', '36.2',
        'host-basics:reading-a-card/health',
      ],
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
    if (board.resolving && (board.resolving.tasks === null || fit(board, event).is === 'part')) return;
    const facts = { thing: called(board, thing), damage: thing.damage, health: healthOf(board, thing) };
    if (thing.dueAs === 'dropped') return report('noHealth', facts, [thing.dueSince]);
    if (asksFor(board, 'destroy')) return;
    const card = unmodelledAbout(board, /health|damage|destroy/i);
    if (card !== null) report('unless', { thing: facts.thing, card });
    else if (thing.card?.type !== 'Entity') report('byNothing', { thing: facts.thing }, [thing.entered]);
    else if (Number.isNaN(facts.health)) report('untold', { thing: facts.thing, damage: thing.damage });
    else report('tooLittle', facts, [thing.entered, thing.lastDamageEvent]);
  },
});
