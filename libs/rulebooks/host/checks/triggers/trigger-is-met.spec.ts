import { testCheck } from '#check-tester/test-check.js';
import { host } from '../../index.js';
import { triggerIsMet } from './trigger-is-met.js';

const CARDS = `
card Pier Warden: Entity - Human, cost %, health 2, power 1
  When an Entity your opponent controls enters a slot, gain 1 %.
card Ferry: Form, cost %
  When an Entity your opponent controls moves slots, gain 1 %.
card Duel Ledger: Form, cost %
  When an Entity is destroyed by combat, gain 1 %.
card Widow's Ledger: Form, cost %
  When an Entity is destroyed by a card effect, gain 1 %.
card Boneyard Toll: Form, cost %
  When a card is put into your drop zone, gain 1 %.
card Academy: Form, cost %
  When a Wizard you control attacks, gain 1 %.
card Border Post: Form, cost %
  When your opponent would create an Entity, gain 1 %.
card Lone Wolf: Entity - Beast, cost %, health 2, power 2
  While you control no other Entities; when this Entity attacks, gain 1 %.
card Odd Idol: Form, cost %
  not modelled: Turn a card upside down.
card Odd Wager: Sorcery, cost %
  not modelled: Name a card; if it is on top of your deck, draw it.
card Sidestep: Sorcery, cost %
  Move target Entity to another slot.
card Bolt: Sorcery, cost £
  Deal 2 damage to target Entity.
card Wither: Sorcery, cost £
  Target Entity gets -1 health this turn.
card Eavesdropper: Form, cost %
  When your opponent draws a card, gain 1 %.
card Curfew: Form, cost %
  At the end of your turn, gain 1 %.
card Reveille: Form, cost %
  At the start of your turn, gain 1 %.
card Good News: Sorcery, cost %
  Draw 2 cards.`;
const header = (where: string, kate: string, john: string, rules = 'comprehensive'): string => `
match host, ${rules} rules, complete record
seat kate: Brother Alder
seat john: Brother Alder${CARDS}
position: turn 5, kate's ${where}, stack empty, kate has priority, no sickness, no attacks
  kate: 4 #, resources %%%%£££, hand 6 cards, deck 30, ${kate}
  john: 0 #, resources %%%%£££, hand 6 cards, deck 30, ${john}
`;
const action = (kate: string, john: string, rules?: string): string => header('Action Phase 1', kate, john, rules);
const battle = (kate: string, john: string, rules?: string): string => header('Battle Phase', kate, john, rules);
const stacks = (seat: string, card: string): string => `${seat} puts ${card}'s effect on the stack`;
const cast = (card: string, target: string, does: string): string => `
        kate casts ${card} into back 1, paying £, targeting ${target}
        both players pass
        ${card} resolves into back 1
        kate puts ${card}'s effect on the stack
        both players pass
        ${card}'s effect resolves
          ${does}
        kate's ${card} goes to kate's drop zone`;
const FIGHT = `
        kate declares Hedge Boar as attacker
        both players pass
        kate declares john's front 1 as blocker
        both players pass
        the early damage step begins
        both players pass
        the normal damage step begins
        both players pass
        2 combat damage is dealt to john's front 1
        john's card in front 1 is destroyed`;
const NEWS = "\n  stack: kate's Good News's effect";
const HEARD = "both players pass\nGood News's effect resolves\n  kate draws 2 cards\n  kate's Good News goes to kate's drop zone\nkate passes";

testCheck(host, triggerIsMet, {
  given: action('front 1 Hedge Boar', 'front 1 Pier Warden'),
  valid: [
    {
      name: 'one effect for each of two cards that are drawn at once',
      given: action('back 1 Good News', `form Eavesdropper${NEWS}`),
      when: `${HEARD}\n${stacks('john', 'Eavesdropper')}\n${stacks('john', 'Eavesdropper')}`,
    },
    {
      name: 'a Sorcery whose text is not modelled, as it arrives in its slot',
      given: action('damage 0', 'damage 0'),
      when: `
        kate casts Odd Wager, paying %
        both players pass
        Odd Wager resolves into back 1
          kate puts Odd Wager's effect on the stack
      `,
    },
    {
      name: 'an effect whose trigger has just been met',
      when: `
        kate creates Meadow Fawn into front 2, paying %
        both players pass
        Meadow Fawn resolves into front 2
        kate passes
        ${stacks('john', 'Pier Warden')}
      `,
    },
    {
      name: 'a "moves slots" trigger after a move',
      given: action('front 1 Hedge Boar', 'form Ferry'),
      when: `${cast('Sidestep', "kate's Hedge Boar", "kate's Hedge Boar moves to front 2")}
        kate passes
        ${stacks('john', 'Ferry')}`,
    },
    {
      name: 'a "destroyed by combat" trigger although an effect had done most of the damage',
      given: battle('front 1 Hedge Boar, form Duel Ledger', 'front 1 Elder Bear (3 damage)'),
      when: `${FIGHT}\n        ${stacks('kate', 'Duel Ledger')}`,
    },
    {
      name: 'the trigger of an attack with its condition met',
      given: battle('front 1 Lone Wolf', 'front 1 Pier Warden'),
      when: `kate declares Lone Wolf as attacker\n${stacks('kate', 'Lone Wolf')}`,
    },
  ],
  invalid: [
    {
      name: 'three effects for two cards',
      given: action('back 1 Good News', `form Eavesdropper${NEWS}`),
      when: `${HEARD}\n${stacks('john', 'Eavesdropper')}\n${stacks('john', 'Eavesdropper')}\n${stacks('john', 'Eavesdropper')}`,
      finds: [{ messageId: 'notMet', data: { card: 'Eavesdropper' }, line: 8 }],
    },
    {
      name: 'an effect for the end of the turn where a position starts before it',
      given: action('form Curfew', 'damage 0'),
      when: stacks('kate', 'Curfew'),
      finds: [{ messageId: 'turnEnd', data: { card: 'Curfew' } }],
    },
    {
      name: 'an effect for the start of the turn where a position starts after it',
      given: action('form Reveille', 'damage 0'),
      when: stacks('kate', 'Reveille'),
      finds: [{ messageId: 'turnStart', data: { card: 'Reveille' } }],
    },
    {
      name: 'a "created" trigger while the card waits on the stack',
      when: `kate creates Grace, Aligner of Stars into front 2, paying %%\n${stacks('kate', 'Grace, Aligner of Stars')}`,
      finds: [{ messageId: 'stillWaiting', data: { player: 'kate', card: 'Grace, Aligner of Stars' } }],
    },
    {
      name: 'an "enters a slot" trigger after a move from slot to slot',
      when: `${cast('Sidestep', "kate's Hedge Boar", "kate's Hedge Boar moves to back 2")}
        kate passes
        ${stacks('john', 'Pier Warden')}`,
      finds: [{ messageId: 'movedSlots', data: { player: 'john', card: 'Pier Warden' } }],
    },
    {
      name: 'an effect behind a semicolon whose condition is not met',
      given: battle('front 1 Lone Wolf, front 2 Hedge Boar', 'front 1 Pier Warden'),
      when: `kate declares Lone Wolf as attacker\n${stacks('kate', 'Lone Wolf')}`,
      finds: [{ messageId: 'condition', data: { player: 'kate', card: 'Lone Wolf' } }],
    },
    {
      name: 'a continuous effect',
      given: action('front 1 Grazing Herd', 'front 1 Pier Warden', 'short'),
      when: stacks('kate', 'Grazing Herd'),
      finds: [{ messageId: 'continuous', data: { player: 'kate', card: 'Grazing Herd' } }],
    },
    {
      name: 'an activated effect without its cost',
      given: action('front 1 Wandering Healer', 'front 1 Pier Warden'),
      when: `${stacks('kate', 'Wandering Healer')}, targeting john's Pier Warden`,
      finds: [{ messageId: 'activated', data: { player: 'kate', card: 'Wandering Healer' } }],
    },
    {
      name: 'an effect of an Entity that has none',
      when: stacks('kate', 'Hedge Boar'),
      finds: [{ messageId: 'noEffect', data: { player: 'kate', card: 'Hedge Boar' } }],
    },
    {
      name: 'a "put into your drop zone" trigger for a token',
      given: battle('front 1 Hedge Boar', 'front 1 Burrow Pup, form Boneyard Toll'),
      when: `${FIGHT}\n        kate passes\n        ${stacks('john', 'Boneyard Toll')}`,
      finds: [{ messageId: 'token', data: { player: 'john', card: 'Boneyard Toll' } }],
    },
    {
      name: 'a "destroyed by a card effect" trigger after combat',
      given: battle("front 1 Hedge Boar, form Widow's Ledger", 'front 1 Meadow Fawn'),
      when: `${FIGHT}\n        ${stacks('kate', "Widow's Ledger")}`,
      finds: [{ messageId: 'byCombat', data: { card: "Widow's Ledger", text: 'When an Entity is destroyed by a card effect, gain 1 %' } }],
    },
    {
      name: 'a "destroyed by combat" trigger after an effect has finished what combat began',
      given: action('form Duel Ledger', 'front 1 Elder Bear (3 damage)'),
      when: `${cast('Bolt', "john's Elder Bear", "2 damage is dealt to john's Elder Bear\n          john's Elder Bear is destroyed")}
        ${stacks('kate', 'Duel Ledger')}`,
      finds: [{ messageId: 'byEffect', data: { card: 'Duel Ledger' } }],
    },
    {
      name: 'a "destroyed by a card effect" trigger after the health has fallen to the damage (38.3)',
      given: action("form Widow's Ledger", 'front 1 Hedge Boar (2 damage)'),
      when: `${cast('Wither', "john's Hedge Boar", "john's Hedge Boar gets -1 health this turn\n          john's Hedge Boar is destroyed")}
        ${stacks('kate', "Widow's Ledger")}`,
      finds: [{ messageId: 'byNobody', data: { card: "Widow's Ledger" } }],
    },
    {
      name: 'a "destroyed" trigger of an Entity whose health fell to 0 (18.3)',
      given: action('front 1 Hedge Boar', 'front 1 Burrow Mother').replace('gets -1 health', 'gets -3 health'),
      when: `${cast('Wither', "john's Burrow Mother", "john's Burrow Mother goes to john's drop zone")}
        kate passes
        ${stacks('john', 'Burrow Mother')}`,
      finds: [{ messageId: 'notDestroyed', data: { player: 'john', card: 'Burrow Mother' } }],
    },
    {
      name: 'an effect of a card that the other player controls',
      when: `kate spends # to gain %\n${stacks('kate', "john's Pier Warden")}`,
      finds: [{ messageId: 'notYours', data: { player: 'kate', card: "john's Pier Warden", owner: 'john' } }],
    },
    {
      name: 'an effect that nothing has set off',
      given: action('front 1 Hedge Boar', 'front 1 Mystic Sphinx of Old', 'short'),
      when: `kate spends # to draw a card\nkate passes\n${stacks('john', 'Mystic Sphinx of Old')}`,
      finds: [{ messageId: 'notMet', data: { player: 'john', text: 'When your opponent gains a resource, gain 1 $' } }],
    },
    {
      name: 'an attack trigger of an Entity that does not attack',
      given: battle('front 1 Hedge Boar, front 2 Xin, Master of Pain', 'front 1 Meadow Fawn'),
      when: `kate declares Hedge Boar as attacker\n${stacks('kate', 'Xin, Master of Pain')}, targeting john's Meadow Fawn`,
      finds: [{ messageId: 'attack', data: { card: 'Xin, Master of Pain' } }],
    },
    {
      name: 'a block trigger before a blocker is declared',
      given: battle('front 1 Hedge Boar', 'front 1 Thorn Warden'),
      when: `kate declares Hedge Boar as attacker\nkate passes\n${stacks('john', 'Thorn Warden')}`,
      finds: [{ messageId: 'block', data: { card: 'Thorn Warden' } }],
    },
    {
      name: 'a "would create" trigger for a Sorcery',
      given: action('front 1 Hedge Boar', 'form Border Post'),
      when: `kate casts Summer Rain into back 1, paying %\nkate passes\n${stacks('john', 'Border Post')}`,
      finds: [{ messageId: 'would', data: { card: 'Border Post' } }],
    },
    {
      name: 'an "enters a slot" trigger while the card still waits on the stack',
      when: `kate creates Meadow Fawn into front 2, paying %\nkate passes\n${stacks('john', 'Pier Warden')}`,
      finds: [{ messageId: 'arrival', data: { player: 'john', card: 'Pier Warden' } }],
    },
    {
      name: 'an effect for Wizards when a Human Warrior attacks',
      given: battle('front 1 Xin, Master of Pain, form Academy', 'front 1 Meadow Fawn'),
      when: `kate declares Xin, Master of Pain as attacker\n${stacks('kate', 'Academy')}`,
      finds: [{ messageId: 'subtype', data: { card: 'Academy' } }],
    },
    {
      name: 'an effect right where a position starts',
      when: stacks('john', 'Pier Warden'),
      finds: [{ messageId: 'beforeRecord', data: { player: 'john', card: 'Pier Warden' } }],
    },
    {
      name: 'an effect whose text is not modelled',
      given: action('form Odd Idol', 'front 1 Pier Warden'),
      when: `kate spends # to gain %\n${stacks('kate', 'Odd Idol')}`,
      finds: [{ messageId: 'untold', data: { player: 'kate', card: 'Odd Idol' } }],
    },
  ],
});
