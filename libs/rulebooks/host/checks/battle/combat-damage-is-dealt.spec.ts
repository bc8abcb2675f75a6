import { testCheck } from '#check-tester/test-check.js';
import { host } from '../../index.js';
import { combatDamageIsDealt } from './combat-damage-is-dealt.js';

/** A battle of these two, in its normal step. */
const fight = (attacker: string, blocker: string): string => `
  match host, comprehensive rules, complete record
  seat kate: Warlord Kessik
  seat john: Brother Alder
  card Fog Bank: Form, cost &
    not modelled: In every second turn no combat damage is dealt.

  position: turn 5, kate's Battle Phase, attacker kate's ${attacker}, blocker john's ${blocker}, normal damage step, stack empty
    kate: hand 3 cards, deck 30, damage 0, front 1 ${attacker}, front 2 Cinder Whelp (ready, has not attacked)
    john: hand 4 cards, deck 30, damage 0, ${blocker === 'Host' ? 'nothing in play' : `front 1 ${blocker}`}
`;
const given = fight('Slag Ogre', 'Elder Bear');
const early = (text: string): string => text.replace('normal damage step', 'early damage step');
const inShort = (text: string): string => text.replace('comprehensive', 'short');
const abridged = (text: string): string => text.replace('complete', 'abridged');

const ogre = "kate's Slag Ogre deals 4 combat damage to john's Elder Bear";
const bear = "john's Elder Bear deals 3 combat damage to kate's Slag Ogre";
const onwards = 'both players pass\nkate declares Action Phase 2';

testCheck(host, combatDamageIsDealt, {
  given,
  valid: [
    { name: 'damage on both sides', when: `${ogre}\n${bear}\n${onwards}` },
    {
      name: 'no blow of an Entity that had 0 power as it was struck, and gained some in the same step',
      given: abridged(fight('Powder Mule', 'Elder Bear')),
      when: `
        john's Elder Bear deals 3 combat damage to kate's Powder Mule
        kate's Powder Mule gets +2 power this turn
        kate declares Action Phase 2
      `,
    },
    { name: 'no blow of an Entity with 0 power', given: fight('Powder Mule', 'Mile Marker'), when: onwards },
    {
      name: 'no blow of a blocker that cannot block',
      given: fight('Slag Ogre', 'Howling Berserker'),
      when: `kate's Slag Ogre deals 4 combat damage to john's Howling Berserker\n${onwards}`,
    },
    { name: 'nothing at all once the attacker is gone', when: `kate's Slag Ogre goes to kate's hand\n${onwards}` },
    { name: 'nothing at all once the blocker is gone', when: `john's Elder Bear goes to john's hand\n${onwards}` },
    {
      name: 'the Entity without First Strike, which was destroyed before its step',
      given: early(fight('Knife Dancer', 'Meadow Fawn')),
      when: `
        kate's Knife Dancer deals 2 combat damage to john's Meadow Fawn
        john's Meadow Fawn is destroyed
        both players pass
        the normal damage step begins
        both players pass
        kate declares Action Phase 2
      `,
    },
    {
      name: 'an early step in which nobody has First Strike',
      given: early(given),
      when: `both players pass\nthe normal damage step begins\nboth players pass\n${ogre}\n${bear}\n${onwards}`,
    },
    {
      name: 'First Strike gained in the early step after damage was dealt there',
      given: early(fight('Slag Ogre', 'Oath Keeper')),
      when: `
        john's Oath Keeper deals 2 combat damage to kate's Slag Ogre
        kate's Slag Ogre gets First Strike this turn
        both players pass
        the normal damage step begins
        both players pass
        kate's Slag Ogre deals 4 combat damage to john's Oath Keeper
        john's Oath Keeper is destroyed
      `,
    },
    {
      name: 'an early step that First Strike leaves to the normal one, against a Host',
      given: early(fight('Knife Dancer', 'Host')),
      when: `
        both players pass
        the normal damage step begins
        both players pass
        kate's Knife Dancer deals 1 combat damage to john's Host
          john puts a card from hand into the damage zone
        both players pass
        kate declares Action Phase 2
      `,
    },
    {
      name: 'no damage to a Host with 0 power under the short rules',
      given: inShort(fight('Powder Mule', 'Host')),
      when: onwards,
    },
    {
      name: 'whether First Strike struck before the record starts, which nobody can tell',
      given: fight('Knife Dancer', 'Mile Marker'),
      when: onwards,
    },
    {
      name: 'a game that was won in the middle of a battle',
      when: `john concedes\n${onwards}`,
    },
    {
      name: 'an abridged record that tells the damage and no step',
      given: abridged(given).replace('normal damage step', 'block declared'),
      when: `${ogre}\n${bear}\nkate declares Action Phase 2`,
    },
  ],
  invalid: [
    {
      name: 'no blow of a blocker that may be unable to block',
      given: fight('Slag Ogre', 'Shy Boar').replace('position:', `card Shy Boar: Entity - Beast, cost %, health 2, power 2
    While you have a Beast card in your hand, this Entity cannot block.

  position:`),
      when: `kate's Slag Ogre deals 4 combat damage to john's Shy Boar\n${onwards}`,
      finds: [{ messageId: 'mayNotBlock', data: { source: "john's Shy Boar", open: 'Shy Boar' } }],
    },
    {
      name: 'a battle without any damage',
      when: onwards,
      finds: [
        { messageId: 'normal', data: { source: "kate's Slag Ogre", power: 4 } },
        { messageId: 'normal', data: { source: "john's Elder Bear", power: 3 } },
      ],
    },
    {
      name: 'a blocker that strikes back no more, under the short rules',
      given: inShort(given),
      when: `${ogre}\n${onwards}`,
      finds: [{ messageId: 'normal', data: { source: "john's Elder Bear" } }],
    },
    {
      name: 'a step that is said to be over, once',
      when: `${ogre}\nthe damage step ends\nboth players pass\nkate declares Cinder Whelp as attacker`,
      finds: [{ messageId: 'normal', data: { source: "john's Elder Bear" }, line: 2 }],
    },
    {
      name: 'the next attack before the damage of this one',
      when: 'both players pass\nkate declares Cinder Whelp as attacker',
      finds: [{ messageId: 'normal' }, { messageId: 'normal' }],
    },
    {
      name: 'First Strike that was forgotten altogether',
      given: early(fight('Knife Dancer', 'Mile Marker')),
      when: `both players pass\nthe normal damage step begins\n${onwards}`,
      finds: [{ messageId: 'early', data: { source: "kate's Knife Dancer" }, line: 2 }],
    },
    {
      name: 'First Strike that has not struck when its step is said to be over',
      given: early(fight('Knife Dancer', 'Mile Marker')),
      when: `both players pass\nthe damage step ends\nthe normal damage step begins\n${onwards}`,
      finds: [{ messageId: 'early', data: { source: "kate's Knife Dancer" }, line: 2 }],
    },
    {
      name: 'First Strike in an abridged record that goes straight to the normal step',
      given: abridged(early(fight('Knife Dancer', 'Mile Marker'))).replace('early damage step', 'block declared'),
      when: "the normal damage step begins\nkate's Knife Dancer deals 2 combat damage to john's Mile Marker",
      finds: [{ messageId: 'early', data: { source: "kate's Knife Dancer" }, line: 1 }],
    },
    {
      name: 'First Strike of the blocker that came by Equipment',
      given: early(fight('Slag Ogre', 'Hedge Boar')).replace('front 1 Hedge Boar', 'front 1 Hedge Boar (under it Ring of Bramble)'),
      when: `
        both players pass
        the normal damage step begins
        both players pass
        kate's Slag Ogre deals 4 combat damage to john's Hedge Boar
        john's Hedge Boar is destroyed
      `,
      finds: [{ messageId: 'early', data: { source: "john's Hedge Boar" }, line: 2 }],
    },
    {
      name: 'a Host that was attacked and takes nothing',
      given: fight('Slag Ogre', 'Host'),
      when: onwards,
      finds: [{ messageId: 'host', data: { source: "kate's Slag Ogre" } }],
    },
    {
      name: 'a Host that takes nothing for want of power, under the comprehensive rules',
      given: fight('Powder Mule', 'Host'),
      when: onwards,
      finds: [{ messageId: 'host', data: { source: "kate's Powder Mule" } }],
    },
    {
      name: 'a Host that was attacked and takes nothing under the short rules',
      given: inShort(fight('Slag Ogre', 'Host')),
      when: onwards,
      finds: [{ messageId: 'host' }],
    },
    {
      name: 'an abridged battle without any damage',
      given: abridged(fight('Slag Ogre', 'Host')).replace('normal damage step', 'block declared'),
      when: 'kate declares Action Phase 2',
      finds: [{ messageId: 'host' }],
    },
    {
      name: 'no damage of an Entity whose power nobody can be sure of',
      given: inShort(fight('Slag Ogre', 'Host')).replace('position:', `card Calm Water: Form, cost &
    All Entities have a power of 0.

  position:`).replace('john: hand', 'john: form Melancholy, form Calm Water, hand'),
      when: onwards,
      finds: [{ messageId: 'untold', data: { source: "kate's Slag Ogre" } }],
    },
    {
      name: 'no damage while text about combat damage is not modelled',
      given: fight('Slag Ogre', 'Host').replace('john: hand', 'john: form Fog Bank, hand'),
      when: onwards,
      finds: [{ messageId: 'unless', data: { card: 'Fog Bank' } }],
    },
  ],
});
