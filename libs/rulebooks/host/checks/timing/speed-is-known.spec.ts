import { testCheck } from '#check-tester/test-check.js';
import { host } from '../../index.js';
import { speedIsKnown } from './speed-is-known.js';

const header = (where: string): string => `
match host, comprehensive rules, complete record
seat kate: Brother Alder
seat john: Marsh Queen Ysolde
card Old Tablet: Sorcery, cost %
  not modelled: Weigh the stars against the sea.
card Quick Tablet: Sorcery, cost %
  Fast.
  not modelled: Weigh the stars against the sea.
card Tide Oracle: Entity - Human, cost %, health 2, power 1
  not modelled: Weigh the stars against the sea.
position: turn 5, ${where}, stack empty, kate has priority, no sickness
  kate: 4 #, resources %%%%, hand 6 cards, deck 30, front 1 Tide Oracle
  john: 0 #, resources %%%%, hand 6 cards, deck 30
`;

testCheck(host, speedIsKnown, {
  given: header("kate's Battle Phase"),
  valid: [
    {
      name: 'what is not modelled at a time when Slow and Fast are both fine',
      given: header("kate's Action Phase 1"),
      when: 'kate casts Old Tablet, paying %',
    },
    { name: 'a keyword that is modelled beside text that is not', when: 'kate casts Quick Tablet, paying %' },
    { name: 'a card whose text is known not to be Fast: that is judged elsewhere', when: 'kate creates Meadow Fawn, paying %' },
    {
      name: 'an effect of a card that is known but not in play',
      when: "kate uses Wandering Healer's effect, targeting kate's Tide Oracle",
    },
  ],
  invalid: [
    {
      name: 'a card in the Battle Phase',
      when: 'kate casts Old Tablet, paying %',
      finds: [{ messageId: 'unmodelled', data: { player: 'kate', did: 'cast Old Tablet' } }],
    },
    {
      name: 'an effect in the turn of the other player',
      given: header("john's Action Phase 1"),
      when: "kate uses Tide Oracle's effect",
      finds: [{ messageId: 'unmodelled', data: { player: 'kate', did: 'used the effect of Tide Oracle' } }],
    },
    {
      name: 'a card that nothing defines, in response',
      given: header("kate's Action Phase 1"),
      when: 'kate creates Meadow Fawn into front 2, paying %\nkate casts "Never Printed", paying %',
      finds: [{ messageId: 'unmodelled', data: { did: 'cast Never Printed' } }],
    },
  ],
});
