import { testCheck } from '#check-tester/test-check.js';
import { host } from '../../index.js';
import { combatDamageFits } from './combat-damage-fits.js';

/** A battle of these two, in its normal step; `at` moves it elsewhere. */
const fight = (attacker: string, blocker: string, more = ''): string => `
  match host, comprehensive rules, complete record
  seat kate: Warlord Kessik
  seat john: Brother Alder
  card Rain Barrel: Entity - Construct, cost $, health 9, power 0, no text
  card Fog Bank: Form, cost &
    not modelled: In every second turn combat damage is doubled.

  position: turn 5, kate's Battle Phase, attacker kate's ${attacker}, blocker john's ${blocker}, normal damage step, stack empty
    kate: hand 3 cards, deck 30, damage 0, front 1 ${attacker}, front 2 Rain Barrel
    john: hand 4 cards, deck 30, damage 0, ${blocker === 'Host' ? 'front 2 Howling Berserker' : `front 1 ${blocker}`}
  ${more}
`;
const given = fight('Slag Ogre', 'Elder Bear');
const early = (text: string): string => text.replace('normal damage step', 'early damage step');
const inShort = (text: string): string => text.replace('comprehensive', 'short');
const having = (seat: 'kate' | 'john', inPlay: string, text = given): string => text.replace(`${seat}: hand`, `${seat}: ${inPlay}, hand`);

const strike = (n: number): string => `kate's Slag Ogre deals ${n} combat damage to john's Elder Bear`;

testCheck(host, combatDamageFits, {
  given,
  valid: [
    {
      name: 'either deals its power',
      when: `
        ${strike(4)}
        john's Elder Bear deals 3 combat damage to kate's Slag Ogre
      `,
    },
    { name: 'without saying who dealt it', when: "4 combat damage is dealt to john's Elder Bear" },
    { name: '1 to a Host, whatever the power', given: fight('Slag Ogre', 'Host'), when: "Slag Ogre deals 1 combat damage to john's Host" },
    { name: '1 to a Host called by its name', given: fight('Slag Ogre', 'Host'), when: '1 combat damage is dealt to Brother Alder' },
    { name: '1 to a Host with 0 power', given: fight('Powder Mule', 'Host'), when: "Powder Mule deals 1 combat damage to john's Host" },
    {
      name: 'none to a Host with 0 power under the short rules',
      given: inShort(fight('Powder Mule', 'Host')),
      when: "kate's Powder Mule deals 0 combat damage to john's Host",
    },
    {
      name: 'First Strike in the early step',
      given: early(fight('Knife Dancer', 'Elder Bear')),
      when: "kate's Knife Dancer deals 2 combat damage to john's Elder Bear",
    },
    {
      name: 'First Strike on both sides',
      given: early(fight('Knife Dancer', 'Oath Keeper')),
      when: `
        kate's Knife Dancer deals 2 combat damage to john's Oath Keeper
        john's Oath Keeper deals 2 combat damage to kate's Knife Dancer
      `,
    },
    {
      name: 'First Strike against a Host in either step',
      given: early(fight('Knife Dancer', 'Host')),
      when: "kate's Knife Dancer deals 1 combat damage to john's Host",
    },
    {
      name: 'First Strike gained after the early damage: the blow comes in the normal step all the same',
      given: early(fight('Slag Ogre', 'Oath Keeper')),
      when: `
        john's Oath Keeper deals 2 combat damage to kate's Slag Ogre
        kate's Slag Ogre gets First Strike this turn
        both players pass
        the normal damage step begins
        both players pass
        kate's Slag Ogre deals 4 combat damage to john's Oath Keeper
      `,
    },
    {
      name: 'increases, then decreases, then the value that is set, as in 18.6',
      given: having(
        'john', 'form Melancholy (since turn 3), back 1 House Lights (since turn 4)', having('kate', 'form War Drums (since turn 4)'),
      ),
      when: strike(2),
    },
    {
      name: 'a power of 0 with +1 and -2, which is 0 and not less',
      given: having('kate', 'form War Drums', fight('Powder Mule', 'Elder Bear')),
      when: `
        kate's Powder Mule gets -2 power this turn
        kate's Powder Mule deals 0 combat damage to john's Elder Bear
      `,
    },
    {
      name: 'a power set by two effects of unknown age to the same value',
      given: having('john', 'form Melancholy, form Level Ground'),
      when: strike(2),
    },
    { name: 'damage by an effect in the middle of a battle', when: "7 damage is dealt to kate's Rain Barrel" },
  ],
  invalid: [
    {
      name: 'power that came after the other side had struck',
      given: fight('Rain Barrel', 'Elder Bear'),
      when: `
        john's Elder Bear deals 3 combat damage to kate's Rain Barrel
        kate's Rain Barrel gets +2 power this turn
        kate's Rain Barrel deals 2 combat damage to john's Elder Bear
      `,
      finds: [{ messageId: 'late', data: { source: "kate's Rain Barrel", found: 2 } }],
    },
    {
      name: 'damage of an Entity without power, right after the other blow',
      given: fight('Rain Barrel', 'Elder Bear'),
      when: `
        john's Elder Bear deals 3 combat damage to kate's Rain Barrel
        kate's Rain Barrel deals 2 combat damage to john's Elder Bear
      `,
      finds: [{ messageId: 'amount', data: { power: 0 } }],
    },
    {
      name: 'a blow in the early step by one that may have First Strike',
      given: fight('Slag Ogre', 'Sly Boar').replace('normal damage step', 'early damage step').replace('position:', `card Sly Boar: Entity - Beast, cost %, health 9, power 2
    While you have a Beast card in your hand, this Entity has First Strike.

  position:`),
      when: "john's Sly Boar deals 2 combat damage to kate's Slag Ogre",
      finds: [{ messageId: 'mayStrikeFirst', data: { source: "john's Sly Boar", step: 'early', card: 'Sly Boar' } }],
    },
    {
      name: 'a blow of a blocker that may be unable to block',
      given: fight('Slag Ogre', 'Shy Boar').replace('position:', `card Shy Boar: Entity - Beast, cost %, health 9, power 2
    While you have a Beast card in your hand, this Entity cannot block.

  position:`),
      when: "john's Shy Boar deals 2 combat damage to kate's Slag Ogre",
      finds: [{ messageId: 'mayNotBlock', data: { source: "john's Shy Boar", card: 'Shy Boar' } }],
    },
    {
      name: 'more than the power',
      when: strike(5),
      finds: [{ messageId: 'amount', data: { source: "kate's Slag Ogre", found: 5, to: "john's Elder Bear", power: 4 } }],
    },
    {
      name: 'a bonus of an earlier life: the Entity has left play and come back (36.2)',
      given: fight('Slag Ogre', 'Elder Bear').replace(/position:.*/, "position: turn 5, kate's Battle Phase, stack empty, kate has priority"),
      when: `
        john's Elder Bear gets +2 power
        john's Elder Bear goes to john's hand
        john creates Elder Bear, paying nothing
        Elder Bear resolves into front 1
        kate declares Slag Ogre as attacker
        kate declares john's Elder Bear as blocker
        the early damage step begins
        the normal damage step begins
        john's Elder Bear deals 5 combat damage to kate's Slag Ogre
      `,
      finds: [{ messageId: 'newVersion', data: { source: "john's Elder Bear", found: 5, power: 3 } }],
    },
    {
      name: 'an increase that was forgotten, under the short rules',
      given: inShort(having('kate', 'form War Drums')),
      when: strike(4),
      finds: [{ messageId: 'amount', data: { found: 4, power: 5 } }],
    },
    {
      name: 'a value that was set, and then raised by an older increase',
      given: having('john', 'form Melancholy (since turn 4)', having('kate', 'form War Drums (since turn 3)')),
      when: strike(3),
      finds: [{ messageId: 'amount', data: { found: 3, power: 2 } }],
    },
    {
      name: 'a power of less than 0, taken for healing',
      given: fight('Powder Mule', 'Elder Bear'),
      when: `
        kate's Powder Mule gets -2 power this turn
        kate's Powder Mule deals 2 combat damage to john's Elder Bear
      `,
      finds: [{ messageId: 'amount', data: { found: 2, power: 0 } }],
    },
    {
      name: 'the power against a Host',
      given: fight('Slag Ogre', 'Host'),
      when: "kate's Slag Ogre deals 4 combat damage to john's Host",
      finds: [{ messageId: 'hostAmount', data: { found: 4, expected: 1 } }],
    },
    {
      name: 'the power against a Host under the short rules',
      given: inShort(fight('Slag Ogre', 'Host')),
      when: "kate's Slag Ogre deals 4 combat damage to john's Host",
      finds: [{ messageId: 'hostAmount', data: { found: 4, expected: 1 } }],
    },
    {
      name: 'no damage to a Host for want of power',
      given: fight('Powder Mule', 'Host'),
      when: "kate's Powder Mule deals 0 combat damage to john's Host",
      finds: [{ messageId: 'hostAmount', data: { found: 0, expected: 1 } }],
    },
    {
      name: 'damage to a Host with 0 power under the short rules',
      given: inShort(fight('Powder Mule', 'Host')),
      when: "kate's Powder Mule deals 1 combat damage to john's Host",
      finds: [{ messageId: 'powerless', data: { source: "kate's Powder Mule", found: 1 } }],
    },
    {
      name: 'the early step without First Strike',
      given: early(given),
      when: strike(4),
      finds: [{ messageId: 'notEarly', data: { source: "kate's Slag Ogre" } }],
    },
    {
      name: 'the early step while text about combat damage is not modelled',
      given: early(having('john', 'form Fog Bank')),
      when: strike(4),
      finds: [{ messageId: 'earlyUnless', data: { source: "kate's Slag Ogre", card: 'Fog Bank' } }],
    },
    {
      name: 'First Strike that waited for the normal step',
      given: early(fight('Knife Dancer', 'Elder Bear')),
      when: `
        both players pass
        the normal damage step begins
        kate's Knife Dancer deals 2 combat damage to john's Elder Bear
      `,
      finds: [{ messageId: 'notNormal', data: { source: "kate's Knife Dancer" } }],
    },
    {
      name: 'First Strike that strikes twice, lost in between',
      given: early(fight('Knife Dancer', 'Elder Bear')),
      when: `
        kate's Knife Dancer deals 2 combat damage to john's Elder Bear
        both players pass
        the normal damage step begins
        kate's Knife Dancer deals 2 combat damage to john's Elder Bear
      `,
      finds: [{ messageId: 'twice', data: { source: "kate's Knife Dancer" } }],
    },
    {
      name: 'a Host that is hit twice',
      given: fight('Slag Ogre', 'Host'),
      when: `
        kate's Slag Ogre deals 1 combat damage to john's Host
          john puts a card from hand into the damage zone
        kate's Slag Ogre deals 1 combat damage to john's Host
      `,
      finds: [{ messageId: 'hostTwice', data: { source: "kate's Slag Ogre" } }],
    },
    {
      name: 'a blow of a blocker that cannot block',
      given: fight('Slag Ogre', 'Howling Berserker'),
      when: "john's Howling Berserker deals 3 combat damage to kate's Slag Ogre",
      finds: [{ messageId: 'cannotBlock', data: { source: "john's Howling Berserker" } }],
    },
    {
      name: 'a blow of the attacker although the blocker is gone',
      when: `
        john's Elder Bear goes to john's hand
        kate's Slag Ogre deals 1 combat damage to john's Host
      `,
      finds: [{ messageId: 'gone', data: { to: "john's Host" } }],
    },
    {
      name: 'a Host hit by an attacker that is gone',
      given: fight('Slag Ogre', 'Host'),
      when: `
        kate's Slag Ogre goes to kate's hand
        1 combat damage is dealt to john's Host
      `,
      finds: [{ messageId: 'gone', data: { to: "john's Host" } }],
    },
    {
      name: 'an Entity beside the battle',
      given: having('john', 'front 2 Hedge Boar'),
      when: "kate's Slag Ogre deals 4 combat damage to john's Hedge Boar",
      finds: [
        { messageId: 'wrongTarget', data: { to: "john's Hedge Boar", attacker: "kate's Slag Ogre", defender: "john's Elder Bear" } },
      ],
    },
    {
      name: 'what is left of the power, dealt on to the Host, under the short rules',
      given: inShort(given),
      when: "kate's Slag Ogre deals 1 combat damage to john's Host",
      finds: [{ messageId: 'wrongTarget', data: { to: "john's Host" } }],
    },
    {
      name: 'a second Entity that strikes along',
      when: "kate's Rain Barrel deals 4 combat damage to john's Elder Bear",
      finds: [{ messageId: 'wrongSource', data: { source: "kate's Rain Barrel", to: "john's Elder Bear" } }],
    },
    {
      name: 'a Host that strikes back',
      given: fight('Slag Ogre', 'Host'),
      when: "john's Host deals 1 combat damage to kate's Slag Ogre",
      finds: [{ messageId: 'byHost', data: { to: "kate's Slag Ogre" } }],
    },
    {
      name: 'two effects that set the power, of which the position does not tell the newest',
      given: having('john', 'form Melancholy', fight('Slag Ogre', 'Elder Bear')).replace('position:', `card Calm Water: Form, cost &
    All Entities have a power of 1.

  position:`).replace('form Melancholy', 'form Melancholy, form Calm Water'),
      when: strike(2),
      finds: [{ messageId: 'untold', data: { found: 2, missing: 'which of the effects that set it is the newest' } }],
    },
    {
      name: 'a 0 power that nobody can be sure of, against a Host under the short rules',
      given: inShort(fight('Slag Ogre', 'Host')).replace('position:', `card Calm Water: Form, cost &
    All Entities have a power of 0.

  position:`).replace('john: hand', 'john: form Melancholy, form Calm Water, hand'),
      when: "kate's Slag Ogre deals 1 combat damage to john's Host",
      finds: [{ messageId: 'untold' }],
    },
    {
      name: 'another amount while text about combat damage is not modelled',
      given: having('john', 'form Fog Bank'),
      when: strike(8),
      finds: [{ messageId: 'unless', data: { found: 8, expected: 4, card: 'Fog Bank' } }],
    },
  ],
});
