import { testCheck } from '#check-tester/test-check.js';
import { host } from '../../index.js';
import { usedCardLeaves } from './used-card-leaves.js';

const table = (back: string, stack: string): string => `
  match host, comprehensive rules, complete record
  seat kate: Warlord Kessik
  seat john: Brother Alder
  card Slow Rumour: Sorcery, cost £
    not modelled: It stays until somebody laughs.
  card Twin Sparks: Sorcery, cost £
    Deal 1 damage to target Entity.
    Draw a card.

  position: turn 5, kate's Action Phase 1, kate went first, kate has priority
    kate: 2 #, hand 6 cards, deck 30, damage 0, resources £££, front 1 Slag Ogre, back 1 ${back}
    john: hand 4 cards, deck 30, damage 0, front 1 Elder Bear
    stack: kate's ${stack}
`;
const given = table('Scorch', "Scorch's effect targeting john's Elder Bear");
const inShort = given.replace('comprehensive', 'short');
const scorched = `
  both players pass
  Scorch's effect resolves
    Scorch deals 2 damage to john's Elder Bear
`;
const onwards = 'kate spends # to draw a card';
const lights = table('House Lights', "House Lights's effect");
const lit = `
  both players pass
  House Lights's effect resolves
`;

testCheck(host, usedCardLeaves, {
  given,
  valid: [
    { name: 'a used Sorcery that goes to the drop zone', when: `${scorched}    kate's Scorch goes to kate's drop zone\n  ${onwards}` },
    { name: 'a used Sorcery that goes after the resolution', when: `${scorched}  kate's Scorch goes to kate's drop zone\n  ${onwards}` },
    { name: 'a used Sorcery that goes after a pass', when: `${scorched}  kate passes\n  kate's Scorch goes to kate's drop zone` },
    {
      name: 'a Sorcery with a second effect that is still to come',
      given: table('Twin Sparks', "Twin Sparks's effect 1 targeting john's Elder Bear, kate's Twin Sparks's effect 2"),
      when: `
        both players pass
        Twin Sparks's effect resolves
          kate draws a card
        kate spends # to draw a card
      `,
    },
    {
      name: 'an abridged record that does not tell where used cards go',
      given: given.replace('complete', 'abridged'),
      when: `${scorched}  kate spends # to draw a card`,
    },
    { name: 'a Lingering Ambush that stays face up', given: lights, when: `${lit}  kate spends # to draw a card` },
    {
      name: 'a Lingering card that another effect takes away',
      given: table('Evensong', "Sweep the Road's effect targeting kate's Evensong"),
      when: `
        both players pass
        Sweep the Road's effect resolves
          kate's Evensong goes to kate's drop zone
          kate shuffles
      `,
    },
    {
      name: 'text without a model, which may linger',
      given: table('Slow Rumour', "Slow Rumour's effect"),
      when: `
        both players pass
        Slow Rumour's effect resolves
        kate spends # to draw a card
      `,
    },
    {
      name: 'Equipment, which lies under its permanent',
      given: table('Jagged Axe', "Jagged Axe's effect targeting kate's Slag Ogre"),
      when: `
        both players pass
        Jagged Axe's effect resolves
          kate's Jagged Axe is attached to kate's Slag Ogre
        kate spends # to draw a card
      `,
    },
  ],
  invalid: [
    {
      name: 'a used Sorcery left lying, found once',
      when: `${scorched}  kate spends # to draw a card\n  kate spends # to gain £`,
      finds: [{ messageId: 'sorcery', data: { card: "kate's Scorch" }, line: 4 }],
    },
    {
      name: 'a used Sorcery left lying by the short rules',
      given: inShort,
      when: `${scorched}  kate declares the Battle Phase`,
      finds: [{ messageId: 'sorcery' }],
    },
    {
      name: 'a Sorcery left lying whose effect did not resolve',
      when: `
        john's Elder Bear goes to john's hand
        both players pass
        Scorch's effect leaves the stack without resolving
        kate spends # to draw a card
      `,
      finds: [{ messageId: 'sorcery' }],
    },
    {
      name: 'Equipment that was placed under nothing and stayed',
      given: table('Jagged Axe', "Jagged Axe's effect targeting kate's Slag Ogre"),
      when: `
        both players pass
        Jagged Axe's effect resolves
        kate spends # to draw a card
      `,
      finds: [{ messageId: 'equipment', data: { card: "kate's Jagged Axe" } }],
    },
    {
      name: 'an Ambush left lying as the battle goes on',
      given: table('Tripwire', "Tripwire's effect")
        .replace('Action Phase 1', 'Battle Phase')
        .replace('kate has priority', "kate has priority, attacker kate's Slag Ogre, attack declared"),
      when: `
        both players pass
        Tripwire's effect resolves
        both players pass
        kate declares john's Elder Bear as blocker
      `,
      finds: [{ messageId: 'ambush', line: 4 }],
    },
    {
      name: 'a Sorcery left lying whose target was gone before its effect could go on the stack (30.5)',
      given: table('Grape Shot', 'Scorch targeting john\'s Elder Bear').replace('card Slow', 'card Grape Shot: Sorcery, cost £\n    Draw a card.\n  card Slow'),
      when: `
        john's Elder Bear goes to john's hand
        both players pass
        Scorch resolves into back 2
        kate spends # to draw a card
      `,
      finds: [{ messageId: 'sorcery', data: { card: "kate's Scorch" } }],
    },
    {
      name: 'a used Ambush left lying by the short rules',
      given: table('Tripwire', "Tripwire's effect").replace('comprehensive', 'short'),
      when: `
        both players pass
        Tripwire's effect resolves
        kate spends # to draw a card
      `,
      finds: [{ messageId: 'ambush', data: { card: "kate's Tripwire" } }],
    },
    {
      name: 'a Lingering Sorcery put away as soon as it lies there',
      given: table('Scorch', 'Standing Orders')
        .replace('  position:', '  card Standing Orders: Sorcery, cost &\n    Lingering. Entities you control get +1 power.\n\n  position:'),
      when: `
        both players pass
        Standing Orders resolves into back 3
          Standing Orders goes to kate's drop zone
      `,
      finds: [{ messageId: 'lingers', data: { card: "kate's Standing Orders" } }],
    },
    {
      name: 'a Lingering Sorcery put away by itself',
      given: table('Evensong', "Evensong's effect targeting kate's Slag Ogre"),
      when: `
        both players pass
        Evensong's effect resolves
          kate's Evensong goes to kate's drop zone
      `,
      finds: [{ messageId: 'lingers', data: { card: "kate's Evensong" } }],
    },
    {
      name: 'a Lingering Ambush put away after its activation',
      given: lights,
      when: `${lit}  kate's House Lights goes to kate's drop zone`,
      finds: [{ messageId: 'ambushLingers', data: { card: "kate's House Lights" } }],
    },
  ],
});
