import { testCheck } from '#check-tester/test-check.js';
import { toy } from '../../rulebook.js';
import { oneHigher } from './one-higher.js';

testCheck(toy, oneHigher, {
  given: 'match toy, first rules, complete record\nseat kate\nseat john',
  valid: [{ name: 'counting up', when: 'kate says 1\njohn says 2' }],
  invalid: [
    { name: 'a step of two', when: 'kate says 1\njohn says 3', finds: [{ messageId: 'wrong', data: { said: 3, last: 1 } }] },
    {
      name: 'an unknown beginning, where the hints are law',
      given: 'match toy, friendly rules, complete record\nseat kate\nseat john',
      when: 'kate says 5\njohn says 6',
      finds: [{ messageId: 'unknown', line: 1 }],
    },
  ],
});
