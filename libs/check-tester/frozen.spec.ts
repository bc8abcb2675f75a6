import { describe, expect, it } from '@jest/globals';
import { holdStill } from './frozen.js';

interface Thing {
  markers: Thing[];
  under: Thing | null;
  damage: number;
}

function board() {
  const below: Thing = { markers: [], under: null, damage: NaN };
  below.markers.push({ markers: [], under: below, damage: 0 });
  return {
    below,
    turn: NaN,
    names: new Map<unknown, unknown>([['kate', { points: 1 }], [below, 2]]),
    tags: new Set(['a']),
    since: new Date(0),
    counts: new Int8Array([1, 2]),
    get twice(): number {
      throw new Error('a getter is not run');
    },
  };
}
type Board = ReturnType<typeof board>;

const changes = (act: (board: Board) => void): string[] => {
  const shown = board();
  const held = holdStill({ board: shown });
  act(shown);
  return held.changes();
};

describe('holdStill', () => {
  it('is content with a board that was only read, cycles and NaN included', () => {
    expect(changes((b) => void [b.below.markers[0].under === b.below, b.names.get('kate'), ...b.tags])).toEqual([]);
  });

  it.each<[string, string, (board: Board) => void]>([
    ['a number', 'board.turn', (b) => void (b.turn = 5)],
    ['a number that becomes unknown', 'board.below.markers[0].damage', (b) => void (b.below.markers[0].damage = NaN)],
    ['zero that becomes negative', 'board.below.markers[0].damage', (b) => void (b.below.markers[0].damage = -0)],
    ['an array that grows', 'board.below.markers', (b) => void b.below.markers.push(b.below)],
    ['an array that shrinks', 'board.below.markers', (b) => void b.below.markers.pop()],
    ['a field that is gone', 'board', (b) => void delete (b as Partial<Board>).turn],
    ['a field that is new', 'board', (b) => void Object.assign(b, { memo: 1 })],
    ['another object in the same place', 'board.below.under', (b) => void (b.below.under = { ...b.below })],
    ['an entry of a Map', 'board.names', (b) => void b.names.set('john', 1)],
    ['a value of a Map', 'board.names[an object]', (b) => void b.names.set(b.below, 3)],
    ['a field inside a Map', 'board.names.kate.points', (b) => void ((b.names.get('kate') as { points: number }).points = 2)],
    ['an entry of a Set', 'board.tags', (b) => void b.tags.add('b')],
    ['a Date', 'board.since[Symbol(time)]', (b) => void b.since.setTime(1)],
    ['a typed array', 'board.counts[1]', (b) => void (b.counts[1] = 9)],
    ['a prototype', 'board.below[Symbol(prototype)]', (b) => void Object.setPrototypeOf(b.below, null)],
  ])('sees %s', (_, path, act) => {
    expect(changes(act)).toEqual([path]);
  });

  it('leaves what is held already to whoever holds it', () => {
    const shown = board();
    const below = holdStill({ below: shown.below });
    const rest = holdStill({ board: shown }, below);
    shown.below.damage = 1;
    expect([rest.changes(), below.changes()]).toEqual([[], ['below.damage']]);
  });

  it('survives a chain longer than the stack', () => {
    let chain: { next: unknown } = { next: null };
    for (let i = 0; i < 100_000; i++) chain = { next: chain };
    expect(holdStill({ chain }).changes()).toEqual([]);
  });
});
