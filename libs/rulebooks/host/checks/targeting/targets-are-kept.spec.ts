import { testCheck } from '#check-tester/test-check.js';
import { host } from '../../index.js';
import { targetsAreKept } from './targets-are-kept.js';

const CAST = `
        kate casts Sudden Bloom into back 1, paying %, targeting kate's Hedge Boar
        both players pass
        Sudden Bloom resolves into back 1`;
const EQUIP = `
        kate casts Ring of Bramble into back 1, paying %, targeting kate's Hedge Boar
        kate passes
        john casts Undertow into back 1, paying %, targeting kate's Hedge Boar
        both players pass
        Undertow resolves into back 1
        john puts Undertow's effect on the stack
        both players pass
        Undertow's effect resolves
          kate's Hedge Boar goes to kate's hand
        john's Undertow goes to john's drop zone
        both players pass
        Ring of Bramble resolves into back 1`;

const onStack = (sorcery: string): string => `
  match host, comprehensive rules, complete record
  seat kate: Brother Alder
  seat john: Marsh Queen Ysolde
  position: turn 5, kate's Action Phase 1, kate has priority, no sickness
    kate: 4 #, resources %%, hand 6 cards, deck 30, front 1 Hedge Boar, front 2 Elder Bear
    john: 0 #, resources %%, hand 6 cards, deck 30
    stack: kate's ${sorcery}
`;
const BEAR_INSTEAD = `
  both players pass
  Sudden Bloom resolves into back 1
  kate puts Sudden Bloom's effect on the stack, targeting kate's Elder Bear
`;

testCheck(host, targetsAreKept, {
  given: `
    match host, comprehensive rules, complete record
    seat kate: Brother Alder
    seat john: Marsh Queen Ysolde
    card Undertow: Sorcery, cost %
      Fast. Return target Entity to its owner's hand.
    position: turn 5, kate's Action Phase 1, stack empty, kate has priority, no sickness
      kate: 4 #, resources %%%%, hand 6 cards, deck 30
        front 1 Hedge Boar
        front 2 Elder Bear
      john: 0 #, resources %%%%, hand 6 cards, deck 30, front 1 Orchard Keeper
  `,
  valid: [
    {
      name: 'a target of a Sorcery that the position left open',
      given: onStack('Sudden Bloom'),
      when: BEAR_INSTEAD,
    },
    {
      name: 'the declared target, named once more',
      when: `${CAST}
        kate puts Sudden Bloom's effect on the stack, targeting kate's Hedge Boar
      `,
    },
    {
      name: 'the declared target by its slot',
      when: `${CAST}
        kate puts Sudden Bloom's effect on the stack, targeting kate's front 1
      `,
    },
    {
      name: 'the declared target although it has left play: the effect then fails as it resolves',
      when: `${EQUIP}
        kate puts Ring of Bramble's effect on the stack, targeting kate's Hedge Boar
      `,
    },
    {
      name: 'a triggered effect, whose target is chosen now',
      given: `
        match host, comprehensive rules, complete record
        seat kate: Brother Alder
        seat john: Marsh Queen Ysolde
        position: turn 5, kate's Battle Phase, stack empty, kate has priority, no sickness, no attacks
          kate: 4 #, hand 6 cards, deck 30, front 1 Xin, Master of Pain
          john: 0 #, hand 6 cards, deck 30, front 1 Orchard Keeper
      `,
      when: `
        kate declares Xin, Master of Pain as attacker
        kate puts Xin, Master of Pain's effect on the stack, targeting john's Orchard Keeper
      `,
    },
  ],
  invalid: [
    {
      name: 'another target than the one that the position tells',
      given: onStack("Sudden Bloom targeting kate's Hedge Boar"),
      when: BEAR_INSTEAD,
      finds: [{ messageId: 'changed', data: { now: ["kate's Elder Bear"], declared: ["kate's Hedge Boar"] } }],
    },
    {
      name: 'another target than the declared one',
      when: `${CAST}
        kate puts Sudden Bloom's effect on the stack, targeting kate's Elder Bear
      `,
      finds: [{ messageId: 'changed', data: { card: 'Sudden Bloom', now: ["kate's Elder Bear"], declared: ["kate's Hedge Boar"] } }],
    },
    {
      name: 'an Equipment aimed anew after the declared Entity has left play',
      when: `${EQUIP}
        kate puts Ring of Bramble's effect on the stack, targeting kate's Elder Bear
      `,
      finds: [{ messageId: 'equipment', data: { card: 'Ring of Bramble', now: ["kate's Elder Bear"], declared: ["kate's Hedge Boar"] } }],
    },
    {
      name: 'a target named only when the Sorcery lies in its slot',
      when: `
        kate casts Sudden Bloom into back 1, paying %
        both players pass
        Sudden Bloom resolves into back 1
        kate puts Sudden Bloom's effect on the stack, targeting kate's Hedge Boar
      `,
      finds: [{ messageId: 'late', data: { player: 'kate', card: 'Sudden Bloom', now: ["kate's Hedge Boar"] } }],
    },
    {
      name: 'an Entity named only when the Equipment lies in its slot',
      when: `
        kate casts Ring of Bramble into back 1, paying %
        both players pass
        Ring of Bramble resolves into back 1
        kate puts Ring of Bramble's effect on the stack, targeting kate's Hedge Boar
      `,
      finds: [{ messageId: 'lateEquipment', data: { card: 'Ring of Bramble', now: ["kate's Hedge Boar"] } }],
    },
  ],
});
