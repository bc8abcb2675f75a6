import { testCheck } from '#check-tester/test-check.js';
import { tgc } from '../../index.js';
import { abridged, battlePhase } from '../../spec-tables.js';
import { windowBeforeDamage } from './window-before-damage.js';

testCheck(tgc, windowBeforeDamage, {
  given: battlePhase,
  valid: [
    {
      name: 'after the window',
      when: `
        Nia declares battle: Ram attacks Otto
        Otto does not block
        Nia does nothing
        Otto does nothing
        Ram deals 3 damage to Otto
      `,
    },
    {
      name: 'an abridged record',
      given: abridged(battlePhase),
      when: `
        Nia declares battle: Ram attacks Otto
        Otto does not block
        Ram deals 3 damage to Otto
      `,
    },
  ],
  invalid: [
    {
      name: 'a direct attack',
      when: `
        Nia declares battle: Ram attacks Otto
        Otto does not block
        Nia does nothing
        Ram deals 3 damage to Otto
      `,
      finds: [{ messageId: 'direct' }],
    },
    {
      name: 'a creature attack',
      when: `
        Nia declares battle: Ram attacks Otto's Newt
        Nia's Ram deals 3 damage to Otto's Newt
      `,
      finds: [{ messageId: 'creatures' }],
    },
  ],
});
