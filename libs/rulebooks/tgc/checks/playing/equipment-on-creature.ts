import { check, illegal, missed } from '../../check.js';
import { isWaiting } from '../../fold/acting.js';
import { actor, deed } from '../../phrases.js';
import { called, cardNamed, findThing, isCreature, nameOf, seatIndex } from '../../things.js';

export const equipmentOnCreature = check({
  id: 'equipment-on-creature',
  cites: ['3.3.1.2', '3.3.3.b.1', '3.3.3.b.2'],
  rule: 'Equipment is played only when there is a creature, and is put under one creature of either side.',
  on: ['CardPlayed', 'EquipmentAttached', 'NothingDone', 'BothDidNothing', 'PhasePassed', 'BattleDeclared', 'PhaseBegan'],
  messages: {
    noCreature: illegal('{player} played {card} with no creature on the field.', { cites: ['3.3.1.2'] }),
    several: illegal('{player} played {card} on {count} cards, and it goes on one creature.', { cites: ['3.3.3.b.1'] }),
    notOne: illegal('{card} went on {target}, which is no creature on the field.', { cites: ['3.3.3.b.1', '3.3.3.b.2'] }),
    notAttached: missed('{player} {did} before {card} lay under a creature.', { cites: ['3.3.3.b.2'] }),
  },
  judge({ event, board }, report) {
    if (event.type === 'EquipmentAttached') {
      const to = findThing(board, event.data.to);
      const card = event.data.card.name ?? 'the card';
      if (!to || !isCreature(to)) report('notOne', { card, target: to ? called(board, to) : (event.data.to.name ?? 'nothing') });
      return;
    }
    if (event.type !== 'CardPlayed') {
      const { acting } = board;
      if (acting?.source?.card.type !== 'Equipment' || acting.loose || acting.kind !== 'card' || !isWaiting(board, acting)) return;
      return report('notAttached', { player: actor(event), did: deed(event), card: nameOf(acting.source) }, [acting.event]);
    }
    const { card, on } = event.data;
    if (cardNamed(board, card).type !== 'Equipment') return;
    const player = event.by!;
    if (!board.players.some((p) => p.field.some((t) => isCreature(t) || t.card.type === 'unknown'))) return report('noCreature', { player, card });
    if (!on) return;
    if (on.length > 1) report('several', { player, card, count: on.length });
    const to = findThing(board, on[0], seatIndex(board, event.by));
    if (!to || (!isCreature(to) && to.card.type !== 'unknown')) report('notOne', { card, target: to ? called(board, to) : (on[0].name ?? on[0].player ?? 'nothing') });
  },
});
