/** Growth: resolve, healing and strong creatures. */
import type { CardDefinition } from '../header.js';

const subtypes = ['Orchard'];

export const orchard: readonly CardDefinition[] = [
  { name: 'Seed Bearer', type: 'Creature', subtypes, cost: 1, power: 1, resolve: 1, text: ['Quick effect. When this creature is destroyed: draw a card.'] },
  { name: 'Thorn Filly', type: 'Creature', subtypes, cost: 3, power: 3, resolve: 3 },
  { name: 'Old Gardener', type: 'Creature', subtypes, cost: 2, power: 1, resolve: 4, text: ['Pay 1 plasma: another creature gains 1 resolve.'] },
  { name: 'Root Giant', type: 'Creature', subtypes, cost: 6, power: 6, resolve: 7 },
  { name: 'Sap Rise', type: 'Instant', subtypes, cost: 1, text: ['A creature gains 2 resolve.'] },
  { name: 'Wild Surge', type: 'Instant', subtypes, cost: 2, text: ['A creature gains +2 power and +1 resolve this turn.'] },
  { name: 'Harvest', type: 'Event', subtypes, cost: 3, text: ['Gain 4 HS. Then each player draws a card.'] },
  { name: 'Bark Shield', type: 'Equipment', subtypes, cost: 2, power: -1, resolve: 4 },
  { name: 'Sunlit Rows', type: 'Battlefield', subtypes, cost: 3, text: ['At the start of your Standby Phase: gain 1 plasma.'] },
];
