/** Stone: destruction and patience. */
import type { CardDefinition } from '../header.js';

const subtypes = ['Quarry'];

export const quarry: readonly CardDefinition[] = [
  { name: 'Chalk Hound', type: 'Creature', subtypes, cost: 2, power: 3, resolve: 1 },
  { name: 'Shale Tortoise', type: 'Creature', subtypes, cost: 2, power: 1, resolve: 5 },
  { name: 'Vault Keeper', type: 'Creature', subtypes, cost: 3, power: 2, resolve: 3, text: ['If you have no Instant card in your hand, tap this creature: draw a card.'] },
  { name: 'Clay Giant', type: 'Creature', subtypes, cost: 5, power: 5, resolve: 5, text: ['On Play, discard a card: destroy a creature with resolve 2 or less.'] },
  { name: 'Cave In', type: 'Instant', subtypes, cost: 4, text: ['Destroy a creature.'] },
  { name: 'Rust', type: 'Instant', subtypes, cost: 1, text: ['Destroy an Equipment card.'] },
  { name: 'Even Ground', type: 'Event', subtypes, cost: 5, text: ['Destroy a Battlefield card. Then each player loses 2 HS.'] },
  { name: 'Heavy Chain', type: 'Equipment', subtypes, cost: 1, power: -2, resolve: 0 },
  { name: 'Deep Shaft', type: 'Battlefield', subtypes, cost: 2, text: ["Quick effect. When an opponent's creature attacks, destroy this card: untap one of your creatures."] },
];
