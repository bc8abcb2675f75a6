/** What a file is that is no text in UTF-8 at all, by its first bytes: one word about it helps more than fifty lines of rubbish. */
import { isUtf8 } from 'node:buffer';
import type { Problem } from '#kernel/problem.js';

interface Kind {
  readonly is: string;
  readonly begins: readonly number[];
  readonly hint: string;
}

const PACKED = 'unpack it first, or pipe it: `zcat match.gz | verdict audit -`';
const SAVE_AS = 'save it as UTF-8';

const KINDS: readonly Kind[] = [
  { is: 'a gzip file', begins: [0x1f, 0x8b], hint: PACKED },
  { is: 'a zip file', begins: [0x50, 0x4b, 0x03, 0x04], hint: PACKED },
  { is: 'a bzip2 file', begins: [0x42, 0x5a, 0x68], hint: PACKED },
  { is: 'an xz file', begins: [0xfd, 0x37, 0x7a, 0x58, 0x5a], hint: PACKED },
  { is: 'a zstd file', begins: [0x28, 0xb5, 0x2f, 0xfd], hint: PACKED },
  { is: 'text in UTF-16', begins: [0xff, 0xfe], hint: SAVE_AS },
  { is: 'text in UTF-16', begins: [0xfe, 0xff], hint: SAVE_AS },
];

const LOOKED_AT = 1024;

/** Null for what may be a match, and for what is wrong in some places only: there the lines tell more. */
export function noText(start: Buffer): Problem | null {
  const kind = KINDS.find(({ begins }) => begins.every((byte, i) => start[i] === byte));
  if (kind) return problem(kind.is, kind.hint);
  const some = start.subarray(0, LOOKED_AT);
  const controls = some.reduce((count, byte) => count + (isControl(byte) ? 1 : 0), 0);
  if (controls * 20 < some.length) return null;
  const zeros = some.reduce((count, byte) => count + (byte === 0 ? 1 : 0), 0);
  if (zeros * 3 > some.length) return problem('text in UTF-16, or no text', SAVE_AS);
  return isUtf8(some) ? null : problem('a file that is no text');
}

const isControl = (byte: number): boolean => byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d;

function problem(found: string, hint?: string): Problem {
  const expected = 'a match in UTF-8: a log in JSON Lines, or the notation';
  return { line: 0, field: '', found, expected, ...(hint === undefined ? {} : { hint }) };
}
