import { testCheck } from '#check-tester/test-check.js';
import { host } from '../../index.js';
import { foundCardIsShown } from './found-card-is-shown.js';

const header = (text: string): string => `
match host, comprehensive rules, complete record
seat kate: Brother Alder
seat john: Brother Alder
card Summons: Sorcery, cost %
  ${text}
position: turn 5, kate's Action Phase 1, kate has priority
  kate: 4 #, hand 6 cards, deck 30, drop Grace, Aligner of Stars + Elder Bear
    back 1 Summons
  john: 0 #, hand 6 cards, deck 30
  stack:
    kate's Summons's effect
`;
const takes = (cards: string, from = 'deck'): string => `
        both players pass
        Summons's effect resolves
          kate searches kate's ${from}
          kate puts ${cards} from kate's ${from} into kate's hand`;
const BEAST = header('Search your deck for a Beast card, reveal it, and put it into your hand, then shuffle your deck.');
const SORCERY = header('Search your deck for a Sorcery card and put it into your hand, then shuffle your deck.');

testCheck(host, foundCardIsShown, {
  given: BEAST,
  valid: [
    { name: 'a Beast that everybody sees', when: takes('Elder Bear') },
    {
      name: 'a card of two subtypes, of which one is asked for',
      given: header('Search your deck for a Druid card and put it into your hand.'),
      when: takes('Orchard Keeper'),
    },
    {
      name: 'any card at all, which nobody has to see',
      given: header('Search your deck for a card and put it into your hand, then shuffle your deck.'),
      when: takes('a card'),
    },
    {
      name: 'a card that is shown as soon as it is in hand',
      when: `${takes('a card')}\n          kate reveals Elder Bear from kate's hand\n          kate shuffles`,
    },
    {
      name: 'a card that is shown in the deck and taken without another word',
      when: takes('a card').replace("kate's deck\n", "kate's deck\n          kate reveals Elder Bear from kate's deck\n"),
    },
    {
      name: 'a card from an open zone',
      given: header('Search your drop zone for a Beast card and put it into your hand.'),
      when: takes('Elder Bear', 'drop zone'),
    },
    {
      name: 'a card of another zone in the same effect',
      when: `${takes('Elder Bear')}\n          kate puts a card from kate's hand on the bottom of kate's deck`,
    },
  ],
  invalid: [
    {
      name: 'a card that nobody but its player has seen',
      when: takes('a card'),
      finds: [{ messageId: 'hidden', data: { player: 'kate', item: "Summons's effect" } }],
    },
    {
      name: 'a card of another kind, shown instead',
      when: `${takes('a card')}\n          kate reveals Grace, Aligner of Stars from kate's hand`,
      finds: [{ messageId: 'hidden' }],
    },
    {
      name: 'an Entity where a Sorcery is asked for',
      given: SORCERY,
      when: takes('Elder Bear'),
      finds: [{ messageId: 'unfit', data: { player: 'kate', card: 'Elder Bear', item: "Summons's effect" } }],
    },
    {
      name: 'a Human Wizard where a Beast is asked for',
      when: takes('Grace, Aligner of Stars'),
      finds: [{ messageId: 'subtype', data: { card: 'Grace, Aligner of Stars', subtype: 'Beast' } }],
    },
    {
      name: 'a Wizard from an open zone where a Beast is asked for',
      given: header('Search your drop zone for a Beast card and put it into your hand.'),
      when: takes('Grace, Aligner of Stars', 'drop zone'),
      finds: [{ messageId: 'subtype', data: { card: 'Grace, Aligner of Stars', subtype: 'Beast' } }],
    },
  ],
});
