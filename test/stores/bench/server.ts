/** The server that is measured against: the one that is named, or the double in a process of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface Server {
  readonly url: string;
  /** In words, for beside the figures. */
  readonly name: string;
  /** Its processes, as far as they are known. */
  readonly ids: readonly number[];
  end(): void;
}

export async function serverFor(named: string | undefined, ids: readonly number[] = []): Promise<Server> {
  if (named !== undefined) return { url: named, name: 'the server that was named', ids, end: () => undefined };
  const program = join(import.meta.dirname, '..', 'double', 'main.js');
  const child = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const name = 'the wire double in a process of its own: it shows what the adapter costs, not what a server gives';
  return { url: line.toString().trim(), name, ids: [child.pid!], end: () => child.kill() };
}
