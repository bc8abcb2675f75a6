import { testCheck } from '#check-tester/test-check.js';
import { tgc } from '../../index.js';
import { playPhase } from '../../spec-tables.js';
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
  ],
});
