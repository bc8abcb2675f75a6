import { testCheck } from '#check-tester/test-check.js';
import { host } from '../../index.js';
import { destroyedWithCause } from './destroyed-with-cause.js';

const table = (kate = '', john = '', stack = ''): string => `
  match host, comprehensive rules, complete record
  seat kate: Warlord Kessik
  seat john: Brother Alder
  card Cold Snap: Sorcery, cost !
    Target Entity gets -2 health this turn.
  card Calm Water: Form, cost &
    All Entities become 4 health and 1 power.
  card Hard Lesson: Sorcery, cost £
    Deal 3 damage to target Entity and it gets +2 health this turn.
  card Wild Hunt: Form, cost &
    not modelled: At dusk, destroy the slowest Entity.
  card Odd Bomb: Sorcery, cost £
    not modelled: Each player names a number.

  position: turn 5, kate's Action Phase 1, kate went first, kate has priority
    kate: 2 #, hand 6 cards, deck 30, damage 0, resources ££%%${kate}
    john: hand 4 cards, deck 30, damage 0, front 1 Meadow Fawn, front 2 Hedge Boar (2 damage)${john}
    ${stack && `stack: kate's ${stack}`}
`;
const given = table();

testCheck(host, destroyedWithCause, {
  given,
  valid: [
    {
      name: 'damage that reaches the health',
      when: `
        1 damage is dealt to john's Hedge Boar
        john's Hedge Boar is destroyed
      `,
    },
    {
      name: 'an effect that destroys',
      given: table('', '', "Finish It's effect targeting john's Hedge Boar"),
      when: `
        Finish It's effect resolves
          john's Hedge Boar is destroyed
      `,
    },
    {
      name: 'a Form that an effect destroys',
      given: table('', ', form Old Grove', "Kick the Pillars's effect targeting john's Old Grove"),
      when: `
        Kick the Pillars's effect resolves
          john's Old Grove is destroyed
      `,
    },
    {
      name: 'a health that is lowered to the damage',
      given: table('', ', form Old Grove').replace('2 damage', '3 damage'),
      when: `
        john's Old Grove goes to john's hand
        john's Hedge Boar is destroyed
      `,
    },
    {
      name: 'a health set below the damage',
      given: table(', form Calm Water (since turn 3)').replace('Hedge Boar (2 damage)', 'Elder Bear (4 damage)'),
      when: "john's Elder Bear is destroyed",
    },
    {
      name: 'an effect without a model',
      given: table('', '', "Odd Bomb's effect"),
      when: `
        Odd Bomb's effect resolves
          john's Hedge Boar is destroyed
      `,
    },
  ],
  invalid: [
    {
      name: 'too little damage',
      when: "john's Hedge Boar is destroyed",
      finds: [{ messageId: 'tooLittle', data: { thing: "john's Hedge Boar", damage: 2, health: 3 } }],
    },
    {
      name: 'damage that was taken for a loss of health, by the short rules',
      given: table().replace('comprehensive', 'short'),
      when: `
        1 damage is dealt to john's Meadow Fawn
        john's Meadow Fawn is destroyed
      `,
      finds: [{ messageId: 'tooLittle', data: { damage: 1, health: 2 } }],
    },
    {
      name: 'an increase of health that was forgotten',
      given: table('', ', form Old Grove'),
      when: `
        1 damage is dealt to john's Hedge Boar
        john's Hedge Boar is destroyed
      `,
      finds: [{ messageId: 'tooLittleChanged', data: { damage: 3, health: 4 } }],
    },
    {
      name: 'a health that is set, and then lowered by an older decrease',
      given: table(', form Calm Water (since turn 4), back 1 Cold Snap', '', "Cold Snap's effect targeting john's Hedge Boar"),
      when: `
        Cold Snap's effect resolves
        john's Hedge Boar is destroyed
      `,
      finds: [{ messageId: 'tooLittleSet', data: { damage: 2, health: 4 } }],
    },
    {
      name: 'damage of an earlier life: the Entity has left play and come back',
      when: `
        john's Hedge Boar goes to john's hand
        john puts Hedge Boar from john's hand into john's front 2
        2 damage is dealt to john's Hedge Boar
        john's Hedge Boar is destroyed
      `,
      finds: [{ messageId: 'newVersion', data: { damage: 2, health: 3 } }],
    },
    {
      name: 'an Entity that the resolving effect has nothing to do with',
      given: table('', '', "Scorch's effect targeting john's Meadow Fawn"),
      when: `
        Scorch's effect resolves
          john's Hedge Boar is destroyed
      `,
      finds: [{ messageId: 'tooLittle', data: { thing: "john's Hedge Boar" } }],
    },
    {
      name: 'a Form that nothing destroys',
      given: table('', ', form Old Grove'),
      when: "john's Old Grove is destroyed",
      finds: [{ messageId: 'byNothing', data: { thing: "john's Old Grove" } }],
    },
    {
      name: 'an Entity without health, called destroyed',
      given: table('', '', "Cold Snap's effect targeting john's Meadow Fawn"),
      when: `
        Cold Snap's effect resolves
          john's Meadow Fawn is destroyed
      `,
      finds: [{ messageId: 'noHealth', data: { thing: "john's Meadow Fawn", health: 0 } }],
    },
    {
      name: 'an Entity that has damage and no health: it drops first',
      given: table('', '', "Cold Snap's effect targeting john's Meadow Fawn").replace('Meadow Fawn,', 'Meadow Fawn (1 damage),'),
      when: `
        Cold Snap's effect resolves
        john's Meadow Fawn is destroyed
      `,
      finds: [{ messageId: 'noHealth', data: { health: 0 } }],
    },
    {
      name: 'an Entity that is not there',
      when: "john's Elder Bear is destroyed",
      finds: [{ messageId: 'notInPlay', data: { thing: "john's Elder Bear" } }],
    },
    {
      name: 'damage that would do without the health that comes with it',
      given: table(', back 1 Hard Lesson', '', "Hard Lesson's effect targeting john's Meadow Fawn"),
      when: `
        both players pass
        Hard Lesson's effect begins to resolve
          Hard Lesson deals 3 damage to john's Meadow Fawn
          john's Meadow Fawn is destroyed
      `,
      finds: [{ messageId: 'withinAnd', data: { thing: "john's Meadow Fawn", damage: 3, health: 4 } }],
    },
    {
      name: 'a health set by two effects of which the newest is not told',
      given: table(', form Calm Water', ', form Level Ground').replace('2 damage', '3 damage'),
      when: "john's Hedge Boar is destroyed",
      finds: [{ messageId: 'untold', data: { thing: "john's Hedge Boar", damage: 3 } }],
    },
    {
      name: 'too little damage while text about destruction is not modelled',
      given: table(', form Wild Hunt'),
      when: "john's Hedge Boar is destroyed",
      finds: [{ messageId: 'unless', data: { card: 'Wild Hunt' } }],
    },
  ],
});
