/** docs/cards.md teaches the language by example: each example is read, each refused line refused, and nothing is left out. */
import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Block } from '#kernel/notation.js';
import { TRIGGERS, type Ability, type CardType } from './abilities.js';
import { cardReader } from './card-text.js';
import { readCard } from './cards.js';
import type { CardDefinition } from './header.js';
import { readText, tellProblem, type TextReading } from './language.js';
import { KEYWORDS } from './words.js';

const document = readFileSync(join(import.meta.dirname, '../../../docs/cards.md'), 'utf8');

const EXAMPLE = /`(refused )?(Host|Entity|Sorcery|Ambush|Form): ([^`]+)`/g;
const examples = [...document.matchAll(EXAMPLE)].map(([, refused, type, text]) => (
  { refused: refused !== undefined, type: type as CardType, text }
));

const read = ({ type, text }: (typeof examples)[number]): TextReading => readText(text, { type, lingering: text.startsWith('Lingering.') });
const allowed = examples.filter((e) => !e.refused);

/** The cards of the fenced blocks, as the header of a match would have them. */
function definitions(): CardDefinition[] {
  const header: Record<string, unknown> = {};
  for (const [, body] of document.matchAll(/```cards\n([\s\S]*?)```/g)) {
    const lines = body.trimEnd().split('\n').map((text, i) => {
      return { text: text.trim(), number: i + 1, column: text.length - text.trimStart().length + 1 };
    });
    const blocks = lines.reduce<{ head: Block['head']; body: Block['head'][] }[]>((all, line) => {
      if (line.column === 1) all.push({ head: { ...line, text: line.text.slice('card '.length) }, body: [] });
      else all.at(-1)!.body.push(line);
      return all;
    }, []);
    for (const block of blocks) cardReader.read(block, header, { seats: [], names: [] });
  }
  return header.cards as CardDefinition[];
}

describe('docs/cards.md', () => {
  it.each(definitions())('defines $name', (definition) => {
    expect(readCard(definition)).toHaveProperty('card');
  });

  it.each(allowed)('$type: $text', (example) => {
    const reading = read(example);
    expect('problem' in reading ? tellProblem(reading.problem) : 'read').toBe('read');
  });

  it.each(examples.filter((e) => e.refused))('refuses $type: $text', (example) => {
    expect(read(example)).toHaveProperty('problem');
  });

  it('shows every trigger, step, selector, target, condition, duration and keyword', () => {
    const abilities = allowed.flatMap((example): readonly Ability[] => {
      const reading = read(example);
      return 'abilities' in reading ? reading.abilities : [];
    });
    const told = JSON.stringify(abilities);
    const shows = (key: string, values: readonly string[]): void => {
      for (const value of values) expect([value, told.includes(`"${key}":"${value}"`)]).toEqual([value, true]);
    };
    shows('on', TRIGGERS);
    shows('do', [
      'damage', 'heal', 'destroy', 'move', 'slot', 'control', 'equip', 'draw', 'discard', 'putBack', 'gain', 'lose', 'modify', 'counter',
      'token', 'reveal', 'look', 'search', 'shuffle', 'unstack', 'retarget',
    ]);
    shows('sel', ['this', 'it', 'target', 'equipped', 'host', 'all', 'choose']);
    shows('kind', ['object', 'effect', 'card', 'player', 'host', 'drop']);
    shows('to', ['hand', 'drop', 'banished', 'deckTop', 'deckBottom', 'front']);
    shows('row', ['front', 'back', 'any']);
    shows('if', ['controls', 'handHas', 'handSize', 'did']);
    shows('until', ['turn', 'phase', 'forever']);
    shows('keyword', KEYWORDS.filter((k) => k !== 'Equipment'));
  });
});
