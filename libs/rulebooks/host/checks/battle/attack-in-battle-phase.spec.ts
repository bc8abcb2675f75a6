import { testCheck } from '#check-tester/test-check.js';
import { host } from '../../index.js';
import { attackInBattlePhase } from './attack-in-battle-phase.js';

const given = `
  match host, comprehensive rules, complete record
  seat kate: Warlord Kessik
  seat john: Brother Alder

  position: turn 5, kate's Action Phase 1, kate went first, stack empty, kate has priority, no sickness, no attacks
    kate: hand 3 cards, deck 30, damage 0, front 1 Slag Ogre
    john: hand 4 cards, deck 30, damage 0, front 1 Hedge Boar
`;

const inShort = given.replace('comprehensive', 'short');
const inBattle = given.replace('Action Phase 1', 'Battle Phase');

testCheck(host, attackInBattlePhase, {
  given,
  valid: [
    {
      name: 'an attack in a declared Battle Phase',
      when: `
        kate declares the Battle Phase
        both players pass
        kate declares Slag Ogre as attacker
        both players pass
        kate declares john's Hedge Boar as blocker
      `,
    },
    {
      name: 'an attack in the Battle Phase that the position stands in, whoever went first',
      given: inBattle.replace(', kate went first', ', john went first').replace('turn 5', 'turn 6'),
      when: 'kate declares Slag Ogre as attacker',
    },
    {
      name: 'a position that names the Battle Phase and nobody whose turn it is',
      given: inBattle.replace("turn 5, kate's Battle", 'Battle'),
      when: 'kate declares Slag Ogre as attacker',
    },
    {
      name: 'an attack in an abridged record',
      given: given.replace('complete', 'abridged'),
      when: `
        kate declares the Battle Phase
        kate declares Slag Ogre as attacker
        kate declares john's Hedge Boar as blocker
      `,
    },
  ],
  invalid: [
    {
      name: 'an attack in Action Phase 1, the Battle Phase not declared',
      when: 'kate declares Slag Ogre as attacker',
      finds: [{ messageId: 'phase', data: { player: 'kate', phase: "kate's Action Phase 1" } }],
    },
    {
      name: 'one more attack after the Battle Phase',
      given: inShort.replace('Action Phase 1', 'Battle Phase'),
      when: `
        kate declares Action Phase 2
        kate declares Slag Ogre as attacker
      `,
      finds: [{ messageId: 'phase', data: { phase: "kate's Action Phase 2" } }],
    },
    {
      name: "an attack in the opponent's Battle Phase",
      given: inBattle,
      when: 'john declares Hedge Boar as attacker',
      finds: [{ messageId: 'attackerByOther', data: { player: 'john', turnPlayer: 'kate' } }],
    },
    {
      name: "an attack in the opponent's turn under the short rules",
      given: inShort,
      when: 'john declares Hedge Boar as attacker',
      finds: [{ messageId: 'attackerByOther' }],
    },
    {
      name: 'the defending player who says which Entity blocks',
      given: inBattle,
      when: `
        kate declares Slag Ogre as attacker
        both players pass
        john declares Hedge Boar as blocker
      `,
      finds: [{ messageId: 'blockerByOther', data: { player: 'john', turnPlayer: 'kate' } }],
    },
    {
      name: 'a position that does not name the phase',
      given: given.replace("kate's Action Phase 1", "kate's turn"),
      when: 'kate declares Slag Ogre as attacker',
      finds: [{ messageId: 'untold', data: { player: 'kate' } }],
    },
  ],
});
