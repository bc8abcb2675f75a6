import { testCheck } from '#check-tester/test-check.js';
import { tgc } from '../../index.js';
import { table } from '../../spec-tables.js';
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
  ],
});
