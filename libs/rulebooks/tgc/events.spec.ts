import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { arbitraryEvent, arbitraryEvents } from '#check-tester/arbitrary.js';
import type { GameEvent } from '#kernel/event.js';
import { Judge } from '#kernel/judge.js';
import type { Header } from '#kernel/log.js';
import { readNotation, writeNotation } from '#kernel/notation.js';
import { redact } from '#kernel/redact.js';
import { tgcSpecs } from './events.js';
import { tgc } from './index.js';

/** Names that a sentence could take for something else. */
const AWKWARD = [
  'Kiln Ram', 'Kiln', 'Knight and Squire', 'Bolt + Bolt', "Nia's Kiln Ram", 'Kiln Ram #2', 'Nia', 'deck', 'a card', '3 cards', 'nothing',
  "Kiln Ram's effect", 'heads', 'Ram, paying 3', 'Ram on Ram', '// Struck', '[14:03] Bell', 'A "Quoted" Word', '火の鳥', 'card', 'position',
];
const SEATS = ['Nia', 'Otto', 'Nia Ann', 'both players', "O'Brien", 'the coin', '2'];
const PLAIN = ['Kiln Ram', 'Rockslip', 'Salt Mail', 'Glass Orchard', 'Tide Reader'];

const header: Header = {
  verdict: 1, rulebook: 'tgc', edition: 'casual', record: 'complete', seats: SEATS,
  cards: AWKWARD.map((name) => ({ name, type: 'Battlefield', cost: 1 })),
};

const numbered = (events: readonly Omit<GameEvent, 'n'>[]): GameEvent[] => events.map((e, i) => ({ n: i + 1, ...e }));

describe('a sentence of TGC', () => {
  it.each(tgcSpecs.map((spec) => [spec.type, spec] as const))('reads back as it was told: %s', (_, spec) => {
    const some = fc.array(arbitraryEvent(spec, { seats: SEATS, names: AWKWARD }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(some, (drawn) => {
        const events = numbered(drawn);
        const text = writeNotation({ header, events }, tgc);
        const read = readNotation(text, { tgc });
        if (Array.isArray(read)) throw new Error(read.map((e) => `${text}\n${e.line.number}:${e.column} ${e.found}: ${e.expected}`).join('\n'));
        expect(read.events).toEqual(events);
      }),
      { numRuns: 6 },
    );
  });
});

describe('whatever happens, in whatever order', () => {
  const two: Header = {
    verdict: 1, rulebook: 'tgc', edition: 'tournament', record: 'complete', seats: ['Nia', 'Otto'],
    cards: [
      { name: 'Kiln Ram', type: 'Creature', cost: 3, power: 3, resolve: 4, text: ['Quick effect. Tap this creature: draw a card.'] },
      { name: 'Rockslip', type: 'Instant', cost: 2, text: ['Deal 3 damage to a creature. Then each player loses 2 HS.'] },
      { name: 'Salt Mail', type: 'Equipment', cost: 2, power: 0, resolve: 2 },
      { name: 'Glass Orchard', type: 'Battlefield', cost: 3, text: ['On Play: you may destroy a creature.'] },
      { name: 'Tide Reader', type: 'Creature', cost: 1, power: 1, resolve: 3, text: ['Quick effect. When you draw a card: gain 1 HS.'] },
    ],
  };
  const events = arbitraryEvents(tgcSpecs, { seats: ['Nia', 'Otto'], names: PLAIN, plain: true });

  it.each(['complete', 'abridged'] as const)('the fold, the checks and the views of a %s record go on', (record) => {
    fc.assert(
      fc.property(events, (drawn) => {
        const log = { header: { ...two, record }, events: drawn };
        for (const viewer of ['judge', 'spectator', { seat: 'Nia' }] as const) {
          const seen = redact(log, tgc, viewer);
          const judge = new Judge(tgc, seen.header);
          for (const event of seen.events) judge.judge(event);
          tgc.viewBoard(tgc.clone(judge.board), viewer);
          tgc.picture(judge.board, viewer);
          tgc.options(judge.board, 'Nia');
        }
      }),
      { numRuns: 60 },
    );
  });
});
