/** docs/match-log.md is what strangers write a log from: every example in it is read and judged here. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { isWellFormed } from '#kernel/compact-length.js';
import { Judge } from '#kernel/judge.js';
import type { MatchLog } from '#kernel/log.js';
import type { NotationError } from '#kernel/notation.js';
import { readNotation } from '#kernel/notation.js';
import { rulebooks } from '#rulebooks/index.js';

const page = readFileSync('docs/match-log.md', 'utf8');
const blocks = [...page.matchAll(/^```(\S+)\n([\s\S]*?)^```$/gm)].map(([, kind, text]) => ({ kind, text }));
const ofKind = (kind: string): string[] => blocks.filter((b) => b.kind === kind).map((b) => b.text);

function read(text: string): MatchLog {
  const match = readNotation(text, rulebooks);
  if (Array.isArray(match)) throw new Error(match.map((e: NotationError) => `${e.line.number}:${e.column} ${e.message}, found ${e.found}`).join('\n'));
  expect(rulebooks[match.header.rulebook].inspect(match.header)).toEqual([]);
  return match;
}

function rulings(text: string): string[] {
  const match = read(text);
  const judge = new Judge(rulebooks[match.header.rulebook], match.header);
  return match.events.flatMap((event) => judge.judge(event).map((f) => `${f.event} ${f.verdict} ${f.check}`));
}

/** What the fragments of the page leave to the reader: seats and cards that they name without defining. */
const DEFINITIONS = `match host, comprehensive rules, complete record
seat kate: Some Host
seat john: Some Host
card Some Host: Host - Strife £, health 7, soul 5
${['Stone Ogre', 'Toll Guard', 'Reef Hound'].map((n) => `card ${n}: Entity, cost £, health 3, power 3`).join('\n')}
card Grapeshot: Sorcery, cost £
card Ember Bolt: Sorcery, cost £
  Deal 2 damage to target Entity.
card Chart Table: Form, cost $$
card Switchyard: Form, cost $$
  £: Draw a card.
`;

describe('docs/match-log.md', () => {
  it('has its three whole matches', () => {
    expect(ofKind('match')).toHaveLength(3);
  });

  it('judges the dispute as the page says', () => {
    expect(new Set(rulings(ofKind('match')[0]))).toEqual(
      new Set(['3 illegal slow-needs-action-phase', '3 illegal slow-needs-empty-stack', '3 illegal targets-fit']),
    );
  });

  it.each([1, 2])('finds match %i clean, as the page says', (i) => {
    expect(rulings(ofKind('match')[i])).toEqual([]);
  });

  it('reads its cards and its position together', () => {
    const [opening, cards, position] = ofKind('match-part');
    expect(opening.trim()).toBe(DEFINITIONS.split('\n')[0]);
    const own = [...cards.matchAll(/^card ([^:]+):/gm)].map((m) => m[1]);
    const others = DEFINITIONS.split(/\n(?=card )/).filter((d) => !own.some((name) => d.startsWith(`card ${name}:`)));
    const { header } = read(`${others.join('\n')}\n${cards}${position}`);
    expect(header.cards).toHaveLength(own.length + 7);
    expect(header.position).toMatchObject({ turn: 9, player: 'kate', priority: 'kate', stack: [{ card: 'Ember Bolt' }] });
  });

  it('reads its sentences in other words', () => {
    const cards = [/^card Salt the Wound.*\n.*\n/m, /^card Dock Brawler.*\n/m].map((card) => card.exec(page)![0]).join('');
    const { events } = read(`${DEFINITIONS.replaceAll('kate', 'mira').replaceAll('john', 'tobin')}${cards}\n${ofKind('match-line')[0]}`);
    expect(events.map((e) => e.type)).toEqual([
      'PhaseDeclared', 'BothPassed', 'AttackerDeclared', 'PriorityPassed', 'BlockerDeclared', 'DamageStepBegan', 'DamageDealt', 'PointsSpentToDraw',
      'CardPlayed', 'TriggerStacked', 'LeftStack', 'SlotMoved', 'CardsPut', 'ZoneSearched', 'CardsLookedAt',
    ]);
  });

  it('reads its lines about Host damage', () => {
    const { events } = read(`${DEFINITIONS.replaceAll('john', 'tobin')}\n${ofKind('match-line')[1]}`);
    expect(events.map((e) => e.type)).toEqual(['DamageDealt', 'HostDamageTaken']);
  });

  it('shows JSON Lines that fit', () => {
    const [header, ...events] = ofKind('json')[0].trim().split('\n').map((line) => JSON.parse(line) as never);
    const { seats } = header as { seats: string[] };
    for (const event of events as { type: string }[]) expect(isWellFormed(rulebooks.host.validators[event.type], event as never, seats)).toBe(true);
  });
});
