import { testCheck } from '#check-tester/test-check.js';
import { tgc } from '../../index.js';
import { playPhase, withText } from '../../spec-tables.js';
import { costIsPaid } from './cost-is-paid.js';

testCheck(tgc, costIsPaid, {
  given: playPhase,
  valid: [
    {
      name: 'the cost',
      when: 'Nia plays Ram, paying 3',
    },
    {
      name: 'unsaid',
      when: 'Nia plays Ram',
    },
  ],
  invalid: [
    {
      name: 'one too few',
      when: 'Nia plays Ram, paying 2',
      finds: [{ messageId: 'otherAmount', data: { paid: 2, cost: 3 } }],
    },
    {
      name: 'another amount, with a text about costs on the field',
      given: withText(playPhase, 'Creature cards cost you 1 less.'),
      when: 'Nia plays Ram, paying 2',
      finds: [{ messageId: 'unless', data: { text: 'Idol' } }],
    },
  ],
});
