import { testCheck } from '#check-tester/test-check.js';
import { host } from '../../index.js';
import { resolvesWithTargets } from './resolves-with-targets.js';

const header = (bolt: string, targets: string, more = ''): string => `
match host, comprehensive rules, complete record
seat kate: Brother Alder
seat john: Marsh Queen Ysolde
card Bolt: Sorcery, cost £
  ${bolt}
card Undertow: Sorcery, cost %
  Fast. Return target Entity to its owner's hand.
card Surge: Sorcery, cost %
  Fast. Target Entity gets +3 power this turn.
card Sidestep: Sorcery, cost %
  Fast. Move target Entity to another slot.
card Tall Tale: Form, cost %
  All Entities become 4 power.
card Small Talk: Form, cost %
  All Entities become 1 power.
position: turn 5, kate's Action Phase 1, kate has priority, no sickness
  kate: 4 #, hand 6 cards, deck 30, front 1 Hedge Boar
    back 1 Bolt
  john: 0 #, resources %%%%, hand 6 cards, deck 30
    front 1 Orchard Keeper
    front 2 Meadow Fawn
    back 1 Undertow
    back 2 Surge
    back 3 Sidestep${more}
  stack:
    kate's Bolt's effect targeting ${targets}
`;
const DAMAGE = 'Deal 2 damage to target Entity.';
const KEEPER = "john's Orchard Keeper";
/** John's answer resolves, then Kate's effect does. */
const after = (answer: string, does: string): string => `
        both players pass
        ${answer}'s effect resolves
${does}
        both players pass
        Bolt's effect resolves`;
const waiting = (bolt: string, targets: string, answer: string, more?: string): string =>
  `${header(bolt, targets, more)}    john's ${answer}'s effect targeting ${KEEPER}\n`;

testCheck(host, resolvesWithTargets, {
  given: header(DAMAGE, KEEPER),
  valid: [
    { name: 'a target that is still there', when: "both players pass\nBolt's effect resolves" },
    {
      name: 'a target that has only moved slots (36.2.1)',
      given: waiting(DAMAGE, KEEPER, 'Sidestep'),
      when: after('Sidestep', "          john's Orchard Keeper moves to front 5"),
    },
    {
      name: 'a target that has grown, where size does not matter',
      given: waiting(DAMAGE, KEEPER, 'Surge'),
      when: after('Surge', "          john's Orchard Keeper gets +3 power this turn"),
    },
    {
      name: 'an effect whose text is not modelled',
      given: header('not modelled: Roll it over.', KEEPER),
      when: "both players pass\nBolt's effect resolves",
    },
    {
      name: 'something named for an effect that asks for no target, and gone since',
      given: waiting('Draw a card.', KEEPER, 'Undertow'),
      when: after('Undertow', "          john's Orchard Keeper goes to john's hand"),
    },
  ],
  invalid: [
    {
      name: 'a target that has left play',
      given: waiting(DAMAGE, KEEPER, 'Undertow'),
      when: after('Undertow', "          john's Orchard Keeper goes to john's hand"),
      finds: [{ messageId: 'gone', data: { item: "Bolt's effect", target: KEEPER } }],
    },
    {
      name: 'a target that left and came back: it is a new card (36.2)',
      given: waiting(DAMAGE, KEEPER, 'Undertow'),
      when: `
        both players pass
        Undertow's effect resolves
          john's Orchard Keeper goes to john's hand
        john puts Orchard Keeper from john's hand into john's front 1
        both players pass
        Bolt's effect resolves
          2 damage is dealt to john's Orchard Keeper
      `,
      finds: [{ messageId: 'gone', data: { target: KEEPER }, line: 6 }],
    },
    {
      name: 'a target that has outgrown the text',
      given: waiting('Destroy target Entity with 2 or less power.', KEEPER, 'Surge'),
      when: after('Surge', "          john's Orchard Keeper gets +3 power this turn"),
      finds: [{ messageId: 'unfit', data: { target: KEEPER, text: 'Destroy target Entity with 2 or less power' } }],
    },
    {
      name: 'one lost target among freely chosen ones (30.4.1)',
      given: waiting('Destroy any number of target Entities.', `${KEEPER} and john's Meadow Fawn`, 'Undertow'),
      when: after('Undertow', "          john's Orchard Keeper goes to john's hand"),
      finds: [{ messageId: 'oneOfMany', data: { item: "Bolt's effect", target: KEEPER } }],
    },
    {
      name: 'an effect aimed at one that has resolved in the meantime',
      given: `${header(DAMAGE, KEEPER)}    john's Surge's effect targeting ${KEEPER}\n`
        .replace(DAMAGE, 'Change the targets of target effect.')
        .replace(`effect targeting ${KEEPER}\n    john's Surge`, `effect targeting john's Surge's effect\n    john's Surge`),
      when: after('Surge', "          john's Orchard Keeper gets +3 power this turn"),
      finds: [{ messageId: 'offStack', data: { item: "Bolt's effect", target: "john's Surge's effect" } }],
    },
    {
      name: 'a target whose power hangs on which of two Forms came first',
      given: header('Destroy target Entity with 2 or less power.', KEEPER, '\n    form Tall Tale\n    form Small Talk'),
      when: "both players pass\nBolt's effect resolves",
      finds: [{ messageId: 'untold', data: { target: KEEPER } }],
    },
  ],
});
