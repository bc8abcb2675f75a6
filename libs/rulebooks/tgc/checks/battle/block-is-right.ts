import { other, type Seat } from '../../board.js';
import { check, illegal, undecidable } from '../../check.js';
import { unmodelledAbout } from '../../unmodelled.js';
import { findWhere, isCreature, isUp, seatIndex } from '../../things.js';

export const blockIsRight = check({
  id: 'block-is-right',
  cites: ['4.1', '4.1.1', '4.1.1.1', '4.2', '4.2.1'],
  rule: 'The defending player may block a direct attack with one untapped creature.',
  on: ['BlockDeclared'],
  messages: {
    noAttack: illegal('{player} blocked, and there was no direct attack to block.', { cites: ['4.1'] }),
    tooLate: illegal('{player} blocked after the direct attack had gone through.', { cites: ['4.1.1', '4.1'] }),
    otherPlayer: illegal('{player} chose a blocker, and that is for the defending player.', { cites: ['4.2.1', '4.1'] }),
    several: illegal('{player} blocked with {count} creatures, and one may block.', { cites: ['4.1', '4.1.1.1', '4.2'] }),
    noCreature: illegal('{player} blocked with {card}, which is no creature of {player} on the field.', { cites: ['4.1'] }),
    tapped: illegal('{player} blocked with {card}, which was tapped.', { cites: ['4.1'] }),
    unless: undecidable('{player} blocked with {card}, which was tapped. The text of {text} is not modelled and may allow it.', { cites: ['4.1'] }),
    severalUnless: undecidable('{player} blocked with {count} creatures. The text of {text} is not modelled and may allow it.', { cites: ['4.1', '4.2'] }),
    unknownTapped: undecidable('{player} blocked with {card}. Whether it was tapped is not on record.', { cites: ['4.1'] }),
  },
  judge({ event, board }, report) {
    const player = event.by!;
    const seat = seatIndex(board, player) as Seat;
    const { battle } = board;
    const { with: blockers } = event.data;
    const attacking = battle?.attacker?.controller ?? board.turnPlayer;
    if (!battle || !battle.direct) return report('noAttack', { player }, [battle?.declared]);
    if (attacking !== other(seat)) report('otherPlayer', { player }, [battle.declared]);
    else if (battle.answered) report('tooLate', { player }, [battle.declared, battle.answered]);
    const text = blockers.length > 1 || blockers.some((ref) => findWhere(board, ref, seat, isUp)?.tapped === 1) ? unmodelledAbout(board, 'block') : '';
    if (blockers.length > 1) report(text ? 'severalUnless' : 'several', { player, count: blockers.length, text }, [battle.declared]);
    for (const ref of blockers) {
      const thing = findWhere(board, ref, seat, isUp);
      const card = ref.name ?? 'a card';
      if (!thing || thing.controller === attacking || (!isCreature(thing) && thing.card.type !== 'unknown')) report('noCreature', { player, card });
      else if (thing.tapped === 1) report(text ? 'unless' : 'tapped', { player, card, text });
      else if (Number.isNaN(thing.tapped)) report('unknownTapped', { player, card });
    }
  },
});
