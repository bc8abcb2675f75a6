/** `verdict worker`: audits matches of a server together with all other workers of it. */
import process from 'node:process';
import { sha256 } from '#replays/hash.js';
import { rulebooks } from '#rulebooks/index.js';
import { StoreError } from '#stores/errors.js';
import { isConnectionString } from '#stores/eventstoredb/connection-string.js';
import type { EventStoreDbStore as EventStoreDbStoreType } from '#stores/eventstoredb/eventstoredb-store.js';
import { Audits, GROUP, REQUESTS } from '#stores/matches/audits.js';
import { Matches } from '#stores/matches/matches.js';
import { EXIT, UsageError, type Command } from '../command.js';
import { printable } from '../render/printable.js';
import { counted } from '../render/summary.js';
import { STORE_OPTION, storeNamed } from '../store/open-store.js';

/** One match is work for one core; more at once only fill the waits for a server that is far away. */
const AT_ONCE = 1;
const MOST_AT_ONCE = 100;
const RETRIES = 5;
const TIMEOUT = 60_000;

export const worker: Command = {
  name: 'worker',
  summary: 'audits the matches of a server, shared with all other workers',
  takes: '--store esdb://… [--request] [--resume] [--idle <seconds>] [--at-once <matches>]',
  about: [
    'Takes the matches whose audit was asked for, audits each, and stores what it found in the stream findings-<match>. ' +
      'Start as many as there are cores and machines: each match goes to one of them. ' +
      'What fails is tried again, by any worker, and is put aside after five times. An interrupt ends it; what it had in hand goes to others.',
  ],
  options: {
    store: STORE_OPTION,
    request: { about: 'ask for the audit of every match before beginning' },
    resume: { about: 'take up again what was put aside' },
    'at-once': { about: `how many matches are in hand at a time (default ${AT_ONCE}); more help where the server is far away`, value: 'matches' },
    idle: { about: 'end when there was nothing to do for so many seconds', value: 'seconds' },
  },
  examples: [
    ['verdict worker --store esdb://user:password@host --request --idle 5', 'audit everything and end'],
    ['verdict worker --store esdb://user:password@host', 'go on until it is interrupted'],
  ],
  exits: [[EXIT.clean, 'ended'], [EXIT.bad, 'the store or the call is bad']],

  async run(args, { out, err }) {
    const named = storeNamed(args);
    if (!isConnectionString(named)) throw new UsageError('work is shared through a server: --store esdb://…');
    const idle = args.number('idle');
    const atOnce = args.number('at-once') ?? AT_ONCE;
    if (atOnce < 1 || atOnce > MOST_AT_ONCE) throw new UsageError(`--at-once takes a number from 1 to ${MOST_AT_ONCE}, not ${atOnce}`);
    const { EventStoreDbStore } = await import('#stores/eventstoredb/eventstoredb-store.js');
    const { CompetingConsumers } = await import('#stores/eventstoredb/competing.js');
    const ending = new AbortController();
    const end = (): void => ending.abort();
    process.once('SIGINT', end).once('SIGTERM', end);
    let rest: NodeJS.Timeout | null = null;
    let store: EventStoreDbStoreType | undefined;
    let done = 0;
    try {
      store = EventStoreDbStore.open(named);
      const queue = new CompetingConsumers(store);
      const audits = new Audits(store, new Matches(store, rulebooks, sha256), rulebooks, sha256);
      if (args.has('request')) await out.write(`${counted(await audits.request(), 'audit')} asked for\n`);
      if (args.has('resume')) await queue.resume(REQUESTS, GROUP);
      if (idle !== undefined) rest = setTimeout(end, idle * 1000);
      const onFault = (fault: Error): void => void err.write(`verdict: ${printable(fault.message)}\n`);
      const options = { stream: REQUESTS, group: GROUP, atOnce, retries: RETRIES, timeout: TIMEOUT, signal: ending.signal, onFault };
      await queue.work(options, async (request) => {
        rest?.refresh();
        const { match, events, findings } = await audits.answer(request);
        done++;
        await out.write(`${printable(match)}: ${counted(findings, 'finding')} in ${counted(events, 'event')}\n`);
        rest?.refresh();
      });
      await out.write(`${counted(done, 'audit')} done\n`);
      return EXIT.clean;
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      await err.write(`verdict: ${printable(error.message)}\n`);
      return EXIT.bad;
    } finally {
      if (rest) clearTimeout(rest);
      process.off('SIGINT', end).off('SIGTERM', end);
      await store?.close();
    }
  },
};
