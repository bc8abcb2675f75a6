import { check, undecidable } from '../../check.js';
import { findItem, itemName, nameOf } from '../../things.js';

export const effectIsModelled = check({
  id: 'effect-is-modelled',
  cites: ['34.3'],
  rule: 'What an effect does is judged by its text, so that text must be modelled.',
  on: ['ResolutionBegan'],
  messages: {
    notModelled: undecidable('{item} resolved. The text of {card} is not modelled, so whether it was carried out as written cannot be told.'),
  },
  judge({ event, board }, report) {
    const item = findItem(board, event.data.item);
    if (item?.kind !== 'effect' || item.ability || !item.source) return;
    if (item.source.card === null || item.source.card.unmodelled) report('notModelled', { item: itemName(item), card: nameOf(item.source) }, [item.event]);
  },
});
