import { testCheck } from '#check-tester/test-check.js';
import { tgc } from '../../index.js';
import { abridged, battlePhase, endPhase, playPhase, standbyPhase, withText } from '../../spec-tables.js';
import { cardFitsGamestate } from './card-fits-gamestate.js';

testCheck(tgc, cardFitsGamestate, {
  given: playPhase,
  valid: [
    {
      name: 'a creature in Open Play',
      when: 'Nia plays Ram',
    },
    {
      name: 'an Instant in Open Quick',
      when: `
        Nia passes the phase
        Nia plays Slip on Otto's Ram
      `,
    },
    {
      name: 'a second creature in an abridged record',
      given: abridged(playPhase),
      when: `
        Nia plays Ram
        Nia plays Newt
      `,
    },
  ],
  invalid: [
    {
      name: 'a creature after a creature',
      when: `
        Nia plays Ram
        Nia plays Newt
      `,
      finds: [{ messageId: 'quick', data: { card: 'Newt', type: 'a Creature' } }],
    },
    {
      name: 'a creature in Standby',
      given: standbyPhase,
      when: 'Nia plays Ram',
      finds: [{ messageId: 'standby' }],
    },
    {
      name: 'an Event at the end',
      given: endPhase,
      when: 'Nia plays Ruin',
      finds: [{ messageId: 'end', data: { type: 'an Event' } }],
    },
    {
      name: 'a creature in Open Battle',
      given: battlePhase,
      when: 'Nia plays Ram',
      finds: [{ messageId: 'battle' }],
    },
    {
      name: 'a creature, with a text about playing on the field',
      given: withText(standbyPhase, 'You may play creatures at any time.'),
      when: 'Nia plays Ram',
      finds: [{ messageId: 'unless', data: { text: 'Idol' } }],
    },
  ],
});
