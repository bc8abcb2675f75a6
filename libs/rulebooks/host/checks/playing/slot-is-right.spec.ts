import { testCheck } from '#check-tester/test-check.js';
import { host } from '../../index.js';
import { slotIsRight } from './slot-is-right.js';

const given = `
  match host, comprehensive rules, complete record
  seat kate: Old Mother Cinder
  seat john: Brother Alder
  slots: 5 front, 4 back

  position: turn 5, kate's Action Phase 1, kate went first, stack empty, kate has priority
    kate: resources £££££, hand 6 cards, deck 30, damage 0
      front 1 Cinder Whelp (under it Jagged Axe), back 1 a face-down card, form Old Grove
    john: hand 4 cards, deck 30, damage 0, front 1 Hedge Boar, back 2 Rear Guard
`;
const inShort = given.replace('comprehensive', 'short').replace('slots: 5 front, 4 back', '');
const uncounted = given.replace('slots: 5 front, 4 back', '');

testCheck(host, slotIsRight, {
  given,
  valid: [
    {
      name: 'an Entity in an open frontrow slot',
      when: `
        kate creates Slag Ogre into front 2, paying £££
        both players pass
        Slag Ogre resolves
      `,
    },
    {
      name: 'a slot that was occupied when the card was played and is free when it arrives',
      when: `
        kate creates Slag Ogre into front 1, paying £££
        kate's Cinder Whelp is destroyed
        Slag Ogre resolves
      `,
    },
    {
      name: 'another slot than the one that was named',
      when: `
        kate creates Slag Ogre into front 2, paying £££
        both players pass
        Slag Ogre resolves into front 3
      `,
    },
    {
      name: 'a Form in the Form Zone, beside another',
      when: `
        kate embodies War Drums into the Form Zone, paying £££
        both players pass
        War Drums resolves
      `,
    },
    { name: 'a face-down card in the backrow', when: 'kate lays a card into back 2' },
    { name: 'the fourth backrow slot by the short rules', given: inShort, when: 'kate lays Tripwire into back 4' },
    { name: 'a ninth slot where nobody counts them', given: uncounted, when: 'kate creates Slag Ogre into front 9, paying £££' },
    { name: 'an Entity that an effect moves into the backrow', when: "kate's Cinder Whelp moves to back 3" },
    { name: 'an Entity that stays where it is', when: "kate's Cinder Whelp moves to front 1" },
    { name: 'an Entity taken over into an open slot', when: "kate takes control of john's Hedge Boar into front 2" },
    { name: 'an Entity of the backrow that changes sides', when: "kate takes control of john's Rear Guard into back 2" },
    { name: 'a token', when: 'kate puts a token Burrow Pup into front 3' },
  ],
  invalid: [
    {
      name: 'a Sorcery onto a face-down card',
      when: `
        kate casts Wall of Sparks into back 1, paying £££
        both players pass
        Wall of Sparks resolves
      `,
      finds: [{ messageId: 'occupied', data: { card: 'Wall of Sparks', slot: 'back 1', there: 'a face-down card' } }],
    },
    {
      name: 'a Sorcery onto a face-down card by the short rules',
      given: inShort,
      when: `
        kate casts Wall of Sparks, paying £££
        both players pass
        Wall of Sparks resolves into back 1
      `,
      finds: [{ messageId: 'occupied' }],
    },
    {
      name: 'an Entity onto another, to replace it',
      when: `
        kate creates Slag Ogre into front 1, paying £££
        both players pass
        Slag Ogre resolves
      `,
      finds: [{ messageId: 'entityOccupied', data: { card: 'Slag Ogre', slot: 'front 1', there: 'Cinder Whelp' } }],
    },
    {
      name: 'a token onto an Entity by the short rules',
      given: inShort,
      when: 'kate puts a token Burrow Pup into front 1',
      finds: [{ messageId: 'entityOccupied', data: { card: 'Burrow Pup' } }],
    },
    {
      name: 'an Entity moved onto another',
      given: given.replace('front 1 Cinder Whelp', 'front 2 Slag Ogre, front 1 Cinder Whelp'),
      when: "kate's Slag Ogre moves to front 1",
      finds: [{ messageId: 'entityOccupied' }],
    },
    {
      name: 'an Entity taken over into an occupied slot',
      when: "kate takes control of john's Hedge Boar into front 1",
      finds: [{ messageId: 'entityOccupied', data: { card: 'Hedge Boar' } }],
    },
    {
      name: 'an Entity from the drop zone into an occupied slot',
      when: "kate puts Slag Ogre from kate's drop zone into kate's front 1",
      finds: [{ messageId: 'entityOccupied' }],
    },
    {
      name: 'an Entity into the backrow, said once',
      when: `
        kate creates Slag Ogre into back 2, paying £££
        both players pass
        Slag Ogre resolves
      `,
      finds: [{ messageId: 'entityRow', data: { card: 'Slag Ogre', slot: 'back 2' }, line: 1 }],
    },
    {
      name: 'an Entity into the backrow by the short rules',
      given: inShort,
      when: 'kate creates Slag Ogre into back 2, paying £££',
      finds: [{ messageId: 'entityRow' }],
    },
    {
      name: 'an Entity of the frontrow taken over into the backrow',
      when: "kate takes control of john's Hedge Boar into back 2",
      finds: [{ messageId: 'entityRow', data: { card: 'Hedge Boar', slot: 'back 2' } }],
    },
    {
      name: 'a Sorcery into the frontrow',
      given: inShort,
      when: 'kate casts Wall of Sparks into front 3, paying £££',
      finds: [{ messageId: 'backRow', data: { card: 'Wall of Sparks', slot: 'front 3' } }],
    },
    {
      name: 'a face-down card into the frontrow',
      when: 'kate lays a card into front 3',
      finds: [{ messageId: 'backRow', data: { card: 'A face-down card' } }],
    },
    {
      name: 'a Form into a slot',
      given: inShort,
      when: 'kate embodies War Drums into back 3, paying £££',
      finds: [{ messageId: 'formZone', data: { card: 'War Drums', slot: 'back 3' } }],
    },
    {
      name: 'an Entity into the Form Zone',
      when: 'kate creates Slag Ogre into the Form Zone, paying £££',
      finds: [{ messageId: 'entityRow', data: { slot: 'the Form Zone' } }],
    },
    {
      name: 'a fifth backrow slot by the short rules: the Host stands in the middle',
      given: inShort,
      when: 'kate lays Tripwire into back 5',
      finds: [{ messageId: 'noSuchSlot', data: { slot: 'back 5', slots: 4 } }],
    },
    {
      name: 'a sixth frontrow slot where the header counts five',
      when: 'kate creates Slag Ogre into front 6, paying £££',
      finds: [{ messageId: 'noSuchSlot', data: { slot: 'front 6', slots: 5 } }],
    },
    {
      name: 'Equipment that moves on by itself',
      when: "kate's Jagged Axe as a marker moves to back 2",
      finds: [{ messageId: 'marker', data: { card: 'Jagged Axe', slot: 'back 2' } }],
    },
  ],
});
