import { testCheck } from '#check-tester/test-check.js';
import { host } from '../../index.js';
import { effectCanBeUsed } from './effect-can-be-used.js';

const header = (rules = 'comprehensive', used = '  used: nothing\n', hand = '6 cards'): string => `
match host, ${rules} rules, complete record
seat kate: Brother Alder
seat john: Marsh Queen Ysolde
card Switchyard: Form, cost %
  ⊗: Gain 1 %.
card Ragpicker: Entity - Human, cost %, health 2, power 1
  Discard a card: Gain 1 %.
card Toll House: Form, cost %
  #: Gain 1 %.
card Scholar: Entity - Human, cost %, health 2, power 1
  Studious (you have a Beast card in your hand); %: Draw a card.
card Recluse: Entity - Human, cost %, health 2, power 1
  Solitary (you control no other Entity); %: This Entity gets +1 power this turn; %: Draw a card.
card Customs Inspector: Entity - Human Official, cost &$, health 2, power 2
  During your opponent's Action Phases, you may look at your opponent's hand. Use this effect only once each turn.
card Swift Porter: Entity - Human, cost %, health 2, power 1
  ⊗: Gain 1 %.
card Sidestep: Sorcery, cost %
  Move target Entity to another slot.
card Odd Idol: Form, cost %
  not modelled: Turn a card upside down.
position: turn 5, kate's Action Phase 1, stack empty, kate has priority, no sickness
  kate: 4 #, resources %%%%, hand ${hand}, deck 30
    front 1 Ragpicker
    front 2 Recluse
    front 3 Scholar
    front 4 Swift Porter
    front 5 Seed Carrier
    form Switchyard
    form Toll House
    form Odd Idol
  john: 0 #, hand 6 cards, deck 30
    front 1 Customs Inspector
    front 2 Wandering Healer
${used}`;
const gains = (card: string): string => `
        both players pass
        ${card}'s effect resolves
          kate gains %`;
const USE = "kate uses Switchyard's effect";

testCheck(host, effectCanBeUsed, {
  given: header(),
  valid: [
    { name: 'an effect with ⊗, the first time', when: USE },
    {
      name: 'an effect without ⊗ as often as it is paid for (27.5)',
      when: `
        kate uses Ragpicker's effect, discarding a card${gains('Ragpicker')}
        kate uses Ragpicker's effect, discarding a card`,
    },
    {
      name: 'an effect with # in its cost twice, by the comprehensive rules',
      when: `
        kate uses Toll House's effect, paying #${gains('Toll House')}
        kate uses Toll House's effect, paying #`,
    },
    { name: "a during-effect in the opponent's Action Phase", when: "kate passes\njohn uses Customs Inspector's effect" },
    {
      name: 'an effect with ⊗ once more in the next own turn',
      when: `
        ${USE}${gains('Switchyard')}
        kate declares the Battle Phase
        kate declares Action Phase 2
        kate declares the End Phase
        kate ends the turn
        john declares the Start Phase
        john declares Action Phase 1
        john declares the Battle Phase
        john declares Action Phase 2
        john declares the End Phase
        john ends the turn
        kate declares the Start Phase
        kate declares Action Phase 1
        ${USE}`,
    },
    {
      name: 'a condition that a named hand meets',
      given: header('comprehensive', '  used: nothing\n', 'Meadow Fawn + 5 cards'),
      when: "kate uses Scholar's effect, paying %",
    },
  ],
  invalid: [
    {
      name: 'a card that is not in play',
      when: "kate uses kate's Wandering Healer's effect, targeting kate's Ragpicker",
      finds: [{ messageId: 'notInPlay', data: { player: 'kate', card: "kate's Wandering Healer" } }],
    },
    {
      name: 'a card of the other player',
      when: "kate uses john's Wandering Healer's effect, targeting kate's Ragpicker",
      finds: [{ messageId: 'notYours', data: { player: 'kate', card: "john's Wandering Healer", owner: 'john' } }],
    },
    {
      name: 'a card without any effect',
      given: header().replace('Seed Carrier', 'Hedge Boar'),
      when: "kate uses Hedge Boar's effect",
      finds: [{ messageId: 'noEffect', data: { player: 'kate', card: 'Hedge Boar' } }],
    },
    {
      name: 'a triggered effect',
      when: "kate uses Seed Carrier's effect",
      finds: [{ messageId: 'triggered', data: { player: 'kate', card: 'Seed Carrier' } }],
    },
    {
      name: 'a continuous effect, by the short rules',
      given: header('short').replace('Seed Carrier', 'Grazing Herd'),
      when: "kate uses Grazing Herd's effect",
      finds: [{ messageId: 'continuous', data: { player: 'kate', card: 'Grazing Herd' } }],
    },
    {
      name: 'an effect with ⊗ for the second time',
      when: `
        ${USE}${gains('Switchyard')}
        ${USE}`,
      finds: [{ messageId: 'again', data: { player: 'kate', card: "kate's Switchyard" } }],
    },
    {
      name: 'an effect with # in its cost for the second time, by the short rules',
      given: header('short'),
      when: `
        kate uses Toll House's effect, paying #${gains('Toll House')}
        kate uses Toll House's effect, paying #`,
      finds: [{ messageId: 'again', data: { card: "kate's Toll House" } }],
    },
    {
      name: 'an effect that the position says was used',
      given: header('comprehensive', "  used: kate's Switchyard's effect\n"),
      when: USE,
      finds: [{ messageId: 'again', data: { card: "kate's Switchyard" } }],
    },
    {
      name: 'an Entity that has moved slots since, taken for a new one (36.2.1)',
      given: header().replace('    front 5 Seed Carrier\n', ''),
      when: `
        kate uses Swift Porter's effect${gains('Swift Porter')}
        kate casts Sidestep into back 1, paying %, targeting kate's Swift Porter
        both players pass
        Sidestep resolves into back 1
        kate puts Sidestep's effect on the stack
        both players pass
        Sidestep's effect resolves
          kate's Swift Porter moves to front 5
        kate's Sidestep goes to kate's drop zone
        kate uses Swift Porter's effect`,
      finds: [{ messageId: 'againMoved', data: { card: "kate's Swift Porter" } }],
    },
    {
      name: 'an effect whose use before the record nobody wrote down',
      given: header('comprehensive', ''),
      when: USE,
      finds: [{ messageId: 'againUntold', data: { card: "kate's Switchyard" } }],
    },
    {
      name: 'the effect behind the second semicolon without the condition (29.3)',
      when: "kate uses Recluse's effect 2, paying %",
      finds: [{ messageId: 'condition', data: { player: 'kate', card: "kate's Recluse" } }],
    },
    {
      name: 'a during-effect out of its phases',
      given: header().replace("kate's Action Phase 1", "kate's Battle Phase"),
      when: "kate passes\njohn uses Customs Inspector's effect",
      finds: [{ messageId: 'window', data: { player: 'john', phase: "kate's Battle Phase" } }],
    },
    {
      name: 'a condition on a hand that the record does not name',
      when: "kate uses Scholar's effect, paying %",
      finds: [{ messageId: 'unsettled', data: { player: 'kate', card: "kate's Scholar" } }],
    },
    {
      name: 'a card whose text is not modelled',
      when: "kate uses Odd Idol's effect",
      finds: [{ messageId: 'untold', data: { player: 'kate', card: 'Odd Idol' } }],
    },
  ],
});
