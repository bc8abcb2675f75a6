import { testCheck } from '#check-tester/test-check.js';
import { tgc } from '../../index.js';
import { battlePhase, playPhase, standbyPhase } from '../../spec-tables.js';
import { effectFitsGamestate } from './effect-fits-gamestate.js';

testCheck(tgc, effectFitsGamestate, {
  given: playPhase,
  valid: [
    {
      name: 'any effect in Open Play',
      when: "Nia activates Heron's effect",
    },
    {
      name: 'one made for battle',
      given: battlePhase,
      when: "Nia activates Drummer's effect",
    },
    {
      name: 'On Play once Open Play is back',
      given: playPhase.replace("hand Ram", "hand Herald + Ram"),
      when: `
        Nia plays Herald
        Nia does nothing
        Otto does nothing
        Nia activates Herald's effect
      `,
    },
  ],
  invalid: [
    {
      name: 'one that is not Quick',
      given: standbyPhase,
      when: "Nia activates Heron's effect",
      finds: [{ messageId: 'quick' }],
    },
    {
      name: 'On Play right after the card',
      given: playPhase.replace("hand Ram", "hand Herald + Ram"),
      when: `
        Nia plays Herald
        Nia activates Herald's effect
      `,
      finds: [{ messageId: 'onPlay' }],
    },
    {
      name: 'one that is not for battle',
      given: battlePhase,
      when: "Nia activates Heron's effect",
      finds: [{ messageId: 'battle' }],
    },
  ],
});
