import { testCheck } from '#check-tester/test-check.js';
import { tgc } from '../../index.js';
import { bare, playPhase, table } from '../../spec-tables.js';
import { equipmentOnCreature } from './equipment-on-creature.js';

testCheck(tgc, equipmentOnCreature, {
  given: playPhase,
  valid: [
    {
      name: 'on an own creature',
      when: "Nia plays Mail on Nia's Ram",
    },
    {
      name: "on the opponent's",
      when: "Nia plays Mail on Otto's Newt",
    },
    {
      name: 'told apart',
      when: `
        Nia plays Mail
        Nia's Mail is attached to Otto's Newt
        Nia does nothing
      `,
    },
  ],
  invalid: [
    {
      name: 'without a creature',
      given: bare("Nia's Play Phase, Open Play"),
      when: 'Nia plays Mail',
      finds: [{ messageId: 'noCreature' }],
    },
    {
      name: 'on two creatures',
      when: "Nia plays Mail on Nia's Ram and Nia's Newt",
      finds: [{ messageId: 'several', data: { count: 2 } }],
    },
    {
      name: 'on a Battlefield',
      given: table("Nia's Play Phase, Open Play", { nia: '\n    field Fen' }),
      when: "Nia plays Mail on Nia's Fen",
      finds: [{ messageId: 'notOne' }],
    },
    {
      name: 'attached to a Battlefield',
      given: table("Nia's Play Phase, Open Play", { nia: '\n    field Fen' }),
      when: `
        Nia plays Mail
        Nia's Mail is attached to Nia's Fen
      `,
      finds: [{ messageId: 'notOne' }],
    },
    {
      name: 'left lying',
      when: `
        Nia plays Mail
        Nia does nothing
      `,
      finds: [{ messageId: 'notAttached' }],
    },
  ],
});
