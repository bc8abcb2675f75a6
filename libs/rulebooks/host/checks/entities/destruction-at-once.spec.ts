import { testCheck } from '#check-tester/test-check.js';
import { host } from '../../index.js';
import { destructionAtOnce } from './destruction-at-once.js';

/** Something of kate's is on the stack. */
const waiting = (stack: string, kate = '', john = ''): string => `
  match host, comprehensive rules, complete record
  seat kate: Warlord Kessik
  seat john: Brother Alder
  card Cold Snap: Sorcery, cost !
    Target Entity gets -2 health this turn.
  card Warm Cellar: Form, cost !
    not modelled: Your Entities are destroyed only when their damage is twice their health.
  card Odd Bomb: Sorcery, cost £
    not modelled: Each player names a number.
  card Sting and Study: Sorcery, cost £
    Deal 2 damage to target Entity, then draw a card.

  position: turn 5, kate's Action Phase 1, kate went first, kate has priority
    kate: 2 #, hand 6 cards, deck 30, damage 0, front 1 Slag Ogre${kate}
    john: hand 4 cards, deck 30, damage 0, front 1 Meadow Fawn (under it Ring of Bramble), front 2 Hedge Boar (1 damage)${john}
    stack: kate's ${stack}
`;
const scorch = waiting("Scorch's effect targeting john's Hedge Boar");
const snap = waiting("Cold Snap's effect targeting john's Meadow Fawn").replace(' (under it Ring of Bramble)', '');
const inShort = (text: string): string => text.replace('comprehensive', 'short');
const scorched = `
  both players pass
  Scorch's effect resolves
    Scorch deals 2 damage to john's Hedge Boar
`;

/** Damage that is borne for as long as kate's Battle Phase lasts. */
const borne = (text: string): string => `
  match host, comprehensive rules, complete record
  seat kate: Warlord Kessik
  seat john: Brother Alder
  card Dawn Wall: Form, cost !
    ${text}

  position: turn 5, kate's Battle Phase, kate went first, kate has priority, attacker kate's Slag Ogre, attack declared
    kate: 2 #, hand 6 cards, deck 30, damage 0, front 1 Slag Ogre (4 damage), form Dawn Wall
    john: hand 4 cards, deck 30, damage 0, front 1 Hedge Boar
`;
const battleIsOver = `
  kate declares Action Phase 2
  both players pass
`;

testCheck(host, destructionAtOnce, {
  given: scorch,
  valid: [
    { name: 'destruction inside the resolution that dealt the damage', when: `${scorched}    john's Hedge Boar is destroyed\n  kate passes` },
    { name: 'destruction right after it', when: `${scorched}  john's Hedge Boar is destroyed\n  kate passes` },
    { name: 'damage below the health', given: scorch.replace('1 damage', 'no damage'), when: `${scorched}  kate passes` },
    {
      name: 'damage that an increase of health bears',
      given: waiting("Scorch's effect targeting john's Hedge Boar", '', ', form Old Grove'),
      when: `${scorched}  kate passes`,
    },
    {
      name: 'an Entity without health that goes to the drop zone',
      given: snap,
      when: `
        both players pass
        Cold Snap's effect resolves
          john's Meadow Fawn gets -2 health this turn
          john's Meadow Fawn goes to john's drop zone
        kate passes
      `,
    },
    {
      name: 'damage to each Entity, told one by one before the first is destroyed',
      given: waiting("Wall of Sparks's effect").replace('1 damage', '2 damage'),
      when: `
        both players pass
        Wall of Sparks's effect resolves
          1 damage is dealt to john's Hedge Boar
          1 damage is dealt to john's Meadow Fawn
          1 damage is dealt to kate's Slag Ogre
          john's Hedge Boar is destroyed
        kate passes
      `,
    },
    {
      name: 'two parts of an "and" with the card for the damage in between',
      given: inShort(waiting("Blood Price's effect targeting john's Hedge Boar")),
      when: `
        both players pass
        Blood Price's effect resolves
          2 damage is dealt to john's Hedge Boar
          1 damage is dealt to kate's Host
            kate puts a card from hand into the damage zone
            kate draws a card
          john's Hedge Boar is destroyed
      `,
    },
    {
      name: 'text without a model that damages one after the other',
      given: waiting("Odd Bomb's effect"),
      when: `
        both players pass
        Odd Bomb's effect resolves
          2 damage is dealt to john's Hedge Boar
          2 damage is dealt to john's Meadow Fawn
          john's Hedge Boar is destroyed
      `,
    },
    {
      name: 'a marker that follows its card',
      when: `
        john's Meadow Fawn is destroyed
        john's Ring of Bramble goes to john's drop zone
        kate passes
      `,
    },
    {
      name: 'the game lost in the same moment',
      when: `
        both players pass
        Scorch's effect resolves
          Scorch deals 2 damage to john's Hedge Boar
          john concedes
          kate wins the game by concession
      `,
    },
    { name: 'health that does not end with the phase', given: borne('Entities you control get +3 health.'), when: battleIsOver },
    { name: 'a note about it', when: `${scorched}  note: john looks up the health of his Boar.\n  john's Hedge Boar is destroyed` },
  ],
  invalid: [
    {
      name: 'health that was given for a phase which is over',
      given: borne('Entities you control get +3 health during your Battle Phase.'),
      when: battleIsOver,
      finds: [{ messageId: 'healthFell', data: { thing: "kate's Slag Ogre", damage: 4, health: 4 } }],
    },
    {
      name: 'health that was given to the attacker of a battle which is over',
      given: borne('Attacking Entities get +3 health.'),
      when: battleIsOver,
      finds: [{ messageId: 'healthFell', data: { thing: "kate's Slag Ogre" } }],
    },
    {
      name: 'a pass with a dead Entity on the table, found once',
      when: `${scorched}  kate passes\n  john passes`,
      finds: [{ messageId: 'destroyed', data: { thing: "john's Hedge Boar", damage: 3, health: 3 }, line: 4 }],
    },
    {
      name: 'an answer to the damage by the short rules',
      given: inShort(scorch),
      when: `${scorched}  john casts Sudden Bloom, paying %, targeting john's Hedge Boar`,
      finds: [{ messageId: 'destroyed' }, { messageId: 'answered', data: { player: 'john', did: 'cast Sudden Bloom', thing: "john's Hedge Boar" } }],
    },
    {
      name: 'the second half of a "then" while the first half has killed',
      given: waiting("Sting and Study's effect targeting john's Meadow Fawn").replace('Ring of Bramble', 'Jagged Axe'),
      when: `
        both players pass
        Sting and Study's effect resolves
          2 damage is dealt to john's Meadow Fawn
          kate draws a card
      `,
      finds: [{ messageId: 'amid', data: { thing: "john's Meadow Fawn", damage: 2, health: 2, item: "Sting and Study's effect" } }],
    },
    {
      name: 'damage healed again before the Entity is destroyed',
      when: `${scorched}    1 damage is healed from john's Hedge Boar`,
      finds: [{ messageId: 'destroyed' }],
    },
    {
      name: 'a health that falls to the damage as a Form leaves',
      given: waiting("Scorch's effect targeting john's Hedge Boar", '', ', form Old Grove').replace('1 damage', '3 damage'),
      when: `
        john's Old Grove is destroyed
        kate passes
      `,
      finds: [{ messageId: 'healthFell', data: { damage: 3, health: 3 } }],
    },
    {
      name: 'an Entity that lies dead in the position already',
      given: scorch.replace('1 damage', '4 damage'),
      when: 'kate passes',
      finds: [{ messageId: 'destroyed', data: { damage: 4, health: 3 } }],
    },
    {
      name: 'damage that an increase of health does not bear',
      given: waiting("Scorch's effect targeting john's Hedge Boar", '', ', form Old Grove').replace('1 damage', '2 damage'),
      when: `${scorched}  kate passes`,
      finds: [{ messageId: 'destroyedChanged', data: { damage: 4, health: 4 } }],
    },
    {
      name: 'damage that reaches a health which a Form sets',
      given: waiting("Scorch's effect targeting john's Hedge Boar", ', form Thin Air').replace('position:', `card Thin Air: Form, cost &
    All Entities become 2 health and 1 power.

  position:`),
      when: `${scorched}  kate passes`,
      finds: [{ messageId: 'destroyedSet', data: { damage: 3, health: 2 } }],
    },
    {
      name: 'an Entity left in play with 0 health',
      given: snap,
      when: `
        both players pass
        Cold Snap's effect resolves
        kate passes
      `,
      finds: [{ messageId: 'dropped', data: { thing: "john's Meadow Fawn", health: 0 } }],
    },
    {
      name: 'an Entity left in play with 0 health, by the short rules',
      given: inShort(snap),
      when: `
        both players pass
        Cold Snap's effect resolves
        kate spends # to draw a card
      `,
      finds: [{ messageId: 'dropped' }],
    },
    {
      name: 'Equipment that stays when its Entity has left',
      when: `
        john's Meadow Fawn is destroyed
        kate passes
      `,
      finds: [{ messageId: 'marker', data: { thing: "john's Ring of Bramble" } }],
    },
    {
      name: 'a dead Entity while text about destruction is not modelled',
      given: waiting("Scorch's effect targeting john's Hedge Boar", '', ', form Warm Cellar'),
      when: `${scorched}  kate passes`,
      finds: [{ messageId: 'unless', data: { thing: "john's Hedge Boar", damage: 3, health: 3, card: 'Warm Cellar' } }],
    },
  ],
});
