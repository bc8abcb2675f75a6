import { check } from '../../check.js';
import { refName } from '../../phrases.js';
import { itemName } from '../../things.js';

export const triggerWaitsForResolution = check({
  id: 'trigger-waits-for-resolution',
  cites: ['34.4', '40.3.1', '35.5'],
  rule: 'What triggers while an effect resolves waits until that effect has fully resolved.',
  on: ['TriggerStacked'],
  messages: {
    inside: '{player} put the effect of {card} on the stack while {item} was still resolving.',
  },
  judge({ event, board }, report) {
    // A card that resolves only arrives in its slot; what that sets off may be told under it.
    if (board.resolving?.item.kind !== 'effect') return;
    const { item, began } = board.resolving;
    report('inside', { player: event.by!, card: refName(event.data.source), item: itemName(item) }, [began]);
  },
});
