import { testCheck } from '#check-tester/test-check.js';
import { host } from '../../index.js';
import { setupInOrder } from './setup-in-order.js';

const given = `
  match host, comprehensive rules, complete record
  seat kate: Warlord Kessik
  seat john: Brother Alder
`;
const inShort = given.replace('comprehensive', 'short');

const placed = `
  kate places deck and Host
  john places deck and Host
`;
const shuffled = `${placed}
  kate shuffles
  john shuffles
`;
const chosen = `${shuffled}
  kate rolls 9
  john rolls 4
  kate chooses to go second
`;
const drawn = `${chosen}
  kate draws 5 cards
  john draws 5 cards
`;

testCheck(host, setupInOrder, {
  given,
  valid: [
    {
      name: 'the whole of it',
      when: `${drawn}
        kate keeps
        john mulligans 2 cards
        john draws 2 cards
        john shuffles
        kate reveals the Host
        john reveals the Host
        the game starts
      `,
    },
    { name: 'the opponent cutting', when: `${shuffled}\n  kate cuts the deck of john` },
    {
      name: 'the roll before the shuffle by the short rules',
      given: inShort,
      when: `${placed}
        kate rolls 9
        john rolls 4
        kate chooses to go first
        kate shuffles
        john shuffles
        kate draws 5 cards
      `,
    },
    { name: 'a shuffled deck that is placed then, by the short rules', given: inShort, when: 'john shuffles\njohn places deck and Host' },
    { name: 'the roll before anything is placed, by the short rules', given: inShort, when: 'kate rolls 9\njohn rolls 4\nkate places deck and Host' },
    {
      name: 'an abridged record that tells no more than the hands',
      given: given.replace('complete', 'abridged'),
      when: 'kate draws 5 cards\njohn draws 5 cards\nkate keeps\nkate reveals the Host\nkate declares the Start Phase',
    },
    {
      name: 'the next game of the match, set up anew',
      when: `${placed}\n  john concedes\n  kate wins the game by concession\n  game 2 begins\n  kate places deck and Host`,
    },
    { name: 'a record that leaves the setup out', when: 'kate declares the Start Phase' },
  ],
  invalid: [
    { name: 'a deck placed twice', when: `${placed}\n  kate places deck and Host`, finds: [{ messageId: 'placedTwice', data: { player: 'kate' } }] },
    { name: 'shuffling what is not placed', when: 'john shuffles', finds: [{ messageId: 'notPlaced', data: { player: 'john', did: 'shuffled' } }] },
    { name: 'drawing from a deck that is not placed, by the short rules', given: inShort, when: 'john draws 5 cards', finds: [{ messageId: 'notPlaced' }] },
    {
      name: 'a deck placed only after the roll',
      when: 'kate rolls 9\njohn rolls 4\nkate places deck and Host',
      finds: [{ messageId: 'placedLate', data: { player: 'kate' } }],
    },
    {
      name: 'a deck placed twice in an abridged record',
      given: given.replace('complete', 'abridged'),
      when: `${placed}\n  john places deck and Host`,
      finds: [{ messageId: 'placedTwice', data: { player: 'john' } }],
    },
    { name: 'rolling before the shuffle', when: `${placed}\n  kate rolls 9`, finds: [{ messageId: 'notShuffled', data: { player: 'kate', did: 'rolled' } }] },
    {
      name: 'drawing from an unshuffled deck by the short rules',
      given: inShort,
      when: `${placed}
        kate rolls 9
        john rolls 4
        kate chooses to go first
        kate draws 5 cards
      `,
      finds: [{ messageId: 'notShuffled', data: { player: 'kate', did: 'drew' } }],
    },
    { name: 'cutting the own deck', when: `${shuffled}\n  kate cuts the deck of kate`, finds: [{ messageId: 'ownCut', data: { player: 'kate' } }] },
    { name: 'drawing before anybody is first', when: `${shuffled}\n  kate draws 5 cards`, finds: [{ messageId: 'noOrder', data: { player: 'kate' } }] },
    { name: 'drawing before anybody is first, by the short rules', given: inShort, when: `${shuffled}\n  kate draws 5 cards\n`, finds: [{ messageId: 'noOrder' }] },
    { name: 'keeping a hand that was not drawn', when: `${chosen}\n  john keeps`, finds: [{ messageId: 'noHand', data: { player: 'john', did: 'kept the hand' } }] },
    {
      name: 'a Host turned up while the other still decides',
      when: `${drawn}\n  kate keeps\n  kate reveals the Host`,
      finds: [{ messageId: 'revealedEarly', data: { player: 'kate', other: 'john' } }],
    },
    { name: 'a Host turned up too early, by the short rules', given: inShort, when: `${drawn}\n  kate keeps\n  kate reveals the Host`, finds: [{ messageId: 'revealedEarly' }] },
    {
      name: 'the first turn with a Host face down',
      when: `${drawn}
        kate keeps
        john keeps
        kate reveals the Host
        john declares the Start Phase
      `,
      finds: [{ messageId: 'hostHidden', data: { player: 'john' } }],
    },
  ],
});
