import { testCheck } from '#check-tester/test-check.js';
import { host } from '../../index.js';
import { sicknessGoesAtStart } from './sickness-goes-at-start.js';

const given = `
  match host, comprehensive rules, complete record
  seat kate: Warlord Kessik
  seat john: Brother Alder

  position: turn 5, kate's Start Phase, kate went first, stack empty, kate has priority
    kate: hand 3 cards, deck 30, damage 0, front 1 Slag Ogre (sick)
    john: hand 4 cards, deck 30, damage 0, front 1 Hedge Boar (sick)
`;

testCheck(host, sicknessGoesAtStart, {
  given,
  valid: [
    { name: 'in the own Start Phase', when: "kate's Entities lose Creation Sickness" },
    {
      name: 'after the action points, as the short rules list it',
      given: given.replace('comprehensive', 'short'),
      when: `
        kate replenishes to 4 #
        kate's Entities lose Creation Sickness
      `,
    },
    {
      name: 'in a phase that the position does not name',
      given: given.replace("kate's Start Phase", "kate's turn"),
      when: "kate's Entities lose Creation Sickness",
    },
  ],
  invalid: [
    {
      name: "in the opponent's Start Phase",
      when: "john's Entities lose Creation Sickness",
      finds: [{ messageId: 'wrongTime', data: { player: 'john', phase: "kate's Start Phase" } }],
    },
    {
      name: 'as the own turn ends, under the short rules',
      given: given.replace('comprehensive', 'short').replace('Start Phase', 'End Phase'),
      when: "kate's Entities lose Creation Sickness",
      finds: [{ messageId: 'wrongTime', data: { player: 'kate', phase: "kate's End Phase" } }],
    },
  ],
});
