import { testCheck } from '#check-tester/test-check.js';
import { host } from '../../index.js';
import { winnerChooses } from './winner-chooses.js';

const given = `
  match host, comprehensive rules, complete record
  seat kate: Warlord Kessik
  seat john: Brother Alder
`;
const inShort = given.replace('comprehensive', 'short');

testCheck(host, winnerChooses, {
  given,
  valid: [
    { name: 'the higher roll going second', when: 'kate rolls 4\njohn rolls 10\njohn chooses to go second' },
    { name: 'a roll that an abridged record does not tell', given: given.replace('complete', 'abridged'), when: 'kate chooses to go first' },
    { name: 'a lower roll after a tie', when: 'kate rolls 7\njohn rolls 7\nkate rolls 2\njohn rolls 3\njohn chooses to go first' },
    { name: 'a record from a position, where all this lies behind', given: `${given}\n  position: turn 2, john's turn`, when: 'kate chooses to go first' },
    { name: 'another random method', when: 'john wins the roll\njohn chooses to go first' },
    { name: 'a tie that was rolled again', when: 'kate rolls 7\njohn rolls 7\nkate rolls 9\njohn rolls 5\nkate wins the roll\nkate chooses to go first' },
  ],
  invalid: [
    {
      name: 'the loser choosing',
      when: 'kate rolls 4\njohn rolls 10\nkate chooses to go first',
      finds: [{ messageId: 'notWinner', data: { player: 'kate', winner: 'john' } }],
    },
    { name: 'the loser choosing by the short rules', given: inShort, when: 'john wins the roll\nkate chooses to go first', finds: [{ messageId: 'notWinner' }] },
    { name: 'choosing without a roll', when: 'kate chooses to go first', finds: [{ messageId: 'noRoll', data: { player: 'kate' } }] },
    {
      name: 'choosing without a roll by the short rules',
      given: inShort,
      when: 'john chooses to go second',
      finds: [{ messageId: 'noRoll', data: { player: 'john' } }],
    },
    { name: 'choosing after a tie', when: 'kate rolls 7\njohn rolls 7\nkate chooses to go first', finds: [{ messageId: 'tied', data: { player: 'kate' } }] },
    {
      name: 'the loser of the second roll choosing',
      when: 'kate rolls 7\njohn rolls 7\nkate rolls 2\njohn rolls 3\nkate chooses to go first',
      finds: [{ messageId: 'notWinner', data: { player: 'kate', winner: 'john' } }],
    },
    {
      name: 'choosing again',
      when: 'kate wins the roll\nkate chooses to go first\nkate chooses to go second',
      finds: [{ messageId: 'twice', data: { player: 'kate' } }],
    },
    {
      name: 'the lower roll winning',
      when: 'kate rolls 4\njohn rolls 10\nkate wins the roll',
      finds: [{ messageId: 'lowRoll', data: { player: 'kate', winner: 'john' } }],
    },
  ],
});
