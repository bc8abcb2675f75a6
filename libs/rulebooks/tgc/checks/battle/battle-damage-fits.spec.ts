import { testCheck } from '#check-tester/test-check.js';
import { tgc } from '../../index.js';
import { battlePhase, withText } from '../../spec-tables.js';
import { battleDamageFits } from './battle-damage-fits.js';

testCheck(tgc, battleDamageFits, {
  given: battlePhase,
  valid: [
    {
      name: 'the power',
      when: `
        Nia declares battle: Ram attacks Otto
        Otto does not block
        Nia does nothing
        Otto does nothing
        Ram deals 3 damage to Otto
      `,
    },
    {
      name: 'each to the other',
      when: `
        Nia declares battle: Ram attacks Otto
        Otto blocks with Ram
        Nia does nothing
        Otto does nothing
        Nia's Ram deals 3 damage to Otto's Ram
        Otto's Ram deals 4 damage to Nia's Ram
      `,
    },
  ],
  invalid: [
    {
      name: 'more than the power',
      when: `
        Nia declares battle: Ram attacks Otto
        Otto does not block
        Nia does nothing
        Otto does nothing
        Ram deals 5 damage to Otto
      `,
      finds: [{ messageId: 'directAmount', data: { amount: 5, power: 3 } }],
    },
    {
      name: 'less than the power',
      when: `
        Nia declares battle: Ram attacks Otto
        Otto blocks with Sentry
        Nia does nothing
        Otto does nothing
        Nia's Ram deals 2 damage to Otto's Sentry
      `,
      finds: [{ messageId: 'amount' }],
    },
    {
      name: 'without the equipment',
      when: `
        Nia declares battle: Ram attacks Otto
        Otto blocks with Ram
        Nia does nothing
        Otto does nothing
        Otto's Ram deals 3 damage to Nia's Ram
      `,
      finds: [{ messageId: 'equipped', data: { amount: 3, power: 4 } }],
    },
    {
      name: 'with an equipment that is gone',
      when: `
        Nia declares battle: Ram attacks Otto
        Otto blocks with Ram
        Nia does nothing
        Otto plays Breaker on Otto's Mail
        Otto's Mail is destroyed
        Breaker is discarded
        Nia does nothing
        Otto does nothing
        Otto's Ram deals 4 damage to Nia's Ram
      `,
      finds: [{ messageId: 'bonusLost' }],
    },
    {
      name: 'to a creature instead of the player',
      when: `
        Nia declares battle: Ram attacks Otto
        Otto does not block
        Nia does nothing
        Otto does nothing
        Nia's Ram deals 3 damage to Otto's Newt
      `,
      finds: [{ messageId: 'notThePlayer' }],
    },
    {
      name: 'to the player instead of the blocker',
      when: `
        Nia declares battle: Ram attacks Otto
        Otto blocks with Sentry
        Nia does nothing
        Otto does nothing
        Ram deals 3 damage to Otto
      `,
      finds: [{ messageId: 'notTheCreature' }],
    },
    {
      name: 'by a card that is not on the field, which is no defender of a direct attack',
      when: `
        Nia declares battle: Ram attacks Otto
        Otto does not block
        Nia does nothing
        Otto does nothing
        Trapdoor deals 3 damage to Nia's Ram
        3 damage is dealt to Nia's Ram
        3 damage is dealt to Nia's Trapdoor
      `,
      finds: [{ messageId: 'notFighting', line: 5 }, { messageId: 'notFighting', line: 6 }, { messageId: 'notFighting', line: 7 }],
    },
    {
      name: 'twice',
      when: `
        Nia declares battle: Ram attacks Otto
        Otto blocks with Ram
        Nia does nothing
        Otto does nothing
        Nia's Ram deals 3 damage to Otto's Ram
        Nia's Ram deals 3 damage to Otto's Ram
      `,
      finds: [{ messageId: 'twice' }],
    },
    {
      name: 'an attacker that is gone',
      when: `
        Nia declares battle: Ram attacks Otto
        Otto does not block
        Nia does nothing
        Otto plays Trapdoor on Nia's Ram
        Nia's Ram returns to Nia's hand
        Trapdoor is discarded
        Nia does nothing
        Otto does nothing
        Newt deals 3 damage to Otto
      `,
      finds: [{ messageId: 'attackerGone' }],
    },
    {
      name: 'a fight without its attacker',
      when: `
        Nia declares battle: Ram attacks Otto
        Otto blocks with Ram
        Nia does nothing
        Otto plays Trapdoor on Nia's Ram
        Nia's Ram returns to Nia's hand
        Trapdoor is discarded
        Nia does nothing
        Otto does nothing
        Otto's Ram deals 4 damage to Nia's Newt
      `,
      finds: [{ messageId: 'fightOff' }],
    },
    {
      name: 'no battle at all',
      when: 'Newt deals 3 damage to Otto',
      finds: [{ messageId: 'notFighting' }],
    },
    {
      name: 'too much against the player, with a text about power',
      given: withText(battlePhase, 'Your creatures have +1 Power.'),
      when: `
        Nia declares battle: Ram attacks Otto
        Otto does not block
        both players do nothing
        Nia's Ram deals 4 damage to Otto
      `,
      finds: [{ messageId: 'directUnless', data: { text: 'Idol', power: 3 } }],
    },
    {
      name: 'too much against a creature, with a text about power',
      given: withText(battlePhase, 'Your creatures have +1 Power.'),
      when: `
        Nia declares battle: Ram attacks Otto's Newt
        both players do nothing
        Nia's Ram deals 4 damage to Otto's Newt
      `,
      finds: [{ messageId: 'amountUnless', data: { text: 'Idol', power: 3 } }],
    },
    {
      name: 'the rest goes to the player, with a text about damage',
      given: withText(battlePhase, 'Damage that is left over goes to the player.'),
      when: `
        Nia declares battle: Ram attacks Otto's Newt
        both players do nothing
        Nia's Ram deals 3 damage to Otto's Newt
        Nia's Ram deals 1 damage to Otto
      `,
      finds: [{ messageId: 'otherUnless', data: { text: 'Idol' } }],
    },
  ],
});
