/** Water: cards, tapping and going back to hand. */
import type { CardDefinition } from '../header.js';

const subtypes = ['Harbour'];

export const harbour: readonly CardDefinition[] = [
  { name: 'Quay Runner', type: 'Creature', subtypes, cost: 1, power: 1, resolve: 2 },
  { name: 'Net Mender', type: 'Creature', subtypes, cost: 2, power: 1, resolve: 3, text: ['Quick effect. Tap this creature: gain 1 HS.'] },
  { name: 'Gull Rider', type: 'Creature', subtypes, cost: 3, power: 3, resolve: 3, text: ['On Play: you may draw a card.'] },
  { name: 'Harbour Master', type: 'Creature', subtypes, cost: 5, power: 4, resolve: 5, text: ['Battle effect. Pay 1 plasma: tap an untapped creature.'] },
  { name: 'Undertide', type: 'Instant', subtypes, cost: 3, text: ["Return a creature to its owner's hand."] },
  { name: 'Slack Rope', type: 'Instant', subtypes, cost: 1, text: ['Tap an untapped creature.'] },
  { name: 'Full Holds', type: 'Event', subtypes, cost: 2, text: ['Draw 2 cards. Then discard a card.'] },
  { name: 'Storm Coat', type: 'Equipment', subtypes, cost: 1, power: 0, resolve: 2 },
  { name: 'Long Pier', type: 'Battlefield', subtypes, cost: 2, text: ['Quick effect. When you draw a card: gain 1 HS.'] },
];
