import { testCheck } from '#check-tester/test-check.js';
import { tgc } from '../../index.js';
import { playPhase, withText } from '../../spec-tables.js';
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
    {
      name: 'untapped, with a text about that on the field',
      given: withText(playPhase, 'Your creatures come into play untapped.'),
      when: 'Nia plays Ram, untapped',
      finds: [{ messageId: 'unless', data: { text: 'Idol' } }],
    },
  ],
});
