import { testCheck } from '#check-tester/test-check.js';
import { tgc } from '../../index.js';
import { battlePhase, withText } from '../../spec-tables.js';
import { blockIsRight } from './block-is-right.js';

testCheck(tgc, blockIsRight, {
  given: battlePhase,
  valid: [
    {
      name: 'one untapped creature',
      when: `
        Nia declares battle: Ram attacks Otto
        Otto blocks with Sentry
      `,
    },
  ],
  invalid: [
    {
      name: 'no attack',
      when: 'Otto blocks with Sentry',
      finds: [{ messageId: 'noAttack' }],
    },
    {
      name: 'too late',
      when: `
        Nia declares battle: Ram attacks Otto
        Otto does not block
        Otto blocks with Sentry
      `,
      finds: [{ messageId: 'tooLate' }],
    },
    {
      name: "the attacker's choice",
      when: `
        Nia declares battle: Ram attacks Otto
        Nia blocks with Otto's Sentry
      `,
      finds: [{ messageId: 'otherPlayer' }],
    },
    {
      name: 'two creatures',
      when: `
        Nia declares battle: Ram attacks Otto
        Otto blocks with Sentry and Ram
      `,
      finds: [{ messageId: 'several', data: { count: 2 } }],
    },
    {
      name: 'no creature of the defender',
      when: `
        Nia declares battle: Ram attacks Otto
        Otto blocks with Nia's Newt
      `,
      finds: [{ messageId: 'noCreature' }],
    },
    {
      name: 'a tapped creature',
      when: `
        Nia declares battle: Ram attacks Otto
        Otto blocks with Newt
      `,
      finds: [{ messageId: 'tapped' }],
    },
    {
      name: 'a creature of which nobody knows',
      given: battlePhase.replace("Newt (tapped)", "Newt"),
      when: `
        Nia declares battle: Ram attacks Otto
        Otto blocks with Newt
      `,
      finds: [{ messageId: 'unknownTapped' }],
    },
    {
      name: 'a tapped blocker, with a text about blocks on the field',
      given: withText(battlePhase, 'Tapped creatures can block.'),
      when: `
        Nia declares battle: Ram attacks Otto
        Otto blocks with Newt
      `,
      finds: [{ messageId: 'unless', data: { text: 'Idol' } }],
    },
    {
      name: 'two blockers, with a text about blocks on the field',
      given: withText(battlePhase, 'Two creatures may block together.'),
      when: `
        Nia declares battle: Ram attacks Otto
        Otto blocks with Sentry and Ram
      `,
      finds: [{ messageId: 'severalUnless', data: { text: 'Idol' } }],
    },
  ],
});
