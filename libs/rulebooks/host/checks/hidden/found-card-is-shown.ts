import { check, illegal } from '../../check.js';
import { searchFor } from '../../resolution.js';
import { fitsCard } from '../../kinds.js';
import { itemName } from '../../things.js';

export const foundCardIsShown = check({
  id: 'found-card-is-shown',
  cites: ['41.3.3', '13.5.1', '34.3'],
  rule: 'A card that a search had to match is shown to both players, and matches.',
  on: ['CardsPut', 'ResolutionEnded'],
  messages: {
    hidden: illegal('{player} took a card for {item} without ever showing that it is what the effect searches for.', { cites: ['41.3.3'] }),
    unfit: illegal('{player} took {card}, which is not what {item} searches for.', { cites: ['41.3.3', '34.3'] }),
    subtype: illegal('{player} took {card}, which is no {subtype}, for {item}.', { cites: ['13.5.1', '41.3.3', '34.3'] }),
  },
  judge({ event, board }, report) {
    const { resolving } = board;
    if (!resolving) return;
    const relies = [resolving.began];
    if (event.type === 'ResolutionEnded') {
      // A redacted log hides what its viewer was shown all the same.
      if (resolving.unnamed <= resolving.shown || board.header.redactedFor !== undefined) return;
      return report('hidden', { player: board.seats[resolving.item.by], item: itemName(resolving.item) }, relies);
    }
    const step = searchFor(resolving, event.data.from.zone);
    if (!step) return;
    const facts = { player: event.by!, item: itemName(resolving.item) };
    for (const card of event.data.cards) {
      const known = card === null ? undefined : board.book.main(card);
      if (card === null || !known || fitsCard(step.filter, known)) continue;
      const { subtype } = step.filter;
      if (subtype !== undefined && !known.subtypes.includes(subtype)) report('subtype', { ...facts, card, subtype }, relies);
      else report('unfit', { ...facts, card }, relies);
    }
  },
});
