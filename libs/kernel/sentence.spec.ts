import { describe, expect, it } from '@jest/globals';
import { event } from './event.js';
import { Attempt, Sentence, type Misfit } from './sentence.js';
import { choice, flag, int, list, optional, said, text } from './shape.js';
import { choiceCodec, flagCodec, intCodec, listCodec, nameCodec, restCodec } from './words.js';

const name = said(text(80), nameCodec);
const spec = event({
  type: 'Moved',
  kind: 'player',
  about: 'A piece moved.',
  fields: {
    piece: name,
    quick: said(flag(), flagCodec('quickly ')),
    to: optional(said(choice(['left', 'right']), choiceCodec({ left: ['left', 'the left'], right: 'right' }))),
    steps: optional(said(int(1, 20), intCodec)),
    past: optional(said(list(name, 1, 3), listCodec(nameCodec, ' and ', 3))),
  },
  says: '{by} [{quick}](moves|pushes) {piece}[ to {to}[ by {steps}]][, past {past}]',
});
const sentence = new Sentence(spec, spec.says);
const words = { seats: ['kate', 'kate ann', 'john'], names: ['Rook and Pawn', 'Rook', 'Pawn'] };

const read = (line: string): unknown => {
  const told = sentence.read(new Attempt(line, words));
  return told && { by: told.by, ...told.data };
};

function misfit(line: string): Misfit {
  const attempt = new Attempt(line, words);
  expect(sentence.read(attempt)).toBeNull();
  return attempt.misfit;
}

describe('a sentence', () => {
  it.each([
    ['kate moves Rook', { by: 'kate', piece: 'Rook' }],
    ['kate ann moves Rook', { by: 'kate ann', piece: 'Rook' }],
    ['KATE PUSHES Rook to the left', { by: 'kate', piece: 'Rook', to: 'left' }],
    ['john quickly moves Rook to right by 12', { by: 'john', quick: true, piece: 'Rook', to: 'right', steps: 12 }],
    ['john moves Rook and Pawn, past Rook and Pawn', { by: 'john', piece: 'Rook and Pawn', past: ['Rook and Pawn'] }],
    ['john moves "Rook", past "Rook" and Pawn', { by: 'john', piece: 'Rook', past: ['Rook', 'Pawn'] }],
    ['"kate" moves "Nobody\'s \\"Queen\\""', { by: 'kate', piece: 'Nobody\'s "Queen"' }],
  ])('is read: %s', (line, expected) => expect(read(line)).toEqual(expected));

  it('is printed from the same declaration, with what is there', () => {
    const print = (data: object): string => sentence.print({ n: 1, type: 'Moved', by: 'kate', data }, words);
    expect(print({ piece: 'Rook' })).toBe('kate moves Rook');
    expect(print({ piece: 'Rook', steps: 3 })).toBe('kate moves Rook');
    expect(print({ piece: 'Queen', quick: true, to: 'left', steps: 3, past: ['Rook', 'Pawn'] })).toBe(
      'kate quickly moves "Queen" to left by 3, past Rook and Pawn',
    );
  });

  it.each<[string, number, string[]]>([
    ['mary moves Rook', 0, ['a seat (kate, kate ann, john)']],
    ['kate mvoes Rook', 5, ['"quickly "', '"moves"', '"pushes"']],
    ['kate moves', 10, [nameCodec.expects as string]],
    ['kate moves Rok', 11, [nameCodec.expects as string]],
    ['kate moves Rook to the top', 19, ['"left"', '"right"']],
    ['kate moves Rook to left by 21', 27, ['a whole number from 1 to 20']],
    ['kate moves Rook to left by', 26, ['a number']],
    ['kate moves Rook, past Pawn and', 30, [nameCodec.expects as string]],
    ['kate moves Rook again', 16, ['the end of the line', '"to"', '", past"']],
  ])('that does not fit is told where and what would: %s', (line, column, expected) => {
    const found = misfit(line);
    expect(found.column).toBe(column);
    expect([...found.expected]).toEqual(expect.arrayContaining(expected));
  });

  it('takes no longer for a line that could be read in very many ways', () => {
    const twins = { seats: ['kate'], names: ['A and A', 'A'] };
    const names = said(list(name, 1, 200), listCodec(nameCodec, ' and ', 200));
    const many = event({ type: 'Many', kind: 'game', about: '', fields: { names }, says: '{names} fall' });
    const attempt = new Attempt(`${Array(150).fill('A').join(' and ')} rise`, twins);
    const start = process.hrtime.bigint();
    expect(new Sentence(many, many.says).read(attempt)).toBeNull();
    expect(Number(process.hrtime.bigint() - start)).toBeLessThan(1e9);
    expect(attempt.misfit.expected).toContain('"fall"');
  });

  it('is refused when it names what is no field', () => {
    expect(() => new Sentence(spec, '{by} eats {piece} with {fork}')).toThrow('Moved: its sentence names {fork}');
    expect(() => new Sentence(spec, '{by} eats {piece')).toThrow('lacks a "}"');
  });
});

describe('free text', () => {
  const print = (value: string): string => restCodec.print(value, words);

  it('stands as it is', () => {
    for (const value of ['so be it', 'he said "no"', "kate's turn, 2 to 1"]) expect(print(value)).toBe(value);
  });

  const fleeting = ['', ' x', 'x ', '"x" and "y"', 'two\nlines', 'it fell (caused by 3)', '\ud800', 'tab\tbed', '\u2028'];
  it.each(fleeting)('is quoted where a line would not keep it: %j', (value) => {
    expect(print(value)).toBe(JSON.stringify(value));
    const line = `note: ${print(value)}`;
    expect(restCodec.read(line, 6, words)).toEqual([{ value, end: line.length }]);
  });
});

describe('a card name', () => {
  const awkward = ['Host', 'a card', '3 cards', 'Bolt + Bolt', "Bolt's effect", 'event 3', 'front 1', '// Bolt', '[Bolt] x'];
  const plain = ['Bolt', 'Grace, Aligner of Stars', "Widow's Ledger", 'The Long Night', 'Salt and Ash', '火の鳥'];
  const book = { seats: [], names: [...awkward, ...plain] };

  it.each(awkward)('is quoted where it could be something else: %s', (value) => expect(nameCodec.print(value, book)).toBe(`"${value}"`));
  it.each(plain)('stands as it is: %s', (value) => expect(nameCodec.print(value, book)).toBe(value));
  it('is quoted where the header does not define it', () => expect(nameCodec.print('Bolts', book)).toBe('"Bolts"'));
  it('ends where a word ends', () => {
    expect(nameCodec.read('Bolts', 0, book)).toEqual([]);
    expect(nameCodec.read('Bolt𝔸', 0, book)).toEqual([]);
  });
});
