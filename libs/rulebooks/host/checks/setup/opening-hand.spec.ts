import { testCheck } from '#check-tester/test-check.js';
import { host } from '../../index.js';
import { openingHand } from './opening-hand.js';

const given = `
  match host, comprehensive rules, complete record
  seat kate: Warlord Kessik
  seat john: Brother Alder
`;
const inShort = given.replace('comprehensive', 'short');
const settled = `
  kate places deck and Host
  john places deck and Host
  kate wins the roll
  kate chooses to go first
`;

testCheck(host, openingHand, {
  given,
  valid: [
    { name: 'five cards', when: `${settled}\n  kate draws 5 cards\n  kate keeps` },
    { name: 'five cards one after the other', when: `${settled}\n  kate draws 2 cards\n  kate draws 3 cards\n  kate keeps` },
    { name: 'the cards of a mulligan', when: `${settled}\n  kate draws 5 cards\n  kate mulligans 3 cards\n  kate draws 3 cards` },
    {
      name: 'the cards of a mulligan that is told as cards put on the bottom',
      when: `${settled}\n  kate draws 5 cards\n  kate puts 3 cards from her hand on the bottom of her deck\n  kate draws 3 cards`,
    },
    { name: 'a card put elsewhere than into the deck', when: `${settled}\n  kate draws 4 cards\n  kate puts a card from her hand into her drop zone\n  kate draws a card` },
    { name: 'a setup that an abridged record leaves out', given: given.replace('complete', 'abridged'), when: `${settled}\n  kate declares the Start Phase` },
    { name: 'a card drawn in the first turn', when: `${settled}\n  kate draws 5 cards\n  john draws 5 cards\n  kate declares the Start Phase\n  kate draws a card` },
  ],
  invalid: [
    { name: 'a sixth card for going second', when: `${settled}\n  john draws 6 cards`, finds: [{ messageId: 'tooMany', data: { player: 'john', found: '6 cards', due: 5 } }] },
    { name: 'a sixth card by the short rules', given: inShort, when: `${settled}\n  john draws 6 cards`, finds: [{ messageId: 'tooMany' }] },
    {
      name: 'one more after five',
      when: `${settled}\n  john draws 5 cards\n  john draws a card`,
      finds: [{ messageId: 'drawnFirst', data: { player: 'john', found: '1 card', due: 5 } }],
    },
    {
      name: 'the cards of a mulligan before any was put back, by the short rules',
      given: inShort,
      when: `${settled}\n  kate draws 5 cards\n  kate draws 2 cards\n  kate mulligans 2 cards\n  kate shuffles`,
      finds: [{ messageId: 'drawnFirst', data: { found: '2 cards' }, line: 7 }],
    },
    {
      name: 'a mulligan of four cards, told as cards put on the bottom',
      when: `${settled}\n  john draws 4 cards\n  john puts a card from his hand on the bottom of his deck`,
      finds: [{ messageId: 'tooFew' }],
    },
    {
      name: 'a hand of four kept',
      when: `${settled}\n  john draws 4 cards\n  john keeps`,
      finds: [{ messageId: 'tooFew', data: { player: 'john', found: '4 cards', due: 5 } }],
    },
    {
      name: 'a hand of six that shrinks in the mulligan',
      when: `${settled}\n  kate draws 6 cards\n  kate mulligans a card`,
      finds: [{ messageId: 'tooMany', line: 6 }],
    },
    {
      name: 'a start of the game without any hand',
      when: `${settled}\n  the game starts`,
      finds: [{ messageId: 'tooFew', data: { player: 'kate', found: '0 cards' } }, { messageId: 'tooFew', data: { player: 'john' } }],
    },
    {
      name: 'the first turn before a hand was drawn',
      when: `${settled}\n  kate draws 5 cards\n  john draws 3 cards\n  kate declares the Start Phase`,
      finds: [{ messageId: 'tooFew', data: { player: 'john', found: '3 cards' } }],
    },
  ],
});
