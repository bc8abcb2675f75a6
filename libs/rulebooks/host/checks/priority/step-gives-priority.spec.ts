import { testCheck } from '#check-tester/test-check.js';
import { host } from '../../index.js';
import { stepGivesPriority } from './step-gives-priority.js';

const header = (record: string, rest = 'stack empty'): string => `
match host, comprehensive rules, ${record} record
seat kate: Brother Alder
seat john: Marsh Queen Ysolde
card Quick Blade: Entity - Human, cost £, health 3, power 1
  First Strike.
position: turn 5, kate's Battle Phase, ${rest}, kate has priority, no sickness, no attacks
  kate: 4 #, resources %%%%!!, hand 6 cards, deck 30
    front 1 Hedge Boar
    front 2 Quick Blade
  john: 0 #, resources %%%%!!, hand 6 cards, deck 30
    front 1 Orchard Keeper
`;
const ATTACK = `
        kate declares Hedge Boar as attacker
        both players pass`;
const BLOCK = `${ATTACK}
        kate declares john's Orchard Keeper as blocker
        both players pass`;
const NORMAL = `${BLOCK}
        the early damage step begins
        both players pass
        the normal damage step begins`;
const DAMAGE = `
        at the same time
          2 combat damage is dealt to john's Orchard Keeper
          1 combat damage is dealt to kate's Hedge Boar`;

testCheck(host, stepGivesPriority, {
  given: header('complete'),
  valid: [
    {
      name: 'a whole battle with a round of passes in each step, and the next attack',
      when: `${NORMAL}
        both players pass${DAMAGE}
        both players pass
        kate declares Quick Blade as attacker
      `,
    },
    {
      name: 'the second of two damages that are dealt together',
      when: `${NORMAL}
        kate passes
        john passes
        2 combat damage is dealt to john's Orchard Keeper
        1 combat damage is dealt to kate's Hedge Boar
      `,
    },
    {
      name: 'a response to the attack, resolved and passed on once more',
      when: `
        kate declares Hedge Boar as attacker
        kate passes
        john creates Grace, Aligner of Stars into front 2, paying !!
        both players pass
        Grace, Aligner of Stars resolves into front 2
        john puts Grace, Aligner of Stars's effect on the stack
        both players pass
        Grace, Aligner of Stars's effect resolves
          john draws a card
        both players pass
        kate declares john's Orchard Keeper as blocker
      `,
    },
    {
      name: 'no pass at all in a record that leaves them out',
      given: header('abridged'),
      when: "kate declares Hedge Boar as attacker\nkate declares john's Orchard Keeper as blocker\nthe early damage step begins",
    },
    {
      name: 'the first thing after a position in the middle of a battle',
      given: header('complete', "attacker kate's Hedge Boar, blocker john's Orchard Keeper, block declared, stack empty"),
      when: 'the early damage step begins',
    },
  ],
  invalid: [
    {
      name: 'a blocker straight after the attacker',
      when: "kate declares Hedge Boar as attacker\nkate declares john's Orchard Keeper as blocker",
      finds: [{ messageId: 'afterAttacker', data: { player: 'john' } }],
    },
    {
      name: 'a blocker after the attacking player has passed alone',
      when: "kate declares Hedge Boar as attacker\nkate passes\nkate declares john's Orchard Keeper as blocker",
      finds: [{ messageId: 'afterAttacker', data: { player: 'john' } }],
    },
    {
      name: 'damage steps straight after the blocker and after each other',
      when: `${ATTACK}
        kate declares john's Orchard Keeper as blocker
        the early damage step begins
        the normal damage step begins
      `,
      finds: [
        { messageId: 'afterBlocker', data: { player: 'john' }, line: 4 },
        { messageId: 'leavingEarly', data: { player: 'john' }, line: 5 },
      ],
    },
    {
      name: 'First Strike damage as the early step begins',
      when: `
        kate declares Quick Blade as attacker
        both players pass
        kate declares john's Orchard Keeper as blocker
        both players pass
        the early damage step begins
        1 combat damage is dealt to john's Orchard Keeper
      `,
      finds: [{ messageId: 'early', data: { player: 'john' } }],
    },
    {
      name: 'normal damage that one player alone has passed on',
      when: `${NORMAL}
        kate passes
        2 combat damage is dealt to john's Orchard Keeper
        1 combat damage is dealt to kate's Hedge Boar
      `,
      finds: [{ messageId: 'normal', data: { player: 'john' }, line: 9 }],
    },
    {
      name: 'the next attacker straight after the normal damage (25.4.2.6)',
      when: `${NORMAL}
        both players pass${DAMAGE}
        kate declares Quick Blade as attacker
      `,
      finds: [{ messageId: 'leavingNormal', data: { player: 'john' } }],
    },
    {
      name: 'a blocker straight after a response has resolved',
      when: `
        kate declares Hedge Boar as attacker
        kate casts Sudden Bloom into back 1, paying %, targeting kate's Hedge Boar
        both players pass
        Sudden Bloom resolves into back 1
        kate puts Sudden Bloom's effect on the stack
        both players pass
        Sudden Bloom's effect resolves
          Sudden Bloom goes to kate's drop zone
        kate declares john's Orchard Keeper as blocker
      `,
      finds: [{ messageId: 'afterResolution', data: { player: 'john' } }],
    },
  ],
});
