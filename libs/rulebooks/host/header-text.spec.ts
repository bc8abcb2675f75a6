import { describe, expect, it } from '@jest/globals';
import fc, { type Arbitrary } from 'fast-check';
import { arbitraryFields, type Givens } from '#check-tester/arbitrary.js';
import { without, type Header } from '#kernel/log.js';
import { readNotation, writeNotation, type NotationError } from '#kernel/notation.js';
import type { Shape } from '#kernel/shape.js';
import { hostHeaderParts, type HostHeader } from './header.js';
import { host } from './index.js';
import { refShape, SLOTS } from './words.js';

const OPENING = 'match host, comprehensive rules, complete record\n';

const DISPUTE = `${OPENING}title: The dispute at table 4
seat kate: Ilsabet of the Ferry
seat john: "Ravager Thane"
slots: 5 front, 4 back
deck kate: 4 Ember Bolt, 4 Stone Ogre
deck john:
  4 Ember Bolt
  3 Stone Ogre
  4 Toll Guard
  2 Grace, Aligner of Stars
  1 Grapeshot
card Ember Bolt: Sorcery, cost £
  Deal 2 damage to target Entity.
card Stone Ogre: Entity - Giant, cost £$, health 3, power 2
card Ilsabet of the Ferry: Host - Amity %, health 8, soul 5
card Driftwood: Token Entity - Construct, health 1, power 1
card Barbed Harness: Sorcery - Equipment, cost &
  Equip to target Entity. It has +2 power.
card Grapeshot: Sorcery, cost £
card Toll Guard: Entity - Human Soldier, cost &$, health 3, power 2
card Loose Cobbles: Ambush, cost !
card Widow's Ledger: Form, cost ££
card Grace, Aligner of Stars: Entity, cost none
position: turn 5, kate's Action Phase 1, kate went first, kate has priority, no sickness, no attacks
  kate: 4 action points, resources £%, hand Ember Bolt + 3 cards, deck 30, damage 2, drop 2 Grapeshot
    front 1 Stone Ogre (1 damage, sick)
    front 2 Toll Guard (ready, has attacked, since turn 7, under it Barbed Harness, under it the opponent's Grapeshot)
    back 1 face-down Loose Cobbles
    back 2 a face-down card
    form Widow's Ledger (owner john, 2 counters oil)
  john: 0 action points, resources none, hand empty, deck 30, damage none, nothing in play
  stack:
    kate's Ember Bolt targeting john's Stone Ogre and john's Host
    john's Widow's Ledger's effect 2
  used: kate's Widow's Ledger's effect

kate passes
`;

function read(text: string): HostHeader {
  const match = readNotation(text, { host });
  if (Array.isArray(match)) throw new Error(match.map((e) => `${e.line.number}:${e.column} ${e.found}: ${e.expected}`).join('\n'));
  return match.header as HostHeader;
}

const cards = 'card Ember Bolt: Sorcery\ncard Stone Ogre: Entity\ncard Grapeshot: Sorcery\ncard Grace, Aligner of Stars: Entity\n';
const seats = 'seat kate: "Aurelia"\nseat john: "Thane"\n';
const player = (line: string): unknown => read(`${OPENING}${seats}${cards}position:\n  kate: ${line}`).position!.players.kate;
const position = (line: string): unknown => read(`${OPENING}${seats}${cards}position: ${line}`).position;

describe('the header of a Host match, written by hand', () => {
  it('is read and printed as it was', () => {
    const match = readNotation(DISPUTE, { host });
    if (Array.isArray(match)) throw new Error(match.map((e) => `${e.line.number}:${e.column} ${e.found} ${e.message}`).join('\n'));
    expect(writeNotation(match, host)).toBe(DISPUTE);
  });

  it('says what each card is', () => {
    const header = read(DISPUTE);
    expect(header.hosts).toEqual({ kate: 'Ilsabet of the Ferry', john: 'Ravager Thane' });
    expect(header.cards![2]).toEqual({ name: 'Ilsabet of the Ferry', type: 'Host', resource: '%', health: 8, soul: 5 });
    expect(header.cards![3]).toEqual({ name: 'Driftwood', type: 'Entity', token: true, subtypes: ['Construct'], health: 1, power: 1 });
    expect(header.cards![4].text).toEqual(['Equip to target Entity. It has +2 power.']);
  });

  it.each([
    ['4 #, ££, hand: 2 unknown, deck: 33, damage zone: empty', { points: 4, resources: '££', hand: [null, null], deck: 33, damage: 0 }],
    ['##; 1 strife; 2 damage cards', { points: 2, resources: '£', damage: 2 }],
    ['3 cards in hand, 30 cards in the deck, no damage', { hand: [null, null, null], deck: 30, damage: 0 }],
    ['no cards in her hand, 1 card in her deck, 2 cards in the damage zone', { hand: [], deck: 1, damage: 2 }],
    ['hand Ember Bolt and 2 other cards', { hand: ['Ember Bolt', null, null] }],
    ['hand Ember Bolt and no other card', { hand: ['Ember Bolt'] }],
    ['hand a card + Ember Bolt + 2 Grapeshot', { hand: [null, 'Ember Bolt', 'Grapeshot', 'Grapeshot'] }],
    ['drop Grace, Aligner of Stars + Ember Bolt, deck 3', { drop: ['Grace, Aligner of Stars', 'Ember Bolt'], deck: 3 }],
    [`resources ${'£'.repeat(60)}`, { resources: '£'.repeat(60) }],
    ['front empty, back empty, forms empty, nothing in play', {}],
    ['banished none', { banished: [] }],
  ])('understands what a player has: %s', (line, expected) => {
    expect(player(line)).toEqual({ inPlay: [], ...expected });
  });

  it.each([
    ['front 1 Stone Ogre, back 2 a face-down card', [{ card: 'Stone Ogre', at: 'front 1' }, { card: null, at: 'back 2', faceDown: true }]],
    ['frontrow slot 3 Stone Ogre (Creation Sickness; no damage)', [{ card: 'Stone Ogre', at: 'front 3', sick: 'yes', damage: 0 }]],
    ['Form Zone: Grapeshot (owner: john)', [{ card: 'Grapeshot', at: 'form', owner: 'john' }]],
    [
      "front 1 Stone Ogre (under it Grapeshot, under it the opponent's 2 Ember Bolt)",
      [{ card: 'Stone Ogre', at: 'front 1', markers: ['Grapeshot'], foreignMarkers: ['Ember Bolt', 'Ember Bolt'] }],
    ],
    ['front 1 "Nobody Knows, This"', [{ card: 'Nobody Knows, This', at: 'front 1' }]],
  ])('understands what is in play: %s', (line, inPlay) => {
    expect(player(line)).toEqual({ inPlay });
  });

  it.each([
    ["john's turn, stack empty, kate has passed", { player: 'john', stack: [], passed: 'kate' }],
    ['battle phase, early damage step', { phase: 'battle', step: 'early' }],
    [
      "attacker kate's Stone Ogre in front 1, blocker john's Host, block declared",
      { attacker: { of: 'kate', name: 'Stone Ogre', at: 'front 1' }, blocker: { of: 'john', at: 'host' }, step: 'block' },
    ],
  ])('understands where the turn stands: %s', (line, expected) => {
    expect(position(line)).toEqual({ players: {}, ...expected });
  });

  it.each([
    'Match Host, Comprehensive Rules, Complete Record.',
    'match host comprehensive rules complete record',
    'match host, comprehensive, complete',
  ])('does not mind how its first line is written: %s', (opening) => {
    expect(read(`${opening}\nSeat kate\nSeat john\nTitle: a\nCard Reef Hound: Entity`)).toMatchObject({
      rulebook: 'host', edition: 'comprehensive', record: 'complete', seats: ['kate', 'john'], title: 'a', hosts: {}, cards: [{ name: 'Reef Hound' }],
    });
  });

  it('ends where a player or a card with the name of a part does something', () => {
    const names = 'seat Title Holder\nseat Seat Filler\ncard Card Sharp: Entity\n';
    for (const event of ['Title Holder passes', 'Seat Filler passes', 'Card Sharp is destroyed']) {
      const match = readNotation(`${OPENING}${names}${event}`, { host });
      expect(match).toMatchObject({ events: [{ n: 1 }] });
    }
  });

  it('does not mind where the cards are defined', () => {
    const { decks } = read(`${OPENING}${seats}deck kate: 2 Reef Hound\ncard Reef Hound: Entity`);
    expect(decks).toEqual({ kate: [{ name: 'Reef Hound', count: 2 }] });
  });
});

describe('a wrong line of the header', () => {
  const errors = (text: string): NotationError[] => {
    const match = readNotation(`${OPENING}${seats}${cards}${text}`, { host });
    if (!Array.isArray(match)) throw new Error('it was understood');
    return match;
  };

  it.each([
    ['position: turn 5, kates Action Phase 1', 19, '"turn 5"', 'did you mean "kate"?'],
    ['position: turn five', 16, 'the number of the turn: a number from 1 to 999', undefined],
    ["position: kate's Lunch", 18, 'Action Phase 1', undefined],
    ['position:\n  mary: deck 3', 3, 'a seat', undefined],
    ['position:\n  kate: hand Embr Bolt', 14, 'a card name', 'did you mean "Ember Bolt"?'],
    ['position:\n  kate: deck 300', 14, 'a number from 0 to 200', undefined],
    ['position:\n  kate: deck 3, deck 4', 17, 'one clause about deck', undefined],
    ['position:\n  kate: hand Ember Bolt, Stone Ogre', 26, '"hand Ember Bolt + 3 cards"', 'joined with " + "'],
    ['position:\n  kate: deck 3 Ember Bolt', 16, '","', undefined],
    ['position:\n  kate: front 1 Zyzzyva (sick)', 17, 'a card name', 'define the card'],
    ['position:\n  kate: front 1 Stone Ogre (tired)', 29, '"sick"', undefined],
    ["position:\n  stack: kate's Stone Ogre aiming", 28, '"," and the next', undefined],
    ['deck kate: 4 Stone Oger', 14, 'a card name', 'did you mean "Stone Ogre"?'],
    ['deck mary: 4 Stone Ogre', 6, 'a seat (kate, john)', undefined],
    ['card Reef Hound Entity', 23, '":"', undefined],
    ['card Reef Hound: Beast', 18, 'a card type: Host, Entity', undefined],
    ['card Reef Hound: Entity, cost 4', 31, 'resources such as', undefined],
    ['card Reef Hound: Entity, health 2, health 3', 36, 'one clause about health', undefined],
    ['slots: 5 front', 15, '4 back', undefined],
    ['seat kate: "Aurelia"', 6, 'another seat', 'has a line already'],
    ['slots: 5 front, 4 back\nslots: 5 front, 5 back', 8, 'one line "slots: 5 front, 4 back"', 'has one already'],
    ['title: a\ntitle: b', 8, 'one line "title: ', 'has one already'],
  ])('is told where it went wrong and what would be right: %s', (text, column, expected, hint) => {
    const [error] = errors(text);
    expect(error.line.number).toBe(8 + text.split('\n').length - 1);
    expect([error.column, error.expected, error.hint]).toEqual([
      column,
      expect.stringContaining(expected),
      hint === undefined ? undefined : expect.stringContaining(hint),
    ]);
  });

  it.each([
    ['match host', '"match host, comprehensive rules, complete record" or "match host, short rules, complete record"', undefined],
    ['match chess, fast rules, complete record', 'a game: host', undefined],
    ['match host, long rules, complete record', 'an edition: comprehensive or short', undefined],
    ['match host, short rules, full record', 'complete or abridged', undefined],
    ['match host, shrt rules, complete record', 'an edition: comprehensive or short', 'did you mean "short"?'],
    ['[{"verdict":1}]', 'match <game>', 'is no list'],
    [OPENING, 'seats: a list of 1 to 16', 'a line "seat kate: Warden Aurelia" says it'],
  ])('is told of the first line, and of what no line says: %s', (text, expected, hint) => {
    const [error] = readNotation(text, { host }) as NotationError[];
    expect([error.expected, error.hint]).toEqual([expect.stringContaining(expected), hint === undefined ? undefined : expect.stringContaining(hint)]);
  });

  it('is told even if no single line could know', () => {
    expect(errors('card Reef Hound: Entity - A B C D E F G H I J K L M')[0].expected).toContain('at most 12');
    expect(errors(`title: ${'long '.repeat(60)}`)[0]).toMatchObject({ expected: expect.stringContaining('title: at most 200') });
  });
});

describe('any header', () => {
  const NAMES = ['Ember Bolt', 'Stone Ogre', 'Grace, Aligner of Stars', "Widow's Ledger", 'Salt and Ash'];
  const AWKWARD = [
    ...NAMES, 'Host', 'a card', '3 cards', '2 Ember Bolt', 'front 1 Stone Ogre', 'Ember Bolt, deck 3', 'Bolt: Entity', 'Bolt (sick)',
    'empty', 'a face-down card', 'declared', "kate's Ember Bolt", '"', '\\', ' spaced ', '', 'two\nlines', '火の鳥', '// struck', 'no text',
    'Amity', '%',
  ];

  const headers = (givens: Givens): Arbitrary<Header> =>
    fc
      .record(
        {
          title: fc.oneof(fc.string({ unit: 'binary', maxLength: 20 }), fc.constantFrom(' x', '"x"', 'a (caused by 3)', '', ': x')),
          redactedFor: fc.constantFrom(...givens.seats, 'spectator'),
          parts: arbitraryFields(hostHeaderParts, givens),
        },
        { requiredKeys: ['parts'] },
      )
      .map(({ parts, ...rest }) => {
        const fixed = { verdict: 1, rulebook: 'host', edition: 'comprehensive', record: 'abridged', seats: givens.seats };
        return JSON.parse(JSON.stringify({ ...fixed, ...rest, ...parts })) as Header;
      });

  const written = (header: Header): string => {
    const text = writeNotation({ header, events: [] }, host);
    expect(read(text)).toEqual(header);
    return text;
  };

  it.each([[['kate', 'john']], [['stack', 'used']], [["O'Brien", 'kate 2']], [['position', 'a']]])('reads back as it was: %j', (names) => {
    fc.assert(fc.property(headers({ seats: names, names: AWKWARD }), (header) => void written(header)), { numRuns: 60 });
  });

  it('with ordinary names needs neither quotes nor JSON', () => {
    const seat = fc.constantFrom('kate', 'john');
    const refs = fc.oneof(
      fc.record({ player: seat }),
      fc.record({ of: seat, name: fc.constantFrom(...NAMES) }),
      fc.record({ of: seat, name: fc.constantFrom(...NAMES), at: fc.constantFrom(...SLOTS), effect: fc.constant(true) }),
    );
    const instead = new Map<Shape, Arbitrary<unknown>>([[refShape, refs]]);
    fc.assert(
      fc.property(headers({ seats: ['kate', 'john'], names: NAMES, plain: true, instead }), (header) => {
        const cards = NAMES.map((name) => ({ name, type: 'Form' }));
        const decks = { kate: [{ name: NAMES[0], count: 4 }], ...(header.decks as object) };
        const deckSizes = 'john' in decks ? {} : { deckSizes: { john: 50 } };
        expect(written({ ...without(header, 'deckSizes'), title: 'Table 4', cards, decks, ...deckSizes })).not.toMatch(/"|^header /m);
      }),
      { numRuns: 60 },
    );
  });
});
