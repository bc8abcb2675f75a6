/** Fire: damage and speed. */
import type { CardDefinition } from '../header.js';

const subtypes = ['Ember'];

export const ember: readonly CardDefinition[] = [
  { name: 'Cinder Pup', type: 'Creature', subtypes, cost: 1, power: 2, resolve: 1 },
  { name: 'Forge Apprentice', type: 'Creature', subtypes, cost: 2, power: 2, resolve: 3, text: ['On Play: gain 1 plasma.'] },
  { name: 'Ash Lancer', type: 'Creature', subtypes, cost: 3, power: 4, resolve: 2 },
  { name: 'Furnace Warden', type: 'Creature', subtypes, cost: 4, power: 3, resolve: 5, text: ['Quick effect. When this creature takes damage: deal 1 damage to your opponent.'] },
  { name: 'Scorch', type: 'Instant', subtypes, cost: 2, text: ['Deal 3 damage to a creature.'] },
  { name: 'Flare', type: 'Instant', subtypes, cost: 1, text: ['Deal 2 damage to your opponent.'] },
  { name: 'Red Dawn', type: 'Event', subtypes, cost: 4, text: ['Deal 2 damage to each creature. Then draw a card.'] },
  { name: 'Glowing Blade', type: 'Equipment', subtypes, cost: 2, power: 2, resolve: 0 },
  { name: 'Coal Fields', type: 'Battlefield', subtypes, cost: 3, text: ['Quick effect. When a creature is destroyed: your opponent loses 1 HS.'] },
];
