import { describe, expect, it } from '@jest/globals';
import { readNotation } from '#kernel/notation.js';
import { redact } from '#kernel/redact.js';
import { tgc } from './index.js';

/** The same game with other cards where nobody but Otto may look. */
const game = (drawn: string, aside: string, deck: string): string => `match tgc, casual rules, complete record
seat Nia
seat Otto
card Secret One: Event, cost 1, no text
card Secret Two: Event, cost 2, no text
deck Nia: 40 Cinder Pup
deck Otto: ${deck}

Nia draws 5 Cinder Pup
Otto draws ${drawn}
Otto mulligans ${aside}, drawing ${aside}
Otto keeps the hand`.replace('5 Cinder Pup', 'Cinder Pup + 4 cards');

const read = (text: string) => {
  const match = readNotation(text, { tgc });
  if (Array.isArray(match)) throw match[0];
  return { header: match.header, events: match.events };
};

const one = read(game('Secret One + 4 cards', 'Secret One', '40 Secret One'));
const two = read(game('Secret Two + 4 cards', 'Secret Two', '40 Secret Two'));

describe('what TGC hides', () => {
  it.each(['spectator', { seat: 'Nia' }] as const)('is the same to %j whatever it is', (viewer) => {
    expect(JSON.stringify(redact(one, tgc, viewer))).toBe(JSON.stringify(redact(two, tgc, viewer)));
  });

  it.each(['judge', { seat: 'Otto' }] as const)('is there for %j', (viewer) => {
    expect(JSON.stringify(redact(one, tgc, viewer))).toContain('Secret One');
  });

  it('is not on the board either, but for its size', () => {
    const board = tgc.open(one.header);
    for (const event of one.events) tgc.evolve(board, event);
    for (const viewer of ['spectator', { seat: 'Nia' }] as const) {
      expect(JSON.stringify([tgc.viewBoard(board, viewer), tgc.picture(board, viewer)])).not.toContain('Secret');
    }
    expect(JSON.stringify(tgc.viewBoard(board, { seat: 'Otto' }))).toContain('"size":5');
  });
});
