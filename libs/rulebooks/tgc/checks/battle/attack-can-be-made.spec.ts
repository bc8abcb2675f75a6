import { testCheck } from '#check-tester/test-check.js';
import { tgc } from '../../index.js';
import { battlePhase, table, withText } from '../../spec-tables.js';
import { attackCanBeMade } from './attack-can-be-made.js';

testCheck(tgc, attackCanBeMade, {
  given: battlePhase,
  valid: [
    {
      name: 'an untapped creature on the opponent',
      when: 'Nia declares battle: Ram attacks Otto',
    },
    {
      name: 'on a creature',
      when: "Nia declares battle: Ram attacks Otto's Newt",
    },
  ],
  invalid: [
    {
      name: "the opponent's creature",
      when: "Nia declares battle: Otto's Ram attacks Otto",
      finds: [{ messageId: 'noAttacker' }],
    },
    {
      name: 'a tapped creature',
      when: 'Nia declares battle: Sentry attacks Otto',
      finds: [{ messageId: 'tapped', data: { card: 'Sentry' } }],
    },
    {
      name: 'a creature of which nobody knows',
      given: battlePhase.replace("Newt (untapped)", "Newt"),
      when: 'Nia declares battle: Newt attacks Otto',
      finds: [{ messageId: 'unknownTapped' }],
    },
    {
      name: 'oneself',
      when: 'Nia declares battle: Ram attacks Nia',
      finds: [{ messageId: 'ownSide' }],
    },
    {
      name: 'a Battlefield',
      given: table("Nia's Battle Phase, Open Battle", { otto: '\n    field Fen' }),
      when: "Nia declares battle: Ram attacks Otto's Fen",
      finds: [{ messageId: 'noTarget' }],
    },
    {
      name: 'a tapped creature, with a text about attacks on the field',
      given: withText(battlePhase, 'Tapped creatures can attack.'),
      when: 'Nia declares battle: Sentry attacks Otto',
      finds: [{ messageId: 'unless', data: { text: 'Idol' } }],
    },
  ],
});
