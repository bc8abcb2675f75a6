/** Calls the real command, as a shell would: what it printed and what it exited with. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

export const ROOT = join(import.meta.dirname, '..', '..');
const COMMAND = join(ROOT, 'bin', 'verdict.mjs');

export interface Said {
  readonly stdout: string;
  readonly stderr: string;
  readonly status: number | null;
}

export interface Around {
  readonly env?: Readonly<Record<string, string>>;
  /** The text on standard input. */
  readonly stdin?: string | Buffer;
}

/** A call that hangs is a failure like any other. */
const LONGEST = 60_000;

export async function verdict(args: readonly string[], { env = {}, stdin }: Around = {}): Promise<Said> {
  const { PATH, TMPDIR } = process.env;
  const surroundings = { ...(PATH ? { PATH } : {}), ...(TMPDIR ? { TMPDIR } : {}), ...env };
  const child = spawn(process.execPath, [COMMAND, ...args], { cwd: ROOT, env: surroundings, timeout: LONGEST, killSignal: 'SIGKILL' });
  const said = Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit') as Promise<[number | null]>]);
  // The command may stop reading before the end, and that is its right.
  child.stdin.on('error', () => undefined);
  child.stdin.end(stdin ?? '');
  const [stdout, stderr, [status]] = await said;
  return { stdout, stderr, status };
}
