import { testCheck } from '#check-tester/test-check.js';
import { host } from '../../index.js';
import { triggerGoesOnStack } from './trigger-goes-on-stack.js';

const CARDS = `
card Toll: Form, cost %
  At the start of each turn, gain 1 %.
card Curfew: Form, cost %
  At the end of your turn, gain 1 %.
card Border Post: Form, cost %
  When your opponent would create an Entity, gain 1 %.
card Duel Ledger: Form, cost %
  When an Entity is destroyed by combat, gain 1 %.
card Widow's Ledger: Form, cost %
  When an Entity is destroyed by a card effect, gain 1 %.
card Boneyard Toll: Form, cost %
  When a card is put into your drop zone, gain 1 %.
card Ferry: Form, cost %
  When an Entity you control moves slots, gain 1 %.
card Academy: Form, cost %
  When a Wizard you control attacks, gain 1 %.
card Gambler: Entity - Human, cost %, health 2, power 2
  When this Entity attacks, you may draw a card.
card Grave Robber: Entity - Human, cost %, health 2, power 2
  When this Entity attacks, return target Entity card from your drop zone to your hand.
card Snare: Entity - Human, cost %, health 2, power 2
  When this Entity attacks, destroy target Form.
card Eavesdropper: Form, cost %
  When your opponent draws a card, gain 1 %.
card Rag Picker: Entity - Human, cost £, health 2, power 1
  Discard a card: Gain 1 £.
card Midden: Form, cost %
  When you discard a card, gain 1 %.
card Kennel: Form, cost %
  When you discard a Beast card, gain 1 %.
card Good News: Sorcery, cost %
  Draw 2 cards.
card Sidestep: Sorcery, cost %
  Fast. Move target Entity to another slot.
card Bolt: Sorcery, cost £
  Fast. Deal 2 damage to target Entity.`;
const header = (where: string, kate: string, john: string, rules = 'comprehensive'): string => `
match host, ${rules} rules, complete record
seat kate: Brother Alder
seat john: Brother Alder${CARDS}
position: turn 5, kate's ${where}, stack empty, kate has priority, no sickness, no attacks
  kate: 4 #, resources %%%%£££, hand 6 cards, deck 30, ${kate}
  john: 0 #, resources %%%%£££, hand 6 cards, deck 30, ${john}
`;
const attack = (name: string): string => `kate declares ${name} as attacker\nkate passes`;
const battle = (kate: string, john: string, rules?: string): string => header('Battle Phase', kate, john, rules);
const fight = (by: string, damage: string, dies: string): string => `
        kate declares ${by} as attacker
        both players pass
        kate declares john's Meadow Fawn as blocker
        both players pass
        the early damage step begins
        both players pass
        the normal damage step begins
        both players pass
        at the same time
          ${damage} combat damage is dealt to john's Meadow Fawn
          1 combat damage is dealt to kate's ${by}
        john's ${dies} is destroyed
        both players pass`;
const bolt = (then: string): string => `
        kate casts Bolt into back 1, paying £, targeting john's Meadow Fawn
        both players pass
        Bolt resolves into back 1
        kate puts Bolt's effect on the stack
        both players pass
        Bolt's effect resolves
          2 damage is dealt to john's Meadow Fawn
          john's Meadow Fawn is destroyed
        kate's Bolt goes to kate's drop zone
        ${then}`;

testCheck(host, triggerGoesOnStack, {
  given: battle('front 1 Seed Carrier', 'front 1 Meadow Fawn'),
  valid: [
    {
      name: 'one effect for two cards of one draw, told one after the other',
      given: header('Action Phase 1', 'back 1 Good News', "form Eavesdropper\n  stack: kate's Good News's effect"),
      when: `
        both players pass
        Good News's effect resolves
          kate draws a card
          kate draws a card
          kate's Good News goes to kate's drop zone
        kate passes
        john puts Eavesdropper's effect on the stack
        both players pass
      `,
    },
    {
      name: 'an effect that is put on the stack at once',
      when: "kate declares Seed Carrier as attacker\nkate puts Seed Carrier's effect on the stack\nkate passes",
    },
    { name: 'an effect that is all "you may" (README)', given: battle('front 1 Gambler', 'front 1 Meadow Fawn'), when: attack('Gambler') },
    { name: 'an effect for which there is no target (30.5)', given: battle('front 1 Snare', 'front 1 Meadow Fawn'), when: attack('Snare') },
    {
      name: 'an effect of the other player that waits for their priority (28.5.1)',
      given: header('Action Phase 1', 'front 1 Hedge Boar', 'front 1 Mystic Sphinx of Old'),
      when: "kate spends # to gain %\nkate passes\njohn puts Mystic Sphinx of Old's effect on the stack",
    },
    {
      name: 'no effect for a discarded card of another kind',
      given: header('Action Phase 1', 'front 1 Rag Picker, form Kennel', 'damage 0').replace('hand 6 cards', 'hand Bolt + 5 cards'),
      when: "kate uses Rag Picker's effect, discarding Bolt\nkate passes",
    },
    {
      name: 'what triggers in a resolution, while it lasts (34.4)',
      given: header('Action Phase 1', "form Widow's Ledger", 'front 1 Meadow Fawn'),
      when: bolt("kate puts Widow's Ledger's effect on the stack\n        kate passes"),
    },
    {
      name: 'no effect for a token that ceases to exist (36.3.1)',
      given: battle('front 1 Hedge Boar', 'front 1 Meadow Fawn, form Boneyard Toll').replace('1 Meadow Fawn', '1 Burrow Pup'),
      when: fight('Hedge Boar', '2', 'Burrow Pup').replaceAll("john's Meadow Fawn", "john's Burrow Pup"),
    },
    {
      name: 'nothing for a destruction by an effect that waits for one by combat',
      given: header('Action Phase 1', 'form Duel Ledger', 'front 1 Meadow Fawn'),
      when: bolt('kate passes'),
    },
  ],
  invalid: [
    {
      name: 'an effect without any other name for its trigger',
      given: header('Action Phase 1', 'front 1 Hedge Boar', 'front 1 Mystic Sphinx of Old', 'short'),
      when: 'kate spends # to gain %\nkate passes\njohn passes',
      finds: [{ messageId: 'plain', data: { player: 'john', card: 'Mystic Sphinx of Old', since: 1 } }],
    },
    {
      name: 'the second of two effects that trigger together',
      given: header('Action Phase 1', 'front 1 Hedge Boar', 'front 1 Mystic Sphinx of Old, front 2 Mystic Sphinx of Old'),
      when: `
        kate spends # to gain %
        kate passes
        john puts john's Mystic Sphinx of Old in front 1's effect on the stack
        both players pass
      `,
      finds: [{ messageId: 'together', data: { player: 'john', since: 1 } }],
    },
    {
      name: 'an effect for Wizards when a Human Wizard attacks',
      given: battle('front 1 Grace, Aligner of Stars, form Academy', 'front 1 Meadow Fawn'),
      when: attack('Grace, Aligner of Stars'),
      finds: [{ messageId: 'subtype', data: { player: 'kate', card: 'Academy', since: 1 } }],
    },
    {
      name: 'an effect for the start of each turn on a Form of the other player',
      given: header('End Phase', 'front 1 Hedge Boar', 'form Toll', 'short'),
      when: 'kate ends the turn\njohn declares the Start Phase\njohn replenishes to ####\njohn declares Action Phase 1',
      finds: [{ messageId: 'startOfTurn', data: { player: 'john', card: 'Toll', since: 2 } }],
    },
    {
      name: 'an effect for the end of the turn',
      given: header('Action Phase 2', 'form Curfew', 'front 1 Meadow Fawn', 'short'),
      when: 'kate declares the End Phase\nkate ends the turn',
      finds: [{ messageId: 'endOfTurn', data: { player: 'kate', card: 'Curfew', since: 1 } }],
    },
    {
      name: 'an effect for the start of the game',
      given: `
        match host, comprehensive rules, complete record
        seat kate: Early Bird
        seat john: Brother Alder
        card Early Bird: Host - Amity %, health 8, soul 5
          At the start of the game, gain 1 %.
      `,
      when: `
        kate reveals the Host
        john reveals the Host
        the game starts
        kate declares the Start Phase
        kate replenishes to ####
        kate passes
      `,
      finds: [{ messageId: 'startOfGame', data: { player: 'kate', card: 'Early Bird', since: 3 } }],
    },
    {
      name: 'the second occasion of an effect with two trigger statements',
      when: attack('Seed Carrier'),
      finds: [{ messageId: 'severalTriggers', data: { player: 'kate', card: 'Seed Carrier', since: 1 } }],
    },
    {
      name: 'an attack trigger left out because it would hit the own side',
      given: battle('front 1 Xin, Master of Pain', 'front 1 Meadow Fawn'),
      when: attack('Xin, Master of Pain'),
      finds: [{ messageId: 'attack', data: { card: 'Xin, Master of Pain', since: 1 } }],
    },
    {
      name: 'a block trigger',
      given: battle('front 1 Hedge Boar', 'front 1 Thorn Warden'),
      when: `
        kate declares Hedge Boar as attacker
        both players pass
        kate declares john's Thorn Warden as blocker
        kate passes
        john passes
      `,
      finds: [{ messageId: 'block', data: { player: 'john', card: 'Thorn Warden', since: 3 } }],
    },
    {
      name: 'a "would create" trigger while the card waits on the stack',
      given: header('Action Phase 1', 'front 1 Hedge Boar', 'form Border Post'),
      when: 'kate creates Meadow Fawn into front 2, paying %\nkate passes\njohn passes',
      finds: [{ messageId: 'would', data: { player: 'john', card: 'Border Post', since: 1 } }],
    },
    {
      name: 'a "created" trigger once the card has arrived',
      given: header('Action Phase 1', 'front 1 Hedge Boar', 'front 1 Meadow Fawn'),
      when: `
        kate creates Grace, Aligner of Stars, paying %%
        both players pass
        Grace, Aligner of Stars resolves into front 2
        kate passes
      `,
      finds: [{ messageId: 'arrival', data: { player: 'kate', card: 'Grace, Aligner of Stars', since: 3 } }],
    },
    {
      name: 'one of the two effects of a Sorcery (21.2.1)',
      given: header('Action Phase 1', 'front 1 Hedge Boar', 'front 1 Meadow Fawn'),
      when: `
        kate casts Undergrowth into back 1, paying %%
        both players pass
        Undergrowth resolves into back 1
        kate puts Undergrowth's effect 1 on the stack
        kate passes
      `,
      finds: [{ messageId: 'sorcery', data: { player: 'kate', card: 'Undergrowth', since: 3 } }],
    },
    {
      name: 'a "destroyed" trigger of an Entity that has left',
      given: battle('front 1 Elder Bear', 'front 1 Meadow Fawn').replace('1 Meadow Fawn', '1 Burrow Mother'),
      when: fight('Elder Bear', '3', 'Burrow Mother').replaceAll("john's Meadow Fawn", "john's Burrow Mother"),
      finds: [{ messageId: 'destroyed', data: { player: 'john', card: 'Burrow Mother' } }],
    },
    {
      name: 'a "destroyed by combat" trigger',
      given: battle('front 1 Hedge Boar, form Duel Ledger', 'front 1 Meadow Fawn', 'short'),
      when: fight('Hedge Boar', '2', 'Meadow Fawn'),
      finds: [{ messageId: 'byCombat', data: { player: 'kate', card: 'Duel Ledger' } }],
    },
    {
      name: 'a "destroyed by a card effect" trigger',
      given: header('Action Phase 1', "form Widow's Ledger", 'front 1 Meadow Fawn'),
      when: bolt('kate passes'),
      finds: [{ messageId: 'byEffect', data: { player: 'kate', card: "Widow's Ledger" } }],
    },
    {
      name: 'a "moves slots" trigger',
      given: header('Action Phase 1', 'front 1 Hedge Boar, form Ferry', 'front 1 Meadow Fawn'),
      when: `
        kate casts Sidestep into back 1, paying %, targeting kate's Hedge Boar
        both players pass
        Sidestep resolves into back 1
        kate puts Sidestep's effect on the stack
        both players pass
        Sidestep's effect resolves
          kate's Hedge Boar moves to front 2
        kate's Sidestep goes to kate's drop zone
        kate passes
      `,
      finds: [{ messageId: 'movedSlots', data: { player: 'kate', card: 'Ferry', since: 8 } }],
    },
    {
      name: 'an effect behind a condition on a hand that nobody wrote down',
      given: battle('front 1 Lone Scout', 'front 1 Meadow Fawn').replace('position:', `card Lone Scout: Entity - Human, cost %, health 2, power 2
  When this Entity attacks while your opponent has a Beast card in their hand, draw a card.
position:`),
      when: attack('Lone Scout'),
      finds: [{ messageId: 'openCondition', data: { player: 'kate', card: 'Lone Scout', since: 1 } }],
    },
    {
      name: 'an effect for a discard, where the discard is a cost',
      given: header('Action Phase 1', 'front 1 Rag Picker, form Midden', 'damage 0', 'short'),
      when: "kate uses Rag Picker's effect, discarding a card\nkate passes",
      finds: [{ messageId: 'plain', data: { player: 'kate', card: 'Midden', since: 1 } }],
    },
    {
      name: 'an effect for a discarded Beast, where the record does not name the card',
      given: header('Action Phase 1', 'front 1 Rag Picker, form Kennel', 'damage 0'),
      when: "kate uses Rag Picker's effect, discarding a card\nkate passes",
      finds: [{ messageId: 'openCondition', data: { player: 'kate', card: 'Kennel', since: 1 } }],
    },
    {
      name: 'an effect whose only target may lie in a drop zone that nobody wrote down',
      given: battle('front 1 Grave Robber', 'front 1 Meadow Fawn'),
      when: attack('Grave Robber'),
      finds: [{ messageId: 'untold', data: { player: 'kate', card: 'Grave Robber', since: 1 } }],
    },
  ],
});
