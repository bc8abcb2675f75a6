import { match } from '../../carrying-out.js';
import { isByRule } from '../../causes.js';
import { check, illegal, undecidable } from '../../check.js';
import { actingName } from '../../phrases.js';
import { unmodelledAbout } from '../../unmodelled.js';

export const effectAsWritten = check({
  id: 'effect-as-written',
  cites: ['3.4.3', '3.3.3.c.1'],
  rule: 'An effect does what the card says, to what it says, in the order in which it says it.',
  on: [
    'CardsDrawn', 'CardsDiscarded', 'HsGained', 'HsLost', 'HsSet', 'PlasmaGained', 'PlasmaLost', 'DamageDealt', 'CardTapped', 'CardUntapped',
    'CardMoved', 'StatsChanged',
  ],
  messages: {
    notWritten: illegal('This happened while {card} was being carried out, and its text says nothing of the kind.', { cites: ['3.4.3', '3.3.3.c.1'] }),
    amount: illegal('{card} says another amount than this.', { cites: ['3.4.3', '3.3.3.c.1'] }),
    amountUnless: undecidable('{card} says another amount than this. The text of {text} is not modelled and may change it.', { cites: ['3.4.3', '3.3.3.c.1'] }),
    target: illegal('{card} does this to something else.', { cites: ['3.4.3', '3.3.3.c.1'] }),
    order: illegal('{card} does something else first.', { cites: ['3.4.3', '3.3.3.c.1'] }),
  },
  judge({ event, board }, report) {
    const { acting } = board;
    if (!acting?.tasks || !board.started) return;
    const found = match(board, event);
    const facts = { card: actingName(acting) };
    if (found?.flaw === '') return found.early ? report('order', facts, [acting.event]) : undefined;
    if (isByRule(board, event) && (acting.loose || event.type !== 'DamageDealt')) return;
    // With nothing owed any more, it is nobody's effect; that is said elsewhere.
    if (acting.loose && found === null) return;
    const text = found?.flaw === 'amount' ? unmodelledAbout(board, 'power') : '';
    if (text) return report('amountUnless', { ...facts, text }, [acting.event]);
    report(found?.flaw || 'notWritten', facts, [acting.event]);
  },
});
