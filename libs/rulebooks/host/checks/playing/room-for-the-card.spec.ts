import { testCheck } from '#check-tester/test-check.js';
import { host } from '../../index.js';
import { roomForTheCard } from './room-for-the-card.js';

const ENTITIES = 'front 1 Cinder Whelp, front 2 Cinder Whelp, front 3 Cinder Whelp, front 4 Cinder Whelp';
const AMBUSHES = 'back 1 a face-down card, back 2 a face-down card, back 3 a face-down card';

/** Kate has four Entities and three laid cards. */
const table = (more = '', slots = 'slots: 5 front, 4 back'): string => `
  match host, comprehensive rules, complete record
  seat kate: Old Mother Cinder
  seat john: Brother Alder
  ${slots}

  position: turn 5, kate's Action Phase 1, kate went first, stack empty, kate has priority
    kate: resources £££££, hand 6 cards, deck 30, damage 0
      ${ENTITIES}
      ${AMBUSHES}${more}
    john: hand 4 cards, deck 30, damage 0
`;
const full = table(', front 5 Slag Ogre, back 4 a face-down card');
const inShort = (text: string): string => text.replace('comprehensive', 'short').replace('slots: 5 front, 4 back', '');

testCheck(host, roomForTheCard, {
  given: table(),
  valid: [
    { name: 'an Entity into the last free slot', when: 'kate creates Slag Ogre, paying £££' },
    { name: 'a Sorcery into the last free slot', when: "kate casts Scorch, paying £, targeting kate's Cinder Whelp" },
    { name: 'the last free slot by the short rules, which count them', given: inShort(table()), when: 'kate lays a card' },
    { name: 'a Form, which needs no slot', given: full, when: 'kate embodies War Drums, paying £££' },
    { name: 'a full frontrow, which keeps no Ambush out', given: table(', front 5 Slag Ogre'), when: 'kate lays Tripwire' },
    {
      name: 'a slot that has become free',
      given: full,
      when: `
        kate's Slag Ogre is destroyed
        kate creates Slag Ogre, paying £££
      `,
    },
    {
      name: 'more slots than usual, which the header counts',
      given: table(', front 5 Slag Ogre', 'slots: 6 front, 4 back'),
      when: 'kate creates Slag Ogre, paying £££',
    },
    { name: 'as many cards as any table has room for', given: table('', ''), when: 'kate creates Slag Ogre, paying £££' },
    {
      name: 'Equipment under an Entity, which takes no slot',
      given: table().replace('front 4 Cinder Whelp', 'front 4 Cinder Whelp (under it Jagged Axe + Common Whetstone)'),
      when: 'kate creates Slag Ogre, paying £££',
    },
  ],
  invalid: [
    {
      name: 'an Entity into a full frontrow',
      given: full,
      when: 'kate creates Slag Ogre, paying £££',
      finds: [{ messageId: 'Entity', data: { player: 'kate', did: 'created Slag Ogre' } }],
    },
    {
      name: 'an Entity into a frontrow that a token fills, by the short rules',
      given: inShort(table(', front 5 Burrow Pup')),
      when: 'kate creates Slag Ogre, paying £££',
      finds: [{ messageId: 'Entity' }],
    },
    {
      name: 'a Sorcery into a full backrow, although it would leave at once',
      given: inShort(full),
      when: "kate casts Scorch, paying £, targeting kate's Slag Ogre",
      finds: [{ messageId: 'Sorcery', data: { did: 'cast Scorch' } }],
    },
    {
      name: 'an Ambush into a full backrow',
      given: full,
      when: 'kate lays a card',
      finds: [{ messageId: 'Ambush', data: { did: 'laid a card' } }],
    },
    {
      name: 'a fifth card in a backrow of which nobody counts the slots',
      given: table(', back 4 a face-down card', ''),
      when: 'kate lays a card',
      finds: [{ messageId: 'untold', data: { did: 'laid a card', taken: '4 slots' } }],
    },
    {
      name: 'a sixth Entity where nobody counts the slots',
      given: table(', front 5 Slag Ogre', ''),
      when: 'kate creates Slag Ogre, paying £££',
      finds: [{ messageId: 'untold', data: { taken: '5 slots' } }],
    },
  ],
});
