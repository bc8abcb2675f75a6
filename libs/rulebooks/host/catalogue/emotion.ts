/** Emotion: masks and memories, which know the other's hand better than their own. */
import type { CardDefinition } from '../header.js';

export const emotion: readonly CardDefinition[] = [
  {
    name: 'The Weeping Mask', type: 'Host', resource: '!', health: 8, soul: 5,
    text: ['When your Host takes damage, you may draw a card.'],
  },
  {
    name: 'Dame Corriveau', type: 'Host', resource: '!', health: 7, soul: 6,
    text: ['⊗, !: Target player discards a card, then draws a card.'],
  },

  { name: 'Nameless Extra', type: 'Entity', subtypes: ['Human', 'Actor'], cost: '!', health: 1, power: 2 },
  { name: 'Understudy', type: 'Entity', subtypes: ['Human', 'Actor'], cost: '!$', health: 3, power: 2 },
  { name: 'Prop Lion', type: 'Entity', subtypes: ['Beast', 'Construct'], cost: '!$', health: 2, power: 3 },
  { name: 'Chorus of Doubles', type: 'Entity', subtypes: ['Spirit'], cost: '!!$', health: 4, power: 3 },
  {
    name: 'Prompter in the Wings', type: 'Entity', subtypes: ['Human'], cost: '!', health: 1, power: 1,
    text: ['Fast. When this Entity is created, draw a card.'],
  },
  {
    name: 'Envious Rival', type: 'Entity', subtypes: ['Human', 'Actor'], cost: '!!', health: 3, power: 2,
    text: ['When your opponent draws a card, this Entity gets +1 power this turn.'],
  },
  {
    name: 'Jealous Echo', type: 'Entity', subtypes: ['Spirit'], cost: '!$', health: 2, power: 2,
    text: ['When another Entity you control leaves a slot, each player discards a card.'],
  },
  {
    name: 'Stagehand Spider', type: 'Entity', subtypes: ['Insect'], cost: '!', health: 2, power: 1,
    text: ['⊗, !: Move target Entity you control to another open slot you control. Use this effect at Fast speed.'],
  },
  {
    name: 'Restless Understage', type: 'Entity', subtypes: ['Construct'], cost: '!$', health: 3, power: 1,
    text: ['When an Entity moves slots, this Entity gets +1 health and +1 power this turn.'],
  },
  {
    name: 'Critic at Large', type: 'Entity', subtypes: ['Human'], cost: '!!', health: 2, power: 2,
    text: ['When your opponent plays a card, they lose 1 $.'],
  },

  { name: 'Stage Fright', type: 'Sorcery', cost: '!!', text: ['Return target Entity to its owner\'s hand.'] },
  { name: 'Final Curtain', type: 'Sorcery', cost: '!!$', text: ['Put target Entity on the bottom of its owner\'s deck.'] },
  {
    name: 'Standing Ovation', type: 'Sorcery', cost: '!',
    text: ['Draw 2 cards, then put a card from your hand on top of your deck.'],
  },
  {
    name: 'Kill the Understudy', type: 'Sorcery', cost: '!',
    text: ['If your opponent has an Entity card in their hand, they discard one.'],
  },
  { name: 'Tell Me Everything', type: 'Sorcery', cost: '!', text: ['Your opponent reveals their hand. Draw a card.'] },
  {
    name: 'Casting Call', type: 'Sorcery', cost: '!',
    text: ['Search your deck for a card named Understudy, put it into your hand, then shuffle your deck.'],
  },
  { name: 'Both Masks', type: 'Sorcery', cost: '!', text: ['Each player draws a card, then each player discards a card.'] },
  { name: 'Second Casting', type: 'Sorcery', cost: '!', text: ['You may discard a card. If you do, draw 2 cards.'] },
  { name: 'Loss of Nerve', type: 'Sorcery', cost: '!', text: ['Fast. Target blocking Entity gets -2 power this turn.'] },
  {
    name: 'Borrowed Face', type: 'Sorcery', cost: '!!',
    text: ['Choose an Entity your opponent controls. It has a power of 1 for the rest of the game.'],
  },
  {
    name: 'Wire and Harness', type: 'Sorcery', subtypes: ['Equipment'], cost: '!',
    text: ['Equip to target permanent. When the equipped Entity attacks, draw a card.'],
  },

  {
    name: 'Trapdoor', type: 'Ambush', cost: '!',
    text: ['Activate when an Entity your opponent controls is created; return that Entity to its owner\'s hand.'],
  },
  {
    name: 'House Lights', type: 'Ambush', cost: '!',
    text: ['Lingering. Activate when an Entity your opponent controls attacks; Entities your opponent controls get -1 power.'],
  },
  {
    name: 'Heckler', type: 'Ambush', cost: '!',
    text: ['Activate when your opponent would play a card; your opponent discards a card.'],
  },

  { name: 'Empty Boxes', type: 'Form', cost: '!!', text: ['Your opponent\'s Host has -1 soul.'] },
  { name: 'Typecast', type: 'Form', cost: '!!', text: ['Your opponent\'s Host has a soul of 4.'] },
  { name: 'Melancholy', type: 'Form', cost: '!!$', text: ['All Entities have a power of 2.'] },
  {
    name: 'The Long Run', type: 'Form', cost: '!$',
    text: ['When you discard a card, gain 1 $. You may look at the top card of your deck.'],
  },
];
