import { testCheck } from '#check-tester/test-check.js';
import { host } from '../../index.js';
import { triggersInOrder } from './triggers-in-order.js';

const header = (where: string, record = 'complete'): string => `
match host, comprehensive rules, ${record} record
seat kate: Brother Alder
seat john: Brother Alder
card Watchtower: Form, cost %
  When an Entity attacks, gain 1 %.
card Old Bell: Form, cost %
  When an Entity attacks, draw a card.
card Sunrise: Form, cost %
  At the start of your turn, gain 1 %.
card Tally: Form, cost %
  When you draw a card, gain 1 %.
card Last Words: Entity - Human, cost %, health 2, power 2
  When this Entity is destroyed, gain 1 %.
position: turn 5, ${where}, stack empty, no sickness, no attacks
  kate: 4 #, resources %%, hand 5 cards, deck 30, front 1 Last Words
    form Watchtower
    form Old Bell
  john: 0 #, resources !!, hand 5 cards, deck 30, front 1 Last Words
    form Watchtower
    form Sunrise
    form Tally
`;
const ATTACK = 'kate declares Last Words as attacker';
const BOTH = "kate puts kate's Old Bell's effect on the stack\nkate puts kate's Watchtower's effect on the stack";
const DEATHS = `
        ${ATTACK}
        kate puts kate's Watchtower's effect on the stack
        kate puts kate's Old Bell's effect on the stack
        john puts john's Watchtower's effect on the stack
        both players pass
        Watchtower's effect resolves
          john gains %
        both players pass
        Old Bell's effect resolves
          kate draws a card
        both players pass
        Watchtower's effect resolves
          kate gains %
        both players pass
        kate declares john's Last Words as blocker
        both players pass
        the early damage step begins
        both players pass
        the normal damage step begins
        both players pass
        at the same time
          2 combat damage is dealt to john's Last Words
          2 combat damage is dealt to kate's Last Words
        at the same time
          john's Last Words is destroyed
          kate's Last Words is destroyed`;

testCheck(host, triggersInOrder, {
  given: header("kate's Battle Phase, kate has priority"),
  valid: [
    {
      name: 'the turn player first, in the order that suits her (33.2)',
      when: `${ATTACK}\n${BOTH}\njohn puts john's Watchtower's effect on the stack`,
    },
    {
      name: 'the other player later, with priority (28.5.1)',
      when: `${ATTACK}\n${BOTH}\nkate passes\njohn puts john's Watchtower's effect on the stack`,
    },
    {
      name: 'two Entities that died together, the turn player first',
      when: `${DEATHS}
        kate puts Last Words's effect on the stack
        john puts Last Words's effect on the stack
      `,
    },
    {
      name: 'an effect for the start of the turn before another one',
      given: header("kate's End Phase, kate has priority"),
      when: `
        kate ends the turn
        john declares the Start Phase
        john puts Sunrise's effect on the stack
      `,
    },
    {
      name: 'an effect that goes on the stack while the turn player acts, in a record that leaves passes out',
      given: header("kate's Battle Phase, kate has priority", 'abridged'),
      when: `
        ${ATTACK}
        kate puts kate's Watchtower's effect on the stack
        kate puts kate's Old Bell's effect on the stack
        kate creates Grace, Aligner of Stars into front 2, paying %%
        john puts john's Watchtower's effect on the stack
      `,
    },
  ],
  invalid: [
    {
      name: 'a Fast card before the effects of the attack (25.2.3)',
      when: `
        ${ATTACK}
        kate puts kate's Watchtower's effect on the stack
        kate creates Grace, Aligner of Stars into front 2, paying %%
      `,
      finds: [{ messageId: 'stackFirstInAttack', data: { player: 'kate', waiting: 'Old Bell', since: 1 } }],
    },
    {
      name: 'a Fast card before the effects of the block (25.3.5)',
      given: header("kate's Battle Phase, kate has priority").replace('When an Entity attacks, draw', 'When an Entity is blocked, draw').replace('When an Entity attacks, gain', 'When you cast a Sorcery, gain'),
      when: `
        ${ATTACK}
        both players pass
        kate declares john's Last Words as blocker
        kate creates Grace, Aligner of Stars into front 2, paying %%
      `,
      finds: [{ messageId: 'stackFirstInBlock', data: { player: 'kate', waiting: 'Old Bell', since: 3 } }],
    },
    {
      name: 'a Fast card before the effect for the start of the turn (39.1)',
      given: header("kate's End Phase, kate has priority").replace('!!', '%%'),
      when: `
        kate ends the turn
        john declares the Start Phase
        john creates Grace, Aligner of Stars into front 2, paying %%
      `,
      finds: [{ messageId: 'stackFirstAtStart', data: { player: 'john', waiting: 'Sunrise', since: 2 } }],
    },
    {
      name: 'an action point before the effect of what has died',
      when: `${DEATHS}
        kate spends # to draw a card
      `,
      finds: [{ messageId: 'stackFirst', data: { player: 'kate', did: 'used an action point to draw', waiting: 'Last Words' } }],
    },
    {
      name: 'a trigger that is remembered after both have passed',
      when: `
        ${ATTACK}
        kate puts kate's Watchtower's effect on the stack
        kate passes
        john puts john's Watchtower's effect on the stack
        both players pass
        john's Watchtower's effect resolves
          john gains %
        kate puts kate's Old Bell's effect on the stack
      `,
      finds: [{ messageId: 'late', line: 8, data: { player: 'kate', card: 'Old Bell', since: 1 } }],
    },
    {
      name: 'the other player before the turn player',
      when: `${ATTACK}\njohn puts john's Watchtower's effect on the stack`,
      finds: [{ messageId: 'turnPlayerFirst', data: { player: 'john', card: 'Watchtower', turnPlayer: 'kate', waiting: 'Watchtower' } }],
    },
    {
      name: 'the other player between two effects of the turn player',
      when: `${ATTACK}\nkate puts kate's Watchtower's effect on the stack\njohn puts john's Watchtower's effect on the stack`,
      finds: [{ messageId: 'turnPlayerFirst', data: { player: 'john', waiting: 'Old Bell' } }],
    },
    {
      name: 'an effect of the turn player after those of the other player, remembered too late',
      when: `
        ${ATTACK}
        kate puts kate's Watchtower's effect on the stack
        john puts john's Watchtower's effect on the stack
        kate puts kate's Old Bell's effect on the stack
      `,
      finds: [{ messageId: 'turnPlayerFirst', line: 3 }, { messageId: 'addedAfter', line: 4, data: { player: 'kate', card: 'Old Bell', second: 'john', since: 1 } }],
    },
    {
      name: 'two Entities that died together, the other player first',
      when: `${DEATHS}
        john puts Last Words's effect on the stack
      `,
      finds: [{ messageId: 'turnPlayerFirst', data: { player: 'john', card: 'Last Words', waiting: 'Last Words' } }],
    },
    {
      name: 'another effect before the one for the start of the turn',
      given: header("kate's End Phase, kate has priority"),
      when: `
        kate ends the turn
        john declares the Start Phase
        john draws a card
        john puts Tally's effect on the stack
      `,
      finds: [{ messageId: 'startFirst', data: { player: 'john', card: 'Tally', waiting: 'Sunrise' } }],
    },
    {
      name: 'the other player over what the turn player has done since, without priority',
      when: `
        ${ATTACK}
        kate puts kate's Watchtower's effect on the stack
        kate puts kate's Old Bell's effect on the stack
        kate creates Grace, Aligner of Stars into front 2, paying %%
        john puts john's Watchtower's effect on the stack
      `,
      finds: [{ messageId: 'withoutPriority', data: { player: 'john', card: 'Watchtower', turnPlayer: 'kate' } }],
    },
  ],
});
