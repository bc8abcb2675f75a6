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
    {
      name: 'a text that is not modelled, from the discard pile',
      given: playPhase.replace('deck 20', 'deck 20, discard pile Riddle').replace('    field Riddle (untapped)\n', ''),
      when: "Nia activates Riddle's effect",
      finds: [{ messageId: 'elsewhere', data: { card: 'Riddle' } }],
    },
    {
      name: 'one of two that could be meant',
      given: playPhase.replace('  Battle effect. Pay 1 plasma: your opponent loses 1 HS.', '  Pay 1 plasma: gain 1 HS.\n  Pay 1 plasma: draw a card.'),
      when: "Nia activates Drummer's effect, paying 1",
      finds: [{ messageId: 'which', data: { card: 'Drummer' } }],
    },
  ],
});
