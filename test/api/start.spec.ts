/** `npm start` as a person meets it. */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { SqliteStore } from '#stores/sqlite/sqlite-store.js';
import { Started, type Ended } from './started.js';

const folder = mkdtempSync(join(tmpdir(), 'verdict-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('npm start', () => {
  it('prints the token once, to the terminal and never to the log, and ends cleanly with all that it acknowledged', async () => {
    const first = new Started(folder);
    const { address, token } = await first.ready();
    expect(statSync(join(folder, 'token.key')).mode & 0o777).toBe(0o600);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'text/plain' };
    const append = (after: number): Promise<Response> =>
      fetch(`${address}/v1/matches/tgc-clean/events?after=${after}`, { method: 'POST', headers, body: 'a judge is called' });
    const { events } = (await (await fetch(`${address}/v1/matches/tgc-clean`, { headers })).json()) as { events: number };

    let last = events;
    let ended: Promise<Ended> | null = null;
    // The signal comes in the middle of a stream of appends.
    for (;;) {
      try {
        const answer = await append(last);
        if (answer.status !== 201) break;
        last++;
      } catch {
        break;
      }
      if (last === events + 20) ended = first.signal('SIGTERM');
    }
    expect(last).toBeGreaterThanOrEqual(events + 20);
    const { code, out, err } = await ended!;
    expect([code, err.includes(token), err.includes('"msg":"ended"')]).toEqual([0, false, true]);
    expect(out).toContain('8 sample matches');

    const store = SqliteStore.open(join(folder, 'verdict.db'));
    const { value: page } = await store.readStream('match-tgc-clean', { direction: 'backwards', limit: 1 }).next();
    await store.close();
    // What was not acknowledged may be there as well: its answer was cut off, not its storing.
    expect(page![0].revision).toBeGreaterThanOrEqual(last);

    const second = new Started(folder, { VERDICT_QQQQQQ: '1' }, '--organiser-token');
    const again = await second.ready();
    expect((await fetch(`${again.address}/v1/tokens`, { headers })).status).toBe(200);
    expect((await fetch(`${again.address}/v1/tokens`, { headers: { authorization: `Bearer ${again.token}` } })).status).toBe(200);
    const told = await second.signal('SIGINT');
    expect([told.code, told.out.includes('sample'), told.err.split('\n')[0]]).toEqual([0, false, 'verdict: VERDICT_QQQQQQ is no setting']);
  });

  it('says which variable to change when the port is taken or a setting is wrong, and lists them all with --help', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const { port } = taken.address() as { port: number };
    const blocked = await new Started(folder, { VERDICT_PORT: String(port) }).ended;
    taken.close();
    expect([blocked.code, blocked.out]).toEqual([1, '']);
    expect(blocked.err).toContain(`verdict: port ${port} of 127.0.0.1 is taken by another program. Choose another with VERDICT_PORT`);

    const wrong = await new Started(folder, { VERDICT_PORT: 'x' }).ended;
    expect([wrong.code, wrong.err]).toEqual([2, 'verdict: VERDICT_PORT: found "x", expected a whole number from 0 to 65535\n']);
    const strange = await new Started(folder, {}, '--wat').ended;
    expect([strange.code, strange.err]).toEqual([2, expect.stringContaining('--help lists what there is')]);
    const help = await new Started(folder, {}, '--help').ended;
    expect([help.code, help.err, help.out.includes('VERDICT_STORE')]).toEqual([0, '', true]);
  });
});
