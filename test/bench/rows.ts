/** What the bench measures, each on the same log in the same run. */
import { createReadStream } from 'node:fs';
import { stdin } from 'node:process';
import type { GameEvent } from '#kernel/event.js';
import { History } from '#kernel/history.js';
import { Timeline } from '#kernel/timeline.js';
import { LineSplitter } from '#replays/lines.js';
import { eventLine, headerLine } from '#replays/write.js';
import { rulebooks } from '#rulebooks/index.js';
import { Auditor } from '../../apps/cli/audit/audit-log.js';
import { readLog } from '../../apps/cli/source.js';
import { events, header, play, type Game } from './generate.js';

const host = rulebooks.host;

/** Reading the file and parsing each line: what any program has to do that looks at a log at all. */
export async function floor(file: string): Promise<number> {
  let count = 0;
  const splitter = new LineSplitter({
    read: (line) => void ((JSON.parse(line) as GameEvent).n > 0 && count++),
    refuse: () => undefined,
  });
  for await (const chunk of createReadStream(file, { highWaterMark: 1 << 18 })) splitter.push(chunk as Buffer);
  splitter.end();
  return count;
}

/** Events that are in memory already, folded into boards. */
export function fold(parsed: readonly GameEvent[]): number {
  const history = new History(host, header());
  for (const event of parsed) history.apply(event);
  return parsed.length;
}

/** What `verdict audit` does: read, parse, validate, judge by every check, fold. */
export async function audit(file: string): Promise<number> {
  // A finding would be a false alarm, and it is `npm run prove` that looks for those.
  const auditor = new Auditor(file, () => undefined);
  const problems = await readLog(file, stdin, auditor);
  const result = auditor.end();
  if (problems.length || !result) throw new Error(`the generated log has problems: ${JSON.stringify(problems[0])}`);
  return result.matter.recent.last;
}

/** What `audit --verify` does on top of reading and validating. */
export async function verify(file: string): Promise<number> {
  let count = 0;
  const visitor = { header: () => undefined, event: () => void count++ };
  const problems = await readLog(file, stdin, visitor, { chain: 'always' });
  if (problems.length) throw new Error('the sealed log does not verify');
  return count;
}

/** Events a second that `verdict simulate` plays and writes; each seed is another match. */
export function simulation(game: Game, seed: number, least: number): number {
  const began = performance.now();
  const log = play(game, { seed, events: least });
  let length = headerLine(log.header).length;
  for (const event of log.events) length += eventLine(event).length;
  if (length === 0 || log.events.length < least) throw new Error(`match ${seed} of ${game} ended after ${log.events.length} events`);
  return (log.events.length / (performance.now() - began)) * 1000;
}

/** Microseconds that each of many seeks to a random event takes, once the match is open. */
export function seeks(length: number, times: number): number[] {
  const timeline = new Timeline(host, header(), [...events(length)]);
  // A fixed sequence: two runs seek the same events.
  let state = 7;
  const next = (): number => (state = (state * 48271) % 2147483647);
  return Array.from({ length: times }, () => {
    const n = next() % (length + 1);
    const began = performance.now();
    timeline.at(n);
    return (performance.now() - began) * 1000;
  });
}
