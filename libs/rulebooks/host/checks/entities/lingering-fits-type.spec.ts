import { testCheck } from '#check-tester/test-check.js';
import { host } from '../../index.js';
import { lingeringFitsType } from './lingering-fits-type.js';

const given = `
  match host, comprehensive rules, complete record
  seat kate: Warlord Kessik
  seat john: Brother Alder

  position: turn 5, kate's Action Phase 1, kate went first, stack empty, kate has priority
    kate: hand 6 cards, deck 30, damage 2, front 1 Slag Ogre, form War Drums, back 1 Scorch, back 2 a face-down card
    john: hand 4 cards, deck 30, damage 0
`;

testCheck(host, lingeringFitsType, {
  given,
  valid: [
    { name: 'a Sorcery', when: "kate's Scorch gets Lingering this turn" },
    { name: 'a card that lies face down, which is an Ambush', when: "kate's card in back 2 gets Lingering" },
    { name: 'another keyword for an Entity', when: "kate's Slag Ogre gets First Strike this turn" },
  ],
  invalid: [
    {
      name: 'an Entity',
      when: "kate's Slag Ogre gets +1 power and Lingering",
      finds: [{ messageId: 'wrongType', data: { thing: "kate's Slag Ogre", type: 'an Entity' } }],
    },
    {
      name: 'a Form',
      when: "kate's War Drums gets Lingering",
      finds: [{ messageId: 'wrongType', data: { thing: "kate's War Drums", type: 'a Form' } }],
    },
    {
      name: 'a Host',
      when: "kate's Host gets Lingering",
      finds: [{ messageId: 'wrongType', data: { thing: "kate's Host", type: 'a Host' } }],
    },
  ],
});
