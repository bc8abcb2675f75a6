/**
 * `npm run faults`: the store goes away while matches are recorded and followed, and nothing is lost, missed or seen twice.
 * With --store, --down and --up a real server, which the two commands take away and bring back; else the test double.
 */
import { exec } from 'node:child_process';
import { parseArgs, promisify } from 'node:util';
import { EventStoreDbStore } from '#stores/eventstoredb/eventstoredb-store.js';
import { EventStoreDouble } from '../double/double.js';
import { drill, type Fault } from './drill.js';

const { values } = parseArgs({
  options: {
    store: { type: 'string' },
    down: { type: 'string' },
    up: { type: 'string' },
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '1' },
    json: { type: 'boolean' },
  },
});
const [seconds, rounds] = [Number(values.seconds), Number(values.rounds)];
const given = [values.store, values.down, values.up].filter((value) => value !== undefined).length;
if (!(seconds > 0 && rounds >= 1) || (given !== 0 && given !== 3)) {
  console.error("faults: expected nothing, or --store esdb://… --down '<command>' --up '<command>', with --seconds and --rounds above 0");
  process.exit(2);
}

const double = values.store === undefined ? new EventStoreDouble() : null;
const url = double ? await double.start() : values.store!;
const run = async (command: string): Promise<void> => void (await promisify(exec)(command));
const commanded: Fault = { name: values.down ?? '', begin: () => run(values.down!), end: () => run(values.up!) };

let failures = 0;
const store = EventStoreDbStore.open(url);
if (double) console.error('faults: no --store, so the wire double plays the server');
for (let round = 0; round < rounds; round++) {
  for (const fault of double ? faultsOf(double) : [commanded]) {
    const outcome = await drill(store, fault, seconds * 1000);
    failures += outcome.failures.length;
    if (values.json) console.log(JSON.stringify(outcome));
    else {
      const { acknowledged, stored, refusals, survived, longestGapMs } = outcome;
      console.log(`${outcome.fault}: ${acknowledged} acknowledged, ${stored} stored, longest gap ${longestGapMs} ms, ` +
        `${refusals} appends sent again by their caller, ${survived} faults survived by subscriptions`);
      for (const failure of outcome.failures) console.log(`  ${failure}`);
    }
  }
}
await store.close();
double?.stop();
process.exitCode = failures === 0 ? 0 : 1;

function faultsOf(server: EventStoreDouble): Fault[] {
  const { misdeeds } = server;
  const at = (name: string, begin: () => unknown, end: () => unknown): Fault => ({
    name,
    begin: () => Promise.resolve(void begin()),
    end: async () => void (await end()),
  });
  return [
    at('killed and started again', () => server.stop(), () => server.start()),
    at('frozen', () => (misdeeds.frozen = true), () => (misdeeds.frozen = false)),
    at('answers lost with their connections', () => Object.assign(misdeeds, { lostAnswers: 5, lostAs: 'unavailable' }), () => undefined),
    at('answers too late', () => Object.assign(misdeeds, { lostAnswers: 5, lostAs: 'deadline' }), () => undefined),
  ];
}
