import { testCheck } from '#check-tester/test-check.js';
import { host } from '../../index.js';
import { nothingWithinAnAnd } from './nothing-within-an-and.js';

const given = (text: string): string => `
  match host, comprehensive rules, complete record
  seat ada: Captain Drost
  seat ben: Ilsabet of the Ferry
  card Captain Drost: Host - Strife £, health 6, soul 4, no text
  card Ilsabet of the Ferry: Host - Amity %, health 8, soul 5, no text
  card Bog Heron: Entity - Beast, cost %, health 2, power 1, no text
  card Sharp Practice: Sorcery, cost ££
    ${text}
  position: turn 7, ada's Action Phase 1, ada went first, ada has priority, ben has passed
    ada: 0 #, resources none, hand 2 cards, deck 38, damage 1, back 1 Sharp Practice
    ben: 0 #, resources none, hand 4 cards, deck 39, damage 1, front 1 Bog Heron
    stack: ada's Sharp Practice's effect targeting ben's Bog Heron
`;

testCheck(host, nothingWithinAnAnd, {
  given: given('Deal 2 damage to target Entity and draw a card.'),
  valid: [
    {
      name: 'an Entity destroyed once both parts are done',
      when: `
        Sharp Practice's effect resolves
          Sharp Practice deals 2 damage to ben's Bog Heron
          ada draws a card
          ben's Bog Heron is destroyed
      `,
    },
    {
      name: 'an Entity destroyed between the parts of a "then"',
      given: given('Deal 2 damage to target Entity, then draw a card.'),
      when: `
        Sharp Practice's effect resolves
          Sharp Practice deals 2 damage to ben's Bog Heron
            ben's Bog Heron is destroyed
          ada draws a card
      `,
    },
    {
      name: 'an Entity that the effect itself destroys',
      given: given('Destroy target Entity and draw a card.'),
      when: `
        Sharp Practice's effect resolves
          ben's Bog Heron is destroyed
          ada draws a card
      `,
    },
  ],
  invalid: [
    {
      name: 'an Entity destroyed between damage and draw',
      when: `
        Sharp Practice's effect resolves
          Sharp Practice deals 2 damage to ben's Bog Heron
            ben's Bog Heron is destroyed
          ada draws a card
      `,
      finds: [{ messageId: 'between', line: 3, data: { thing: "ben's Bog Heron" } }],
    },
  ],
});
