/** `verdict simulate`: games that seeded players play, written down as records. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MatchLog } from '#kernel/log.js';
import { writeNotation } from '#kernel/notation.js';
import { logBlocks } from '#replays/write.js';
import { EXIT, UsageError, type Args, type Command } from '../command.js';
import { simulators, type Simulator } from '../simulators.js';
import type { Output } from '../terminal.js';

const GAMES = Object.keys(simulators);
const MOST = 9999;
/** A match is held until it is written. */
const MOST_IN_A_MATCH = 1000;

export const simulate: Command = {
  name: 'simulate',
  summary: 'legal games that seeded players play, as records',
  takes: '<game> [--seed <n>] [--games <n>] [--out <folder|->]',
  about: [
    'Plays games from the shuffle to victory and writes down all that happens. The same seed gives the same game. ' +
      'To standard output goes one match, of as many games as asked for; with --out, each game is a match of its own with its own ' +
      'decks, in a file that is named for its seed.',
  ],
  options: {
    seed: { about: 'where chance begins; 1 if nothing is said, and the games of a folder count up from it', value: 'n' },
    games: { about: 'how many games; 1 if nothing is said', value: 'n' },
    out: { about: 'a folder, which is made if it is not there, or - for standard output (the default)', value: 'folder|-' },
    edition: { about: 'the edition of the rules; without it, chance picks one for each match', value: 'edition' },
    abridged: { about: 'as a hand-kept record: without the passes that nobody writes down' },
    text: { about: 'in the notation instead of JSON Lines' },
  },
  examples: [
    ['verdict simulate host --seed 7 --games 100 --out games', 'a hundred matches in the folder games'],
    ['verdict simulate host --seed 7 --text', 'one game to read'],
    ['verdict simulate host | verdict audit -', 'a legal game gives no finding'],
  ],
  exits: [[EXIT.clean, 'played and written'], [EXIT.bad, 'the call is bad, or the folder cannot be written to']],

  async run(args, terminal) {
    const asked = readCall(args);
    if (asked.out === '-') await toOutput(playing(asked, 0, asked.games), asked, terminal.out);
    else await toFolder(asked, terminal.out);
    return EXIT.clean;
  },
};

interface Call {
  readonly game: string;
  readonly simulator: Simulator;
  readonly seed: number;
  readonly games: number;
  readonly out: string;
  readonly edition?: string;
  readonly abridged: boolean;
  readonly text: boolean;
}

function readCall(args: Args): Call {
  const [game, ...more] = args.positionals;
  if (game === undefined) throw new UsageError(`which game? ${GAMES.join(' or ')}`);
  if (!Object.hasOwn(simulators, game)) throw new UsageError(`there are no simulated players for "${game}"`, `there are some for ${GAMES.join(' and ')}`);
  if (more.length) throw new UsageError(`one game at a time: what is "${more[0]}"?`);
  const simulator = simulators[game];
  const edition = args.value('edition');
  const editions = Object.keys(simulator.rulebook.editions);
  if (edition !== undefined && !editions.includes(edition)) throw new UsageError(`--edition takes ${editions.join(' or ')} for ${game}, not "${edition}"`);
  const games = args.number('games', 'a number of games') ?? 1;
  const out = args.value('out') ?? '-';
  const most = out === '-' ? MOST_IN_A_MATCH : MOST;
  if (games < 1 || games > most) throw new UsageError(`--games takes a number from 1 to ${most} here, not ${games}`);
  return {
    game,
    simulator,
    seed: args.number('seed', 'a whole number') ?? 1,
    games,
    out,
    ...(edition !== undefined && { edition }),
    abridged: args.has('abridged'),
    text: args.has('text'),
  };
}

function playing({ simulator, seed, edition, abridged }: Call, offset: number, games: number): MatchLog {
  const log = simulator.play(seed + offset, games, edition);
  return abridged ? simulator.abridge(log) : log;
}

async function toOutput(log: MatchLog, { text, simulator }: Call, out: Output): Promise<void> {
  if (text) return out.write(writeNotation(log, simulator.rulebook));
  for await (const block of logBlocks(log.header, log.events)) await out.write(block);
}

async function toFolder(call: Call, out: Output): Promise<void> {
  try {
    await mkdir(call.out, { recursive: true });
    for (let i = 0; i < call.games; i++) {
      const log = playing(call, i, 1);
      const name = `${call.game}-${call.seed + i}${call.abridged ? '-abridged' : ''}.${call.text ? 'match' : 'jsonl'}`;
      await writeFile(join(call.out, name), await textOf(log, call));
    }
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error)) throw error;
    throw new UsageError(`cannot write to ${call.out}: ${error.message}`);
  }
  await out.write(`${call.games} ${call.games === 1 ? 'match' : 'matches'} in ${call.out}\n`);
}

async function textOf(log: MatchLog, { text, simulator }: Call): Promise<string> {
  if (text) return writeNotation(log, simulator.rulebook);
  let all = '';
  for await (const block of logBlocks(log.header, log.events)) all += block;
  return all;
}
