import { testCheck } from '#check-tester/test-check.js';
import { tgc } from '../../index.js';
import { playPhase, table, withText } from '../../spec-tables.js';
import { oldBattlefieldGoes } from './old-battlefield-goes.js';

testCheck(tgc, oldBattlefieldGoes, {
  given: table("Nia's Play Phase, Open Play", { nia: '\n    field Orchard' }),
  valid: [
    {
      name: 'the old one is destroyed',
      when: `
        Nia plays Fen
        Nia's Orchard is destroyed
        Nia does nothing
      `,
    },
    {
      name: "the opponent's stays",
      given: table("Nia's Play Phase, Open Play", { otto: '\n    field Orchard' }),
      when: `
        Nia plays Fen
        Nia does nothing
      `,
    },
  ],
  invalid: [
    {
      name: 'both stay',
      when: `
        Nia plays Fen
        Nia does nothing
      `,
      finds: [{ messageId: 'stayed', data: { old: "Nia's Orchard" } }],
    },
    {
      name: 'an old one that stays, with a text about Battlefields',
      given: withText(playPhase, 'You may have any number of Battlefields.'),
      when: `
        Nia plays Fen
        Nia does nothing
      `,
      finds: [{ messageId: 'unless', data: { text: 'Idol' } }],
    },
  ],
});
