import { testCheck } from '#check-tester/test-check.js';
import { host } from '../../index.js';
import { turnPlayerMovesOn } from './turn-player-moves-on.js';

const header = (record: string, rest: string): string => `
match host, comprehensive rules, ${record} record
seat kate: Brother Alder
seat john: Marsh Queen Ysolde
position: turn 5, ${rest}, stack empty, no sickness, no attacks
  kate: 4 #, resources %%%%!!, hand 5 cards, deck 30, front 1 Hedge Boar
  john: 0 #, resources %%%%!!, hand 5 cards, deck 30, front 1 Orchard Keeper
`;

testCheck(host, turnPlayerMovesOn, {
  given: header('complete', "kate's Action Phase 1, kate has priority"),
  valid: [
    { name: 'the next phase without a pass: it can be answered when it is entered (15.3.2.3)', when: 'kate declares the Battle Phase' },
    { name: 'the next phase when both have passed', when: 'kate passes\njohn passes\nkate declares the Battle Phase' },
    {
      name: 'the next phase in a record that leaves the second pass out',
      given: header('abridged', "kate's Action Phase 1, kate has priority"),
      when: 'kate passes\nkate declares the Battle Phase',
    },
    {
      name: 'the turn of the other player, who has priority since the pass',
      given: header('complete', "kate's End Phase, kate has priority"),
      when: 'kate passes\njohn declares the Start Phase',
    },
  ],
  invalid: [
    {
      name: 'the next phase after passing, before the other has passed',
      when: 'kate passes\nkate declares the Battle Phase',
      finds: [{ messageId: 'waiting', data: { player: 'kate', did: 'declared the Battle Phase', holder: 'john' } }],
    },
    {
      name: 'an attack after passing',
      given: header('complete', "kate's Battle Phase, kate has priority"),
      when: 'kate passes\nkate declares Hedge Boar as attacker',
      finds: [{ messageId: 'waiting', data: { player: 'kate', did: 'declared Hedge Boar as attacker', holder: 'john' } }],
    },
    {
      name: 'the end of the turn after passing',
      given: header('complete', "kate's End Phase, kate has priority"),
      when: 'kate passes\nkate ends the turn',
      finds: [{ messageId: 'waiting', data: { player: 'kate', did: 'ended the turn', holder: 'john' } }],
    },
    {
      name: 'the next phase from a position in which the other has priority',
      given: header('complete', "kate's Action Phase 1, john has priority"),
      when: 'kate declares the Battle Phase',
      finds: [{ messageId: 'fromPosition', data: { player: 'kate', did: 'declared the Battle Phase', holder: 'john' } }],
    },
  ],
});
