import { other, type Seat } from '../../board.js';
import { check, illegal, undecidable } from '../../check.js';
import { unmodelledAbout } from '../../unmodelled.js';
import { called, findThing, findWhere, isCreature, isUp, seatIndex } from '../../things.js';

export const attackCanBeMade = check({
  id: 'attack-can-be-made',
  cites: ['3.5.1', '3.5.2', '4.2', '4.2.1.1'],
  rule: 'The attacker is an untapped creature of the player who declares battle, and attacks the opponent or one creature of the opponent.',
  on: ['BattleDeclared'],
  messages: {
    noAttacker: illegal('{player} attacked with {card}, which is no creature of {player} on the field.', { cites: ['3.5.1'] }),
    tapped: illegal('{player} attacked with {card}, which was tapped.', { cites: ['3.5.1'], reading: 'a tapped creature cannot attack' }),
    unknownTapped: undecidable('{player} attacked with {card}. Whether it was tapped is not on record.', {
      cites: ['3.5.1'], reading: 'a tapped creature cannot attack',
    }),
    unless: undecidable('{player} attacked with {card}, which was tapped. The text of {text} is not modelled and may allow it.', {
      cites: ['3.5.1'], reading: 'a tapped creature cannot attack',
    }),
    ownSide: illegal('{player} attacked {target}, which is on the same side.', { cites: ['3.5.2'] }),
    noTarget: illegal('{player} attacked {target}, which is no creature on the field.', { cites: ['3.5.2', '4.2', '4.2.1.1'] }),
  },
  judge({ event, board }, report) {
    const player = event.by!;
    const seat = seatIndex(board, player) as Seat;
    const { attacker: ref, target } = event.data;
    const attacker = findWhere(board, ref, seat, isUp);
    const card = ref.name ?? 'a card';
    if (!attacker || attacker.controller !== seat || (!isCreature(attacker) && attacker.card.type !== 'unknown')) report('noAttacker', { player, card });
    else if (attacker.tapped === 1) {
      const text = unmodelledAbout(board, 'attack');
      report(text ? 'unless' : 'tapped', { player, card, text });
    }
    else if (Number.isNaN(attacker.tapped)) report('unknownTapped', { player, card });
    if (target.player !== undefined) {
      if (target.player === player) report('ownSide', { player, target: player });
      return;
    }
    const thing = findThing(board, target, other(seat));
    if (!thing || (!isCreature(thing) && thing.card.type !== 'unknown')) report('noTarget', { player, target: target.name ?? 'nothing' });
    else if (thing.controller === seat) report('ownSide', { player, target: called(board, thing) });
  },
});
