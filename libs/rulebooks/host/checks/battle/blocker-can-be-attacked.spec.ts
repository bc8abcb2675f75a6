import { testCheck } from '#check-tester/test-check.js';
import { host } from '../../index.js';
import { blockerCanBeAttacked } from './blocker-can-be-attacked.js';

/** Kate's Ogre attacks; the position stands where she says whom. */
const given = `
  match host, comprehensive rules, complete record
  seat kate: Warlord Kessik
  seat john: Brother Alder

  position: turn 5, kate's Battle Phase, attacker kate's Slag Ogre, attack declared, stack empty, no sickness
    kate: hand 3 cards, deck 30, damage 0, front 1 Slag Ogre, front 2 Cinder Whelp
    john: hand 4 cards, deck 30, damage 0
`;

const against = (inPlay: string): string => given.replace('hand 4 cards, deck 30, damage 0', `hand 4 cards, deck 30, ${inPlay}`);
const inShort = (text: string): string => text.replace('comprehensive', 'short');

testCheck(host, blockerCanBeAttacked, {
  given,
  valid: [
    { name: 'a Host whose player controls no Entity', when: "kate declares john's Host as what is attacked" },
    { name: 'a Host called by its name', when: 'kate declares Brother Alder as what is attacked' },
    {
      name: 'a Host whose only Entity cannot block',
      given: against('front 1 Howling Berserker'),
      when: "kate declares john's Host as what is attacked",
    },
    {
      name: 'an Entity that cannot block',
      given: against('front 1 Howling Berserker, front 2 Hedge Boar'),
      when: "kate declares john's Howling Berserker as what is attacked",
    },
    {
      name: 'the weaker of two Entities, for the attacking player chooses',
      given: against('front 1 Elder Bear, front 2 Meadow Fawn'),
      when: "kate declares john's Meadow Fawn as blocker",
    },
    {
      name: 'a Host whose Entities are kept from blocking by Equipment',
      given: against('front 1 Hedge Boar (under it Jagged Axe)'),
      when: "kate declares john's Host as what is attacked",
    },
    {
      name: 'a Host whose player controls a Form, a Sorcery and a face-down card',
      given: against('form Old Grove, back 1 Evensong, back 2 a face-down card'),
      when: "kate declares john's Host as what is attacked",
    },
    {
      name: 'an Entity of a name that the attacking player has in play too',
      given: against('front 3 Cinder Whelp'),
      when: 'kate declares Cinder Whelp as blocker',
    },
  ],
  invalid: [
    {
      name: 'a Host while an Entity can block',
      given: against('front 1 Howling Berserker, front 2 Hedge Boar'),
      when: "kate declares john's Host as what is attacked",
      finds: [{ messageId: 'hostGuarded', data: { opponent: 'john', guard: "john's Hedge Boar" } }],
    },
    {
      name: 'a Host while a creature with Creation Sickness stands before it: sickness keeps from attacking, not from blocking',
      given: inShort(against('front 1 Hedge Boar (sick)')),
      when: "kate declares john's Host as what is attacked",
      finds: [{ messageId: 'hostGuarded', data: { guard: "john's Hedge Boar" } }],
    },
    {
      name: 'a Host while the Entity that guards it stands in the backrow',
      given: against('back 2 Rear Guard'),
      when: "kate declares john's Host as what is attacked",
      finds: [{ messageId: 'hostGuarded', data: { guard: "john's Rear Guard" } }],
    },
    {
      name: 'a Host called by its name while a token can block',
      given: against('front 1 Burrow Pup'),
      when: 'kate declares Brother Alder as what is attacked',
      finds: [{ messageId: 'hostGuarded', data: { guard: "john's Burrow Pup" } }],
    },
    {
      name: 'an own Entity',
      given: against('front 1 Hedge Boar'),
      when: "kate declares kate's Cinder Whelp as what is attacked",
      finds: [{ messageId: 'ownSide', data: { blocker: "kate's Cinder Whelp" } }],
    },
    {
      name: 'the own Host',
      when: "kate declares kate's Host as what is attacked",
      finds: [{ messageId: 'ownSide', data: { blocker: "kate's Host" } }],
    },
    {
      name: 'a Form',
      given: against('form Old Grove'),
      when: "kate declares john's Old Grove as what is attacked",
      finds: [{ messageId: 'notEntity', data: { blocker: "john's Old Grove", opponent: 'john' } }],
    },
    {
      name: 'an Entity that is no longer in play',
      given: against('front 1 Hedge Boar'),
      when: `
        john's Hedge Boar is destroyed
        kate declares john's Hedge Boar as blocker
      `,
      finds: [{ messageId: 'notEntity', data: { blocker: "john's Hedge Boar" } }],
    },
    {
      name: 'a Host behind an Entity that may be unable to block: that hangs on a hand which the record does not name',
      given: against('front 1 Shy Boar').replace('position:', `card Shy Boar: Entity - Beast, cost %, health 2, power 2
    While you have a Beast card in your hand, this Entity cannot block.

  position:`),
      when: "kate declares john's Host as what is attacked",
      finds: [{ messageId: 'mayGuard', data: { guard: "john's Shy Boar", card: 'Shy Boar' } }],
    },
    {
      name: 'a guarded Host while text about blocking is not modelled',
      given: against('front 1 Hedge Boar, form Fog Bank').replace('position:', `card Fog Bank: Form, cost &
    not modelled: In every second turn no Entity can block.

  position:`),
      when: "kate declares john's Host as what is attacked",
      finds: [{ messageId: 'guardedUnless', data: { guard: "john's Hedge Boar", card: 'Fog Bank' } }],
    },
  ],
});
