import { testCheck } from '#check-tester/test-check.js';
import { host } from '../../index.js';
import { targetsAreNamed } from './targets-are-named.js';

testCheck(host, targetsAreNamed, {
  given: `
    match host, comprehensive rules, complete record
    seat kate: Brother Alder
    seat john: Marsh Queen Ysolde
    card Twin Bolts: Sorcery, cost £
      Deal 2 damage to target Entity, then deal 1 damage to target Entity you control.
    card Forked Bolt: Sorcery, cost £
      Deal 2 damage to target Entity and 1 damage to another target Entity or Host.
    card Loose Cobbles: Ambush, cost %
      Activate when an Entity your opponent controls attacks; target Entity gets -2 power this turn.
    card Odd Idol: Sorcery, cost %
      not modelled: Turn a card upside down.
    position: turn 5, kate's Action Phase 1, stack empty, kate has priority, no sickness, no attacks
      kate: 4 #, resources %%%%££££, hand 6 cards, deck 30
        front 1 Hedge Boar
        front 2 Wandering Healer
        front 3 Xin, Master of Pain
      john: 0 #, resources %%%%, hand 6 cards, deck 30
        front 1 Orchard Keeper
        back 1 face-down Loose Cobbles
  `,
  valid: [
    { name: 'a Sorcery with its target', when: "kate casts Sudden Bloom into back 1, paying %, targeting kate's Hedge Boar" },
    { name: 'up to two targets, and none chosen', when: 'kate casts Joined Hands into back 1, paying %' },
    { name: 'up to two targets, and one chosen', when: "kate casts Joined Hands into back 1, paying %, targeting kate's Hedge Boar" },
    {
      name: 'one Entity for two phrases that do not ask for different ones',
      when: "kate casts Twin Bolts into back 1, paying £, targeting kate's Hedge Boar and kate's Hedge Boar",
    },
    {
      name: 'an Entity and another',
      when: "kate casts Forked Bolt into back 1, paying £, targeting kate's Hedge Boar and john's Orchard Keeper",
    },
    {
      name: 'an Entity and a Host, where either will do',
      when: "kate casts Forked Bolt into back 1, paying £, targeting john's Orchard Keeper and john's Host",
    },
    { name: 'any number of tokens, and none there', when: 'kate casts Undergrowth into back 1, paying %%' },
    { name: 'a Sorcery that asks for none', when: 'kate casts Summer Rain into back 1, paying %' },
    { name: 'a card whose text is not modelled', when: 'kate casts Odd Idol into back 1, paying %' },
    {
      name: "a Sorcery's effect that goes on the stack with what was declared",
      when: `
        kate casts Sudden Bloom into back 1, paying %, targeting kate's Hedge Boar
        both players pass
        Sudden Bloom resolves into back 1
        kate puts Sudden Bloom's effect on the stack
      `,
    },
    {
      name: 'the trigger of 33.6 with its target',
      when: `
        kate declares the Battle Phase
        kate declares Xin, Master of Pain as attacker
        kate puts Xin, Master of Pain's effect on the stack, targeting john's Orchard Keeper
      `,
    },
  ],
  invalid: [
    {
      name: 'the same target twice',
      when: "kate casts Joined Hands into back 1, paying %, targeting kate's Hedge Boar and kate's Hedge Boar",
      finds: [{ messageId: 'twice', data: { target: "kate's Hedge Boar" } }],
    },
    {
      name: 'the same Entity again where another one is asked for',
      when: "kate casts Forked Bolt into back 1, paying £, targeting john's Orchard Keeper and john's Orchard Keeper",
      finds: [{ messageId: 'twice', data: { target: "john's Orchard Keeper" } }],
    },
    {
      name: 'a Sorcery cast before its player has made up her mind',
      when: 'kate casts Sudden Bloom into back 1, paying %',
      finds: [{ messageId: 'sorcery', data: { player: 'kate', did: 'cast Sudden Bloom', named: 'no target', asked: '1 target' } }],
    },
    {
      name: 'a Sorcery that names the target of its first part only (40.2.1)',
      when: "kate casts Twin Bolts into back 1, paying £, targeting john's Orchard Keeper",
      finds: [{ messageId: 'sorcery', data: { named: '1 target', asked: '2 targets' } }],
    },
    {
      name: 'an Equipment played without saying on what',
      when: 'kate casts Ring of Bramble into back 1, paying %',
      finds: [{ messageId: 'equipment', data: { player: 'kate', did: 'cast Ring of Bramble', named: 'no target' } }],
    },
    {
      name: 'an activated effect without a target',
      when: "kate uses Wandering Healer's effect",
      finds: [{ messageId: 'effect', data: { did: 'used the effect of Wandering Healer', named: 'no target', asked: '1 target' } }],
    },
    {
      name: 'a triggered effect without a target',
      when: `
        kate declares the Battle Phase
        kate declares Xin, Master of Pain as attacker
        kate puts Xin, Master of Pain's effect on the stack
      `,
      finds: [{ messageId: 'effect', data: { player: 'kate', named: 'no target' } }],
    },
    {
      name: 'an Ambush without a target',
      when: `
        kate declares the Battle Phase
        kate declares Hedge Boar as attacker
        kate passes
        john activates Loose Cobbles, paying %
      `,
      finds: [{ messageId: 'effect', data: { player: 'john', did: 'activated Loose Cobbles' } }],
    },
    {
      name: 'three targets where two are asked for at most',
      when: "kate casts Joined Hands, paying %, targeting kate's Hedge Boar and kate's Wandering Healer and john's Orchard Keeper",
      finds: [{ messageId: 'tooMany', data: { named: '3 targets', asked: '2 targets' } }],
    },
  ],
});
