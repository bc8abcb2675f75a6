import { testCheck } from '#check-tester/test-check.js';
import { host } from '../../index.js';
import { handWithinSoul } from './hand-within-soul.js';

/** Both Hosts have soul 5. */
const position = (hand: string, kate = '', john = ''): string => `
  match host, comprehensive rules, complete record
  seat kate: Warlord Kessik
  seat john: Brother Alder
  card Deep Pockets: Form, cost &
    not modelled: Your hand may hold a card for each Beast you control.
  card Evening Bell: Form, cost &
    At the end of your turn, draw a card.
  card Quiet Hour: Form, cost &
    At the end of your turn, you may draw a card.
  card Narrow Chest: Form, cost &
    Your Host has a soul of 3.

  position: turn 5, kate's Action Phase 2, kate went first, stack empty, kate has priority
    kate: hand ${hand}, deck 30, damage 0, resources $$${kate}
    john: hand 6 cards, deck 30, damage 0${john}
`;
const inShort = (text: string): string => text.replace('comprehensive', 'short');
const end = (...lines: string[]): string => ['kate declares the End Phase', 'both players pass', ...lines, 'kate ends the turn'].join('\n');

testCheck(host, handWithinSoul, {
  given: position('7 cards'),
  valid: [
    { name: 'down to the soul', when: end('kate discards 2 cards') },
    { name: 'down to the soul, card by card', when: end('kate discards a card', 'kate discards a card') },
    { name: 'a hand of exactly the soul', given: position('5 cards'), when: end() },
    { name: 'a hand below the soul', given: position('2 cards'), when: end() },
    { name: "the opponent's hand, which is not measured", given: position('3 cards'), when: end() },
    { name: 'a soul that a Form raises', given: position('6 cards', ', form High Bench'), when: end() },
    {
      name: 'a soul raised, lowered and then set, in that order',
      given: position('6 cards', ', form High Bench (since turn 4)', ', form Empty Boxes (since turn 2), form Typecast (since turn 1)'),
      when: end('kate discards 2 cards'),
    },
    {
      name: 'a card drawn by an effect of the end of the turn, counted in',
      given: position('5 cards', ', form Evening Bell'),
      when: `
        kate declares the End Phase
        kate puts Evening Bell's effect on the stack
        both players pass
        Evening Bell's effect resolves
          kate draws a card
        kate discards a card
        kate ends the turn
      `,
    },
    {
      name: 'an effect of the end of the turn that may be declined',
      given: position('6 cards', ', form Quiet Hour'),
      when: `
        kate declares the End Phase
        kate discards a card
        kate ends the turn
      `,
    },
    {
      name: 'a discard by an effect, below the soul',
      given: position('2 cards').replace('stack empty, ', '').concat("    stack: kate's Both Masks's effect"),
      when: `
        kate declares the End Phase
        Both Masks's effect resolves
          kate draws a card
          john draws a card
          kate discards a card
          john discards a card
      `,
    },
    { name: 'a turn that ends in another phase, of which another check speaks', when: 'kate ends the turn' },
  ],
  invalid: [
    {
      name: 'one card too many',
      given: position('6 cards'),
      when: end(),
      finds: [{ messageId: 'tooMany', data: { player: 'kate', hand: '6 cards', soul: 5 } }],
    },
    {
      name: 'one card too many under the short rules, said once',
      given: inShort(position('6 cards')),
      when: end().concat('\njohn enters his Start Phase'),
      finds: [{ messageId: 'tooMany', line: 3 }],
    },
    {
      name: 'a next turn without a word about the end of this one',
      when: `
        kate declares the End Phase
        kate discards a card
        john enters his Start Phase
      `,
      finds: [{ messageId: 'tooMany', data: { hand: '6 cards' } }],
    },
    {
      name: 'a soul that is set, and then counted up by an older increase',
      given: position('6 cards', ', form High Bench', ', form Typecast'),
      when: end('kate discards a card'),
      finds: [{ messageId: 'tooMany', data: { hand: '5 cards', soul: 4 } }],
    },
    {
      name: 'a decrease that was forgotten',
      given: position('5 cards', '', ', form Empty Boxes'),
      when: end(),
      finds: [{ messageId: 'tooMany', data: { hand: '5 cards', soul: 4 } }],
    },
    {
      name: 'more discarded than the soul asks for',
      when: end('kate discards 3 cards'),
      finds: [{ messageId: 'tooFew', data: { player: 'kate', hand: '4 cards', soul: 5 }, line: 3 }],
    },
    {
      name: 'a discard from a hand that is within the soul',
      given: position('5 cards'),
      when: end('kate discards a card'),
      finds: [{ messageId: 'tooFew', data: { hand: '4 cards' }, line: 3 }],
    },
    {
      name: 'a discard while an effect of the end of the turn is still to come',
      given: inShort(position('6 cards', ', form Evening Bell')),
      when: `
        kate declares the End Phase
        kate discards a card
      `,
      finds: [{ messageId: 'triggersFirst', data: { player: 'kate' } }],
    },
    {
      name: 'a discard while such an effect is on the stack',
      given: position('6 cards', ', form Evening Bell'),
      when: `
        kate declares the End Phase
        kate puts Evening Bell's effect on the stack
        kate discards a card
      `,
      finds: [{ messageId: 'triggersFirst' }],
    },
    {
      name: 'a hand of which nobody knows the size',
      given: position('7 cards').replace('hand 7 cards, ', ''),
      when: end('kate discards a card'),
      finds: [{ messageId: 'untold', data: { player: 'kate', missing: 'how many cards it held' } }],
    },
    {
      name: 'a soul set by two effects of which the newest is not told',
      given: position('4 cards', ', form Narrow Chest', ', form Typecast'),
      when: end(),
      finds: [{ messageId: 'untold', data: { missing: 'which of the effects that set the soul is the newest' } }],
    },
    {
      name: 'a large hand while text about hands is not modelled',
      given: position('7 cards', ', form Deep Pockets'),
      when: end(),
      finds: [{ messageId: 'unless', data: { hand: '7 cards', card: 'Deep Pockets' } }],
    },
  ],
});
