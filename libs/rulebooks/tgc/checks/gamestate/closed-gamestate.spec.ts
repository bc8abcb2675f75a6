import { testCheck } from '#check-tester/test-check.js';
import { tgc } from '../../index.js';
import { battlePhase, playPhase, setup, table } from '../../spec-tables.js';
import { closedGamestate } from './closed-gamestate.js';

testCheck(tgc, closedGamestate, {
  given: playPhase,
  valid: [
    {
      name: 'in the window after a card',
      when: `
        Nia passes the phase
        Nia plays Slip on Otto's Ram
        3 damage is dealt to Otto's Ram
        Slip is discarded
        Nia plays Flash on Otto's Ram
      `,
    },
    {
      name: 'a Do Nothing that leaves an attack unblocked',
      given: battlePhase,
      when: `
        Nia declares battle: Ram attacks Otto
        Nia does nothing
      `,
    },
  ],
  invalid: [
    {
      name: 'between a card and its effect',
      when: `
        Nia passes the phase
        Nia plays Slip on Otto's Ram
        Otto plays Flash on Nia's Ram
      `,
      finds: [{ messageId: 'duringCard', data: { player: 'Otto', card: 'Slip' } }],
    },
    {
      name: 'between an effect and what it does',
      when: `
        Nia activates Heron's effect
        Nia plays Slip on Otto's Ram
      `,
      finds: [{ messageId: 'duringEffect', data: { card: 'Heron' } }],
    },
    {
      name: 'before the block',
      given: battlePhase,
      when: `
        Nia declares battle: Ram attacks Otto
        Otto plays Slip on Nia's Ram
      `,
      finds: [{ messageId: 'beforeBlock', data: { defender: 'Otto' } }],
    },
    {
      name: 'before the game',
      given: setup,
      when: 'Nia plays Ram',
      finds: [{ messageId: 'beforeGame' }],
    },
    {
      name: 'a position that is Closed',
      given: table("Nia's Play Phase, Closed"),
      when: "Nia plays Slip on Otto's Ram",
      finds: [{ messageId: 'position' }],
    },
  ],
});
