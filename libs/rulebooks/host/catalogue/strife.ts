/** Strife: raiders who win by burning everything, their own hand first. */
import type { CardDefinition } from '../header.js';

export const strife: readonly CardDefinition[] = [
  {
    name: 'Warlord Kessik', type: 'Host', resource: '£', health: 6, soul: 5,
    text: ['When an Entity your opponent controls is destroyed by combat, gain 1 £.'],
  },
  {
    name: 'Old Mother Cinder', type: 'Host', resource: '£', health: 7, soul: 4,
    text: ['⊗, discard a card: Deal 1 damage to target Entity.'],
  },

  { name: 'Cinder Whelp', type: 'Entity', subtypes: ['Beast'], cost: '£', health: 1, power: 2 },
  {
    name: 'Ashland Raider', type: 'Entity', subtypes: ['Human', 'Warrior'], cost: '£$', health: 2, power: 3,
    text: ['When this Entity deals combat damage to a Host, gain 1 $.'],
  },
  {
    name: 'Pit Champion', type: 'Entity', subtypes: ['Human', 'Warrior'], cost: '££', health: 3, power: 3,
    text: ['When this Entity destroys an Entity, gain 1 £.'],
  },
  { name: 'Slag Ogre', type: 'Entity', subtypes: ['Ogre'], cost: '££$', health: 4, power: 4 },
  {
    name: 'Fuse Runner', type: 'Entity', subtypes: ['Goblin'], cost: '£', health: 1, power: 1,
    text: ['Haste (may attack in the turn it is created).'],
  },
  {
    name: 'Howling Berserker', type: 'Entity', subtypes: ['Human', 'Warrior'], cost: '£$', health: 3, power: 3,
    text: ['This Entity cannot block.'],
  },
  {
    name: 'Bloodtrail Hound', type: 'Entity', subtypes: ['Beast'], cost: '£$', health: 2, power: 2,
    text: ['When this Entity attacks, it gets +1 power until the end of the phase.'],
  },
  {
    name: 'Knife Dancer', type: 'Entity', subtypes: ['Human', 'Rogue'], cost: '£$', health: 1, power: 2,
    text: ['First Strike. When this Entity is blocked, gain 1 £.'],
  },
  {
    name: 'Scar Counter', type: 'Entity', subtypes: ['Human', 'Warrior'], cost: '££', health: 4, power: 1,
    text: ['When this Entity is dealt combat damage, put a scar counter on it and it gets +1 power this turn.'],
  },
  {
    name: 'Powder Mule', type: 'Entity', subtypes: ['Beast'], cost: '£', health: 2, power: 0,
    text: ['£, put this Entity into your drop zone: Deal 2 damage to target Entity.'],
  },

  { name: 'Scorch', type: 'Sorcery', cost: '£', text: ['Deal 2 damage to target Entity.'] },
  { name: 'Wall of Sparks', type: 'Sorcery', cost: '££$', text: ['Deal 1 damage to each Entity.'] },
  {
    name: 'Cheer of the Pit', type: 'Sorcery', cost: '£',
    text: ['Fast (may be played at Fast speed). Target attacking or blocking Entity gets +2 power this turn.'],
  },
  { name: 'Finish It', type: 'Sorcery', cost: '£', text: ['Destroy target damaged Entity.'] },
  { name: 'Torch the Banner', type: 'Sorcery', cost: '££$', text: ['Deal 1 damage to target Host.'] },
  { name: 'Kick the Pillars', type: 'Sorcery', cost: '£$', text: ['Destroy target Form.'] },
  { name: 'Spend the Fallen', type: 'Sorcery', cost: '£', text: ['Destroy an Entity you control, then draw 2 cards.'] },
  { name: 'Blood Price', type: 'Sorcery', cost: '££', text: ['Deal 2 damage to target Entity and 1 damage to your Host.'] },
  {
    name: 'Jagged Axe', type: 'Sorcery', subtypes: ['Equipment'], cost: '£',
    text: ['Equip to target Entity you control. It has +2 power and cannot block.'],
  },

  {
    name: 'Tripwire', type: 'Ambush', cost: '£',
    text: ['Activate when an Entity attacks your Host; deal 2 damage to the attacking Entity.'],
  },
  {
    name: 'Last Laugh', type: 'Ambush', cost: '££',
    text: ['Activate when an Entity you control is destroyed; destroy target Entity your opponent controls with power 2 or less.'],
  },

  { name: 'War Drums', type: 'Form', cost: '££$', text: ['During your turn, Entities you control get +1 power.'] },
  {
    name: 'Spoils of Fire', type: 'Form', cost: '£$',
    text: ['When an Entity your opponent controls is destroyed by a card effect, gain 1 £.'],
  },
  { name: 'Leaner Times', type: 'Form', cost: '££', text: ['At the end of each turn, the player whose turn it is loses 1 $.'] },
];
