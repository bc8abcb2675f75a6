import { testCheck } from '#check-tester/test-check.js';
import { tgc } from '../../index.js';
import { battlePhase, withText } from '../../spec-tables.js';
import { battleIsFinished } from './battle-is-finished.js';

testCheck(tgc, battleIsFinished, {
  given: battlePhase,
  valid: [
    {
      name: 'all of it',
      when: `
        Nia declares battle: Ram attacks Otto
        Otto does not block
        Nia does nothing
        Otto does nothing
        Ram deals 3 damage to Otto
        Ram is tapped
        Nia declares battle: Newt attacks Otto
      `,
    },
    {
      name: 'an attacker tapped meanwhile',
      when: `
        Nia declares battle: Ram attacks Otto
        Otto does not block
        Nia does nothing
        Otto plays Flash on Nia's Ram
        Nia's Ram is tapped
        Flash is discarded
        Nia does nothing
        Otto does nothing
        Nia declares battle: Newt attacks Otto
      `,
    },
  ],
  invalid: [
    {
      name: 'no damage',
      when: `
        Nia declares battle: Ram attacks Otto
        Otto does not block
        Nia does nothing
        Otto does nothing
        Nia declares battle: Newt attacks Otto
      `,
      finds: [{ messageId: 'directDamage' }],
    },
    {
      name: 'half of the damage',
      when: `
        Nia declares battle: Ram attacks Otto
        Otto blocks with Ram
        Nia does nothing
        Otto does nothing
        Nia's Ram deals 3 damage to Otto's Ram
        Nia declares battle: Newt attacks Otto
      `,
      finds: [{ messageId: 'damage', data: { card: "Otto's Ram" } }],
    },
    {
      name: 'an attacker left upright',
      when: `
        Nia declares battle: Ram attacks Otto
        Otto does not block
        Nia does nothing
        Otto does nothing
        Ram deals 3 damage to Otto
        Nia declares battle: Newt attacks Otto
      `,
      finds: [{ messageId: 'attackerUpright' }],
    },
    {
      name: 'a survivor left upright',
      when: `
        Nia declares battle: Ram attacks Otto
        Otto blocks with Sentry
        Nia does nothing
        Otto does nothing
        Nia's Ram deals 3 damage to Otto's Sentry
        Otto's Sentry deals 1 damage to Nia's Ram
        Otto's Sentry is destroyed
        Nia declares battle: Newt attacks Otto
      `,
      finds: [{ messageId: 'survivorUpright', data: { card: "Nia's Ram" } }],
    },
    {
      name: 'no damage, with a text about damage',
      given: withText(battlePhase, 'The first damage each turn is prevented.'),
      when: `
        Nia declares battle: Ram attacks Otto
        Otto does not block
        both players do nothing
        Nia passes the phase
      `,
      finds: [{ messageId: 'damageUnless', data: { text: 'Idol' } }],
    },
    {
      name: 'still upright, with a text about tapping',
      given: withText(battlePhase, 'Your creatures are not tapped after an attack.'),
      when: `
        Nia declares battle: Ram attacks Otto
        Otto does not block
        both players do nothing
        Nia's Ram deals 3 damage to Otto
        Nia passes the phase
      `,
      finds: [{ messageId: 'uprightUnless', data: { text: 'Idol' } }],
    },
  ],
});
