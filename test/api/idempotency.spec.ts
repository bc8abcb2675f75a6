/** A client whose answer was lost sends its request again: with the same key it gets the same answer, also from a server that was killed. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { Served } from './served.js';
import { Started } from './started.js';

const HEADER = { rulebook: 'tgc', edition: 'casual', record: 'complete', seats: ['anna', 'ben'] };
const folder = mkdtempSync(join(tmpdir(), 'verdict-keys-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('Idempotency-Key', () => {
  it('holds when the server is killed at any moment: the same answer, and nothing twice', async () => {
    let server = new Started(folder, { VERDICT_SAMPLES: 'no' });
    let { address } = await server.ready();
    const { token } = await server.ready();
    const post = async (path: string, body: string, type: string, key: string): Promise<{ status: number; text: string }> => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': type, 'idempotency-key': key };
      const answer = await fetch(address + path, { method: 'POST', headers, body });
      return { status: answer.status, text: await answer.text() };
    };
    const append = (after: number, body: string, key: string) => post(`/v1/matches/table/events?after=${after}`, body, 'text/plain', key);
    const restart = async (): Promise<void> => {
      await server.signal('SIGKILL');
      server = new Started(folder, { VERDICT_SAMPLES: 'no' });
      ({ address } = await server.ready());
    };
    expect((await post('/v1/matches', JSON.stringify({ id: 'table', ...HEADER }), 'application/json', 'begin')).status).toBe(201);

    const first = await append(0, 'anna is heads\nben is tails', 'toss');
    await restart();
    expect(await append(0, 'anna is heads\nben is tails', 'toss')).toEqual(first);
    const other = await append(2, 'a judge is called', 'toss');
    expect([other.status, JSON.parse(other.text)]).toEqual([422, expect.objectContaining({ code: 'idempotency-key-reused' })]);
    const begun = await post('/v1/matches', JSON.stringify({ id: 'other', ...HEADER }), 'application/json', 'begin');
    expect([begun.status, begun.text.includes('idempotency-key-reused')]).toEqual([422, true]);

    let last = 2;
    for (const wait of [0, 2, 5]) {
      const key = `call-${wait}`;
      const lost = append(last, 'a judge is called', key).catch(() => null);
      await new Promise((resolve) => setTimeout(resolve, wait));
      await restart();
      const before = await lost;
      const again = await append(last, 'a judge is called', key);
      expect(again.status).toBe(201);
      if (before) expect(again).toEqual(before);
      last++;
    }
    const page = (await (await fetch(`${address}/v1/matches/table/events`, { headers: { authorization: `Bearer ${token}` } })).json()) as { events: { n: number }[] };
    expect(page.events.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5]);
    await server.signal('SIGTERM');
  });

  it('is one of its token: another token with the same key is told nothing of it', async () => {
    const served = await Served.start();
    const mine = await served.token({ role: 'recorder' });
    const other = await served.token({ role: 'recorder' });
    const headers = { 'idempotency-key': 'k' };
    await served.call('POST', '/v1/matches', { token: mine, headers, json: { id: 'one', ...HEADER } });
    const begun = await served.call('POST', '/v1/matches', { token: other, headers, json: { id: 'two', ...HEADER } });
    expect(begun.status).toBe(201);
    await served.end();
  });

  it('is not used up by a request that is refused as it stands', async () => {
    const served = await Served.start();
    await served.call('POST', '/v1/matches', { token: served.organiser, json: { id: 'one', ...HEADER } });
    const append = (text: string) => served.call('POST', '/v1/matches/one/events?after=0', { token: served.organiser, headers: { 'idempotency-key': 'k' }, text });
    expect((await append('anna is haeds')).body.code).toBe('match-refused');
    expect((await append('anna is heads')).status).toBe(201);
    expect((await append('anna is tails')).body.code).toBe('idempotency-key-reused');
    await served.end();
  });
});
