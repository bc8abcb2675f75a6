import { testCheck } from '#check-tester/test-check.js';
import { host } from '../../index.js';
import { mulliganOnce } from './mulligan-once.js';

const given = `
  match host, comprehensive rules, complete record
  seat kate: Warlord Kessik
  seat john: Brother Alder
`;
const inShort = given.replace('comprehensive', 'short');
const drawn = `
  kate places deck and Host
  john places deck and Host
  kate shuffles
  john shuffles
  kate wins the roll
  kate chooses to go first
  kate draws 5 cards
  john draws 5 cards
`;

testCheck(host, mulliganOnce, {
  given,
  valid: [
    { name: 'cards back, as many drawn, then a shuffle', when: `${drawn}\n  kate mulligans 2 cards\n  kate draws 2 cards\n  kate shuffles\n  kate reveals the Host` },
    { name: 'nothing back and no shuffle', when: `${drawn}\n  kate keeps\n  kate reveals the Host` },
    { name: 'a whole hand back', when: `${drawn}\n  john mulligans 5 cards\n  john draws 5 cards\n  john shuffles\n  the game starts` },
    {
      name: 'a shuffle that an abridged record does not tell',
      given: given.replace('complete', 'abridged'),
      when: `${drawn}\n  kate mulligans 2 cards\n  kate draws 2 cards\n  kate reveals the Host\n  the game starts`,
    },
    { name: 'the cards drawn one by one', when: `${drawn}\n  kate mulligans 2 cards\n  kate draws a card\n  kate draws a card\n  kate shuffles` },
    { name: 'a mulligan of no card at all, which is keeping', when: `${drawn}\n  kate mulligans no cards\n  kate reveals the Host` },
    { name: "the opponent shuffling a kept deck's neighbour", when: `${drawn}\n  kate keeps\n  kate shuffles the deck of john` },
  ],
  invalid: [
    {
      name: 'cards put on top of the deck',
      when: `${drawn}\n  kate puts 2 cards from her hand on top of her deck`,
      finds: [{ messageId: 'notBottom', data: { player: 'kate', back: '2 cards' } }],
    },
    {
      name: 'a second mulligan, told as cards put on the bottom',
      when: `${drawn}\n  kate mulligans a card\n  kate draws a card\n  kate puts a card from her hand on the bottom of her deck`,
      finds: [{ messageId: 'again', data: { back: '1 card' } }],
    },
    { name: 'a second mulligan', when: `${drawn}\n  kate mulligans a card\n  kate mulligans a card`, finds: [{ messageId: 'again', data: { player: 'kate' } }] },
    { name: 'a second mulligan by the short rules', given: inShort, when: `${drawn}\n  kate keeps\n  kate mulligans a card`, finds: [{ messageId: 'again' }] },
    {
      name: 'more cards than were put back',
      when: `${drawn}\n  kate mulligans 2 cards\n  kate draws 3 cards`,
      finds: [{ messageId: 'redraw', data: { player: 'kate', found: '3 cards', back: '2 cards' } }],
    },
    { name: 'a shuffle before the draw', when: `${drawn}\n  kate mulligans 2 cards\n  kate shuffles`, finds: [{ messageId: 'shuffledEarly' }] },
    { name: 'a shuffle after keeping', when: `${drawn}\n  kate keeps\n  kate shuffles`, finds: [{ messageId: 'shuffledKept', data: { player: 'kate' } }] },
    {
      name: 'a shuffle after a mulligan of no card',
      when: `${drawn}\n  kate mulligans no cards\n  kate shuffles`,
      finds: [{ messageId: 'shuffledKept' }],
    },
    {
      name: 'a draw after keeping',
      when: `${drawn}\n  kate keeps\n  kate draws a card`,
      finds: [{ messageId: 'redraw', data: { found: '1 card', back: '0 cards' } }],
    },
    {
      name: 'cards not drawn again',
      when: `${drawn}\n  kate mulligans 2 cards\n  kate draws a card\n  kate reveals the Host`,
      finds: [{ messageId: 'notDrawn', data: { player: 'kate', back: '2 cards', found: '1 card' } }],
    },
    {
      name: 'no shuffle by the time the game starts',
      when: `${drawn}\n  kate mulligans 2 cards\n  kate draws 2 cards\n  the game starts`,
      finds: [{ messageId: 'notShuffled', data: { player: 'kate', back: '2 cards' } }],
    },
  ],
});
