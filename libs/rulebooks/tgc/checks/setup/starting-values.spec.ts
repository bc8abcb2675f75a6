import { testCheck } from '#check-tester/test-check.js';
import { tgc } from '../../index.js';
import { beforeDraw, setup } from '../../spec-tables.js';
import { startingValues } from './starting-values.js';

testCheck(tgc, startingValues, {
  given: setup,
  valid: [
    {
      name: '20 HS and 1 plasma',
      when: 'both players start with 20 HS and 1 plasma',
    },
    {
      name: 'plasma in a Draw Phase',
      given: beforeDraw,
      when: `
        Nia's Draw Phase begins
        Nia's plasma is set to 5
      `,
    },
  ],
  invalid: [
    {
      name: '25 HS',
      when: 'both players start with 25 HS and 1 plasma',
      finds: [{ messageId: 'hs', data: { amount: 25, right: 20 } }],
    },
    {
      name: 'no plasma',
      when: "Otto's plasma is set to 0",
      finds: [{ messageId: 'plasma', data: { player: 'Otto', amount: 0 } }],
    },
    {
      name: 'both wrong',
      when: 'both players start with 10 HS and 2 plasma',
      finds: [{ messageId: 'hs' }, { messageId: 'plasma' }],
    },
  ],
});
