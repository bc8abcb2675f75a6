import { testCheck } from '#check-tester/test-check.js';
import { tgc } from '../../index.js';
import { bare, playPhase, table, withText } from '../../spec-tables.js';
import { plasmaSuffices } from './plasma-suffices.js';

testCheck(tgc, plasmaSuffices, {
  given: playPhase,
  valid: [
    {
      name: 'enough',
      when: 'Nia plays Ram',
    },
    {
      name: 'with the coin',
      given: table("Otto's Play Phase, Open Play").replace("12 HS, 6 plasma, hand Slip", "12 HS, 3 plasma, hand Slip"),
      when: `
        Otto flips the coin
        Otto plays Undertow on Nia's Ram
      `,
    },
  ],
  invalid: [
    {
      name: 'one short',
      given: playPhase.replace("6 plasma, hand Ram", "2 plasma, hand Ram"),
      when: 'Nia plays Ram',
      finds: [{ messageId: 'short', data: { cost: 3, plasma: 2 } }],
    },
    {
      name: "the coin's plasma in another turn",
      given: playPhase.replace("12 HS, 6 plasma, hand Slip", "12 HS, 4 plasma (1 from the coin, in an earlier turn), hand Slip"),
      when: `
        Nia passes the phase
        Nia does nothing
        Otto plays Undertow on Nia's Ram
      `,
      finds: [{ messageId: 'coinGone', data: { plasma: 3 } }],
    },
    {
      name: 'plasma that nobody wrote down',
      given: bare("Nia's Play Phase, Open Play"),
      when: 'Nia plays Ram',
      finds: [{ messageId: 'unknown' }],
    },
    {
      name: 'too little, with a text about costs on the field',
      given: withText(playPhase.replace('6 plasma', '2 plasma'), 'Creature cards cost you 1 less.'),
      when: 'Nia plays Ram',
      finds: [{ messageId: 'unless', data: { text: 'Idol', plasma: 2 } }],
    },
  ],
});
