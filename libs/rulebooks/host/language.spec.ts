import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CARD_TYPES, type CardType } from './abilities.js';
import { PHASES } from './events.js';
import { readText, tellProblem, type TextProblem } from './language.js';

const NAME = 'Reef Hound';

function factsOf(type: CardType, text: string): Parameters<typeof readText>[1] {
  return { type, name: NAME, lingering: /^lingering\b/i.test(text) };
}

function meaning(type: CardType, text: string): object[] {
  const reading = readText(text, factsOf(type, text));
  if ('problem' in reading) throw new Error(`${text}\n${tellProblem(reading.problem)}`);
  return reading.abilities.map(({ text: line, ...rest }) => {
    expect(line).toBe(text);
    return rest;
  });
}

function problem(type: CardType, text: string): TextProblem {
  const reading = readText(text, factsOf(type, text));
  if ('abilities' in reading) throw new Error(`${text}\nwas read: ${JSON.stringify(reading.abilities)}`);
  return reading.problem;
}

const anyEntity = { kind: 'object', filter: { type: 'Entity' }, min: 1, max: 1 };
const first = { sel: 'target', index: 0 };
const yourEntities = { sel: 'all', filter: { type: 'Entity', controller: 'you' } };

describe('what kind of ability a line gives', () => {
  it.each<[CardType, string, object[]]>([
    [
      'Form', 'During your turn, Entities you control get +1 power.',
      [{ kind: 'continuous', what: yourEntities, mod: { power: 1 }, condition: { if: 'during', phases: [...PHASES], whose: 'you' } }],
    ],
    [
      'Form', "Entities you control have First Strike during your opponent's Battle Phase.",
      [{ kind: 'continuous', what: yourEntities, mod: { keyword: 'First Strike' }, condition: { if: 'during', phases: ['battle'], whose: 'opponent' } }],
    ],
    ['Entity', "Can't attack or block.", [{ kind: 'keyword', keyword: 'Cannot Attack' }, { kind: 'keyword', keyword: 'Cannot Block' }]],
    [
      'Sorcery', 'Set target Entity\'s power to 0 this turn.',
      [{ kind: 'spell', targets: [anyEntity], effect: [{ steps: [{ do: 'modify', what: first, mod: { set: { power: 0 } }, until: 'turn' }] }] }],
    ],
    [
      'Sorcery', 'Target Entity loses Creation Sickness.',
      [{ kind: 'spell', targets: [anyEntity], effect: [{ steps: [{ do: 'modify', what: first, mod: { keyword: 'Haste' }, until: 'forever' }] }] }],
    ],
    [
      'Sorcery', 'Destroy target attacking or blocking Entity.',
      [{ kind: 'spell', targets: [{ ...anyEntity, filter: { type: 'Entity', fighting: true } }], effect: [{ steps: [{ do: 'destroy', what: first }] }] }],
    ],
    ['Entity', 'First Strike', [{ kind: 'keyword', keyword: 'First Strike' }]],
    [
      'Entity', 'While this Entity is attacking, it has +2 power.',
      [{ kind: 'continuous', what: { sel: 'this' }, mod: { power: 2 }, condition: { if: 'controls', who: 'you', filter: { attacking: true, self: true }, min: 1, max: 99 } }],
    ],
    [
      'Entity', 'This Entity has First Strike while blocking.',
      [{ kind: 'continuous', what: { sel: 'this' }, mod: { keyword: 'First Strike' }, condition: { if: 'controls', who: 'you', filter: { blocking: true, self: true }, min: 1, max: 99 } }],
    ],
    [
      'Sorcery', 'Deal 1 damage to each of two target Entities.',
      [{ kind: 'spell', effect: [{ steps: [{ do: 'damage', n: 1, to: first }] }], targets: [{ ...anyEntity, min: 2, max: 2 }] }],
    ],
    [
      'Entity', 'When this Entity is created, or whenever it attacks, gain 1 %.',
      [{
        kind: 'triggered',
        triggers: [{ on: 'created', this: true }, { on: 'attacks', this: true }],
        targets: [],
        effect: [{ steps: [{ do: 'gain', who: 'you', resources: '%' }] }],
      }],
    ],
    [
      'Entity', '⊗, £, discard a card: Draw a card.',
      [{
        kind: 'activated', cost: { resources: '£', once: true, discard: 1, dropThis: false }, speed: 'slow', oncePerTurn: false,
        targets: [], effect: [{ steps: [{ do: 'draw', who: 'you', n: 1 }] }],
      }],
    ],
    [
      'Sorcery', 'Deal 3 damage to target Entity.',
      [{ kind: 'spell', targets: [anyEntity], effect: [{ steps: [{ do: 'damage', n: 3, to: first }] }] }],
    ],
    [
      'Sorcery', 'Deal 2 damage to target Entity or Host and 1 damage to another target Entity you control.',
      [{
        kind: 'spell',
        targets: [
          { ...anyEntity, orHost: true },
          { kind: 'object', filter: { type: 'Entity', controller: 'you' }, another: true, min: 1, max: 1 },
        ],
        effect: [{ steps: [{ do: 'damage', n: 2, to: first }, { do: 'damage', n: 1, to: { sel: 'target', index: 1 } }] }],
      }],
    ],
    [
      'Sorcery', 'Destroy target Entity or Form and another target Entity, then draw a card.',
      [{
        kind: 'spell',
        targets: [{ ...anyEntity, filter: { type: 'Entity', orType: 'Form' } }, { ...anyEntity, another: true }],
        effect: [
          { steps: [{ do: 'destroy', what: first }, { do: 'destroy', what: { sel: 'target', index: 1 } }] },
          { steps: [{ do: 'draw', who: 'you', n: 1 }] },
        ],
      }],
    ],
    [
      'Ambush', 'Activate when an Entity your opponent controls attacks; the attacking Entity gets -2 power this turn.',
      [{
        kind: 'ambush', triggers: [{ on: 'attacks', subject: { type: 'Entity', controller: 'opponent' } }], targets: [],
        effect: [{ steps: [{ do: 'modify', what: { sel: 'it' }, mod: { power: -2 }, until: 'turn' }] }],
      }],
    ],
    ['Entity', '⊗ £: Draw a card.', [{
      kind: 'activated', cost: { resources: '£', once: true, discard: 0, dropThis: false }, speed: 'slow', oncePerTurn: false,
      targets: [], effect: [{ steps: [{ do: 'draw', who: 'you', n: 1 }] }],
    }]],
    ['Form', "Your Host's soul is 3.", [{ kind: 'continuous', what: { sel: 'host', of: 'you' }, mod: { set: { soul: 3 } } }]],
    ['Entity', "This Entity's power becomes 0 while you control no other Entity.", [{
      kind: 'continuous', what: { sel: 'this' }, mod: { set: { power: 0 } },
      condition: { if: 'controls', who: 'you', filter: { type: 'Entity', other: true }, min: 0, max: 0 },
    }]],
    ['Form', 'Entities cost you $ less.', [{ kind: 'price', of: { type: 'Entity' }, who: 'you', by: 'less', symbols: '$', any: 0 }]],
    ['Form', 'Your Beasts cost 2 less to create.', [{ kind: 'price', of: { subtype: 'Beast' }, who: 'you', by: 'less', symbols: '', any: 2 }]],
    ['Host', 'Cards your opponent plays cost 1 more.', [{ kind: 'price', of: {}, who: 'opponent', by: 'more', symbols: '$', any: 0 }]],
    ['Form', 'Each Sorcery costs 1 strife more.', [{ kind: 'price', of: { type: 'Sorcery' }, by: 'more', symbols: '£', any: 0 }]],
    [
      'Sorcery', 'This card costs nothing if you control no Forms. Draw a card.',
      [
        {
          kind: 'price', of: 'this', by: 'nothing', symbols: '', any: 0,
          condition: { if: 'controls', who: 'you', filter: { type: 'Form' }, min: 0, max: 0 },
        },
        { kind: 'spell', targets: [], effect: [{ steps: [{ do: 'draw', who: 'you', n: 1 }] }] },
      ],
    ],
    ['Form', 'Entities you control get +1 power.', [{ kind: 'continuous', what: yourEntities, mod: { power: 1 } }]],
    [
      'Sorcery', 'Entities you control get +1 power.',
      [{
        kind: 'spell', targets: [],
        effect: [{ steps: [{ do: 'modify', what: yourEntities, mod: { power: 1 }, until: 'forever' }] }],
      }],
    ],
    [
      'Sorcery', 'Lingering. Entities you control get +1 power.',
      [
        { kind: 'keyword', keyword: 'Lingering' },
        { kind: 'continuous', what: yourEntities, mod: { power: 1 } },
      ],
    ],
    [
      'Sorcery', 'Equip to target Entity. It has +2 power.',
      [
        { kind: 'spell', targets: [anyEntity], effect: [{ steps: [{ do: 'equip', to: first }] }] },
        { kind: 'continuous', what: { sel: 'equipped' }, mod: { power: 2 } },
      ],
    ],
    [
      'Sorcery', 'Take control of target Entity until the end of the turn.',
      [{ kind: 'spell', targets: [anyEntity], effect: [{ steps: [{ do: 'control', what: first, until: 'turn' }] }] }],
    ],
    [
      'Entity', 'This Entity cannot attack unless you have an Ambush card in your hand.',
      [{ kind: 'continuous', what: { sel: 'this' }, mod: { keyword: 'Cannot Attack' }, condition: { if: 'handHas', who: 'you', filter: { type: 'Ambush' }, none: true } }],
    ],
    ['Sorcery', 'not modelled: Flip a coin until somebody is bored.', [{ kind: 'unmodelled' }]],
    ['Entity', '(no text)', []],
  ])('%s: %s', (type, text, expected) => {
    expect(meaning(type, text)).toEqual(expected);
  });
});

/**
 * `Type: text`, and what it means indented under it, one ability a line. `BLESS=1 npm run jest -- host/language` writes
 * down what the reader says now; read the difference before you commit it.
 */
describe.each(['case-texts', 'sentences'])('%s.golden', (file) => {
  const path = join(import.meta.dirname, 'language', `${file}.golden`);
  const cases = readFileSync(path, 'utf8').split('\n').reduce<{ type: CardType; text: string; means: object[] }[]>((rows, line) => {
    const head = /^(\w+): (.*)$/.exec(line);
    if (head) rows.push({ type: head[1] as CardType, text: head[2], means: [] });
    else if (line !== '') rows.at(-1)!.means.push(JSON.parse(line) as object);
    return rows;
  }, []);
  if (process.env.BLESS) {
    const told = cases.flatMap(({ type, text }) => [`${type}: ${text}`, ...meaning(type, text).map((m) => `  ${JSON.stringify(m)}`)]);
    writeFileSync(path, told.join('\n') + '\n');
  }

  it.each(cases)('$type: $text', ({ type, text, means }) => {
    expect(meaning(type, text)).toEqual(means);
  });
});

describe('a line that cannot be read', () => {
  it.each<[CardType, string, number, string]>([
    ['Sorcery', 'Destroy targt Entity.', 9, '"target"'],
    ['Sorcery', 'Destroy target Enity.', 16, 'a kind of card'],
    ['Sorcery', 'Destroy target stolen Entity.', 16, 'a kind of card'],
    ['Sorcery', 'Destroy target unblocked Entity.', 16, 'a kind of card'],
    ['Form', 'Enemy Entities get -1 power.', 1, 'what cards have or get'],
    ['Sorcery', 'Draw a card, then its owner draws a card.', 28, 'a player whom the effect knows'],
    ['Sorcery', 'Draw a crad.', 8, '"card"'],
    ['Sorcery', 'Deal damage to target Entity.', 6, 'a number'],
    ['Sorcery', 'Destroy target Entity with power 2 or les.', 36, '"or less"'],
    ['Sorcery', 'Draw a card, discard a card.', 12, '", then"'],
    ['Sorcery', 'Return target Entity to your hand.', 22, 'its owner\'s hand'],
    ['Sorcery', 'Put a card from their hand on the bottom of their deck.', 12, '"from your hand"'],
    ['Sorcery', 'Choose an Entity and draw a card.', 33, 'what happens to what was chosen'],
    ['Sorcery', 'Move target Entity your opponent controls to an open slot you control.', 70, 'a slot of the player who controls it'],
    ['Entity', 'When this Entity sneezes, draw a card.', 18, 'what happens'],
    ['Entity', 'When this Entity attacks draw a card.', 26, '","'],
    ['Entity', 'This Entity has +1 power for each Beast you control.', 26, '"."'],
    ['Entity', '&&; Draw a card.', 3, '":"'],
    ['Entity', 'When this Entity attacks, destroy target Entity. Its controller draws a card.', 64, 'a player whom the effect knows'],
    ['Entity', 'Lone (you control no Form); when this Entity attacks while you control a Beast, draw a card.', 54, 'no second condition'],
    ['Entity', 'While you control a Beast; while you control a Form; draw a card.', 52, '","'],
    ['Form', 'Your Host has +1 power.', 23, 'no power here'],
    ['Form', 'Entities you control get +1 soul.', 33, 'no soul here'],
    ['Entity', 'Bravado', 1, 'a keyword'],
    ['Entity', 'First Strike When this Entity attacks, draw a card.', 14, '"."'],
  ])('%s: %s', (type, text, column, expected) => {
    const found = problem(type, text);
    expect(found.column).toBe(column);
    expect(found.expected.join(', ')).toContain(expected);
    expect(tellProblem(found)).toMatch(/^column \d+: found .+, expected .+; .+/);
  });

  it('advises to mark the line as not modelled', () => {
    expect(problem('Sorcery', 'Flip a coin.').hint).toContain('not modelled: ');
  });

  it.each<[CardType, string, string]>([
    ['Entity', 'Deal 3 damage to target Entity.', 'on an Entity an instruction needs "When …, …" or a cost and ":" in front'],
    ['Form', 'Draw a card.', 'on a Form an instruction needs "When …, …" or a cost and ":" in front'],
    ['Ambush', 'Draw a card.', 'on an Ambush an instruction needs "Activate when …; …" in front'],
    [
      'Entity', 'Activate when an Entity attacks; draw a card.',
      'only an Ambush is activated by what happens; on an Entity write "When …, …"',
    ],
    ['Form', 'Your Host has +1 power.', 'a Host has health and soul, but no power'],
  ])('%s: %s is told what such a card can say', (type, text, hint) => {
    expect(problem(type, text).hint).toBe(hint);
  });
});

describe('the reader', () => {
  const WORDS = `when whenever this Entity target you your opponent control controls draw a card discard 2 cards then and if may
    . , ; : ( ) & %% gets +1 power -2 health this turn until the end of phase deal damage to it Host hand deck destroy all Beast
    each player at start`.split(/\s+/);

  it('answers any text, and a problem lies within it', () => {
    fc.assert(fc.property(
      fc.constantFrom(...CARD_TYPES),
      fc.oneof(fc.string(), fc.array(fc.constantFrom(...WORDS), { maxLength: 14 }).map((words) => words.join(' '))),
      (type, text) => {
        const reading = readText(text, { type });
        if ('abilities' in reading) return true;
        const { column, expected } = reading.problem;
        return column >= 1 && column <= text.length + 1 && expected.length > 0;
      },
    ), { numRuns: 2000 });
  });

  it('reads a card by its own name, whole or up to its comma', () => {
    const facts = { type: 'Entity', name: 'Grace, Aligner of Stars' } as const;
    const spelled = ['this Entity', 'Grace', 'Grace, Aligner of Stars'].map((name) => {
      const reading = readText(`When ${name} is created, draw a card.`, facts);
      return 'abilities' in reading ? reading.abilities.map((a) => ({ ...a, text: '' })) : reading.problem;
    });
    expect(spelled[1]).toEqual(spelled[0]);
    expect(spelled[2]).toEqual(spelled[0]);
  });
});
