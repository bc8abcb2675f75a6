/** Cards of no faction, paid with whatever there is. */
import type { CardDefinition } from '../header.js';

export const generic: readonly CardDefinition[] = [
  { name: 'Tin Footman', type: 'Entity', subtypes: ['Construct'], cost: '$$', health: 2, power: 2 },
  { name: 'Hired Blade', type: 'Entity', subtypes: ['Human', 'Warrior'], cost: '$$', health: 1, power: 3 },
  { name: 'Mile Marker', type: 'Entity', subtypes: ['Construct'], cost: '$', health: 3, power: 0 },
  { name: 'Pack Camel', type: 'Entity', subtypes: ['Beast'], cost: '$$$', health: 4, power: 2 },
  {
    name: 'Pawnbroker', type: 'Entity', subtypes: ['Human', 'Merchant'], cost: '$$', health: 2, power: 1,
    text: ['When you gain $, this Entity gets +1 power this turn.'],
  },
  {
    name: 'Lamplighter', type: 'Entity', subtypes: ['Human'], cost: '$$', health: 2, power: 2,
    text: ['When a Sorcery is cast, this Entity gets +1 power this turn.'],
  },
  {
    name: 'Suspicious Ferryman', type: 'Entity', subtypes: ['Human'], cost: '$$', health: 3, power: 1,
    text: [
      'When your opponent lays an Ambush, gain 1 $.', 'When your opponent activates an Ambush, draw a card.',
      'When your opponent uses an activated effect, this Entity gets +1 power this turn.',
    ],
  },
  {
    name: 'Armour Peddler', type: 'Entity', subtypes: ['Human', 'Merchant'], cost: '$$', health: 2, power: 2,
    text: ['When an Entity you control becomes equipped, gain 1 $.'],
  },
  { name: 'Small Change', type: 'Sorcery', cost: '$', text: ['Gain 1 $, then draw a card.'] },
  {
    name: 'Sweep the Road', type: 'Sorcery', cost: '$$$',
    text: ['Put target Lingering card into its owner\'s drop zone, then shuffle your deck.'],
  },
  {
    name: 'Common Whetstone', type: 'Sorcery', subtypes: ['Equipment'], cost: '$$',
    text: ['Equip to target Entity. It has +1 power.'],
  },
  { name: 'Hue and Cry', type: 'Ambush', cost: '$$', text: ['Activate when an Entity attacks; deal 1 damage to it.'] },
  { name: 'Widows\' Fund', type: 'Form', cost: '$$', text: ['When an Entity is destroyed by combat, its controller gains 1 $.'] },
  {
    name: 'Empty Purse', type: 'Form', cost: '$$',
    text: ['At the start of your turn, if you have no cards in your hand, draw a card.'],
  },
  { name: 'Market Day', type: 'Form', cost: '$$$', text: ['At the start of each turn, the player whose turn it is gains 1 $.'] },
];
