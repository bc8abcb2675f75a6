import { testCheck } from '#check-tester/test-check.js';
import { host } from '../../index.js';
import { loopStops } from './loop-stops.js';

const header = (kate: string, john: string): string => `
match host, comprehensive rules, complete record
seat kate: Brother Alder
seat john: Brother Alder
slots: 5 front, 4 back
card Greedy Idol: Form, cost %
  When your opponent gains a resource, you may gain 1 $.
card Chatterbox: Form, cost %
  When your opponent gains a resource, gain 1 $ and draw a card.
card Lucky Coin: Form, cost %
  When you gain £, gain 1 %.
card Restless Buoy: Entity - Construct, cost %, health 2, power 0
  When an Entity your opponent controls moves slots, move this Entity to another open frontrow slot you control.
card Usher: Form, cost %
  When an Entity moves slots, move an Entity your opponent controls to another open frontrow slot.
card Sidestep: Sorcery, cost %
  Move target Entity to another slot.
card Odd Idol: Form, cost %
  not modelled: Turn a card upside down.
position: turn 5, kate's Action Phase 1, stack empty, kate has priority, no sickness
  kate: 4 #, resources %%, hand 6 cards, deck 30, ${kate}
  john: 0 #, resources %%, hand 6 cards, deck 30, ${john}
`;
const SPHINXES = header('front 1 Mystic Sphinx of Old', 'front 1 Mystic Sphinx of Old');
const GAIN = 'kate spends # to gain %\nkate passes';
const stacked = (card: string): string => `${GAIN}\njohn puts john's ${card}'s effect on the stack\nboth players pass`;
const MOVED = `
        kate casts Sidestep into back 1, paying %, targeting kate's Hedge Boar
        both players pass
        Sidestep resolves into back 1
        kate puts Sidestep's effect on the stack
        both players pass
        Sidestep's effect resolves
          kate's Hedge Boar moves to front 3
        kate's Sidestep goes to kate's drop zone
        kate passes
        john puts john's Restless Buoy's effect on the stack
        both players pass`;

testCheck(host, loopStops, {
  given: SPHINXES,
  valid: [
    {
      name: 'the example of 42.1: the gain stands, and the first answer is stopped',
      when: `${stacked('Mystic Sphinx of Old')}\nthe players find an infinite loop`,
    },
    {
      name: 'a Sphinx that nothing answers',
      given: header('front 1 Hedge Boar', 'front 1 Mystic Sphinx of Old'),
      when: `${stacked('Mystic Sphinx of Old')}\nMystic Sphinx of Old's effect resolves\n  john gains $`,
    },
    {
      name: 'a loop that empties a deck in the end (42.1.1.1)',
      given: header('form Chatterbox', 'form Chatterbox'),
      when: `${stacked('Chatterbox')}\nChatterbox's effect resolves\n  john gains $\n  john draws a card`,
    },
    {
      name: 'a loop that a player can decline',
      given: header('form Greedy Idol', 'form Greedy Idol'),
      when: `${stacked('Greedy Idol')}\nGreedy Idol's effect resolves\n  john gains $`,
    },
    {
      name: 'what sets a loop off',
      when: "kate spends # to gain %\nkate casts Sudden Bloom into back 1, paying %, targeting kate's Mystic Sphinx of Old\nboth players pass\nSudden Bloom resolves into back 1",
    },
    {
      name: 'a loop that hangs on what is chosen: nobody has to foresee it, and nobody is wrong to call it',
      given: header('front 1 Hedge Boar, form Usher', 'front 1 Orchard Keeper, form Usher'),
      when: `
        kate casts Sidestep into back 1, paying %, targeting kate's Hedge Boar
        both players pass
        Sidestep resolves into back 1
        kate puts Sidestep's effect on the stack
        both players pass
        Sidestep's effect resolves
          kate's Hedge Boar moves to front 3
        kate's Sidestep goes to kate's drop zone
        kate puts kate's Usher's effect on the stack
        john puts john's Usher's effect on the stack
        both players pass
        john's Usher's effect begins to resolve
        the players find an infinite loop
      `,
    },
    {
      name: 'two Buoys that answer each other, called in time',
      given: header('front 1 Hedge Boar, front 2 Restless Buoy', 'front 1 Restless Buoy'),
      when: `${MOVED}
        the players find an infinite loop
      `,
    },
  ],
  invalid: [
    {
      name: 'the first answer of two Sphinxes, which already would never end',
      when: `${stacked('Mystic Sphinx of Old')}\nMystic Sphinx of Old's effect resolves\n  john gains $`,
      finds: [{ messageId: 'goesRound', data: { item: "Mystic Sphinx of Old's effect" }, line: 5 }],
    },
    {
      name: 'the first move of two Buoys that answer each other',
      given: header('front 1 Hedge Boar, front 2 Restless Buoy', 'front 1 Restless Buoy'),
      when: `${MOVED}
        Restless Buoy's effect begins to resolve
      `,
      finds: [{ messageId: 'goesRound', data: { item: "Restless Buoy's effect" } }],
    },
    {
      name: 'an infinite loop called where a player can decline',
      given: header('form Greedy Idol', 'form Greedy Idol'),
      when: `${stacked('Greedy Idol')}\nthe players find an infinite loop`,
      finds: [{ messageId: 'noLoop' }],
    },
    {
      name: 'an infinite loop called where the decks run out',
      given: header('form Chatterbox', 'form Chatterbox'),
      when: `${stacked('Chatterbox')}\nthe players find an infinite loop`,
      finds: [{ messageId: 'noLoop' }],
    },
    {
      name: 'an infinite loop called on a trigger that leads nowhere',
      given: header('form Lucky Coin', 'front 1 Mystic Sphinx of Old'),
      when: `${stacked('Mystic Sphinx of Old')}\nthe players find an infinite loop`,
      finds: [{ messageId: 'noLoop' }],
    },
    {
      name: 'an infinite loop that may lie in text without a model',
      given: header('form Odd Idol', 'front 1 Mystic Sphinx of Old'),
      when: `${stacked('Mystic Sphinx of Old')}\nthe players find an infinite loop`,
      finds: [{ messageId: 'untold', data: { card: 'Odd Idol' } }],
    },
  ],
});
