import { testCheck } from '#check-tester/test-check.js';
import { tgc } from '../../index.js';
import { abridged, battlePhase, playPhase, table } from '../../spec-tables.js';
import { actsInTurn } from './acts-in-turn.js';

testCheck(tgc, actsInTurn, {
  given: playPhase,
  valid: [
    {
      name: 'a window handed over',
      when: `
        Nia passes the phase
        Nia does nothing
        Otto plays Slip on Nia's Ram
      `,
    },
    {
      name: 'an answer in an abridged record',
      given: abridged(playPhase),
      when: `
        Nia passes the phase
        Otto plays Slip on Nia's Ram
      `,
    },
  ],
  invalid: [
    {
      name: 'in the default',
      when: `
        Nia passes the phase
        Nia does nothing
        Otto does nothing
        Nia's Battle Phase begins
        Nia does nothing
        Otto does nothing
        Otto plays Slip on Nia's Ram
      `,
      finds: [{ messageId: 'defaulted', data: { state: 'Open Battle', holder: 'Nia' } }],
    },
    {
      name: 'right after a card',
      when: `
        Nia plays Ram
        Otto plays Slip on Nia's Ram
      `,
      finds: [{ messageId: 'afterCard' }],
    },
    {
      name: 'right after an effect',
      when: `
        Nia activates Heron's effect
        Nia draws a card
        Otto plays Slip on Nia's Ram
      `,
      finds: [{ messageId: 'afterEffect' }],
    },
    {
      name: 'right after the coin',
      given: table("Otto's Play Phase, Open Play"),
      when: `
        Otto flips the coin
        Nia plays Slip on Otto's Ram
      `,
      finds: [{ messageId: 'afterFlip' }],
    },
    {
      name: 'right after the change of phase',
      when: `
        Nia passes the phase
        Nia does nothing
        Otto does nothing
        Nia's Battle Phase begins
        Otto plays Slip on Nia's Ram
      `,
      finds: [{ messageId: 'afterChange' }],
    },
    {
      name: 'right after Pass Phase',
      when: `
        Nia passes the phase
        Otto plays Slip on Nia's Ram
      `,
      finds: [{ messageId: 'afterPass' }],
    },
    {
      name: 'right after an attack was let through',
      given: battlePhase,
      when: `
        Nia declares battle: Ram attacks Otto
        Otto does not block
        Otto plays Slip on Nia's Ram
      `,
      finds: [{ messageId: 'direct' }],
    },
    {
      name: 'right after a creature was attacked',
      given: battlePhase,
      when: `
        Nia declares battle: Ram attacks Otto's Ram
        Otto plays Slip on Nia's Ram
      `,
      finds: [{ messageId: 'creatures' }],
    },
    {
      name: 'after handing it over',
      when: `
        Nia passes the phase
        Nia does nothing
        Nia plays Slip on Otto's Ram
      `,
      finds: [{ messageId: 'handedOver', data: { holder: 'Otto' } }],
    },
    {
      name: 'against the position',
      when: "Otto plays Slip on Nia's Ram",
      finds: [{ messageId: 'position' }],
    },
    {
      name: 'in Open Play of an abridged record',
      given: abridged(playPhase),
      when: "Otto plays Slip on Nia's Ram",
      finds: [{ messageId: 'unwritten' }],
    },
    {
      name: 'a gamestate that nobody wrote down',
      given: table("Nia's Play Phase"),
      when: "Otto plays Slip on Nia's Ram",
      finds: [{ messageId: 'untold' }],
    },
  ],
});
