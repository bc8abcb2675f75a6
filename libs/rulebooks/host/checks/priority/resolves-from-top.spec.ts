import { testCheck } from '#check-tester/test-check.js';
import { host } from '../../index.js';
import { resolvesFromTop } from './resolves-from-top.js';

const header = (rules: string): string => `
match host, ${rules} rules, complete record
seat kate: Brother Alder
seat john: Marsh Queen Ysolde
position: turn 5, kate's Action Phase 1, stack empty, kate has priority, no sickness
  kate: 4 #, resources %%%%!!, hand 6 cards, deck 30
    front 1 Grazing Herd
    front 2 Hedge Boar
  john: 0 #, resources %%%%!!, hand 6 cards, deck 30, front 1 Orchard Keeper
`;
const TWO = `
        kate creates Meadow Fawn into front 3, paying %
        kate passes
        john casts Sudden Bloom into back 1, paying %, targeting john's Orchard Keeper
        both players pass`;

testCheck(host, resolvesFromTop, {
  given: header('comprehensive'),
  valid: [
    {
      name: 'the last first, then the one below',
      when: `${TWO}
        Sudden Bloom resolves into back 1
        john puts Sudden Bloom's effect on the stack
        both players pass
        Sudden Bloom's effect resolves
          Sudden Bloom goes to john's drop zone
        both players pass
        Meadow Fawn resolves into front 3
      `,
    },
    {
      name: 'an effect of the lower card that an effect takes off the stack',
      given: `
        match host, comprehensive rules, complete record
        seat kate: Brother Alder
        seat john: Marsh Queen Ysolde
        card Hush: Sorcery, cost %
          Fast. Remove target card from the Stack; it does not resolve.
        position: turn 5, kate's Action Phase 1, kate has priority
          kate: 4 #, resources %%%%!!, hand 6 cards, deck 30
          john: 0 #, resources %%%%!!, hand 6 cards, deck 30
            back 1 Hush
          stack:
            kate's Meadow Fawn
            kate's Hedge Boar
            john's Hush's effect targeting kate's Meadow Fawn
      `,
      when: `
        both players pass
        Hush's effect resolves
          Meadow Fawn leaves the stack without resolving
      `,
    },
  ],
  invalid: [
    {
      name: "a card put into the other player's slot",
      when: `
        kate creates Meadow Fawn, paying %
        both players pass
        Meadow Fawn resolves into john's front 3
        kate declares the Battle Phase
      `,
      finds: [{ messageId: 'across', data: { item: 'Meadow Fawn', player: 'kate', other: 'john' }, line: 3 }],
    },
    {
      name: 'the lower of two cards',
      when: `${TWO}
        Meadow Fawn resolves into front 3
      `,
      finds: [{ messageId: 'notTop', data: { item: 'Meadow Fawn', top: 'Sudden Bloom' } }],
    },
    {
      name: 'what lay there first, although an effect came on top after the last resolution (32.5.1)',
      when: `${TWO}
        Sudden Bloom resolves into back 1
        john puts Sudden Bloom's effect on the stack
        both players pass
        Meadow Fawn resolves into front 3
      `,
      finds: [{ messageId: 'notTop', data: { item: 'Meadow Fawn', top: "Sudden Bloom's effect" } }],
    },
    {
      name: 'a card that leaves the stack from below',
      when: `${TWO}
        Meadow Fawn leaves the stack without resolving
      `,
      finds: [{ messageId: 'leftBelow', data: { item: 'Meadow Fawn', top: 'Sudden Bloom' } }],
    },
    {
      name: 'an effect for the second time (34.5)',
      when: `
        kate casts Sudden Bloom into back 1, paying %, targeting kate's Hedge Boar
        both players pass
        Sudden Bloom resolves into back 1
        kate puts Sudden Bloom's effect on the stack
        both players pass
        Sudden Bloom's effect resolves
          Sudden Bloom goes to kate's drop zone
        both players pass
        Sudden Bloom's effect resolves
      `,
      finds: [{ messageId: 'notThere', data: { item: "Sudden Bloom's effect" } }],
    },
    {
      name: 'a continuous effect, which never goes on the stack',
      when: "both players pass\nkate's Grazing Herd's effect resolves",
      finds: [{ messageId: 'continuous', data: { item: "kate's Grazing Herd's effect" } }],
    },
    {
      name: 'a continuous effect by the short rules',
      given: header('short'),
      when: "both players pass\nkate's Grazing Herd's effect resolves",
      finds: [{ messageId: 'continuous' }],
    },
    {
      name: 'an action-point draw as if it had waited on the stack',
      when: 'kate spends # to draw a card\nboth players pass\nevent 1 resolves',
      finds: [{ messageId: 'gameAction', data: { item: 'event 1' } }],
    },
  ],
});
