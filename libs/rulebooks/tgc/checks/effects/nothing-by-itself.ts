import { match } from '../../carrying-out.js';
import { isByRule } from '../../causes.js';
import { check, illegal, undecidable } from '../../check.js';
import { isWaiting } from '../../fold/acting.js';
import type { TgcBoard } from '../../board.js';
import type { TgcEvent } from '../../events.js';
import { findThing } from '../../things.js';
import { unmodelledAbout, type Topic } from '../../unmodelled.js';

/** What a text has to speak of to bring this about. */
const TOPICS = {
  CardsDrawn: 'draw', CardsDiscarded: 'discard', HsGained: 'hs', HsLost: 'hs', HsSet: 'hs', PlasmaSet: 'cost', PlasmaGained: 'cost',
  PlasmaLost: 'cost', CardTapped: 'tap', CardUntapped: 'tap', AllUntapped: 'tap', CardMoved: 'move', StatsChanged: 'power',
  CardDiscarded: 'discard', EquipmentAttached: 'equip', DeckShuffled: 'move',
} as const satisfies Partial<Record<TgcEvent['type'], Topic>>;

export const nothingByItself = check({
  id: 'nothing-by-itself',
  cites: ['3.4.3', '1.10.2', '1.10.3', '4.1.4', '4.2.4', '3.3.2', '1.10.1', '3.3.3.b.2', '1.11.b'],
  rule: 'Nothing happens on the table but what a rule or an effect brings about.',
  on: Object.keys(TOPICS) as (keyof typeof TOPICS)[],
  messages: {
    draw: illegal('{player} drew without anything that lets {player} draw.', { cites: ['3.4.3', '1.10.2'] }),
    untap: illegal('A card was untapped without anything that untaps it.', { cites: ['3.4.3', '1.10.3'] }),
    tap: illegal('A card was tapped without a battle or an effect that taps it.', { cites: ['3.4.3', '4.1.4', '4.2.4'] }),
    plasma: illegal("{player}'s plasma changed without anything that changes it.", { cites: ['3.4.3', '3.3.2', '1.10.1'] }),
    discarded: illegal('{card} was discarded from the field, and nothing discards it.', { cites: ['3.4.3', '1.11.b'] }),
    attached: illegal('{card} was put under another creature, and nothing moves it there.', { cites: ['3.4.3', '3.3.3.b.2'] }),
    other: illegal('This happened without an effect that brings it about.', { cites: ['3.4.3'] }),
    unless: undecidable('This happened without an effect on record that brings it about. The text of {text} is not modelled and may do it.', { cites: ['3.4.3'] }),
  },
  judge({ event, board }, report) {
    if (!board.started || isByRule(board, event)) return;
    const { acting } = board;
    // What an effect does, or should do, is judged with the effect; one that is not modelled may do anything.
    if (acting && (acting.tasks === null || isItsMatter(board, event) || match(board, event) !== null)) return;
    const text = unmodelledAbout(board, TOPICS[event.type]);
    const player = event.by ?? ('player' in event.data ? event.data.player : 'a player');
    const card = 'card' in event.data ? (event.data.card.name ?? 'a card') : '';
    if (text) return report('unless', { text });
    switch (event.type) {
      case 'CardsDrawn': return report('draw', { player });
      case 'CardUntapped':
      case 'AllUntapped': return report('untap', {});
      case 'CardTapped': return report('tap', {}, [board.called.event, findThing(board, event.data.card)?.lastDealt]);
      case 'PlasmaSet':
      case 'PlasmaGained':
      case 'PlasmaLost': return report('plasma', { player });
      case 'CardDiscarded': return report('discarded', { card });
      case 'EquipmentAttached': return report('attached', { card });
      default: return report('other', {});
    }
  },
});

/** While a card or effect is carried out its own checks speak; a card that waits for something else discards and attaches nothing. */
function isItsMatter(board: TgcBoard, event: TgcEvent): boolean {
  const acting = board.acting!;
  if (acting.loose) return false;
  if (event.type === 'CardDiscarded' || event.type === 'EquipmentAttached') {
    return isWaiting(board, acting) && acting.source?.card.name === event.data.card.name;
  }
  return event.type !== 'DeckShuffled';
}
