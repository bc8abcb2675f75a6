import { testCheck } from '#check-tester/test-check.js';
import { tgc } from '../../index.js';
import { playPhase } from '../../spec-tables.js';
import { creatureArrivesTapped } from './creature-arrives-tapped.js';

testCheck(tgc, creatureArrivesTapped, {
  given: playPhase,
  valid: [
    {
      name: 'tapped',
      when: 'Nia plays Ram',
    },
  ],
  invalid: [
    {
      name: 'untapped',
      when: 'Nia plays Ram, untapped',
      finds: [{ messageId: 'upright', data: { card: 'Ram' } }],
    },
  ],
});
