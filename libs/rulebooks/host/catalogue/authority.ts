/** Authority: a court that watches, forbids and seizes. */
import type { CardDefinition } from '../header.js';

export const authority: readonly CardDefinition[] = [
  {
    name: 'Magistrate Oveline', type: 'Host', resource: '&', health: 7, soul: 5,
    text: ['At the start of the game, draw a card.'],
  },
  {
    name: 'Provost Harrow', type: 'Host', resource: '&', health: 8, soul: 5,
    text: ['⊗, &: Look at the top 2 cards of your deck, then put them back in any order.'],
  },

  { name: 'Lantern Squire', type: 'Entity', subtypes: ['Human', 'Soldier'], cost: '&', health: 2, power: 1 },
  { name: 'Gate Halberdier', type: 'Entity', subtypes: ['Human', 'Soldier'], cost: '&$', health: 2, power: 3 },
  { name: 'Bailiff of the Steps', type: 'Entity', subtypes: ['Human', 'Official'], cost: '&$', health: 4, power: 1 },
  { name: 'Court Colossus', type: 'Entity', subtypes: ['Construct'], cost: '&&$', health: 5, power: 3 },
  { name: 'Oath Keeper', type: 'Entity', subtypes: ['Human', 'Knight'], cost: '&&', health: 3, power: 2, text: ['First Strike'] },
  {
    name: 'Registrar Moth', type: 'Entity', subtypes: ['Insect'], cost: '&', health: 1, power: 1,
    text: ['When this Entity is created, look at the top 3 cards of your opponent\'s deck, then put them back in any order.'],
  },
  {
    name: 'Toll Notary', type: 'Entity', subtypes: ['Human', 'Official'], cost: '&$', health: 2, power: 2,
    text: ['When your opponent spends an action point, this Entity gets +1 power this turn.'],
  },
  {
    name: 'Clerk of Both Doors', type: 'Entity', subtypes: ['Human', 'Official'], cost: '&', health: 2, power: 1,
    text: ['During your opponent\'s Action Phases, you may look at your opponent\'s hand. Use this effect only once each turn.'],
  },
  {
    name: 'Captain of the Watch', type: 'Entity', subtypes: ['Human', 'Soldier'], cost: '&&', health: 3, power: 2,
    text: ['Vigil (you control another Soldier); when this Entity attacks, it gets +1 power this turn; when this Entity blocks, gain 1 &.'],
  },
  {
    name: 'Rear Guard', type: 'Entity', subtypes: ['Human', 'Soldier'], cost: '&', health: 3, power: 1,
    text: ['&: Move this Entity to an open backrow slot you control.'],
  },
  {
    name: 'Sealed Archive', type: 'Entity', subtypes: ['Construct'], cost: '$$', health: 4, power: 0,
    text: [
      'Cannot Attack',
      '&: Draw a card, then put a card from your hand on the bottom of your deck. Use this effect only once each turn.',
    ],
  },

  { name: 'Sentence of Exile', type: 'Sorcery', cost: '&&', text: ['Banish target Entity with power 3 or less.'] },
  {
    name: 'Writ of Seizure', type: 'Sorcery', cost: '&&$',
    text: ['Take control of target Entity your opponent controls with health 3 or less.'],
  },
  {
    name: 'Objection', type: 'Sorcery', cost: '&',
    text: ['Fast', 'Remove target effect your opponent controls from the Stack; it does not resolve.'],
  },
  { name: 'Change of Venue', type: 'Sorcery', cost: '&', text: ['Fast. Change the targets of target effect.'] },
  {
    name: 'Summons', type: 'Sorcery', cost: '&',
    text: ['Search your deck for a Soldier card, reveal it and put it into your hand, then shuffle your deck.'],
  },
  {
    name: 'Rotation of the Guard', type: 'Sorcery', cost: '&',
    text: ['Move target Entity you control to another open frontrow slot you control, then draw a card.'],
  },
  { name: 'Fall from Favour', type: 'Sorcery', cost: '&&', text: ['Destroy target Entity with power 4 or more.'] },
  {
    name: 'Public Record', type: 'Sorcery', cost: '&',
    text: ['Reveal the top 2 cards of your opponent\'s deck and draw a card.'],
  },
  {
    name: 'Shield of Office', type: 'Sorcery', subtypes: ['Equipment'], cost: '&',
    text: ['Equip to target Entity. It has +2 health.'],
  },
  {
    name: 'Standing Decree', type: 'Sorcery', cost: '&$',
    text: ['Lingering. Entities your opponent controls with power 1 or less cannot attack.'],
  },

  {
    name: 'Stay of Motion', type: 'Ambush', cost: '&&',
    text: ['Activate when your opponent would create an Entity; remove it from the Stack; it does not resolve.'],
  },
  {
    name: 'Gag Order', type: 'Ambush', cost: '&$',
    text: ['Activate when your opponent would cast a Sorcery; remove target card from the Stack.'],
  },

  { name: 'High Bench', type: 'Form', cost: '&&', text: ['Your Host has +1 soul.'] },
  {
    name: 'Hall of Petitions', type: 'Form', cost: '&$',
    text: ['At the start of your turn, if you have 2 or fewer cards in your hand, draw a card.'],
  },
  {
    name: 'Curfew', type: 'Form', cost: '&&',
    text: ['When an Entity your opponent controls enters a slot, it cannot attack this turn.'],
  },
];
