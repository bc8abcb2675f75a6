import { testCheck } from '#check-tester/test-check.js';
import { host } from '../../index.js';
import { equipmentOnItsTarget } from './equipment-on-its-target.js';

/** Kate has cast Equipment, and its effect is on the stack. */
const equipping = (card: string, target: string): string => `
  match host, comprehensive rules, complete record
  seat kate: Old Mother Cinder
  seat john: Brother Alder

  position: turn 5, kate's Action Phase 1, kate went first, kate has priority
    kate: hand 6 cards, deck 30, damage 0, front 1 Cinder Whelp, front 2 Slag Ogre, back 1 ${card}, back 2 Evensong, back 3 Scorch
    john: hand 4 cards, deck 30, damage 0, front 1 Hedge Boar, form Old Grove, back 1 a face-down card
    stack: kate's ${card}'s effect targeting ${target}
`;
const given = equipping('Wire and Harness', "kate's Slag Ogre");
const attach = (to: string, card = 'Wire and Harness'): string => `
  both players pass
  ${card}'s effect resolves
    kate's ${card} is attached to ${to}
`;

testCheck(host, equipmentOnItsTarget, {
  given,
  valid: [
    { name: 'under the Entity that was targeted', when: attach("kate's Slag Ogre") },
    { name: 'under a Form', given: equipping('Wire and Harness', "john's Old Grove"), when: attach("john's Old Grove") },
    { name: 'under a Lingering card, which is a permanent', given: equipping('Wire and Harness', "kate's Evensong"), when: attach("kate's Evensong") },
    { name: 'under the Entity, which has moved slots since', when: `kate's Slag Ogre moves to front 4${attach("kate's Slag Ogre")}` },
    {
      name: 'under a face-down card that may be a Lingering one',
      given: equipping('Wire and Harness', "john's back 1"),
      when: attach("john's card in back 1"),
    },
    {
      name: 'Equipment that goes to the drop zone because its target is gone',
      when: `
        kate's Slag Ogre is destroyed
        both players pass
        Wire and Harness's effect leaves the stack without resolving
        kate's Wire and Harness goes to kate's drop zone
      `,
    },
    {
      name: 'Equipment whose card leaves play after it was put in place',
      when: `
        both players pass
        Wire and Harness's effect resolves
          kate's Wire and Harness is attached to kate's Slag Ogre
        kate's Wire and Harness goes to kate's hand
      `,
    },
  ],
  invalid: [
    {
      name: 'under another Entity than the one targeted',
      when: attach("kate's Cinder Whelp"),
      finds: [
        {
          messageId: 'otherThanTarget',
          data: { card: "kate's Wire and Harness", to: "kate's Cinder Whelp", target: "kate's Slag Ogre" },
          line: 3,
        },
      ],
    },
    {
      name: 'under a Sorcery that does not linger',
      given: equipping('Wire and Harness', "kate's Scorch"),
      when: attach("kate's Scorch"),
      finds: [{ messageId: 'notPermanent', data: { to: "kate's Scorch" }, line: 3 }],
    },
    {
      name: 'under a Host',
      given: equipping('Wire and Harness', "kate's Host"),
      when: attach("kate's Host"),
      finds: [{ messageId: 'notPermanent', data: { to: "kate's Host" }, line: 3 }],
    },
    {
      name: 'under a face-down Ambush that does not linger',
      given: equipping('Wire and Harness', "john's back 1").replace('back 1 a face-down card', 'back 1 face-down Tripwire'),
      when: attach("john's card in back 1"),
      finds: [{ messageId: 'notPermanent', data: { to: "john's card in back 1" }, line: 3 }],
    },
    {
      name: 'under an Entity that has left play',
      when: `
        kate's Slag Ogre is destroyed
        both players pass
        Wire and Harness's effect resolves
          kate's Wire and Harness is attached to kate's Slag Ogre
      `,
      finds: [{ messageId: 'notPermanent', data: { to: "kate's Slag Ogre" } }],
    },
    {
      name: 'into the drop zone, as if it were used up',
      when: `
        both players pass
        Wire and Harness's effect resolves
          kate's Wire and Harness goes to kate's drop zone
      `,
      finds: [{ messageId: 'dropped', data: { card: "kate's Wire and Harness" } }],
    },
  ],
});
