/** Amity: a valley that heals, returns and outlasts. */
import type { CardDefinition } from '../header.js';

export const amity: readonly CardDefinition[] = [
  {
    name: 'Brother Alder', type: 'Host', resource: '%', health: 8, soul: 5,
    text: ['⊗, %%: Heal 1 damage from your Host.'],
  },
  {
    name: 'Marsh Queen Ysolde', type: 'Host', resource: '%', health: 7, soul: 5,
    text: ['When you create a Beast, this Host gets +1 soul until the end of the turn.'],
  },

  { name: 'Meadow Fawn', type: 'Entity', subtypes: ['Beast'], cost: '%', health: 2, power: 1 },
  { name: 'Hedge Boar', type: 'Entity', subtypes: ['Beast'], cost: '%$', health: 3, power: 2 },
  { name: 'Orchard Keeper', type: 'Entity', subtypes: ['Human', 'Druid'], cost: '%$', health: 4, power: 1 },
  { name: 'Elder Bear', type: 'Entity', subtypes: ['Beast'], cost: '%%$', health: 5, power: 3 },
  {
    name: 'Seed Carrier', type: 'Entity', subtypes: ['Bird'], cost: '%', health: 1, power: 1,
    text: ['When this Entity is created, or whenever it attacks, gain 1 %.'],
  },
  {
    name: 'Burrow Mother', type: 'Entity', subtypes: ['Beast'], cost: '%%', health: 3, power: 1,
    text: ['When this Entity is destroyed, create a Burrow Pup token.'],
  },
  {
    name: 'Pack Runner', type: 'Entity', subtypes: ['Beast'], cost: '%$', health: 2, power: 2,
    text: ['While you control another Beast, this Entity has +1 power.'],
  },
  {
    name: 'Wandering Healer', type: 'Entity', subtypes: ['Human', 'Druid'], cost: '%', health: 2, power: 1,
    text: ['⊗: Heal 1 damage from target Entity.'],
  },
  {
    name: 'Thorn Warden', type: 'Entity', subtypes: ['Plant'], cost: '%%', health: 4, power: 1,
    text: ['When this Entity blocks, deal 1 damage to the attacking Entity.'],
  },
  {
    name: 'Grazing Herd', type: 'Entity', subtypes: ['Beast'], cost: '%%$', health: 4, power: 2,
    text: ['Other Beasts you control get +1 health.'],
  },
  { name: 'Burrow Pup', type: 'Entity', token: true, subtypes: ['Beast'], health: 1, power: 1 },

  { name: 'Regrowth Song', type: 'Sorcery', cost: '%', text: ['Return target Entity card from your drop zone to your hand.'] },
  { name: 'Let Them Rest', type: 'Sorcery', cost: '%', text: ['Banish target card in your opponent\'s drop zone. Draw a card.'] },
  { name: 'Count the Scars', type: 'Sorcery', cost: '%', text: ['Look at your damage zone, then heal 1 damage from your Host.'] },
  { name: 'Summer Rain', type: 'Sorcery', cost: '%', text: ['Heal 2 damage from each Entity you control.'] },
  { name: 'Open the Warren', type: 'Sorcery', cost: '%%', text: ['Create two Burrow Pup tokens.'] },
  {
    name: 'Call the Pack', type: 'Sorcery', cost: '%$',
    text: ['Search your drop zone for up to two Beast cards and put them into your hand.'],
  },
  { name: 'Joined Hands', type: 'Sorcery', cost: '%', text: ['Up to two target Entities get +1 health and +1 power this turn.'] },
  { name: 'Sudden Bloom', type: 'Sorcery', cost: '%', text: ['Fast. Target Entity gets +3 health this turn.'] },
  { name: 'Undergrowth', type: 'Sorcery', cost: '%%', text: ['Destroy any number of target tokens.', 'Gain 1 %.'] },
  {
    name: 'Ring of Bramble', type: 'Sorcery', subtypes: ['Equipment'], cost: '%',
    text: ['Equip to target Entity you control. It has +1 health and First Strike.'],
  },
  {
    name: 'Evensong', type: 'Sorcery', cost: '%%',
    text: ['Lingering. At the start of your Battle Phase, heal 1 damage from target Entity.'],
  },

  {
    name: 'Snare Vine', type: 'Ambush', cost: '%',
    text: ['Activate when an Entity your opponent controls attacks; the attacking Entity gets -2 power this turn.'],
  },
  {
    name: 'Hidden Spring', type: 'Ambush', cost: '%',
    text: ['Activate when your Host takes damage; gain 2 % and draw a card.'],
  },

  { name: 'Old Grove', type: 'Form', cost: '%%', text: ['Entities you control get +1 health.'] },
  { name: 'Level Ground', type: 'Form', cost: '%%$', text: ['All Entities become 3 health and 2 power.'] },
  { name: 'Compost Heap', type: 'Form', cost: '%$', text: ['When an Entity you control is put into your drop zone, gain 1 %.'] },
  { name: 'Village Green', type: 'Form', cost: '%%$', text: ['When you embody a Form or cast a Sorcery, gain 1 $.'] },
];
