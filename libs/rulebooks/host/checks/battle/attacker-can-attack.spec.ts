import { testCheck } from '#check-tester/test-check.js';
import { host } from '../../index.js';
import { attackerCanAttack } from './attacker-can-attack.js';

const given = `
  match host, comprehensive rules, complete record
  seat kate: Warlord Kessik
  seat john: Brother Alder

  position: turn 5, kate's Battle Phase, kate went first, stack empty, kate has priority, no sickness, no attacks
    kate: hand 3 cards, deck 30, damage 0, resources ££££!!!!&&&&
      front 1 Slag Ogre, front 2 Fuse Runner (sick), front 3 Cinder Whelp (sick), back 1 Scorch
    john: hand 4 cards, deck 30, damage 0, front 1 Hedge Boar, front 2 Mile Marker
`;

const inShort = given.replace('comprehensive', 'short');

/** The same board on kate's word alone: since when her cards lie there, and who has attacked, is not told. */
const untold = given.replace(', no sickness, no attacks', '').replaceAll(' (sick)', '');

/** An attack with the first Slag Ogre, fought to its end, so that the next one may be declared. */
const attack = [
  'kate declares Slag Ogre in front 1 as attacker',
  'both players pass',
  "kate declares john's Mile Marker as blocker",
  'both players pass',
  'the early damage step begins',
  'both players pass',
  'the normal damage step begins',
  'both players pass',
  "kate's Slag Ogre in front 1 deals 4 combat damage to john's Mile Marker",
  "john's Mile Marker is destroyed",
  'both players pass',
];

const withText = (text: string): string => given.replace('position:', `
  card Glass Runner: Entity - Spirit, cost !, health 1, power 1
    ${text}
  position:`).replace('front 3 Cinder Whelp (sick)', 'front 3 Cinder Whelp (sick), front 4 Glass Runner (sick)');

testCheck(host, attackerCanAttack, {
  given,
  valid: [
    { name: 'an Entity that was there before the turn', when: "kate declares Slag Ogre as attacker" },
    { name: 'Haste in spite of Creation Sickness', when: 'kate declares Fuse Runner as attacker' },
    {
      name: 'Haste when nobody knows since when the Entity has been there',
      given: untold.replace('Fuse Runner', 'Fuse Runner (has not attacked)'),
      when: 'kate declares Fuse Runner as attacker',
    },
    {
      name: 'two Entities of one name, each of them once',
      given: given.replace('front 1 Slag Ogre', 'front 1 Slag Ogre, front 5 Slag Ogre'),
      when: [...attack, 'kate declares Slag Ogre in front 5 as attacker'].join('\n'),
    },
    {
      name: 'an Entity that the own Start Phase freed from its sickness',
      given: given.replace("turn 5, kate's Battle Phase", "turn 4, john's End Phase").replace('kate has', 'john has'),
      when: `
        kate declares the Start Phase
        kate declares Action Phase 1
        kate declares the Battle Phase
        kate declares Cinder Whelp as attacker
      `,
    },
    {
      name: 'an Entity taken from the opponent, which has been in play for long',
      given: given.replace('front 1 Hedge Boar', 'front 1 Hedge Boar (ready)').replace("Battle Phase,", 'Action Phase 1,'),
      when: `
        kate takes control of john's Hedge Boar into front 5
        kate declares the Battle Phase
        kate declares Hedge Boar as attacker
      `,
    },
    {
      name: 'an Entity that has moved to another slot since it came',
      when: `
        kate's Slag Ogre moves to front 5
        kate declares Slag Ogre in front 5 as attacker
      `,
    },
    {
      name: 'an attack in the next turn of an Entity that attacked in the last',
      given: given.replace("turn 5, kate's Battle Phase", "turn 4, john's End Phase").replace('Slag Ogre', 'Slag Ogre (has attacked)'),
      when: `
        kate declares the Start Phase
        kate declares Action Phase 1
        kate declares the Battle Phase
        kate declares Slag Ogre as attacker
      `,
    },
    {
      name: 'text that is not modelled on a card that has nothing to do with it',
      given: withText('not modelled: When this Entity is destroyed, flip a coin.'),
      when: 'kate declares Slag Ogre as attacker',
    },
  ],
  invalid: [
    {
      name: 'an Entity that may be unable to attack: that hangs on a hand which the record does not name',
      given: withText('While you have a Beast card in your hand, this Entity cannot attack.').replace('Glass Runner (sick)', 'Glass Runner'),
      when: 'kate declares Glass Runner as attacker',
      finds: [{ messageId: 'mayNot', data: { attacker: "kate's Glass Runner", card: 'Glass Runner' } }],
    },
    {
      name: 'an Entity created in the same turn',
      when: 'kate declares Cinder Whelp as attacker',
      finds: [{ messageId: 'sick', data: { player: 'kate', attacker: "kate's Cinder Whelp" } }],
    },
    {
      name: 'the same under the short rules',
      given: inShort,
      when: 'kate declares Cinder Whelp as attacker',
      finds: [{ messageId: 'sick' }],
    },
    {
      name: 'an Entity that was taken back to hand and created anew: it is a new one',
      given: given.replace('Battle Phase,', 'Action Phase 1,'),
      when: `
        kate's Slag Ogre goes to kate's hand
        kate creates Slag Ogre into front 5, paying £££
        both players pass
        Slag Ogre resolves
        kate declares the Battle Phase
        kate declares Slag Ogre as attacker
      `,
      finds: [{ messageId: 'sick', data: { attacker: "kate's Slag Ogre" } }],
    },
    {
      name: "an Entity taken from the opponent, who had created it in the last turn: kate's Start Phase did not free it",
      given: given.replace('front 1 Hedge Boar', 'front 1 Hedge Boar (sick)').replace('Battle Phase,', 'Action Phase 1,'),
      when: `
        kate takes control of john's Hedge Boar into front 5
        kate declares the Battle Phase
        kate declares Hedge Boar as attacker
      `,
      finds: [{ messageId: 'sick', data: { attacker: "kate's Hedge Boar" } }],
    },
    {
      name: 'a second attack in one turn',
      when: [...attack, 'kate declares Slag Ogre as attacker'].join('\n'),
      finds: [{ messageId: 'again', data: { player: 'kate', attacker: "kate's Slag Ogre" } }],
    },
    {
      name: 'a second attack under the short rules, in a turn without a number',
      given: inShort.replace('turn 5, ', ''),
      when: [...attack, 'kate declares Slag Ogre as attacker'].join('\n'),
      finds: [{ messageId: 'again' }],
    },
    {
      name: 'an Entity that, the position says, has attacked',
      given: given.replace('no attacks', 'no sickness').replace('no sickness, ', '').replace('Slag Ogre', 'Slag Ogre (has attacked)'),
      when: 'kate declares Slag Ogre as attacker',
      finds: [{ messageId: 'again' }],
    },
    {
      name: 'an Entity that cannot attack',
      given: given.replace('front 1 Slag Ogre', 'front 1 Sealed Archive'),
      when: 'kate declares Sealed Archive as attacker',
      finds: [{ messageId: 'cannot', data: { attacker: "kate's Sealed Archive" } }],
    },
    {
      name: 'an Entity whose power is too low for a standing decree',
      given: given.replace('Mile Marker', 'Mile Marker, back 1 Standing Decree').replace('Fuse Runner (sick)', 'Fuse Runner'),
      when: 'kate declares Fuse Runner as attacker',
      finds: [{ messageId: 'cannot' }],
    },
    {
      name: "the opponent's Entity",
      when: "kate declares john's Hedge Boar as attacker",
      finds: [{ messageId: 'notOwn', data: { attacker: "john's Hedge Boar", controller: 'john' } }],
    },
    {
      name: 'an own Entity that the opponent has taken control of',
      when: `
        john takes control of kate's Slag Ogre into front 3
        kate declares Slag Ogre as attacker
      `,
      finds: [{ messageId: 'notOwn', data: { attacker: "john's Slag Ogre", controller: 'john' } }],
    },
    {
      name: 'an Entity that has left play',
      when: `
        kate's Slag Ogre is destroyed
        kate declares Slag Ogre as attacker
      `,
      finds: [{ messageId: 'notInPlay', data: { attacker: 'Slag Ogre' } }],
    },
    {
      name: 'a Sorcery',
      when: 'kate declares Scorch as attacker',
      finds: [{ messageId: 'notInPlay', data: { attacker: 'Scorch' } }],
    },
    {
      name: 'a position that tells neither when the Entity came nor whether it attacked',
      given: untold,
      when: 'kate declares Cinder Whelp as attacker',
      finds: [{ messageId: 'sickUntold', data: { attacker: "kate's Cinder Whelp" } }, { messageId: 'againUntold' }],
    },
    {
      name: 'Creation Sickness on an Entity with text about attacking that is not modelled',
      given: withText('not modelled: This Entity may attack in the turn it is created if it rains.'),
      when: 'kate declares Glass Runner as attacker',
      finds: [{ messageId: 'sickUnless', data: { attacker: "kate's Glass Runner", card: 'Glass Runner' } }],
    },
    {
      name: 'Creation Sickness on an Entity with text about other things that is not modelled',
      given: withText('not modelled: When this Entity is destroyed, flip a coin.'),
      when: 'kate declares Glass Runner as attacker',
      finds: [{ messageId: 'sick', data: { attacker: "kate's Glass Runner" } }],
    },
    {
      name: 'Creation Sickness on an Entity with Haste while a hand that is not told holds a card',
      given: withText('While you have an Ambush card in your hand, this Entity has Haste.'),
      when: 'kate declares Glass Runner as attacker',
      finds: [{ messageId: 'hasteUntold', data: { attacker: "kate's Glass Runner" } }],
    },
    {
      name: 'a second attack while some text about attacking is not modelled',
      given: withText('not modelled: Ogres may attack twice each turn.'),
      when: [...attack, 'kate declares Slag Ogre as attacker'].join('\n'),
      finds: [{ messageId: 'againUnless', data: { card: 'Glass Runner' } }],
    },
  ],
});
