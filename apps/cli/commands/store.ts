/** `verdict store`: matches into a store, out of it, and what there is. */
import { basename, extname } from 'node:path';
import type { GameEvent } from '#kernel/event.js';
import type { Header } from '#kernel/log.js';
import { sha256 } from '#replays/hash.js';
import { eventLine, headerLine } from '#replays/write.js';
import { rulebooks } from '#rulebooks/index.js';
import type { EventStore } from '#stores/event-store.js';
import { Matches } from '#stores/matches/matches.js';
import { EXIT, UsageError, type Args, type Command } from '../command.js';
import { tellProblems } from '../reach.js';
import { printable } from '../render/printable.js';
import { counted } from '../render/summary.js';
import { readLog, type LogVisitor } from '../source.js';
import { STORE_OPTION, withStore } from '../store/open-store.js';
import type { Terminal } from '../terminal.js';

type Action = (matches: Matches, args: Args, terminal: Terminal, rest: readonly string[], store: EventStore) => Promise<number>;

const ACTIONS: Readonly<Record<string, Action>> = { import: bringIn, export: bringOut, list };

export const store: Command = {
  name: 'store',
  summary: 'matches into a store, out of it, and what there is',
  takes: 'import <file|-> [more files] | export <match> | list [prefix], each with --store <store>',
  about: [
    'A store keeps each match as a stream of events. Nothing enters that is not well formed, and each event is chained to all before it. ' +
      'A match is named as its file is, or by --as. Importing a match that has grown adds what is new; one that differs is refused. ' +
      'Exporting verifies the chain and writes a sealed log to standard output.',
  ],
  options: {
    store: STORE_OPTION,
    as: { about: 'the name of the match that is imported', value: 'match' },
  },
  examples: [
    ['verdict store import final.match --store circuit.db', 'keep a match in a file that is created if need be'],
    ['verdict store list --store circuit.db', 'the names of the matches'],
    ['verdict store export final --store circuit.db | verdict audit -', 'audit a match of the store'],
  ],
  exits: [[EXIT.clean, 'done'], [EXIT.bad, 'the input, the store or the call is bad']],

  run(args, terminal) {
    const [action, ...rest] = args.positionals;
    if (action === undefined || !Object.hasOwn(ACTIONS, action)) throw new UsageError('do what? import, export or list');
    return withStore(args, terminal, action === 'import', (opened) =>
      ACTIONS[action](new Matches(opened, rulebooks, sha256), args, terminal, rest, opened));
  },
};

class Collected implements LogVisitor {
  opening: Header | null = null;
  readonly events: GameEvent[] = [];

  header(header: Header): void {
    this.opening = header;
  }

  event(event: GameEvent): undefined {
    this.events.push(event);
  }
}

async function bringIn(matches: Matches, args: Args, terminal: Terminal, files: readonly string[]): Promise<number> {
  if (files.length === 0) throw new UsageError('which file? (- reads from standard input)');
  const as = args.value('as');
  if (as !== undefined && files.length > 1) throw new UsageError('--as names one match, and there are several files');
  if (as === undefined && files.includes('-')) throw new UsageError('what is the match called? --as <match>');
  let worst: number = EXIT.clean;
  for (const file of files) {
    const collected = new Collected();
    const problems = await readLog(file, terminal.stdin, collected, { chain: 'if sealed' });
    if (problems.length) {
      worst = await tellProblems(file, problems, args, terminal);
      continue;
    }
    const match = as ?? basename(file, extname(file));
    const added = await matches.take(match, collected.opening, collected.events);
    await terminal.out.write(`${printable(match)}: ${counted(added, 'event')} added, ${collected.events.length} in all\n`);
  }
  return worst;
}

async function bringOut(matches: Matches, _: Args, terminal: Terminal, rest: readonly string[]): Promise<number> {
  const [match, ...more] = rest;
  if (match === undefined) throw new UsageError('which match?');
  if (more.length) throw new UsageError(`one match at a time: what is "${more[0]}"?`);
  const { header, events } = await matches.read(match);
  await terminal.out.write(`${headerLine(header)}\n`);
  for await (const page of events) await terminal.out.write(page.map((event) => `${eventLine(event)}\n`).join(''));
  return EXIT.clean;
}

async function list(matches: Matches, _: Args, terminal: Terminal, [prefix, ...more]: readonly string[]): Promise<number> {
  if (more.length) throw new UsageError(`one prefix at a time: what is "${more[0]}"?`);
  for await (const match of matches.list(prefix)) await terminal.out.write(`${printable(match)}\n`);
  return EXIT.clean;
}
