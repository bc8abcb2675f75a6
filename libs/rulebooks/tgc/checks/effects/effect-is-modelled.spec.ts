import { testCheck } from '#check-tester/test-check.js';
import { tgc } from '../../index.js';
import { playPhase } from '../../spec-tables.js';
import { effectIsModelled } from './effect-is-modelled.js';

testCheck(tgc, effectIsModelled, {
  given: playPhase,
  valid: [
    {
      name: 'a card that is',
      when: 'Nia plays Feast',
    },
    {
      name: 'a creature with such a text',
      when: 'Nia plays Riddle',
    },
  ],
  invalid: [
    {
      name: 'an Instant with another text',
      when: 'Nia plays Secret',
      finds: [{ messageId: 'card', data: { card: 'Secret' } }],
    },
    {
      name: 'an effect of another text',
      when: "Nia activates Riddle's effect",
      finds: [{ messageId: 'effect', data: { card: 'Riddle' } }],
    },
  ],
});
