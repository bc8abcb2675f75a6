import { testCheck } from '#check-tester/test-check.js';
import { host } from '../../index.js';
import { costIsPaid } from './cost-is-paid.js';

const holding = (resources: string): string => `
  match host, comprehensive rules, complete record
  seat kate: Provost Harrow
  seat john: Brother Alder
  card Masked Envoy: Entity - Human, cost $$!, health 3, power 3, no text
  card Clockwork Hen: Entity - Construct, cost $, health 1, power 1
    #, &: Gain 1 $.
  card Barter: Sorcery, cost £££
    not modelled: You may pay half of the cost of this card by singing.
  card Toll Road: Form, cost &
    not modelled: Cards cost one $ more.

  position: turn 5, kate's Action Phase 1, kate went first, stack empty, kate has priority
    kate: 1 #, resources ${resources}, hand 8 cards, deck 30, damage 0, front 1 Clockwork Hen, back 1 face-down Gag Order
    john: hand 4 cards, deck 30, damage 0
`;
const given = holding('&&££$');

/** With a Form that changes what cards cost, on kate's side. */
const priced = (text: string, ...lines: string[]): string => holding('&&££$')
  .replace('\n  position', `\n  card Open Market: Form, cost &\n    ${text}\n  card Stray: Entity - Beast, cost &£, health 1, power 1\n  position`)
  .replace('front 1 Clockwork Hen', ['front 1 Clockwork Hen', 'form Open Market', ...lines].join(', '));
const tax = (text: string): string => priced(text).replace(', form Open Market', '').replace('hand 4 cards', 'hand 4 cards, form Open Market');
const LESS = priced('Entities cost you 1 less.');
const inShort = (text: string): string => text.replace('comprehensive', 'short');
const unknown = given.replace('resources &&££$, ', '');

testCheck(host, costIsPaid, {
  given,
  valid: [
    { name: 'what a text lowers', given: LESS, when: 'kate creates Gate Halberdier, paying &' },
    { name: 'what a text lowers, where any symbol may fall away', given: LESS, when: 'kate creates Stray, paying £' },
    { name: 'what a text lowers to nothing', given: priced('Entities cost you 3 less.'), when: 'kate creates Gate Halberdier, paying nothing' },
    { name: 'what costs more before it costs less', given: priced('All Entities cost $ more. Entities cost you $ less.'), when: 'kate creates Oath Keeper, paying &&' },
    { name: 'what the other player makes dearer', given: tax('Entities your opponent creates cost 1 more.'), when: 'kate creates Gate Halberdier, paying &$£' },
    { name: 'an Ambush that costs less', given: priced('Ambushes cost you 1 less to activate.'), when: 'kate activates Gag Order, paying &' },
    { name: 'the price of what a text makes free', given: priced('Beasts cost nothing.'), when: 'kate creates Stray, paying nothing' },
    { name: 'an unstated payment for what a text lowers', given: LESS.replace('resources &&££$', 'resources &'), when: 'kate creates Gate Halberdier' },
    { name: 'each symbol with its own type', when: 'kate creates Oath Keeper, paying &&' },
    { name: 'a generic symbol with $', when: 'kate creates Gate Halberdier, paying &$' },
    { name: 'a generic symbol with another type', when: 'kate creates Gate Halberdier, paying &£' },
    { name: 'a generic symbol with the same type', when: 'kate creates Gate Halberdier, paying &&' },
    {
      name: 'two foreign types for $$ and the $ kept back, stated as 12.5 asks',
      given: holding('$£%!'),
      when: 'kate creates Masked Envoy, paying £%! with £% for the generic part',
    },
    { name: '! and £ for $!, as the FAQs have it', given: inShort(holding('!£')), when: 'kate creates Understudy, paying !£' },
    { name: 'laying an Ambush for nothing', when: 'kate lays Gag Order' },
    { name: 'laying a card that nobody names', when: 'kate lays a card, paying nothing' },
    { name: 'an Ambush, paid when it is activated', when: 'kate activates Gag Order, paying &$' },
    { name: 'an effect with an action point in its cost', when: "kate uses Clockwork Hen's effect, paying #&" },
    { name: "a Host's effect", when: "kate uses kate's Host's effect, paying &" },
    { name: 'a payment that is not stated, where there is one way only', given: holding('&&'), when: 'kate creates Gate Halberdier' },
    { name: 'a payment that is not stated and takes all there is', given: holding('&£'), when: 'kate creates Gate Halberdier' },
    {
      name: 'resources of which the position says nothing, gained before they are spent',
      given: unknown,
      when: `
        kate spends # to gain &
        kate creates Lantern Squire, paying &
      `,
    },
    {
      name: 'a resource gained just before',
      given: holding('&'),
      when: `
        kate spends # to gain &
        kate creates Oath Keeper, paying &&
      `,
    },
  ],
  invalid: [
    {
      name: 'the printed cost, although a text lowers it',
      given: LESS,
      when: 'kate creates Gate Halberdier, paying &$',
      finds: [{ messageId: 'tooMuch', data: { paid: '&$', cost: '& or $ (by the text of Open Market)' } }],
    },
    {
      name: 'less than the text of the other player allows',
      given: tax('Entities your opponent creates cost 1 more.'),
      when: 'kate creates Gate Halberdier, paying &$',
      finds: [{ messageId: 'short', data: { cost: '&$$ (by the text of Open Market)' } }],
    },
    {
      name: 'a text that lowers the cost of other cards, and of the other player',
      given: priced('Sorceries cost you 1 less.'),
      when: 'kate creates Gate Halberdier, paying &',
      finds: [{ messageId: 'short', data: { cost: '&$' } }],
    },
    {
      name: 'a generic symbol less where the cost has none',
      given: priced('Entities cost you $ less.'),
      when: 'kate creates Oath Keeper, paying &',
      finds: [{ messageId: 'short', data: { cost: '&& (by the text of Open Market)' } }],
    },
    {
      name: 'a typed symbol left out while a generic one stands',
      given: LESS,
      when: 'kate creates Gate Halberdier, paying £',
      finds: [{ messageId: 'whichFalls', data: { paid: '£', cost: '& or $ (by the text of Open Market)' } }],
    },
    {
      name: 'a price that hangs on a hand',
      given: priced('Entities cost you 1 less if your opponent has an Ambush card in their hand.'),
      when: 'kate creates Oath Keeper, paying &',
      finds: [{ messageId: 'priceUntold', data: { paid: '&', cost: '&& or & (by the text of Open Market)' } }],
    },
    {
      name: 'a price that hangs on a hand, and less than it can be',
      given: priced('Entities cost you 1 less if your opponent has an Ambush card in their hand.'),
      when: 'kate creates Oath Keeper, paying nothing',
      finds: [{ messageId: 'short', data: { cost: '&& or & (by the text of Open Market)' } }],
    },
    {
      name: 'an Ambush, by a text that speaks of cards',
      given: priced('Your cards cost 1 less.'),
      when: 'kate activates Gag Order, paying &',
      finds: [{ messageId: 'priceUntold' }],
    },
    {
      name: 'more open prices than anybody can count',
      given: priced('Entities cost you 1 less if your opponent has an Ambush card in their hand.', ...Array<string>(11).fill('form Open Market')),
      when: 'kate creates Oath Keeper, paying &',
      finds: [{ messageId: 'priceUntold', data: { cost: 'nobody knows what (by the text of Open Market)' } }],
    },
    {
      name: 'an unstated payment for what a text lowers, with too little for that',
      given: LESS.replace('resources &&££$', 'resources £'),
      when: 'kate creates Oath Keeper',
      finds: [{ messageId: 'cannot', data: { cost: '& (by the text of Open Market)', pool: '£#' } }],
    },
    {
      name: 'an unstated payment that only the typed symbol left out makes possible',
      given: LESS.replace('resources &&££$', 'resources £'),
      when: 'kate creates Gate Halberdier',
      finds: [{ messageId: 'whichFalls', data: { paid: 'not stated' } }],
    },
    {
      name: 'resources of which the position says nothing, asked about once',
      given: unknown,
      when: `
        kate creates Oath Keeper, paying &&
        kate creates Lantern Squire, paying &
      `,
      finds: [{ messageId: 'unsure', line: 1, data: { player: 'kate', did: 'created Oath Keeper', paid: '&&' } }],
    },
    {
      name: 'an effect paid with resources of which the position says nothing',
      given: unknown,
      when: "kate uses Clockwork Hen's effect, paying #&",
      finds: [{ messageId: 'effectUnsure' }],
    },
    {
      name: 'an effect paid with an action point of which the position says nothing',
      given: given.replace('1 #, ', ''),
      when: "kate uses Clockwork Hen's effect, paying #&",
      finds: [{ messageId: 'effectUnsure' }],
    },
    {
      name: 'an Ambush paid with resources of which the position says nothing',
      given: unknown,
      when: 'kate activates Gag Order, paying &$',
      finds: [{ messageId: 'ambushUnsure', data: { paid: '&$' } }],
    },
    {
      name: 'what an earlier payment, which nobody stated, may have used up',
      given: holding('&&££'),
      when: `
        kate creates Gate Halberdier
        kate creates Cinder Whelp, paying £
        kate creates Cinder Whelp, paying £
      `,
      finds: [{ messageId: 'unstated', line: 1 }, { messageId: 'leftOver', line: 3 }],
    },
    {
      name: 'too little',
      when: 'kate creates Oath Keeper, paying &',
      finds: [{ messageId: 'short', data: { player: 'kate', did: 'created Oath Keeper', paid: '&', cost: '&&' } }],
    },
    {
      name: 'another type for a typed symbol, by the short rules',
      given: inShort(given),
      when: 'kate creates Oath Keeper, paying &£',
      finds: [{ messageId: 'short', data: { paid: '&£', cost: '&&' } }],
    },
    {
      name: 'nothing at all',
      when: 'kate casts Public Record, paying nothing',
      finds: [{ messageId: 'short', data: { paid: 'nothing', cost: '&' } }],
    },
    {
      name: '$ for a typed symbol',
      when: 'kate creates Oath Keeper, paying &$',
      finds: [{ messageId: 'genericForTyped', data: { paid: '&$', cost: '&&' } }],
    },
    {
      name: '$ for a typed symbol by the short rules',
      given: inShort(given),
      when: 'kate casts Public Record, paying $',
      finds: [{ messageId: 'genericForTyped', data: { paid: '$', cost: '&' } }],
    },
    {
      name: 'more than an effect costs',
      when: "kate uses kate's Host's effect, paying &&",
      finds: [{ messageId: 'effectTooMuch', data: { paid: '&&', cost: '&' } }],
    },
    {
      name: 'more than an Ambush costs',
      when: 'kate activates Gag Order, paying &&&',
      finds: [{ messageId: 'ambushTooMuch', data: { paid: '&&&', cost: '&$' } }],
    },
    {
      name: 'more than it costs',
      given: inShort(given),
      when: 'kate casts Public Record, paying &&',
      finds: [{ messageId: 'tooMuch', data: { paid: '&&', cost: '&' } }],
    },
    {
      name: 'resources that are not there',
      when: 'kate creates Gate Halberdier, paying &%',
      finds: [{ messageId: 'lacks', data: { paid: '&%', pool: '&&££$#' } }],
    },
    {
      name: 'resources that have just been spent, by the short rules',
      given: inShort(given),
      when: `
        kate creates Oath Keeper, paying &&
        kate casts Public Record, paying &
      `,
      finds: [{ messageId: 'lacks', data: { paid: '&', pool: '££$#' } }],
    },
    {
      name: 'an effect paid with another type',
      given: inShort(given),
      when: "kate uses kate's Host's effect, paying £",
      finds: [{ messageId: 'effectShort', data: { did: "used the effect of kate's Host", paid: '£', cost: '&' } }],
    },
    {
      name: 'an effect paid with what is not there',
      given: holding('££'),
      when: "kate uses kate's Host's effect, paying &",
      finds: [{ messageId: 'effectLacks', data: { paid: '&', pool: '££#' } }],
    },
    {
      name: 'an effect with its second action point',
      when: `
        kate spends # to gain &
        kate uses Clockwork Hen's effect, paying #&
      `,
      finds: [{ messageId: 'effectLacks', data: { paid: '#&', pool: '&&&££$' } }],
    },
    {
      name: 'an effect that cannot be paid, the payment not stated',
      given: holding('££'),
      when: "kate uses kate's Host's effect",
      finds: [{ messageId: 'effectCannot', data: { cost: '&', pool: '££#' } }],
    },
    {
      name: 'an Ambush activated for nothing',
      given: inShort(given),
      when: 'kate activates Gag Order, paying nothing',
      finds: [{ messageId: 'ambushShort', data: { did: 'activated Gag Order', paid: 'nothing', cost: '&$' } }],
    },
    {
      name: 'an Ambush paid with what is not there',
      given: holding('£$'),
      when: 'kate activates Gag Order, paying &$',
      finds: [{ messageId: 'ambushLacks', data: { pool: '£$#' } }],
    },
    {
      name: 'an Ambush that cannot be paid, the payment not stated',
      given: holding('££$'),
      when: 'kate activates Gag Order',
      finds: [{ messageId: 'ambushCannot', data: { cost: '&$' } }],
    },
    {
      name: 'a card that cannot be paid, the payment not stated',
      given: inShort(holding('&£$')),
      when: 'kate creates Oath Keeper',
      finds: [{ messageId: 'cannot', data: { cost: '&&', pool: '&£$#' } }],
    },
    {
      name: 'an Ambush paid for as it is laid',
      when: 'kate lays Gag Order, paying &$',
      finds: [{ messageId: 'layingIsFree', data: { player: 'kate', paid: '&$' } }],
    },
    {
      name: 'an Ambush paid for as it is laid, by the short rules and unnamed',
      given: inShort(given),
      when: 'kate lays a card, paying &',
      finds: [{ messageId: 'layingIsFree', data: { paid: '&' } }],
    },
    {
      name: 'a generic part that leaves a typed symbol unpaid',
      given: holding('£%!'),
      when: 'kate creates Masked Envoy, paying £%! with £! for the generic part',
      finds: [{ messageId: 'statement', data: { generic: '£!', paid: '£%!', cost: '$$!' } }],
    },
    {
      name: 'a generic part that was not paid',
      given: holding('£%!'),
      when: 'kate creates Masked Envoy, paying £%! with && for the generic part',
      finds: [{ messageId: 'statement', data: { generic: '&&' } }],
    },
    {
      name: 'more than one way to pay, and none stated',
      when: 'kate creates Gate Halberdier',
      finds: [{ messageId: 'unstated', data: { cost: '&$' } }],
    },
    {
      name: 'a payment that is neither stated nor possible to know',
      given: unknown,
      when: 'kate creates Gate Halberdier',
      finds: [{ messageId: 'untold', data: { cost: '&$' } }],
    },
    {
      name: 'a card with unmodelled text about its own cost',
      when: 'kate casts Barter, paying ££',
      finds: [{ messageId: 'unless', data: { paid: '££', cost: '£££', card: 'Barter' } }],
    },
    {
      name: 'more than the cost while text about costs is not modelled',
      given: given.replace('front 1 Clockwork Hen', 'form Toll Road'),
      when: 'kate casts Public Record, paying &£',
      finds: [{ messageId: 'unless', data: { paid: '&£', cost: '&', card: 'Toll Road' } }],
    },
  ],
});
