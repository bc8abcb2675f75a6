import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { sha256 } from '#replays/hash.js';
import { eventLine, headerLine } from '#replays/write.js';
import { rulebooks } from '#rulebooks/index.js';
import { all } from '#stores/contract/case.js';
import { EventStoreDbStore } from '#stores/eventstoredb/eventstoredb-store.js';
import { Matches } from '#stores/matches/matches.js';
import { verdictHere } from '../cli/in-process.js';
import { events, header } from '../bench/generate.js';
import { EventStoreDouble } from './double/double.js';

const VIOLATION = 'test/matches/host/priority-violation.match';
// Commands do whole pieces of work, and a machine may have others to do.
jest.setTimeout(60_000);
let folder: string;
let store: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'verdict-commands-'));
  store = join(folder, 'circuit.db');
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('verdict store', () => {
  it('imports, lists and exports, and what comes out verifies', async () => {
    const imported = await verdictHere(['store', 'import', VIOLATION, '--store', store]);
    expect(imported).toMatchObject({ status: 0, stderr: '' });
    expect(imported.stdout).toMatch(/^priority-violation: \d+ events added, \d+ in all\n$/);
    expect(await verdictHere(['store', 'list', '--store', store])).toMatchObject({ stdout: 'priority-violation\n', status: 0 });
    process.env.VERDICT_STORE = store;
    expect(await verdictHere(['store', 'list'])).toMatchObject({ stdout: 'priority-violation\n', status: 0 });
    delete process.env.VERDICT_STORE;
    const exported = await verdictHere(['store', 'export', 'priority-violation', '--store', store]);
    const verified = await verdictHere(['verify', '-'], { stdin: exported.stdout });
    expect(verified).toMatchObject({ status: 0 });
    const again = await verdictHere(['store', 'import', '-', '--as', 'priority-violation', '--store', store], { stdin: exported.stdout });
    expect(again.stdout).toContain(': 0 events added');
  });

  it('says what is wrong with the call, the file, the match and the store', async () => {
    const call = (...words: string[]) => verdictHere(['store', ...words]);
    expect((await call('list')).stderr).toContain('which store?');
    expect((await call('destroy', '--store', store)).stderr).toContain('do what?');
    expect(await call('export', 'none', '--store', store)).toMatchObject({ status: 2, stderr: 'verdict: there is no match none\n' });
    expect(await call('list', '--store', join(folder, 'none.db'))).toMatchObject({ status: 2 });
    const text = join(folder, 'text.db');
    writeFileSync(text, 'no store at all'.repeat(100));
    expect((await call('list', '--store', text)).stderr).toContain('this is not an event store of ours');
    const bad = join(folder, 'bad.jsonl');
    writeFileSync(bad, `${headerLine(header())}\n{"n":1,"type":"Nothing","data":{}}\n`);
    expect(await call('import', bad, '--store', store)).toMatchObject({ status: 2 });
    expect((await call('list', '--store', store)).stdout).not.toContain('bad');
  });
});

describe('verdict projections', () => {
  it('rebuilds, reads on, and lists', async () => {
    const rebuilt = await verdictHere(['projections', 'rebuild', '--store', store]);
    expect(rebuilt).toMatchObject({ status: 0, stderr: '' });
    expect(rebuilt.stdout).toMatch(/^\d+ events read, 1 in the list of matches\n$/);
    const log = join(folder, 'clean.jsonl');
    writeFileSync(log, [headerLine(header()), ...[...events(100)].map(eventLine)].join('\n'));
    await verdictHere(['store', 'import', log, '--store', store]);
    expect((await verdictHere(['projections', 'update', '--store', store])).stdout).toBe('101 events read, 2 in the list of matches\n');
    const { stdout } = await verdictHere(['projections', 'list', '--store', store]);
    expect(stdout).toMatch(/^clean: 100 events; 0 illegal, 0 missed, 0 undecidable; .+\npriority-violation: \d+ events; [1-9]/);
  });
});

describe('verdict worker', () => {
  it('audits what was asked for, once, and leaves the findings in a stream', async () => {
    const double = new EventStoreDouble();
    const url = await double.start();
    try {
      const imported = await verdictHere(['store', 'import', VIOLATION, '--store', url]);
      expect(imported).toMatchObject({ status: 0, stderr: '' });
      const remote = EventStoreDbStore.open(url);
      await new Matches(remote, rulebooks, sha256).take('clean', header(), [...events(50)]);
      for (let round = 0; round < 2; round++) {
        const worked = await verdictHere(['worker', '--store', url, '--request', '--idle', '1']);
        expect(worked).toMatchObject({ status: 0, stderr: '' });
        expect(worked.stdout).toContain(round === 0 ? '2 audits asked for\n' : '0 audits asked for\n');
        expect(worked.stdout).toContain(round === 0 ? '2 audits done\n' : '0 audits done\n');
      }
      const found = await all(remote.readStream('findings-priority-violation'));
      expect(found.map(({ type }) => type)).toEqual(['FindingsMade', 'AuditFinished']);
      const clean = await all(remote.readStream('findings-clean'));
      expect(clean.map(({ data }) => data)).toMatchObject([{ events: 50, illegal: 0, missed: 0, undecidable: 0 }]);
      await remote.close();
    } finally {
      double.stop();
    }
  }, 60_000);

  it('wants a server', async () => {
    expect((await verdictHere(['worker', '--store', store])).stderr).toContain('work is shared through a server');
    expect(readFileSync(store).length).toBeGreaterThan(0);
  });
});
