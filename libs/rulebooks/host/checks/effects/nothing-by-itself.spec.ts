import { testCheck } from '#check-tester/test-check.js';
import { host } from '../../index.js';
import { nothingByItself } from './nothing-by-itself.js';

const header = (rest: string, rules = 'comprehensive'): string => `
match host, ${rules} rules, complete record
seat kate: Brother Alder
seat john: Brother Alder
card Bolt: Sorcery, cost £
  Deal 2 damage to target Entity.
card Bellringer: Entity - Human, cost &, health 2, power 1
  &: Draw a card.
card Buoy: Form, cost %
  When your opponent gains a resource, gain 1 %.
position: turn 5, kate's ${rest}, stack empty, kate has priority, no sickness, no attacks
  kate: 4 #, resources %%%%££&&, hand 7 cards, deck 30
    front 1 Hedge Boar
    front 2 Bellringer
    form Buoy
  john: 0 #, resources %%%%, hand 5 cards, deck 30, damage 1
    front 1 Orchard Keeper
    back 1 face-down Creeping Corrosion
`;
const action = header('Action Phase 1');
const CAST = `
        kate casts Bolt into back 1, paying £, targeting john's Orchard Keeper
        both players pass`;
const HIT = `
        kate declares Hedge Boar as attacker
        both players pass
        kate declares john's Host as what is attacked
        both players pass
        the early damage step begins
        both players pass
        the normal damage step begins
        both players pass
        1 combat damage is dealt to john's Host
          john puts a card from hand into the damage zone
          john draws a card`;

testCheck(host, nothingByItself, {
  given: action,
  valid: [
    {
      name: 'a Sorcery that goes to the drop zone as it arrives, because its target is gone and its effect cannot go on the stack (30.5)',
      given: `${action.replace('card Bellringer', 'card Undertow: Sorcery, cost %\n  Return target Entity to its owner\'s hand.\ncard Bellringer').replace('stack empty, ', '')}
    back 2 Undertow
  stack: kate's Bolt targeting john's Orchard Keeper, john's Undertow's effect targeting john's Orchard Keeper`,
      when: `
        both players pass
        Undertow's effect resolves
          john's Orchard Keeper returns to john's hand
          Undertow goes to john's drop zone
        both players pass
        Bolt resolves into back 1
          Bolt goes to kate's drop zone`,
    },
    {
      name: 'what an effect does, and the used card on its way out',
      when: `${CAST}
        Bolt resolves into back 1
        kate puts Bolt's effect on the stack
        both players pass
        Bolt's effect resolves
          2 damage is dealt to john's Orchard Keeper
        kate's Bolt goes to kate's drop zone
      `,
    },
    { name: 'the draw for damage to a Host by the short rules', given: header('Battle Phase', 'short'), when: HIT },
    { name: 'a discard down to the soul in the End Phase', given: header('End Phase'), when: 'kate discards 2 cards' },
    {
      name: 'the opening hand',
      given: 'match host, comprehensive rules, complete record\nseat kate: Brother Alder\nseat john: Brother Alder',
      when: 'kate draws 5 cards',
    },
    {
      name: 'a marker whose card has left, after the resolution',
      given: action.replace('Keeper\n', 'Keeper (3 damage, under it Ring of Bramble)\n'),
      when: `${CAST}
        Bolt resolves into back 1
        kate puts Bolt's effect on the stack
        both players pass
        Bolt's effect resolves
          2 damage is dealt to john's Orchard Keeper
          john's Orchard Keeper is destroyed
        john's Ring of Bramble goes to john's drop zone
      `,
    },
  ],
  invalid: [
    {
      name: 'a card drawn for nothing',
      when: 'kate draws a card',
      finds: [{ messageId: 'draw', data: { did: 'kate drew 1 card' } }],
    },
    {
      name: 'a card drawn for damage to the Host by the comprehensive rules',
      given: header('Battle Phase'),
      when: HIT,
      finds: [{ messageId: 'drawForDamage', data: { did: 'john drew 1 card' } }],
    },
    {
      name: 'the resource that set a loop off, given back',
      when: `
        kate spends # to gain %
        the players find an infinite loop
        kate loses %
      `,
      finds: [{ messageId: 'undone', data: { did: 'kate lost %' } }],
    },
    {
      name: 'a Sorcery that does its work as it arrives, without its effect on the stack',
      when: `${CAST}
        Bolt resolves into back 1
          2 damage is dealt to john's Orchard Keeper
      `,
      finds: [{ messageId: 'withCard', data: { card: 'Bolt', did: "2 damage was dealt to john's Orchard Keeper" } }],
    },
    {
      name: 'an Ambush that works as soon as it is turned up',
      given: header('Battle Phase'),
      when: `
        kate declares Hedge Boar as attacker
        kate passes
        john activates Creeping Corrosion, paying %%
        kate's Hedge Boar goes to kate's drop zone
      `,
      finds: [{ messageId: 'ambushTooSoon', data: { did: "kate's Hedge Boar went to kate's drop zone", top: "Creeping Corrosion's effect" } }],
    },
    {
      name: 'an activated effect that works as soon as it is paid for',
      when: "kate uses Bellringer's effect, paying &\nkate draws a card",
      finds: [{ messageId: 'activatedTooSoon', data: { did: 'kate drew 1 card', top: "Bellringer's effect" } }],
    },
    {
      name: 'a triggered effect that works while it waits',
      given: action.replace('    front 1 Orchard', '    form Buoy\n    front 1 Orchard'),
      when: "kate spends # to gain %\nkate passes\njohn puts john's Buoy's effect on the stack\njohn gains %",
      finds: [{ messageId: 'tooSoon', data: { did: 'john gained %', top: "Buoy's effect" } }],
    },
    {
      name: 'damage out of nowhere',
      when: "2 damage is dealt to john's Orchard Keeper",
      finds: [{ messageId: 'damage', data: { did: "2 damage was dealt to john's Orchard Keeper" } }],
    },
    {
      name: 'damage out of nowhere by the short rules',
      given: header('Action Phase 1', 'short'),
      when: "2 damage is dealt to john's Orchard Keeper",
      finds: [{ messageId: 'damage' }],
    },
    {
      name: 'an Entity put straight from hand into a slot',
      when: "kate puts Meadow Fawn from kate's hand into kate's front 3",
      finds: [{ messageId: 'played', data: { did: "kate put Meadow Fawn from kate's hand into kate's front 3" } }],
    },
    {
      name: 'a Host that leaves its slot',
      given: header('Action Phase 1', 'short'),
      when: "kate's Host goes to kate's hand",
      finds: [{ messageId: 'host' }],
    },
    {
      name: 'an Entity with health left put into the drop zone',
      when: "kate's Hedge Boar goes to kate's drop zone",
      finds: [{ messageId: 'alive', data: { did: "kate's Hedge Boar went to kate's drop zone" } }],
    },
    {
      name: 'a token that ceases where it lies',
      given: action.replace('front 2 Bellringer', 'front 2 Burrow Pup'),
      when: "kate's Burrow Pup goes out of the game",
      finds: [{ messageId: 'tokenStays', data: { did: "kate's Burrow Pup left the game" } }],
    },
    {
      name: 'a card banished by nobody',
      when: "john's Orchard Keeper goes to john's Banished Zone",
      finds: [{ messageId: 'banished', data: { did: "john's Orchard Keeper went to john's Banished Zone" } }],
    },
    {
      name: 'an Entity shifted to another slot',
      when: "kate's Hedge Boar moves to front 5",
      finds: [{ messageId: 'slot', data: { did: "kate's Hedge Boar moved to front 5" } }],
    },
    {
      name: 'an Entity taken over',
      when: "kate takes control of john's Orchard Keeper into front 4",
      finds: [{ messageId: 'control', data: { did: "kate took control of john's Orchard Keeper" } }],
    },
    {
      name: 'a discard for the hand size by the player whose turn it is not',
      given: header('End Phase'),
      when: 'both players pass\njohn discards a card',
      finds: [{ messageId: 'discard', data: { did: 'john discarded 1 card' } }],
    },
    {
      name: 'a discard in the End Phase of the other player by the short rules',
      given: header('End Phase', 'short'),
      when: 'both players pass\njohn discards a card',
      finds: [{ messageId: 'discard' }],
    },
    {
      name: 'a marker that leaves by itself',
      given: action.replace('Keeper\n', 'Keeper (under it Ring of Bramble)\n'),
      when: "john's Ring of Bramble goes to john's drop zone",
      finds: [{ messageId: 'marker', data: { did: "john's Ring of Bramble went to john's drop zone" } }],
    },
    {
      name: 'a resource gained for nothing, a discard out of season, stats that change',
      when: "kate gains %\njohn discards a card\njohn's Orchard Keeper gets +1 power",
      finds: [
        { messageId: 'moved', data: { did: 'kate gained %' }, line: 1 },
        { messageId: 'discard', data: { did: 'john discarded 1 card' }, line: 2 },
        { messageId: 'moved', data: { did: "john's Orchard Keeper got +1 power" } },
      ],
    },
  ],
});
