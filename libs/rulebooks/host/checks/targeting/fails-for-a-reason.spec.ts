import { testCheck } from '#check-tester/test-check.js';
import { host } from '../../index.js';
import { failsForAReason } from './fails-for-a-reason.js';

const header = (bolt: string, stack: string, more = ''): string => `
match host, comprehensive rules, complete record
seat kate: Brother Alder
seat john: Marsh Queen Ysolde
slots: 5 front, 4 back
card Bolt: Sorcery, cost £
  ${bolt}
card Undertow: Sorcery, cost %
  Fast. Return target Entity to its owner's hand.
card Sidestep: Sorcery, cost %
  Fast. Move target Entity to another slot.
card Tall Tale: Form, cost %
  All Entities become 4 power.
card Small Talk: Form, cost %
  All Entities become 1 power.
card Buoy: Entity - Construct, cost %, health 2, power 1
  When your opponent gains a resource, gain 1 %.
position: turn 5, kate's Action Phase 1, kate has priority, no sickness
  kate: 4 #, resources %, hand 6 cards, deck 30
    front 1 Hedge Boar
    front 2 Buoy
    back 1 Bolt
  john: 0 #, resources %%%%, hand 6 cards, deck 30
    front 1 Orchard Keeper
    front 2 Buoy
    back 1 Undertow
    back 2 Sidestep${more}
  stack:
    ${stack}
`;
const DAMAGE = 'Deal 2 damage to target Entity.';
const AIMED = "kate's Bolt's effect targeting john's Orchard Keeper";
const LEAVES = "both players pass\nBolt's effect leaves the stack without resolving";
const answered = (answer: string, does: string): string => `
        both players pass
        ${answer}'s effect resolves
          ${does}
        both players pass
        Bolt's effect leaves the stack without resolving`;
const UNDERTOW = `${AIMED}\n    john's Undertow's effect targeting john's Orchard Keeper`;
const BOUNCED = answered('Undertow', "john's Orchard Keeper goes to john's hand");

testCheck(host, failsForAReason, {
  given: header(DAMAGE, AIMED),
  valid: [
    {
      name: 'a Sorcery on the stack whose target has left play',
      given: header(DAMAGE, UNDERTOW.replace("Bolt's effect", 'Bolt')).replace('    back 1 Bolt\n', ''),
      when: BOUNCED.replace("Bolt's effect", 'Bolt'),
    },
    { name: 'an effect whose target has left play', given: header(DAMAGE, UNDERTOW), when: BOUNCED },
    {
      name: 'an Entity with no frontrow slot left for it',
      given: header(DAMAGE, "kate's Meadow Fawn").replace('slots: 5 front', 'slots: 2 front'),
      when: 'both players pass\nMeadow Fawn leaves the stack without resolving',
    },
    {
      name: 'an effect that destroys a chosen Entity where there is none to choose',
      given: header('Destroy a Dragon.', "kate's Bolt's effect"),
      when: LEAVES,
    },
    {
      name: 'a card that an effect takes off the stack',
      given: header(
        'Remove target card from the Stack; it does not resolve.',
        "john's Meadow Fawn\n    kate's Bolt's effect targeting john's Meadow Fawn",
      ),
      when: "both players pass\nBolt's effect resolves\n  Meadow Fawn leaves the stack without resolving",
    },
    {
      name: 'the effect that would go round for ever',
      when: `
        both players pass
        Bolt's effect resolves
          2 damage is dealt to john's Orchard Keeper
        kate's Bolt goes to kate's drop zone
        kate spends # to gain %
        kate passes
        john puts Buoy's effect on the stack
        the players find an infinite loop
        Buoy's effect leaves the stack without resolving
      `,
    },
    {
      name: 'the effect that would go round for ever, although nobody spoke of a loop',
      given: header('Gain 1 %.', "kate's Bolt's effect"),
      when: `
        both players pass
        Bolt's effect resolves
          kate gains %
        kate's Bolt goes to kate's drop zone
        kate passes
        john puts Buoy's effect on the stack
        both players pass
        Buoy's effect leaves the stack without resolving
      `,
    },
    {
      name: 'an effect that cannot be carried out, long after a loop was called',
      given: header('Create two Burrow Pup tokens.', "kate's Bolt's effect").replace('slots: 5 front', 'slots: 3 front'),
      when: `
        kate passes
        john puts Buoy's effect on the stack
        the players find an infinite loop
        Buoy's effect leaves the stack without resolving
        both players pass
        Bolt's effect leaves the stack without resolving
      `,
    },
  ],
  invalid: [
    {
      name: 'an effect that could have been carried out',
      when: LEAVES,
      finds: [{ messageId: 'could', data: { item: "Bolt's effect" } }],
    },
    {
      name: 'an effect without targets whose intended victim is gone (30.2)',
      given: header('Destroy an Entity your opponent controls.', UNDERTOW.replace(" targeting john's Orchard Keeper\n", '\n')),
      when: BOUNCED,
      finds: [{ messageId: 'choice', data: { item: "Bolt's effect" } }],
    },
    {
      name: 'an effect whose target has only moved slots',
      given: header(DAMAGE, `${AIMED}\n    john's Sidestep's effect targeting john's Orchard Keeper`),
      when: answered('Sidestep', "john's Orchard Keeper moves to front 5"),
      finds: [{ messageId: 'movedSlots', data: { item: "Bolt's effect", target: "john's Orchard Keeper" } }],
    },
    {
      name: 'an Entity for which there is a slot',
      given: header(DAMAGE, "kate's Meadow Fawn"),
      when: 'both players pass\nMeadow Fawn leaves the stack without resolving',
      finds: [{ messageId: 'card', data: { item: 'Meadow Fawn' } }],
    },
    {
      name: 'what set a loop off, taken back together with the loop',
      given: header('Gain 1 %.', "kate's Bolt's effect"),
      when: `
        both players pass
        the players find an infinite loop
        Bolt's effect leaves the stack without resolving
      `,
      finds: [{ messageId: 'initial', data: { item: "Bolt's effect" } }],
    },
    {
      name: 'an effect that is not there',
      when: "Undertow's effect leaves the stack without resolving",
      finds: [{ messageId: 'notThere', data: { item: "Undertow's effect" } }],
    },
    {
      name: 'an effect whose text is not modelled',
      given: header('not modelled: Roll it over.', "kate's Bolt's effect"),
      when: LEAVES,
      finds: [{ messageId: 'untold', data: { missing: 'the text of the card is not modelled' } }],
    },
    {
      name: 'an effect whose target fits or not as two Forms came in this order or that',
      given: header('Destroy target Entity with 2 or less power.', AIMED, '\n    form Tall Tale\n    form Small Talk'),
      when: LEAVES,
      finds: [{ messageId: 'untold', data: { missing: 'whether its target still fitted and all of it could be done' } }],
    },
  ],
});
