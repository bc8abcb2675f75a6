import { testCheck } from '#check-tester/test-check.js';
import { host } from '../../index.js';
import { verbFitsType } from './verb-fits-type.js';

const given = `
  match host, comprehensive rules, complete record
  seat kate: Old Mother Cinder
  seat john: Brother Alder

  position: turn 5, kate's Action Phase 1, kate went first, stack empty, kate has priority
    kate: resources £££££, hand 6 cards, deck 30, damage 0
    john: hand 4 cards, deck 30, damage 0
`;
const inShort = given.replace('comprehensive', 'short');

testCheck(host, verbFitsType, {
  given,
  valid: [
    { name: 'an Entity that is created', when: 'kate creates Slag Ogre, paying £££' },
    { name: 'a Sorcery that is cast', when: 'kate casts Wall of Sparks, paying £££' },
    { name: 'a Form that is embodied', when: 'kate embodies War Drums, paying £££' },
    { name: 'an Ambush that is laid', when: 'kate lays Tripwire' },
    { name: 'an Ambush that is laid unseen', when: 'kate lays a card' },
    { name: 'any of them, called playing', when: 'kate plays War Drums, paying £££' },
    { name: 'a card that a redacted record hides', when: 'kate plays a card' },
  ],
  invalid: [
    {
      name: 'an Entity that is cast',
      when: 'kate casts Slag Ogre, paying £££',
      finds: [{ messageId: 'Entity', data: { player: 'kate', card: 'Slag Ogre' } }],
    },
    {
      name: 'an Entity laid face down, by the short rules',
      given: inShort,
      when: 'kate lays Slag Ogre',
      finds: [{ messageId: 'Entity' }],
    },
    {
      name: 'a Sorcery that is laid face down to be used later',
      given: inShort,
      when: 'kate lays Scorch',
      finds: [{ messageId: 'Sorcery', data: { card: 'Scorch' } }],
    },
    {
      name: 'a Form that is cast',
      when: 'kate casts War Drums, paying £££',
      finds: [{ messageId: 'Form', data: { card: 'War Drums' } }],
    },
    {
      name: 'an Ambush that is cast from hand',
      when: "kate casts Tripwire, paying £",
      finds: [{ messageId: 'Ambush', data: { card: 'Tripwire' } }],
    },
    {
      name: 'a Host that is played',
      when: 'kate plays Warlord Kessik',
      finds: [{ messageId: 'Host', data: { card: 'Warlord Kessik' } }],
    },
    {
      name: 'a Host that is created',
      when: 'kate creates Warlord Kessik',
      finds: [{ messageId: 'Host' }],
    },
    {
      name: 'an Entity that nobody may see',
      when: 'kate creates a card into front 1, paying £',
      finds: [{ messageId: 'hidden', data: { player: 'kate' } }],
    },
  ],
});
