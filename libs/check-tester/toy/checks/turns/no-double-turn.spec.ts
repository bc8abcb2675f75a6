import { testCheck } from '#check-tester/test-check.js';
import { toy } from '../../rulebook.js';
import { noDoubleTurn } from './no-double-turn.js';

testCheck(toy, noDoubleTurn, {
  given: `
    match toy, first rules, complete record
    seat kate
    seat john
  `,
  valid: [
    {
      name: 'taking turns',
      when: `
        kate says 1
        john says 2
      `,
    },
  ],
  invalid: [
    {
      name: 'a second number in a row',
      when: `
        kate says 1 slowly
        kate says 2 slowly
        // it goes on
        john says 3
        john says 4
      `,
      finds: [
        { messageId: 'again', data: { player: 'kate' }, line: 2 },
        { messageId: 'again', data: { player: 'john' } },
      ],
    },
  ],
});
