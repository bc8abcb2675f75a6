import { testCheck } from '#check-tester/test-check.js';
import { host } from '../../index.js';
import { effectAsWritten } from './effect-as-written.js';

const header = (text: string, targets = '', more = ''): string => `
match host, comprehensive rules, complete record
seat kate: Brother Alder
seat john: Brother Alder
card Bolt: Sorcery, cost £
  ${text}
position: turn 5, kate's Action Phase 1, kate has priority, no sickness
  kate: 4 #, resources %, hand 6 cards, deck 30, drop Meadow Fawn
    front 1 Hedge Boar (2 damage)
    back 1 Bolt
  john: 0 #, resources %, hand 6 cards, deck 30
    front 1 Orchard Keeper (3 damage)
    front 2 Elder Bear
  stack:${more}
    kate's Bolt's effect${targets && ` targeting ${targets}`}
`;
const KEEPER = "john's Orchard Keeper";
const resolves = (...lines: string[]): string => ['both players pass', "Bolt's effect resolves", ...lines.map((l) => `  ${l}`)].join('\n');
const begins = (...lines: string[]): string => ['both players pass', "Bolt's effect begins to resolve", ...lines.map((l) => `  ${l}`)].join('\n');

testCheck(host, effectAsWritten, {
  given: header('Draw 2 cards, then put a card from your hand on the bottom of your deck.'),
  valid: [
    {
      name: 'the parts of a "then" in their order',
      when: resolves('kate draws 2 cards', "kate puts a card from kate's hand on the bottom of kate's deck"),
    },
    { name: 'two cards drawn one after the other', when: begins('kate draws a card', 'kate draws a card') },
    {
      name: 'the parts of an "and" in either order',
      given: header('Deal 2 damage to target Entity and gain 1 %.', KEEPER),
      when: resolves('kate gains %', `2 damage is dealt to ${KEEPER}`, `${KEEPER} is destroyed`),
    },
    {
      name: 'any Entity where the player chooses (30.2)',
      given: header('Destroy an Entity your opponent controls.'),
      when: resolves("john's Elder Bear is destroyed"),
    },
    {
      name: 'a game action between the parts of a "then" (40.3)',
      given: header('Deal 2 damage to target Entity, then draw a card.', KEEPER),
      when: resolves(`2 damage is dealt to ${KEEPER}`, `${KEEPER} is destroyed`, 'kate draws a card'),
    },
    {
      name: 'a card of a drop zone told like any other',
      given: header('Return target Entity card from your drop zone to your hand.', 'Meadow Fawn in the drop zone'),
      when: resolves("Meadow Fawn returns to kate's hand"),
    },
    {
      name: 'a discard that shows itself that there was something to discard',
      given: header('If your opponent has a Beast card in their hand, they discard one.'),
      when: resolves('john discards Hedge Boar'),
    },
    {
      name: 'less healed where there is less damage',
      given: header('Heal 2 damage from each Entity you control.'),
      when: resolves("2 damage is healed from kate's Hedge Boar"),
    },
    {
      name: 'a change told as the value that comes of it',
      given: header('Target Entity gets +2 power this turn.', KEEPER),
      when: resolves(`${KEEPER} gets power 3`),
    },
    {
      name: 'each player their own part',
      given: header('Each player draws 2 cards.'),
      when: resolves('kate draws 2 cards', 'john draws 2 cards'),
    },
    {
      name: 'whatever an effect does whose text is not modelled',
      given: header('not modelled: Roll it over.'),
      when: resolves('john draws 7 cards'),
    },
  ],
  invalid: [
    {
      name: 'a part done although nobody wrote down whether its condition was met',
      given: header('If you have a Beast card in your hand, draw a card.'),
      when: begins('kate draws a card'),
      finds: [{ messageId: 'unsettled', data: { item: "Bolt's effect", did: 'kate drew 1 card', part: 'draw 1 card' } }],
    },
    {
      name: 'an Entity put into the drop zone with health left',
      given: header('Target Entity gets -1 health this turn.', "john's Elder Bear"),
      when: begins("john's Elder Bear goes to john's drop zone"),
      finds: [{ messageId: 'alive', data: { did: "john's Elder Bear went to john's drop zone" } }],
    },
    {
      name: 'a token that ceases as it moves slots',
      given: header('Move target Entity you control to another open frontrow slot you control.', "kate's Burrow Pup")
        .replace('front 1 Hedge Boar (2 damage)', 'front 1 Burrow Pup'),
      when: begins("kate's Burrow Pup moves to front 3", "kate's Burrow Pup goes out of the game"),
      finds: [{ messageId: 'tokenStays', data: { did: "kate's Burrow Pup left the game" } }],
    },
    {
      name: 'a marker that is dropped as its Entity moves slots (8.2)',
      given: header('Move target Entity to another open slot its controller controls.', KEEPER).replace('(3 damage)', '(under it Ring of Bramble)'),
      when: resolves(`${KEEPER} moves to front 4`, "john's Ring of Bramble goes to john's drop zone"),
      finds: [{ messageId: 'marker', data: { item: "Bolt's effect", did: "john's Ring of Bramble went to john's drop zone" } }],
    },
    {
      name: 'the card text back to front',
      when: begins("kate puts a card from kate's hand on the bottom of kate's deck"),
      finds: [
        {
          messageId: 'early',
          data: {
            item: "Bolt's effect",
            did: "kate put 1 card from kate's hand on the bottom of kate's deck",
            before: 'draw 2 cards',
          },
        },
      ],
    },
    {
      name: 'one card too many',
      when: begins('kate draws 3 cards'),
      finds: [{ messageId: 'amount', data: { item: "Bolt's effect", expected: 'draw 2 cards', did: 'kate drew 3 cards' } }],
    },
    {
      name: 'three damage where the text says two',
      given: header('Deal 2 damage to target Entity.', KEEPER),
      when: begins(`3 damage is dealt to ${KEEPER}`),
      finds: [{ messageId: 'amount', data: { expected: 'deal 2 damage', did: `3 damage was dealt to ${KEEPER}` } }],
    },
    {
      name: 'another resource than the one in the text',
      given: header('Gain 1 %.'),
      when: begins('kate gains £'),
      finds: [{ messageId: 'amount', data: { expected: 'gain %', did: 'kate gained £' } }],
    },
    {
      name: 'more healed than there was damage, and less than there was to heal',
      given: header('Heal 3 damage from each Entity.'),
      when: begins("3 damage is healed from kate's Hedge Boar", `1 damage is healed from ${KEEPER}`),
      finds: [
        { messageId: 'amount', data: { did: "3 damage was healed from kate's Hedge Boar" }, line: 3 },
        { messageId: 'amount', data: { did: `1 damage was healed from ${KEEPER}` } },
      ],
    },
    {
      name: 'half of an "and" whose other half has become impossible (40.4.2)',
      given: header('Destroy target Entity, then deal 1 damage to it and gain 1 %.', KEEPER),
      when: begins(`${KEEPER} is destroyed`, 'kate gains %'),
      finds: [{ messageId: 'neither', data: { item: "Bolt's effect", did: 'kate gained %' } }],
    },
    {
      name: 'a choice that the text does not leave',
      given: header('Destroy an Entity your opponent controls.'),
      when: begins("kate's Hedge Boar is destroyed"),
      finds: [{ messageId: 'choice', data: { did: "kate's Hedge Boar was destroyed" } }],
    },
    {
      name: 'two Entities where one may be chosen',
      given: header('Destroy an Entity your opponent controls.'),
      when: begins("john's Elder Bear is destroyed", `${KEEPER} is destroyed`),
      finds: [{ messageId: 'choice', data: { did: `${KEEPER} was destroyed` } }],
    },
    {
      name: 'cards looked at that were to be shown',
      given: header('Reveal the top 2 cards of your deck.'),
      when: begins("kate looks at the top 2 cards of kate's deck"),
      finds: [{ messageId: 'unshown', data: { did: "kate looked at 2 cards of the top of kate's deck" } }],
    },
    {
      name: 'a card that was looked at, put on the bottom instead of back',
      given: header('Look at the top 2 cards of your deck, then put them back in any order.'),
      when: begins("kate looks at the top 2 cards of kate's deck", "kate puts a card from the top of kate's deck on the bottom of kate's deck"),
      finds: [{ messageId: 'foreign' }],
    },
    {
      name: 'a banished card that goes to the drop zone',
      given: header('Banish target Entity.', KEEPER),
      when: begins(`${KEEPER} goes to john's drop zone`),
      finds: [{ messageId: 'banish', data: { did: `${KEEPER} went to john's drop zone` } }],
    },
    {
      name: 'damage to another Entity than the target',
      given: header('Deal 2 damage to target Entity.', KEEPER),
      when: begins("2 damage is dealt to john's Elder Bear"),
      finds: [{ messageId: 'foreign', data: { did: "2 damage was dealt to john's Elder Bear" } }],
    },
    {
      name: 'another card from the drop zone than the target',
      given: header('Return target Entity card from your drop zone to your hand.', 'Meadow Fawn in the drop zone'),
      when: begins("kate puts Grace, Aligner of Stars from kate's drop zone into kate's hand"),
      finds: [{ messageId: 'foreign', data: { did: "kate put Grace, Aligner of Stars from kate's drop zone into kate's hand" } }],
    },
    {
      name: 'a change that is larger, for longer, or of somebody else',
      given: header('Target Entity gets +2 power this turn.', KEEPER),
      when: begins(`${KEEPER} gets +3 power this turn`, `${KEEPER} gets +2 power for the rest of the game`, "kate's Hedge Boar gets +2 power"),
      finds: [
        { messageId: 'foreign', data: { did: `${KEEPER} got +3 power` }, line: 3 },
        { messageId: 'foreign', data: { did: `${KEEPER} got +2 power` }, line: 4 },
        { messageId: 'foreign', data: { did: "kate's Hedge Boar got +2 power" } },
      ],
    },
    {
      name: 'counters of another kind',
      given: header('Put a rust counter on target Entity.', KEEPER),
      when: begins(`${KEEPER} gets 1 counters "oil"`),
      finds: [{ messageId: 'foreign', data: { did: `${KEEPER} got 1 oil counter` } }],
    },
    {
      name: 'another card taken off the stack than the target',
      given: header('Remove target card from the Stack; it does not resolve.', "john's Meadow Fawn", "\n    john's Meadow Fawn\n    john's Hedge Boar"),
      when: begins('Hedge Boar leaves the stack without resolving'),
      finds: [{ messageId: 'foreign', data: { did: 'Hedge Boar left the stack' } }],
    },
    {
      name: "one player's share drawn by the other",
      given: header('Each player draws 2 cards.'),
      when: begins('kate draws 2 cards', 'kate draws 2 cards'),
      finds: [{ messageId: 'foreign', data: { did: 'kate drew 2 cards' } }],
    },
    {
      name: 'more cards found than the search is for',
      given: header('Search your deck for a Beast card, reveal it, and put it into your hand, then shuffle your deck.'),
      when: begins("kate searches kate's deck", "kate puts Elder Bear + Meadow Fawn from kate's deck into kate's hand"),
      finds: [{ messageId: 'amount', data: { expected: 'search for 1 card', did: "kate put Elder Bear and Meadow Fawn from kate's deck into kate's hand" } }],
    },
  ],
});
