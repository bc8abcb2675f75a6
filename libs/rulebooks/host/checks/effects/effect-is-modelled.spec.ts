import { testCheck } from '#check-tester/test-check.js';
import { host } from '../../index.js';
import { effectIsModelled } from './effect-is-modelled.js';

testCheck(host, effectIsModelled, {
  given: `
    match host, comprehensive rules, complete record
    seat kate: Brother Alder
    seat john: Brother Alder
    card Odd Idol: Sorcery, cost %
      not modelled: Turn a card upside down.
    position: turn 5, kate's Action Phase 1, stack empty, kate has priority
      kate: 4 #, resources %%%, hand 6 cards, deck 30, front 1 Hedge Boar
      john: 0 #, hand 6 cards, deck 30
  `,
  valid: [
    {
      name: 'the card itself, which only arrives in its slot',
      when: 'kate casts Odd Idol into back 1, paying %\nboth players pass\nOdd Idol resolves into back 1',
    },
    {
      name: 'an effect whose text is modelled',
      when: `
        kate casts Sudden Bloom into back 1, paying %, targeting kate's Hedge Boar
        both players pass
        Sudden Bloom resolves into back 1
        kate puts Sudden Bloom's effect on the stack
        both players pass
        Sudden Bloom's effect resolves
      `,
    },
  ],
  invalid: [
    {
      name: 'an effect whose text is not modelled',
      when: `
        kate casts Odd Idol into back 1, paying %
        both players pass
        Odd Idol resolves into back 1
        kate puts Odd Idol's effect on the stack
        both players pass
        Odd Idol's effect resolves
      `,
      finds: [{ messageId: 'notModelled', data: { item: "Odd Idol's effect", card: 'Odd Idol' } }],
    },
  ],
});
