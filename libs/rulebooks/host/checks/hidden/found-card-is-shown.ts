import type { Step } from '../../abilities.js';
import type { HostBoard } from '../../board.js';
import { check, illegal } from '../../check.js';
import { fitsCard } from '../../stats.js';
import { itemName } from '../../things.js';

export const foundCardIsShown = check({
  id: 'found-card-is-shown',
  cites: ['41.3.3', '13.5.1'],
  rule: 'A card that a search had to match is shown to both players, and matches.',
  on: ['CardsPut'],
  messages: {
    hidden: illegal('{player} took a card for {item} without showing that it is what the effect searches for.', { cites: ['41.3.3'] }),
    unfit: illegal('{player} took {card}, which is not what {item} searches for.', { cites: ['41.3.3'] }),
    subtype: illegal('{player} took {card}, which is no {subtype}, for {item}.', { cites: ['13.5.1', '41.3.3'] }),
  },
  judge({ event, board }, report) {
    if (!board.resolving) return;
    const step = searchIn(board, event.data.from.zone);
    if (!step || Object.keys(step.filter).length === 0) return;
    const facts = { player: event.by!, item: itemName(board.resolving.item) };
    const relies = [board.resolving.began];
    for (const card of event.data.cards) {
      if (card === null) {
        // A redacted log hides what its viewer was shown all the same, and an open zone hides nothing.
        if (board.header.redactedFor === undefined && step.zone === 'deck') report('hidden', facts, relies);
        continue;
      }
      const known = board.book.main(card);
      if (!known || fitsCard(step.filter, known)) continue;
      const { subtype } = step.filter;
      if (subtype !== undefined && !known.subtypes.includes(subtype)) report('subtype', { ...facts, card, subtype }, relies);
      else report('unfit', { ...facts, card }, relies);
    }
  },
});

/** The search of the resolving effect that goes through this zone. */
function searchIn(board: HostBoard, zone: string): (Step & { do: 'search' }) | null {
  const searched = zone === 'top' || zone === 'bottom' ? 'deck' : zone;
  const task = board.resolving?.tasks?.find(({ step }) => step.do === 'search' && step.zone === searched);
  return task?.step.do === 'search' ? task.step : null;
}
