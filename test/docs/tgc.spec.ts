/** docs/tgc.md is what strangers write a TGC match from: every example in it is read and judged here. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { isWellFormed } from '#kernel/compact-length.js';
import { Judge } from '#kernel/judge.js';
import type { MatchLog } from '#kernel/log.js';
import { readNotation } from '#kernel/notation.js';
import type { CardType } from '#rulebooks/tgc/abilities.js';
import { tgc } from '#rulebooks/tgc/index.js';
import { readText } from '#rulebooks/tgc/language.js';

const page = readFileSync('docs/tgc.md', 'utf8');
const blocks = [...page.matchAll(/^```(\S+)\n([\s\S]*?)^```$/gm)].map(([, kind, text]) => ({ kind, text }));
const ofKind = (kind: string): string[] => blocks.filter((b) => b.kind === kind).map((b) => b.text);

function read(text: string): MatchLog {
  const match = readNotation(text, { tgc });
  if (Array.isArray(match)) throw new Error(match.map((e) => `${e.line.number}:${e.column} ${e.message}, found ${e.found}`).join('\n'));
  expect(tgc.inspect(match.header)).toEqual([]);
  return match;
}

function rulings(text: string): string[] {
  const match = read(text);
  const judge = new Judge(tgc, match.header);
  return match.events.flatMap((event) => judge.judge(event).map((f) => `${f.event} ${f.verdict} ${f.check}`));
}

/** Cards that the fragments of the page name without defining them. */
const DEFINITIONS = `match tgc, casual rules, complete record
seat Nia
seat Otto
${['Kiln Ram', 'Copper Newt'].map((n) => `card ${n}: Creature, cost 2, power 3, resolve 4`).join('\n')}
${['Salt Mail', 'Chain Weight'].map((n) => `card ${n}: Equipment, cost 2, power 0, resolve 1`).join('\n')}
card Mirror Fen: Battlefield, cost 2
card Lamp Flash: Instant, cost 2
  Tap a creature.
`;

const [dispute, setup, cards, battle, abridged] = ofKind('match');
const [otherwise, lines] = ofKind('match-lines').map((sentences) => `${DEFINITIONS}\n${sentences}`);

describe('docs/tgc.md', () => {
  it('judges the dispute as the page says', () => {
    expect(rulings(dispute)).toEqual(['6 illegal card-fits-gamestate']);
  });

  it.each([['setup', setup], ['cards', cards], ['battle', battle]])('finds its match of %s clean', (_, text) => {
    expect(rulings(text)).toEqual([]);
  });

  it('leaves open in the abridged record what the page says', () => {
    expect(rulings(abridged)).toEqual(['11 undecidable acts-in-turn']);
  });

  it('reads its header and position', () => {
    const [opening, position] = ofKind('match-part');
    const { header } = read(`${DEFINITIONS.replace(/^.*\n/, opening)}${position}`);
    expect(header).toMatchObject({
      edition: 'tournament',
      position: { turn: 8, whose: 'Nia', attacker: { name: 'Copper Newt' }, happened: [{ on: 'drawn' }, { on: 'played' }] },
    });
  });

  it('reads its sentences in other words', () => {
    expect(read(otherwise).events.map((e) => e.type)).toEqual([
      'PhaseBegan', 'BothDidNothing', 'BattleDeclared', 'CardPlayed', 'BlockDeclined', 'DamageDealt', 'CardDestroyed', 'CardTapped',
    ]);
  });

  it('shows every kind of event', () => {
    const told = [...[dispute, setup, cards, battle, abridged].map(read), read(lines)].flatMap((m) => m.events.map((e) => e.type));
    expect(tgc.specs.map((s) => s.type).filter((type) => !told.includes(type))).toEqual([]);
  });

  it('reads its cards', () => {
    expect(read(`${DEFINITIONS.split('\n').slice(0, 3).join('\n')}\n${ofKind('cards')[0]}`).header.cards).toHaveLength(6);
  });

  const examples = [...page.matchAll(/^\|.*\| `(Creature|Event|Instant|Battlefield): (.*)` \|$/gm)];
  it.each(examples.map(([, type, text]) => [text, type]))('reads the card text %s', (text, type) => {
    expect(readText(text, type as CardType)).toHaveProperty('kind', expect.stringMatching(/play|activated/));
  });

  it('has an example for every kind of instruction', () => {
    const doings = examples.flatMap(([, type, text]) => {
      const read = readText(text, type as CardType);
      return 'effect' in read ? read.effect.map((step) => step.do) : [];
    });
    expect(new Set(doings).size).toBeGreaterThanOrEqual(12);
  });

  it('shows JSON Lines that fit', () => {
    const [header, ...events] = ofKind('json')[0].trim().split('\n').map((line) => JSON.parse(line) as never);
    const { seats } = header as { seats: string[] };
    for (const event of events as { type: string }[]) expect(isWellFormed(tgc.validators[event.type], event as never, seats)).toBe(true);
  });
});
