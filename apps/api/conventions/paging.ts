/** Pages by cursor: a cursor is opaque to callers, and names the last thing that they got. */
import { invalid } from '../problems/api-problem.js';
import { TextField, WholeField } from '../problems/fields.js';

export const MOST = 200;

export class PageQuery {
  @TextField({ about: 'What `next` of the page before said', longest: 400, optional: true, expects: 'what "next" of the page before said' })
  cursor?: string;

  @WholeField({ about: 'How many at most', min: 1, max: MOST, optional: true, example: 50 })
  limit?: number;
}

const DEFAULT = 50;

export const limitOf = ({ limit }: PageQuery): number => limit ?? DEFAULT;

export const cursorTo = (last: string): string => Buffer.from(last).toString('base64url');

/** What a cursor points at; undefined where there is none. */
export function cursorIn({ cursor }: PageQuery): string | undefined {
  if (cursor === undefined) return undefined;
  const last = Buffer.from(cursor, 'base64url').toString();
  if (cursorTo(last) !== cursor) throw invalid('cursor', JSON.stringify(cursor), 'what "next" of the page before said');
  return last;
}
