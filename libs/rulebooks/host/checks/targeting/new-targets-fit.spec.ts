import { testCheck } from '#check-tester/test-check.js';
import { host } from '../../index.js';
import { newTargetsFit } from './new-targets-fit.js';

const header = (boars: string, bolt = 'Deal 2 damage to target Entity.', aim = "john's Orchard Keeper"): string => `
match host, comprehensive rules, complete record
seat kate: Brother Alder
seat john: Marsh Queen Ysolde
card Bolt: Sorcery, cost £
  ${bolt}
card Fork in the Road: Sorcery, cost %
  Fast. Change the targets of target effect.
card Tall Tale: Form, cost %
  All Entities become 4 power.
card Small Talk: Form, cost %
  All Entities become 1 power.
position: turn 5, kate's Action Phase 1, kate has priority, no sickness
  kate: 4 #, hand 6 cards, deck 30${boars}
    back 1 Bolt
  john: 0 #, hand 6 cards, deck 30
    front 1 Orchard Keeper
    back 1 Fork in the Road
  stack:
    kate's Bolt's effect targeting ${aim}
    john's Fork in the Road's effect targeting kate's Bolt's effect
`;
const ONE = ', front 1 Hedge Boar';
const TWO = ', front 1 Hedge Boar, front 2 Meadow Fawn';
const drops = (cards: string): string =>
  header(ONE, 'Return target Entity card from your drop zone to your hand.', "kate's Meadow Fawn in the drop zone").replace('deck 30,', `drop ${cards}, deck 30,`);
const FORK = `
        both players pass
        Fork in the Road's effect begins to resolve`;

testCheck(host, newTargetsFit, {
  given: header(ONE),
  valid: [
    {
      name: 'two other Entities for two',
      given: header(TWO, 'Deal 2 damage to each of two target Entities.', "john's Orchard Keeper and kate's Meadow Fawn"),
      when: `${FORK}
          john changes the targets of kate's Bolt's effect to kate's Hedge Boar and john's Orchard Keeper
      `,
    },
    {
      name: 'a card of the same name in the drop zone, of two that lie there',
      given: drops('Meadow Fawn + Meadow Fawn'),
      when: `${FORK}
          john changes the targets of kate's Bolt's effect to kate's Meadow Fawn in the drop zone
      `,
    },
    {
      name: 'another Entity',
      when: `${FORK}
          john changes the targets of kate's Bolt's effect to kate's Hedge Boar
      `,
    },
    {
      name: 'the same Entity where there is no other',
      given: header(''),
      when: `${FORK}
          john changes the targets of kate's Bolt's effect to john's Orchard Keeper
      `,
    },
    {
      name: "one that fits the words of the effect's own player, not of the one who changes it",
      given: header(ONE, 'Deal 2 damage to target Entity you control.', "kate's Elder Bear").replace(ONE, `${ONE}, front 2 Elder Bear`),
      when: `${FORK}
          john changes the targets of kate's Bolt's effect to kate's Hedge Boar
      `,
    },
    {
      name: 'an effect told as the one before, where two on the stack are told that way',
      given: header(ONE, 'Fast. Change the targets of target effect.', "john's Lantern's effect")
        .replace('card Fork', 'card Lantern: Sorcery, cost %\n  Draw a card.\ncard Fork')
        .replace('    back 1 Fork', '    back 2 Lantern\n    back 3 Lantern\n    back 1 Fork')
        .replace('  stack:\n', "  stack:\n    john's Lantern's effect\n    john's Lantern's effect\n"),
      when: `${FORK}
          john changes the targets of kate's Bolt's effect to john's Lantern's effect
      `,
    },
    {
      name: 'the same effect where there is no other but the one whose targets are changed',
      given: header(ONE, 'Fast. Change the targets of target effect.', "john's Lantern's effect")
        .replace('card Fork', 'card Lantern: Sorcery, cost %\n  Draw a card.\ncard Fork')
        .replace('    back 1 Fork', '    back 2 Lantern\n    back 1 Fork')
        .replace('  stack:\n', "  stack:\n    john's Lantern's effect\n"),
      when: `${FORK}
          john changes the targets of kate's Bolt's effect to john's Lantern's effect
      `,
    },
  ],
  invalid: [
    {
      name: 'the same Entity for both of two',
      given: header(TWO, 'Deal 2 damage to each of two target Entities.', "john's Orchard Keeper and kate's Meadow Fawn"),
      when: `${FORK}
          john changes the targets of kate's Bolt's effect to kate's Hedge Boar and kate's Hedge Boar
      `,
      finds: [{ messageId: 'twice', data: { player: 'john', target: "kate's Hedge Boar" } }],
    },
    {
      name: 'two targets where one had been chosen',
      given: header(ONE, 'Up to two target Entities get -1 power this turn.'),
      when: `${FORK}
          john changes the targets of kate's Bolt's effect to kate's Hedge Boar and john's Orchard Keeper
      `,
      finds: [{ messageId: 'number', data: { player: 'john', item: "Bolt's effect", now: '2 targets', before: '1 target' } }],
    },
    {
      name: 'a Host where an Entity is asked for',
      when: `${FORK}
          john changes the targets of kate's Bolt's effect to kate's Host
      `,
      finds: [{ messageId: 'unfit', data: { item: "Bolt's effect", target: "kate's Host", text: 'Deal 2 damage to target Entity' } }],
    },
    {
      name: 'the card of a drop zone that it had, although there is another',
      given: drops('Meadow Fawn + Hedge Boar'),
      when: `${FORK}
          john changes the targets of kate's Bolt's effect to kate's Meadow Fawn in the drop zone
      `,
      finds: [{ messageId: 'same' }],
    },
    {
      name: 'the target that it had, although there is another',
      when: `${FORK}
          john changes the targets of kate's Bolt's effect to john's Orchard Keeper
      `,
      finds: [{ messageId: 'same', data: { player: 'john', item: "Bolt's effect" } }],
    },
    {
      name: 'an Entity whose power hangs on which of two Forms came first',
      given: header(`${ONE}\n    form Tall Tale\n    form Small Talk`, 'Destroy target Entity with 2 or less power.'),
      when: `${FORK}
          john changes the targets of kate's Bolt's effect to kate's Hedge Boar
      `,
      finds: [{ messageId: 'untold', data: { target: "kate's Hedge Boar" } }],
    },
  ],
});
