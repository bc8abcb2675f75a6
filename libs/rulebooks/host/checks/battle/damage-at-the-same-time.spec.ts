import { testCheck } from '#check-tester/test-check.js';
import { host } from '../../index.js';
import { damageAtTheSameTime } from './damage-at-the-same-time.js';

const fight = (attacker: string, blocker: string, step = 'normal damage step'): string => `
  match host, comprehensive rules, complete record
  seat kate: Warlord Kessik
  seat john: Brother Alder

  position: turn 5, kate's Battle Phase, attacker kate's ${attacker}, blocker john's ${blocker}, ${step}, stack empty
    kate: hand 3 cards, deck 30, damage 0, front 1 ${attacker}
    john: hand 4 cards, deck 30, damage 0, front 1 ${blocker}, front 2 Mile Marker
`;
const given = fight('Slag Ogre', 'Hedge Boar');

testCheck(host, damageAtTheSameTime, {
  given,
  valid: [
    {
      name: 'both blows, then the destruction',
      when: `
        kate's Slag Ogre deals 4 combat damage to john's Hedge Boar
        john's Hedge Boar deals 2 combat damage to kate's Slag Ogre
        john's Hedge Boar is destroyed
      `,
    },
    {
      name: 'both blows told as one moment, and both destroyed',
      given: fight('Slag Ogre', 'Slag Ogre'),
      when: `
        at the same time
          kate's Slag Ogre deals 4 combat damage to john's Slag Ogre
          john's Slag Ogre deals 4 combat damage to kate's Slag Ogre
        john's Slag Ogre is destroyed
        kate's Slag Ogre is destroyed
      `,
    },
    {
      name: 'a destruction told inside the moment, before the blow of the one that falls',
      when: `
        at the same time
          kate's Slag Ogre deals 4 combat damage to john's Hedge Boar
            john's Hedge Boar is destroyed
          john's Hedge Boar deals 2 combat damage to kate's Slag Ogre
      `,
    },
    {
      name: 'First Strike that kills before the other may strike',
      given: fight('Knife Dancer', 'Meadow Fawn', 'early damage step'),
      when: `
        kate's Knife Dancer deals 2 combat damage to john's Meadow Fawn
        john's Meadow Fawn is destroyed
      `,
    },
    {
      name: 'First Strike that kills in an abridged record without steps',
      given: fight('Knife Dancer', 'Meadow Fawn', 'block declared').replace('complete', 'abridged'),
      when: `
        kate's Knife Dancer deals 2 combat damage to john's Meadow Fawn
        john's Meadow Fawn is destroyed
      `,
    },
    {
      name: 'a blocker without power',
      given: fight('Slag Ogre', 'Mile Marker').replace(', front 2 Mile Marker', ''),
      when: `
        kate's Slag Ogre deals 4 combat damage to john's Mile Marker
        john's Mile Marker is destroyed
      `,
    },
    {
      name: 'a blocker that cannot block',
      given: fight('Slag Ogre', 'Howling Berserker'),
      when: `
        kate's Slag Ogre deals 4 combat damage to john's Howling Berserker
        john's Howling Berserker is destroyed
      `,
    },
    {
      name: 'an Entity that an effect destroyed before the blows',
      given: given.replace(', stack empty', '').replace('Hedge Boar, front 2', 'Hedge Boar (1 damage), front 2')
        .concat("    stack: kate's Scorch's effect targeting john's Hedge Boar"),
      when: `
        Scorch's effect resolves
          Scorch deals 2 damage to john's Hedge Boar
        john's Hedge Boar is destroyed
      `,
    },
    {
      name: 'an Entity that is not in the battle',
      when: `
        3 damage is dealt to john's Mile Marker
        john's Mile Marker is destroyed
      `,
    },
  ],
  invalid: [
    {
      name: 'a moment that leaves out the blow of the one that falls in it',
      when: `
        at the same time
          kate's Slag Ogre deals 4 combat damage to john's Hedge Boar
            john's Hedge Boar is destroyed
      `,
      finds: [{ messageId: 'between', data: { thing: "john's Hedge Boar" } }],
    },
    {
      name: 'a blocker that is destroyed before it strikes back',
      when: `
        kate's Slag Ogre deals 4 combat damage to john's Hedge Boar
        john's Hedge Boar is destroyed
      `,
      finds: [{ messageId: 'between', data: { thing: "john's Hedge Boar" } }],
    },
    {
      name: 'an attacker that is destroyed before it strikes, under the short rules',
      given: fight('Cinder Whelp', 'Hedge Boar').replace('comprehensive', 'short'),
      when: `
        john's Hedge Boar deals 2 combat damage to kate's Cinder Whelp
        kate's Cinder Whelp is destroyed
      `,
      finds: [{ messageId: 'between', data: { thing: "kate's Cinder Whelp" } }],
    },
    {
      name: 'the second of two with First Strike',
      given: fight('Slag Ogre', 'Knife Dancer', 'early damage step').replace('front 1 Slag Ogre', '$& (under it Ring of Bramble)'),
      when: `
        kate's Slag Ogre deals 4 combat damage to john's Knife Dancer
        john's Knife Dancer is destroyed
      `,
      finds: [{ messageId: 'between', data: { thing: "john's Knife Dancer" } }],
    },
    {
      name: 'a blocker destroyed too soon in an abridged record without steps',
      given: fight('Slag Ogre', 'Hedge Boar', 'block declared').replace('complete', 'abridged'),
      when: `
        kate's Slag Ogre deals 4 combat damage to john's Hedge Boar
        john's Hedge Boar is destroyed
      `,
      finds: [{ messageId: 'between' }],
    },
  ],
});
