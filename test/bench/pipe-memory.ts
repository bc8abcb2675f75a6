/** The memory that the command takes while a long log comes in through a pipe, measured by itself at its end. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { blocks, header } from './generate.js';

/** Runs before the command and reports on a channel of its own when it ends; the command knows nothing of it. */
const REPORT = "import{writeSync}from'node:fs';process.on('exit',()=>writeSync(3,String(process.resourceUsage().maxRSS)))";

export async function pipeMemory(count: number): Promise<{ megabytes: number; seconds: number }> {
  // Games are played before the clock starts.
  header();
  const command = join(process.cwd(), 'bin', 'verdict.mjs');
  const args = ['--import', `data:text/javascript,${encodeURIComponent(REPORT)}`, command, 'audit', '-', '--quiet'];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit', 'pipe'] });
  const report = text(child.stdio[3] as Readable);
  const said = text(child.stdout!);
  const exit = once(child, 'exit') as Promise<[number | null]>;
  const began = performance.now();
  for (const block of blocks(count)) if (!child.stdin!.write(block)) await once(child.stdin!, 'drain');
  child.stdin!.end();
  const [code] = await exit;
  if (code === null || code > 1) throw new Error(`verdict audit - exited with ${code}: ${await said}`);
  return { megabytes: Number(await report) / 1024, seconds: (performance.now() - began) / 1000 };
}
