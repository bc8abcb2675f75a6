import { check } from '../../check.js';
import { fit } from '../../fitting.js';
import { called, findThing, itemName } from '../../things.js';

export const nothingWithinAnAnd = check({
  id: 'nothing-within-an-and',
  cites: ['40.4', '40.4.1'],
  rule: 'The parts that "and" joins happen at the same time: no game action comes between them.',
  on: ['CardDestroyed', 'CardMoved'],
  messages: {
    between: '{thing} left play when {item} was half done: "and" makes its parts happen at once, and game actions wait for both.',
  },
  judge({ event, board }, report) {
    const { resolving } = board;
    if (!resolving?.tasks || board.simultaneous > 0) return;
    const thing = findThing(board, event.data.card);
    if (!thing || thing.dueSince === 0 || fit(board, event).is === 'part') return;
    const joined = resolving.tasks.filter((t) => t.clause === resolving.clause);
    const begun = joined.find((t) => t.done > 0);
    if (!begun || !joined.some((t) => t !== begun && t.left > 0 && t.optional === 'no')) return;
    report('between', { thing: called(board, thing), item: itemName(resolving.item) }, [resolving.began, thing.dueSince]);
  },
});
