import { check, illegal } from '../../check.js';
import { refName } from '../../phrases.js';
import { ofType } from '../../kinds.js';
import { called, findThing } from '../../things.js';

export const equipmentOnItsTarget = check({
  id: 'equipment-on-its-target',
  cites: ['23.1', '23.2', '23.3', '16.2', '5.1'],
  rule: 'Equipment goes face up under the permanent that it targeted.',
  on: ['MarkerAttached', 'CardMoved'],
  messages: {
    notPermanent: illegal('{card} was put under {to}, which is no permanent in play.', { cites: ['23.1', '16.2', '5.1'] }),
    otherThanTarget: illegal('{card} was put under {to}; its target was {target}.', { cites: ['23.2', '23.3'] }),
    dropped: illegal('{card} was put away instead of under the permanent that it equips.', { cites: ['23.3'] }),
  },
  judge({ event, board }, report) {
    const { resolving } = board;
    if (event.type === 'CardMoved') {
      if (!resolving?.tasks || resolving.item.source === null || findThing(board, event.data.card) !== resolving.item.source) return;
      const isDue = resolving.tasks.some((t) => t.step.do === 'equip' && t.left > 0);
      if (isDue) report('dropped', { card: called(board, resolving.item.source) }, [resolving.began]);
      return;
    }
    const to = findThing(board, event.data.to);
    // A face-down card that the record does not name may be a Lingering one.
    if (!to || (to.card !== null && !ofType(to, 'permanent'))) {
      return report('notPermanent', { card: refName(event.data.card), to: refName(event.data.to) });
    }
    const target = resolving && resolving.item.source === findThing(board, event.data.card) ? resolving.item.aims[0] : undefined;
    if (!target || target.thing === to) return;
    const facts = { card: refName(event.data.card), to: refName(event.data.to), target: refName(target.ref) };
    report('otherThanTarget', facts, [resolving!.item.event]);
  },
});
