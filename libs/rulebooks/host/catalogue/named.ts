/** The cards that the rules name in their examples. What those examples leave open (costs, stats, most of the text) is ours. */
import type { CardDefinition } from '../header.js';

export const named: readonly CardDefinition[] = [
  { name: 'Vampire Aristocrat', type: 'Entity', subtypes: ['Vampire', 'Noble'], cost: '££$', health: 3, power: 3 },
  {
    name: 'Grace, Aligner of Stars', type: 'Entity', subtypes: ['Human', 'Wizard'], cost: '!!', health: 2, power: 1,
    text: ['Fast (may be played at Fast speed).', 'When Grace is created, draw a card.'],
  },
  { name: 'Deep Sea Mermaid', type: 'Entity', subtypes: ['Mermaid'], cost: '%$', health: 2, power: 2 },
  {
    name: 'Xin, Master of Pain', type: 'Entity', subtypes: ['Human', 'Warrior'], cost: '££$', health: 4, power: 3,
    text: ['When Xin, Master of Pain attacks, deal 2 damage to target Entity.'],
  },
  {
    name: 'Creeping Corrosion', type: 'Ambush', cost: '%%',
    text: ['Activate when an Entity attacks; destroy the attacking Entity.'],
  },
  // A gain of either player makes the other's Sphinx gain: two of these never stop.
  {
    name: 'Mystic Sphinx of Old', type: 'Entity', subtypes: ['Sphinx'], cost: '&&$', health: 4, power: 2,
    text: ['When your opponent gains a resource, gain 1 $.'],
  },
];
