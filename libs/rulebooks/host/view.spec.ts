import { describe, expect, test } from '@jest/globals';
import { readNotation, writeNotation } from '#kernel/notation.js';
import { redact } from '#kernel/redact.js';
import type { MatchLog } from '#kernel/log.js';
import type { Viewer } from '#kernel/rulebook.js';
import { Timeline } from '#kernel/timeline.js';
import { hostSpecs, type HostEvent } from './events.js';
import { host } from './index.js';

const KATE: Viewer = { seat: 'kate' };
const JOHN: Viewer = { seat: 'john' };

/** kate has an Ambush face down and three cards in hand that john may not see; Snare Vine, Elder Bear and Ember Bolt are secrets here. */
const POSITION = `
match host, comprehensive rules, complete record
seat kate: Warden Aurelia
seat john: Ravager Thane
slots: 5 front, 4 back
card Warden Aurelia: Host - Amity %, health 7, soul 5
card Ravager Thane: Host - Strife £, health 8, soul 4
card Snare Vine: Ambush, cost %
  Activate when your opponent creates an Entity; destroy that Entity.
card Elder Bear: Entity - Beast, cost %, health 4, power 4
card Stone Ogre: Entity - Giant, cost %, health 3, power 3
card Reef Hound: Entity - Beast, cost £, health 2, power 3
card Ember Bolt: Sorcery, cost £
card Secret Grove: Form, cost %
deck kate: 4 Snare Vine, 4 Elder Bear
deck john: 4 Ember Bolt
position: turn 5, kate's Action Phase 1, kate went first, stack empty, kate has priority
  kate: 4 action points, resources %%, hand Snare Vine + Elder Bear + Secret Grove, deck 30, damage 2
    back 1 face-down Snare Vine
    front 1 Stone Ogre
  john: 4 action points, hand Ember Bolt + 3 cards, deck 30
    front 1 Reef Hound
`;

function match(lines: string, header = POSITION): MatchLog {
  const read = readNotation(`${header.trim()}\n\n${lines.trim()}\n`, { host });
  if (Array.isArray(read)) throw new Error(JSON.stringify(read, null, 1));
  return read;
}

/** The same match from its beginning: Hosts lie face down. */
const fromTheShuffle = match('kate places deck and Host', POSITION.slice(0, POSITION.indexOf('position:'))).header;

/** Who learns from a sentence which card it is about. */
type Seen = 'everybody' | 'both seats' | 'kate' | 'nothing to see';

/**
 * Every event type, with a sentence of kate's that names a card where the type can, and who learns that name from it.
 * A new type has no row, and the first test below says so.
 */
const TABLE: Record<HostEvent['type'], readonly (readonly [sentences: string, seen: Seen])[]> = {
  GameBegan: [['game 2 begins', 'nothing to see']],
  DeckPlaced: [['kate places deck and Host', 'nothing to see']],
  DeckShuffled: [['kate shuffles', 'nothing to see']],
  DeckCut: [['kate cuts the deck of john', 'nothing to see']],
  DiceRolled: [['kate rolls 7', 'nothing to see']],
  RollWon: [['kate wins the roll', 'nothing to see']],
  OrderChosen: [['kate chooses to go first', 'nothing to see']],
  HandKept: [['kate keeps', 'nothing to see']],
  Mulliganed: [['kate mulligans Snare Vine', 'kate']],
  HostRevealed: [['kate reveals the Host', 'nothing to see']],
  GameStarted: [['the game starts', 'nothing to see']],
  PhaseDeclared: [['kate enters her Battle Phase', 'nothing to see']],
  Replenished: [['kate replenishes to ####', 'nothing to see']],
  SicknessLost: [["kate's Entities lose Creation Sickness", 'nothing to see']],
  PointsSpentToDraw: [['kate spends # to draw Snare Vine', 'kate']],
  PointsSpentToGain: [['kate spends ## to gain %', 'nothing to see']],
  TurnEnded: [['kate ends the turn', 'nothing to see']],
  PriorityPassed: [['kate passes', 'nothing to see']],
  BothPassed: [['both players pass', 'nothing to see']],
  CardPlayed: [
    ['kate creates Elder Bear into front 2, paying %', 'everybody'],
    ['kate lays Snare Vine into back 2', 'kate'],
    ['kate plays Snare Vine into back 2', 'kate'],
    ['kate lays Elder Bear into back 2', 'kate'],
    ["kate lays Snare Vine from kate's drop zone into back 2", 'everybody'],
    ["kate creates Stone Ogre into front 2, targeting kate's Snare Vine in back 1", 'kate'],
  ],
  AbilityActivated: [
    ["kate uses kate's Stone Ogre's effect, discarding Elder Bear", 'everybody'],
    ["kate uses kate's Stone Ogre's effect, targeting kate's Snare Vine", 'kate'],
  ],
  AmbushActivated: [['kate activates Snare Vine in back 1, paying %', 'everybody']],
  TriggersDeclared: [["kate declares the trigger of kate's Snare Vine", 'kate']],
  TriggerStacked: [["kate puts kate's Stone Ogre's effect on the stack, targeting kate's Snare Vine in back 1", 'kate']],
  TargetsChanged: [["kate changes the targets of kate's Stone Ogre's effect to kate's Snare Vine", 'kate']],
  ResolutionBegan: [["kate lays Snare Vine into back 2\nkate's Snare Vine begins to resolve into back 2", 'kate']],
  ResolutionEnded: [['the resolution ends', 'nothing to see']],
  LeftStack: [["kate creates Elder Bear into front 2\nkate's Elder Bear leaves the stack without resolving", 'everybody']],
  LoopFound: [['the players find an infinite loop', 'nothing to see']],
  AttackerDeclared: [["kate declares kate's Snare Vine as attacker", 'kate'], ["kate declares kate's Stone Ogre as attacker", 'everybody']],
  BlockerDeclared: [["kate declares john's Reef Hound as blocker", 'everybody']],
  DamageStepBegan: [['the early damage step begins', 'nothing to see']],
  DamageStepEnded: [['the damage step ends', 'nothing to see']],
  SimultaneousBegan: [['what follows happens at the same time', 'nothing to see']],
  SimultaneousEnded: [['so much at the same time', 'nothing to see']],
  CardsDrawn: [['kate draws Snare Vine', 'kate']],
  CardsDiscarded: [['kate discards Elder Bear', 'everybody']],
  DamageDealt: [["kate's Stone Ogre deals 2 damage to john's Reef Hound", 'everybody'], ["1 damage is dealt to kate's Snare Vine", 'kate']],
  HostDamageTaken: [['kate puts Elder Bear from hand into the damage zone', 'kate']],
  DamageHealed: [["1 damage is healed from kate's Stone Ogre", 'everybody']],
  HostHealed: [["kate heals Elder Bear to kate's hand", 'kate'], ["kate heals Elder Bear to kate's drop zone", 'everybody']],
  CardDestroyed: [["kate's Snare Vine is destroyed", 'everybody'], ["kate's Snare Vine is destroyed and goes to the bottom of kate's deck", 'kate']],
  CardMoved: [
    ["kate's Snare Vine goes to kate's drop zone", 'everybody'],
    ["kate's Snare Vine goes to kate's hand", 'kate'],
    ["kate's Elder Bear in hand goes to the bottom of kate's deck", 'kate'],
    ["kate's Stone Ogre goes to kate's hand", 'everybody'],
  ],
  CardsPut: [
    ["kate puts Elder Bear from kate's hand on the bottom of kate's deck", 'kate'],
    ["kate puts Elder Bear from kate's deck into kate's hand", 'kate'],
    ["kate puts Elder Bear from kate's deck into kate's drop zone", 'everybody'],
    ["kate puts Elder Bear from kate's hand into kate's front 2", 'everybody'],
    ["kate puts Snare Vine from kate's hand into kate's back 2", 'kate'],
    ["kate puts Elder Bear from kate's hand into john's hand", 'both seats'],
  ],
  SlotMoved: [["kate's Snare Vine moves to back 3", 'kate']],
  ControlTaken: [["kate takes control of john's Reef Hound into front 2", 'everybody']],
  MarkerAttached: [["kate's Snare Vine is attached to kate's Stone Ogre", 'kate']],
  TokenCreated: [['kate puts a token Elder Bear into front 2', 'everybody']],
  CountersPut: [["kate's Snare Vine gets 1 counters \"growth\"", 'kate']],
  ResourcesGained: [['kate gains %', 'nothing to see']],
  ResourcesLost: [['kate loses %', 'nothing to see']],
  StatsChanged: [["kate's Snare Vine gets +1 power this turn", 'kate']],
  CardsRevealed: [["kate reveals Elder Bear from kate's hand", 'everybody']],
  CardsLookedAt: [["kate looks at Elder Bear of the top of kate's deck", 'kate'], ["kate looks at Ember Bolt of john's hand", 'kate']],
  CardsSeen: [["kate sees Elder Bear of the top of john's deck", 'kate']],
  ZoneSearched: [["kate searches kate's deck", 'nothing to see']],
  Conceded: [['kate concedes', 'nothing to see']],
  GameWon: [['kate wins the game', 'nothing to see']],
  Noted: [['note: kate has Elder Bear', 'everybody']],
  JudgeCalled: [['a judge is called: about Elder Bear', 'everybody']],
  BackedUp: [['the game returns to event 0', 'nothing to see']],
  RulingGiven: [['the judge rules: Elder Bear stays', 'everybody']],
  PenaltyGiven: [['kate receives a warning for Elder Bear', 'everybody']],
};

const SECRETS = ['Snare Vine', 'Elder Bear', 'Ember Bolt', 'Secret Grove'];
const secretsIn = (value: unknown): string[] => SECRETS.filter((name) => JSON.stringify(value).includes(name));
const last = (log: MatchLog, viewer: Viewer): unknown => redact(log, host, viewer).events.at(-1);

describe('who sees which card', () => {
  test('every event type has its place in the table', () => {
    expect(Object.keys(TABLE).sort()).toEqual(hostSpecs.map((spec) => spec.type).sort());
  });

  const rows = Object.entries(TABLE).flatMap(([type, sentences]) => sentences.map(([lines, seen]) => [type, lines, seen] as const));

  test.each(rows)('%s: %s — %s', (type, lines, seen) => {
    const log = match(lines);
    const full = log.events.at(-1)!;
    expect(full.type).toBe(type);
    expect(last(log, 'judge')).toEqual(full);
    expect(last(log, KATE)).toEqual(full);
    if (seen === 'kate') {
      expect(secretsIn(full)).not.toEqual([]);
      expect(secretsIn(last(log, JOHN))).toEqual([]);
    } else expect(last(log, JOHN)).toEqual(full);
    if (seen === 'kate' || seen === 'both seats') expect(secretsIn(last(log, 'spectator'))).toEqual([]);
    else expect(last(log, 'spectator')).toEqual(full);
    if (seen === 'nothing to see') expect(secretsIn(full)).toEqual([]);
  });
});

describe('what an own event does not give away', () => {
  test.each([
    ["john casts Ember Bolt, targeting kate's Snare Vine in back 1", { of: 'kate', at: 'back 1' }],
    ["john casts Ember Bolt, targeting kate's Snare Vine", { of: 'kate', at: 'back 1' }],
  ])('%s', (lines, target) => {
    const [event] = redact(match(lines), host, JOHN).events;
    expect((event.data as { targets: unknown[] }).targets).toEqual([target]);
  });

  test('a card that a player moves blindly stays unknown to that player too', () => {
    const log = match("john puts Elder Bear from the top of kate's deck into kate's damage zone");
    expect([JOHN, 'spectator' as const].map((viewer) => secretsIn(last(log, viewer)))).toEqual([[], []]);
    expect(secretsIn(last(log, KATE))).toEqual(['Elder Bear']);
  });

  test('an Ambush on the stack is pointed at as the card there, although another of its name lies face down', () => {
    const log = match("kate lays Snare Vine into back 2\nkate's Snare Vine begins to resolve into back 2");
    expect(last(log, JOHN)).toMatchObject({ data: { item: { of: 'kate', at: 'stack' }, slot: 'back 2' } });
  });

  test('after a judge\'s backup an Ambush is face down again', () => {
    const log = match("kate activates Snare Vine in back 1, paying %\nthe game returns to event 0\nkate's Snare Vine moves to back 3");
    expect(secretsIn(last(log, JOHN))).toEqual([]);
  });
});

describe('the header', () => {
  const log = match("kate lays Snare Vine into back 2\nkate reveals Secret Grove from kate's hand");
  const headerFor = (viewer: Viewer): string => JSON.stringify(redact(log, host, viewer).header);

  test('shows a seat its own deck, hand and face-down cards, and definitions of what it has seen', () => {
    expect(secretsIn(headerFor(KATE))).toEqual(['Snare Vine', 'Elder Bear', 'Secret Grove']);
    expect(secretsIn(headerFor(JOHN))).toEqual(['Ember Bolt', 'Secret Grove']);
    expect(secretsIn(headerFor('spectator'))).toEqual(['Secret Grove']);
    expect(redact(log, host, 'judge')).toBe(log);
  });

  test('keeps a Host to its player until it is turned face up', () => {
    const setup = { header: fromTheShuffle, events: [{ n: 1, type: 'DeckPlaced', by: 'kate', data: {} }] };
    const shown = { ...setup, events: [...setup.events, { n: 2, type: 'HostRevealed', by: 'kate', data: {} }] };
    expect(redact(setup, host, JOHN).header.hosts).toEqual({ john: 'Ravager Thane' });
    expect(JSON.stringify(redact(setup, host, JOHN))).not.toContain('Warden Aurelia');
    expect(host.inspect(redact(setup, host, JOHN).header)).toEqual([]);
    expect(redact(shown, host, JOHN).header.hosts).toEqual(log.header.hosts);
  });

  test('shows the back of an Ambush that a position has on the stack, and of one that is aimed at', () => {
    const waiting = POSITION.replace('stack empty, ', '') + "  stack: kate's Snare Vine, kate's Stone Ogre's effect targeting kate's Snare Vine in back 1\n";
    const seen = redact(match('kate passes', waiting), host, JOHN);
    expect(secretsIn(seen.header.position)).toEqual(['Ember Bolt']);
    expect(secretsIn(redact(match('kate passes', waiting), host, KATE).header.position)).toEqual(['Snare Vine', 'Elder Bear', 'Secret Grove']);
    const text = writeNotation(seen, host);
    expect(text).toContain("kate's face-down card");
    expect(readNotation(text, { host })).toMatchObject(seen);
  });

  test('keeps the definition of a token by the name that it is made under', () => {
    const token = POSITION.replace('card Ember Bolt', 'card Driftwood token: Token Entity, health 1, power 1\ncard Ember Bolt');
    const seen = redact(match('kate puts a token "Driftwood" into front 2', token), host, JOHN);
    expect(JSON.stringify(seen.header.cards)).toContain('Driftwood token');
  });
});

describe('the board', () => {
  const shownAt = (lines: string, viewer: Viewer): string => {
    const { header, events } = match(lines);
    const board = new Timeline(host, header, events).at(events.length);
    return JSON.stringify([host.viewBoard(board, viewer), host.picture(board, viewer)]);
  };

  test.each([
    ['an Ambush on the stack', 'kate lays Snare Vine into back 2'],
    ['an Ambush that resolves', "kate lays Snare Vine into back 2\nkate's card on the stack begins to resolve into back 2"],
    ['an Ambush that was declared an attacker', "kate declares kate's Snare Vine as attacker"],
    ['a face-down marker', "kate's Snare Vine is attached to kate's Stone Ogre"],
    ['a hand', 'kate draws Elder Bear'],
    ['damage', 'kate puts Elder Bear from hand into the damage zone'],
  ])('hides %s from the other seat and the spectator', (_what, lines) => {
    expect([JOHN, 'spectator' as const].map((viewer) => secretsIn(shownAt(lines, viewer)).filter((name) => name !== 'Ember Bolt'))).toEqual([[], []]);
    expect(secretsIn(shownAt(lines, KATE))).toContain('Snare Vine');
    expect(secretsIn(shownAt(lines, 'judge'))).toContain('Ember Bolt');
  });

  test('hides name and stats of a Host that lies face down', () => {
    const board = host.open(fromTheShuffle);
    expect(host.viewBoard(board, JOHN)).toMatchObject({ players: { kate: { host: null, hostHealth: null, soul: null }, john: { hostHealth: 8 } } });
    expect(JSON.stringify(host.picture(board, JOHN))).not.toContain('Warden Aurelia');
    expect(JSON.stringify(host.picture(board, KATE))).toContain('Warden Aurelia');
  });
});
