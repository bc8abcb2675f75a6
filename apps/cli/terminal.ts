/** What a command may touch of the process around it. Handed in, so that tests run commands without a process. */
import { once } from 'node:events';
import type { Readable } from 'node:stream';

export interface Output {
  readonly isTerminal: boolean;
  /** How wide a line may be. */
  readonly columns: number;
  /** Resolves when there is room for more. */
  write(text: string): Promise<void>;
}

export interface Terminal {
  readonly stdin: Readable;
  readonly out: Output;
  /** Progress, usage errors and bad input: never part of a result. */
  readonly err: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** What a pipe or a file gets when nobody says how wide it is. */
const UNKNOWN_WIDTH = 100;
const NARROWEST = 40;

export function outputTo(stream: NodeJS.WriteStream, env: Terminal['env']): Output {
  return {
    isTerminal: stream.isTTY,
    get columns() {
      const asked = Number(env.COLUMNS);
      const known = stream.isTTY ? stream.columns : 0;
      return Math.max(NARROWEST, known || (Number.isInteger(asked) && asked > 0 ? asked : UNKNOWN_WIDTH));
    },
    async write(text) {
      if (!stream.write(text)) await once(stream, 'drain');
    },
  };
}
