import { testCheck } from '#check-tester/test-check.js';
import { host } from '../../index.js';
import { nobodyLooksUnasked } from './nobody-looks-unasked.js';

const header = (text = 'Draw a card.', more = ''): string => `
match host, comprehensive rules, complete record
seat kate: Brother Alder
seat john: Brother Alder
card Spyglass: Sorcery, cost %
  ${text}
card Odd Idol: Form, cost %
  not modelled: You may look at the top card of your deck at any time.
position: turn 5, kate's Action Phase 1, kate has priority, no sickness
  kate: 4 #, hand 6 cards, deck 30, damage 2
    front 1 Hedge Boar
    back 1 Spyglass
    back 2 a face-down card${more}
  john: 0 #, hand 6 cards, deck 30, damage 2, drop Meadow Fawn
    back 1 a face-down card
  stack:
    kate's Spyglass's effect
`;
const resolving = (...lines: string[]): string => ['both players pass', "Spyglass's effect begins to resolve", ...lines.map((l) => `  ${l}`)].join('\n');
const LOOK = header("Look at the top 2 cards of your opponent's deck.");
const SEARCH = header('Search your deck for a Beast card, reveal it, and put it into your hand, then shuffle your deck.');

testCheck(host, nobodyLooksUnasked, {
  given: header(),
  valid: [
    { name: 'what an effect lets a player look at', given: LOOK, when: resolving("kate looks at 2 cards of the top of john's deck") },
    { name: 'a search that an effect asks for', given: SEARCH, when: resolving("kate searches kate's deck") },
    { name: 'the own hand', when: "kate looks at 6 cards of kate's hand" },
    { name: 'the own damage cards (6.2)', when: "kate looks at 2 cards of kate's damage zone" },
    { name: 'the own face-down card', when: "kate looks at a card of kate's back 2" },
    { name: 'an open zone of the other player', when: "kate looks at Meadow Fawn of john's drop zone" },
    {
      name: 'a face-up card of the other player',
      given: header('Draw a card.').replace('back 1 a face-down', 'back 1 Spyglass, back 2 a face-down'),
      when: "kate looks at a card of john's back 1",
    },
    { name: 'the own hand shown to the other player', when: "kate reveals Hedge Boar from kate's hand" },
    {
      name: 'a player who sees the own hand while the other looks at it',
      given: header("Look at your opponent's hand."),
      when: resolving("kate looks at 6 cards of john's hand", "john sees 6 cards of john's hand"),
    },
    {
      name: 'an effect whose text is not modelled',
      given: header('not modelled: Peer at something.'),
      when: resolving("kate looks at a card of the top of john's deck"),
    },
    {
      name: 'a deck before the game',
      given: 'match host, comprehensive rules, complete record\nseat kate: Brother Alder\nseat john: Brother Alder',
      when: "kate looks at 50 cards of kate's deck",
    },
  ],
  invalid: [
    {
      name: 'cards shown that the effect lets one player look at',
      given: LOOK,
      when: resolving("kate reveals 2 cards from the top of john's deck"),
      finds: [{ messageId: 'showed', data: { player: 'kate', owner: 'john', zone: 'deck' } }],
    },
    {
      name: 'the face of an Ambush that is being laid',
      given: header().replace(/\n {2}stack:[^]*$/, '\n'),
      when: 'kate lays Creeping Corrosion\nkate reveals Creeping Corrosion',
      finds: [{ messageId: 'laid', data: { player: 'kate', card: 'Creeping Corrosion' } }],
    },
    {
      name: 'a peek at the top of the own deck',
      when: "kate looks at a card of the top of kate's deck",
      finds: [{ messageId: 'deck', data: { player: 'kate', did: 'looked at', owner: 'kate' } }],
    },
    {
      name: 'a deck searched for nothing, and one revealed for nothing',
      when: "kate searches kate's deck\njohn reveals Hedge Boar from the top of john's deck",
      finds: [
        { messageId: 'deck', data: { player: 'kate', did: 'searched', owner: 'kate' }, line: 1 },
        { messageId: 'deck', data: { player: 'john', did: 'revealed cards of', owner: 'john' } },
      ],
    },
    {
      name: 'a peek while an effect resolves that does not ask for it',
      when: resolving("kate looks at a card of the top of john's deck"),
      finds: [{ messageId: 'deck', data: { player: 'kate', owner: 'john' } }],
    },
    {
      name: "the opponent's hand",
      when: "kate looks at 6 cards of john's hand",
      finds: [{ messageId: 'hand', data: { player: 'kate', owner: 'john' } }],
    },
    {
      name: "the opponent's damage cards",
      when: "kate looks at a card of john's damage zone",
      finds: [{ messageId: 'damage', data: { player: 'kate', did: 'looked at', owner: 'john' } }],
    },
    {
      name: 'the own damage cards, shown to the opponent (2.1.1)',
      when: "kate reveals Hedge Boar from kate's damage zone",
      finds: [{ messageId: 'damage', data: { player: 'kate', did: 'revealed cards of', owner: 'kate' } }],
    },
    {
      name: 'a face-down card of the opponent',
      when: "kate looks at a card of john's back 1",
      finds: [{ messageId: 'faceDown', data: { player: 'kate', owner: 'john' } }],
    },
    {
      name: 'a laid Ambush shown instead of activated',
      when: "kate reveals Creeping Corrosion from kate's back 2",
      finds: [{ messageId: 'faceDown', data: { player: 'kate', did: 'revealed' } }],
    },
    {
      name: 'cards that one player looks at, shown to the other',
      given: LOOK,
      when: resolving("kate looks at 2 cards of the top of john's deck", "john sees 2 cards of the top of john's deck"),
      finds: [{ messageId: 'shown', data: { player: 'john', owner: 'john', zone: 'deck' } }],
    },
    {
      name: 'a deck shown to the opponent while it is searched',
      given: SEARCH,
      when: resolving("kate searches kate's deck", "john sees 30 cards of kate's deck"),
      finds: [{ messageId: 'shownSearch', data: { player: 'john', owner: 'kate', zone: 'deck' } }],
    },
    {
      name: 'a peek that text without a model may allow',
      given: header('Draw a card.', '\n    form Odd Idol'),
      when: "kate looks at a card of the top of kate's deck",
      finds: [{ messageId: 'untold', data: { player: 'kate', zone: 'deck', card: 'Odd Idol' } }],
    },
  ],
});
