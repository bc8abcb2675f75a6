import { match } from '../../carrying-out.js';
import { isByRule } from '../../causes.js';
import { check, illegal } from '../../check.js';
import { findThing } from '../../things.js';

export const nothingByItself = check({
  id: 'nothing-by-itself',
  cites: ['3.4.3', '1.10.2', '1.10.3', '4.1.4', '4.2.4', '3.3.2', '1.10.1'],
  rule: 'Nothing happens on the table but what a rule or an effect brings about.',
  on: [
    'CardsDrawn', 'CardsDiscarded', 'HsGained', 'HsLost', 'HsSet', 'PlasmaSet', 'PlasmaGained', 'PlasmaLost', 'CardTapped', 'CardUntapped',
    'AllUntapped', 'CardMoved', 'StatsChanged',
  ],
  messages: {
    draw: illegal('{player} drew without anything that lets {player} draw.', { cites: ['3.4.3', '1.10.2'] }),
    untap: illegal('A card was untapped without anything that untaps it.', { cites: ['3.4.3', '1.10.3'] }),
    tap: illegal('A card was tapped without a battle or an effect that taps it.', { cites: ['3.4.3', '4.1.4', '4.2.4'] }),
    plasma: illegal("{player}'s plasma changed without anything that changes it.", { cites: ['3.4.3', '3.3.2', '1.10.1'] }),
    other: illegal('This happened without an effect that brings it about.', { cites: ['3.4.3'] }),
  },
  judge({ event, board }, report) {
    if (!board.started || isByRule(board, event)) return;
    const { acting } = board;
    // What an effect does, or should do, is judged with the effect; one that is not modelled may do anything.
    if (acting && (!acting.loose || acting.tasks === null || match(board, event) !== null)) return;
    const player = event.by ?? ('player' in event.data ? event.data.player : 'a player');
    switch (event.type) {
      case 'CardsDrawn': return report('draw', { player });
      case 'CardUntapped':
      case 'AllUntapped': return report('untap', {});
      case 'CardTapped': return report('tap', {}, [board.called.event, findThing(board, event.data.card)?.lastDealt]);
      case 'PlasmaSet':
      case 'PlasmaGained':
      case 'PlasmaLost': return report('plasma', { player });
      default: return report('other', {});
    }
  },
});
