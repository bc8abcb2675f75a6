import { check, illegal, undecidable } from '../../check.js';
import { hasAttacked } from '../../fighting.js';
import { refName } from '../../phrases.js';
import { keywordOf, unsettledOn } from '../../stats.js';
import { called, findThing, isEntity, seatIndex } from '../../things.js';
import { unmodelledAbout } from '../../unmodelled.js';

export const attackerCanAttack = check({
  id: 'attacker-can-attack',
  cites: [
    '25.2.1', '37.2', '18.5.1', '18.5.2.1', '18.5.2.2', '25.5.1', '36.2', '5.1', 'host-basics:card-types',
    'host-basics:card-types/entity', 'host-basics:attacking', 'host-basics:attacking/declaration',
  ],
  rule: 'An attacker is an own Entity in play without Creation Sickness that has not attacked this turn.',
  on: ['AttackerDeclared'],
  messages: {
    notInPlay: illegal('{player} attacked with {attacker}, which is not an Entity in play.', { cites: ['25.2.1', '5.1'] }),
    notOwn: illegal('{player} attacked with {attacker}, which {controller} controls.', { cites: ['25.2.1', '37.2'] }),
    cannot: illegal('{player} attacked with {attacker}, which cannot attack.', { cites: ['25.2.1'] }),
    mayNot: undecidable(
      '{player} attacked with {attacker}. Whether it can attack hangs on a condition in the text of {card} that the record leaves open.',
      { cites: ['25.2.1'] },
    ),
    sick: illegal(
      '{player} attacked with {attacker}, which has Creation Sickness: no Start Phase of {player} has begun since it came into play.',
      { cites: ['18.5.2.1', '18.5.2.2', '18.5.1', '36.2', 'host-basics:card-types', 'host-basics:card-types/entity'] },
    ),
    again: illegal('{player} attacked with {attacker}, which had already attacked this turn.', {
      cites: ['25.5.1', 'host-basics:attacking', 'host-basics:attacking/declaration'],
    }),
    hasteUntold: undecidable(
      '{player} attacked with {attacker}, which has Creation Sickness. Whether the condition holds under which it has Haste is not on record.',
      { cites: ['18.5.2.1', '18.5.1', '18.5.2.2'] },
    ),
    sickUntold: undecidable(
      '{player} attacked with {attacker}. Since when it has been in play, and so whether it has Creation Sickness, is not on record.',
      { cites: ['18.5.2.1', '18.5.1', '18.5.2.2'] },
    ),
    againUntold: undecidable('{player} attacked with {attacker}. Whether it had attacked this turn before the record starts is not told.', {
      cites: ['25.5.1'],
    }),
    sickUnless: undecidable(
      '{player} attacked with {attacker}, which has Creation Sickness. The text of {card} is not modelled and may let it attack.',
      { cites: ['18.5.2.1', '18.5.1', '18.5.2.2'] },
    ),
    againUnless: undecidable(
      '{player} attacked with {attacker} for the second time this turn. The text of {card} is not modelled and may allow it.',
      { cites: ['25.5.1'] },
    ),
  },
  judge({ event, board }, report) {
    const seat = seatIndex(board, event.by);
    const thing = findThing(board, event.data.attacker, seat);
    const player = event.by!;
    if (!thing || !isEntity(thing)) return report('notInPlay', { player, attacker: refName(event.data.attacker) });
    if (thing.controller !== seat) {
      return report('notOwn', { player, attacker: called(board, thing), controller: board.seats[thing.controller] }, [thing.entered]);
    }
    const cannot = keywordOf(board, thing, 'Cannot Attack');
    if (cannot === 1) report('cannot', { player, attacker: called(board, thing) }, [thing.entered]);
    else if (cannot !== 0) report('mayNot', { player, attacker: called(board, thing), card: unsettledOn(board, thing, 'Cannot Attack') ?? '' });
    const haste = keywordOf(board, thing, 'Haste');
    const sick = haste === 1 || thing.sick === 0 ? 0 : haste + thing.sick;
    const again = hasAttacked(board, thing);
    if (sick === 0 && again === 0) return;
    const card = unmodelledAbout(board, /attack|haste|sickness/i, thing.card) ?? '';
    const facts = { player, attacker: called(board, thing), card };
    if (Number.isNaN(sick)) report(Number.isNaN(thing.sick) ? 'sickUntold' : 'hasteUntold', facts);
    else if (sick === 1) report(card ? 'sickUnless' : 'sick', facts, [thing.entered]);
    if (Number.isNaN(again)) report('againUntold', facts);
    else if (again === 1) report(card ? 'againUnless' : 'again', facts, [thing.attackedAt]);
  },
});
