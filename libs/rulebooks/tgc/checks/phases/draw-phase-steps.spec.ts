import { testCheck } from '#check-tester/test-check.js';
import { tgc } from '../../index.js';
import { bare, beforeDraw } from '../../spec-tables.js';
import { drawPhaseSteps } from './draw-phase-steps.js';

testCheck(tgc, drawPhaseSteps, {
  given: beforeDraw,
  valid: [
    {
      name: 'all four steps',
      when: `
        Nia's Draw Phase begins
        Nia's plasma is set to 5
        Nia draws a card
        Nia untaps everything
        Nia passes the phase
        Nia's Standby Phase begins
      `,
    },
    {
      name: 'nothing to draw from an empty deck',
      given: beforeDraw.replace("deck 20, 4", "deck 0, 4"),
      when: `
        Nia's Draw Phase begins
        Nia's plasma is set to 5
        Nia untaps everything
        Nia passes the phase
      `,
    },
  ],
  invalid: [
    {
      name: 'plasma too high',
      when: `
        Nia's Draw Phase begins
        Nia's plasma is set to 6
      `,
      finds: [{ messageId: 'plasma', data: { amount: 6, right: 5 } }],
    },
    {
      name: 'a number of Draw Phases that nobody knows',
      given: bare("Otto's End Phase, Closed, the phase is being passed"),
      when: `
        Nia's Draw Phase begins
        Nia's plasma is set to 3
      `,
      finds: [{ messageId: 'unknownCount' }],
    },
    {
      name: 'two cards',
      when: `
        Nia's Draw Phase begins
        Nia's plasma is set to 5
        Nia draws 2 cards
      `,
      finds: [{ messageId: 'cards', data: { count: 2 } }],
    },
    {
      name: 'a draw before the plasma',
      when: `
        Nia's Draw Phase begins
        Nia draws a card
      `,
      finds: [{ messageId: 'plasmaLeft' }],
    },
    {
      name: 'untapping before the draw',
      when: `
        Nia's Draw Phase begins
        Nia's plasma is set to 5
        Nia untaps everything
      `,
      finds: [{ messageId: 'drawLeft' }],
    },
    {
      name: 'tapped cards left',
      when: `
        Nia's Draw Phase begins
        Nia's plasma is set to 5
        Nia draws a card
        Nia passes the phase
      `,
      finds: [{ messageId: 'untapLeft', data: { cards: ['Sentry'] } }],
    },
    {
      name: 'no Pass Phase',
      when: `
        Nia's Draw Phase begins
        Nia's plasma is set to 5
        Nia draws a card
        Nia untaps everything
        Nia's Standby Phase begins
      `,
      finds: [{ messageId: 'passLeft' }],
    },
  ],
});
