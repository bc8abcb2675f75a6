/** What the `position` of every game has in common: clauses on its first line, then a line a player. */
import type { Vocabulary } from './codec.js';
import { Cursor } from './cursor.js';
import type { Line, PartReader } from './notation-line.js';
import { seatCodec } from './words.js';

interface Position {
  readonly players: Readonly<Record<string, unknown>>;
}

/** A position while its clauses are read. */
export type PositionDraft<P extends Position> = { -readonly [K in keyof P]: P[K] };

export interface PositionPart<P extends Position> {
  readonly form: string;
  /** The clauses of the first line, as an error lists them. */
  readonly clauses: string;
  readClause(cursor: Cursor, position: PositionDraft<P>): void;
  readBody(lines: readonly Line[], position: PositionDraft<P>, words: Vocabulary): void;
  print(position: P, words: Vocabulary): string[];
}

export function positionPart<P extends Position>(game: PositionPart<P>): PartReader {
  return {
    keyword: 'position',
    form: game.form,
    read(block, header, words) {
      const head = new Cursor(block.head, words);
      if (header.position !== undefined) {
        head.at = 0;
        head.fail('one position', 'the header has a position already');
      }
      const position = { players: {} } as PositionDraft<P>;
      if (!head.done) do game.readClause(head, position); while (head.nextClause(`"," and ${game.clauses}`));
      game.readBody(block.body, position, words);
      header.position = position;
    },
    print: (header, words) => (header.position ? game.print(header.position as P, words) : []),
  };
}

/** The seat that a line of the body is about: each has one line. */
export function newPlayer(cursor: Cursor, { players }: Position, others: string): string {
  const seat = cursor.try(seatCodec);
  if (seat === undefined) return cursor.fail(`a seat and ":", or ${others}`, cursor.seatHint());
  if (!cursor.take(':')) cursor.fail('":"');
  if (Object.hasOwn(players, seat)) {
    cursor.at = 0;
    cursor.fail('another seat', `${seat} has a line already`);
  }
  return seat;
}
