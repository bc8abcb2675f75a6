import { describe, expect, it } from '@jest/globals';
import { readNotation } from '#kernel/notation.js';
import { host } from './index.js';
import { hasKeyword, healthOf, hostStat, powerOf } from './stats.js';
import type { HostBoard } from './board.js';

/** A board with Entities of kate's and her Forms, each with the text given. */
function boardWith(texts: readonly string[], entities: readonly string[]): HostBoard {
  const text = [
    'match host, comprehensive rules, complete record',
    'seat kate: Warden Aurelia',
    'seat john: Ravager Thane',
    'slots: 5 front, 4 back',
    'card Warden Aurelia: Host - Strife £, health 7, soul 5',
    'card Ravager Thane: Host - Amity %, health 8, soul 4',
    'card Stone Ogre: Entity - Giant, cost %$, health 3, power 3',
    'card Reef Hound: Entity - Beast, cost £, health 2, power 2',
    ...texts.flatMap((line, i) => [`card Form ${'ABCD'[i]}: Form, cost %`, `  ${line}`]),
    '',
    "position: turn 6, kate's Action Phase 1, kate went first, stack empty, kate has priority, no sickness, no attacks",
    '  kate: 0 action points, hand 3 cards, deck 30, damage 1',
    ...entities.map((name, i) => `    front ${i + 1} ${name}`),
    ...texts.map((_, i) => `    form Form ${'ABCD'[i]}`),
    '  john: 0 action points, hand 3 cards, deck 30, damage none',
  ].join('\n');
  const read = readNotation(`${text}\n`, { host });
  if (!('header' in read)) throw new Error(JSON.stringify(read, null, 1));
  return host.open(read.header);
}

function stats(texts: readonly string[], entities: readonly string[]): string[] {
  const board = boardWith(texts, entities);
  return board.players[0].front.slice(0, entities.length).map((thing) => `${powerOf(board, thing!)}/${healthOf(board, thing!)}`);
}

describe('continuous effects by damage', () => {
  it('tell the damaged from the undamaged', () => {
    const texts = ['Undamaged Entities get +1 power.', 'Damaged Entities get +2 health.'];
    expect(stats(texts, ['Reef Hound', 'Stone Ogre (1 damage)'])).toEqual(['3/2', '3/5']);
  });
});

describe('continuous effects that hang on what others change', () => {
  it('count on each other where there is no circle', () => {
    expect(stats(['Entities you control get +1 power.', 'Entities with power 4 or more get +2 health.'], ['Stone Ogre', 'Reef Hound'])).toEqual(['4/5', '3/2']);
    const chain = ['Entities with power 3 or more get +2 health.', 'Entities with health 5 or more get +1 power.'];
    expect(stats(chain, ['Stone Ogre', 'Reef Hound'])).toEqual(['4/5', '2/2']);
  });

  it('keep what else changes a stat while another is asked for', () => {
    const texts = ['Entities you control get +1 health.', 'Entities with power 2 or less get +1 health.', 'Entities you control get -1 power.'];
    expect(stats(texts, ['Stone Ogre', 'Reef Hound'])).toEqual(['2/5', '1/4']);
  });

  it.each([
    ['itself, by a quality', ['Entities with power 3 or less get +1 power.'], ['4/3', '3/2']],
    ['itself, by a condition', ['If you control an Entity with power 3 or more, Entities you control get +1 power.'], ['4/3', '3/2']],
    ['a second of its kind', ['Entities with power 3 or less get +1 power.', 'Entities with power 3 or less get +1 power.'], ['5/3', '4/2']],
  ])('are taken by what is there without them where they hang on %s', (_, texts, expected) => {
    expect(stats(texts, ['Stone Ogre', 'Reef Hound'])).toEqual(expected);
  });

  it('do not apply where each takes away what the other asks for', () => {
    const texts = ['Entities with power 3 or more get -1 health.', 'Entities with health 3 or more get -1 power.'];
    expect(stats(texts, ['Stone Ogre', 'Reef Hound'])).toEqual(['3/3', '2/2']);
  });

  it('give keywords that others ask for, and do not go round', () => {
    const texts = ['Entities with power 3 or more have Haste.', 'Entities with Haste have First Strike.', 'Entities with First Strike have Haste.'];
    const board = boardWith(texts, ['Stone Ogre', 'Reef Hound']);
    const [ogre, hound] = board.players[0].front;
    expect(hasKeyword(board, ogre!, 'Haste')).toBe(true);
    expect(hasKeyword(board, ogre!, 'First Strike')).toBe(true);
    expect(hasKeyword(board, hound!, 'Haste')).toBe(false);
    expect(hasKeyword(board, hound!, 'First Strike')).toBe(false);
  });

  it('change a Host by a condition on Entities', () => {
    const board = boardWith(['If you control an Entity with power 4 or more, your Host gets +2 health.', 'Entities you control get +1 power.'], ['Stone Ogre']);
    expect(hostStat(board, 0, 'health')).toBe(9);
    expect(hostStat(board, 1, 'health')).toBe(8);
  });
});
