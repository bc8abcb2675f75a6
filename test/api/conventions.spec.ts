import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Served } from './served.js';

describe('conventions', () => {
  let served: Served;
  beforeAll(async () => {
    served = await Served.start({ bodyBytes: 2_048, importBytes: 8_192, requestsAMinute: 40, strangersAMinute: 5 });
  });
  afterAll(() => served.end());

  it('refuse a body that is too large, and let a log be larger', async () => {
    const size = async (path: string, length: number): Promise<unknown> =>
      (await served.call('POST', path, { token: served.organiser, text: 'x'.repeat(length), type: 'application/x-ndjson' })).body.code;
    expect(await size('/v1/matches', 3_000)).toBe('body-too-large');
    expect([await size('/v1/matches/import', 3_000), await size('/v1/matches/import', 9_000)]).toEqual(['match-refused', 'body-too-large']);
  });

  it('name the methods of an address that is called otherwise, and take no body that is packed', async () => {
    const called = async (method: string, path: string): Promise<unknown> => {
      const { status, headers, body } = await served.call(method, path, { token: served.organiser });
      return [status, headers.get('allow'), body.code];
    };
    expect(await called('PUT', '/v1/matches?limit=1')).toEqual([405, 'GET, HEAD, POST', 'method-not-allowed']);
    expect(await called('POST', '/v1/matches/m/board')).toEqual([405, 'GET, HEAD', 'method-not-allowed']);
    expect(await called('POST', '/v1/matches/m/boards')).toEqual([404, null, 'not-found']);
    const packed = await served.call('POST', '/v1/matches', { token: served.organiser, text: 'x', headers: { 'content-encoding': 'gzip' } });
    expect([packed.status, packed.body.code]).toEqual([415, 'unsupported-media-type']);
  });

  it('are closed to pages of other origins, and tell browsers to do nothing with an answer', async () => {
    const { headers } = await served.call('GET', '/v1/tokens', { token: served.organiser, headers: { origin: 'https://elsewhere.example' } });
    expect([headers.get('access-control-allow-origin'), headers.get('x-content-type-options'), headers.get('content-security-policy')])
      .toEqual([null, 'nosniff', "default-src 'none'; frame-ancestors 'none'"]);
  });

  it('keep a harmless request id and replace another, and log requests without secrets', async () => {
    const told = async (id: string): Promise<string | null> =>
      (await served.call('GET', '/v1/tokens?limit=1', { token: served.organiser, headers: { 'x-request-id': id } })).headers.get('x-request-id');
    expect(await told('table-7.1')).toBe('table-7.1');
    expect(await told('a b"c')).not.toBe('a b"c');
    const line = served.logged.map((text) => JSON.parse(text) as Record<string, unknown>).find(({ request }) => request === 'table-7.1');
    expect(line).toMatchObject({ method: 'GET', path: '/v1/tokens', status: 200, role: 'organiser' });
    // Somebody puts a token where its id belongs, or into any other address.
    for (const path of ['/v1/tokens/', '/v1/matches/', '/v1/matches/x?token=', '/']) await served.call('DELETE', path + served.organiser, { token: served.organiser });
    expect(served.logged.join('')).toContain('"path":"/v1/tokens/…"');
    expect(served.logged.join('')).not.toContain(served.organiser.slice(40, 60));
  });

  it('make ids that say nothing of how many requests others have sent', async () => {
    const made = async (): Promise<string> => (await served.call('GET', '/health/live')).headers.get('x-request-id')!;
    const ids = [await made(), await made(), await made()];
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(new Set(ids.map((id) => id.slice(0, 8))).size).toBe(3);
  });

  it('measure for the organiser alone', async () => {
    const { text } = await served.call('GET', '/metrics', { token: served.organiser });
    expect(text).toMatch(/verdict_request_seconds_count\{[^}]*route="\/v1\/tokens"[^}]*\} \d+/);
    expect((await served.call('GET', '/metrics', { token: await served.token({ role: 'judge' }) })).status).toBe(403);
  });

  it('limit the requests of a token, and of an address without one', async () => {
    const until429 = async (token?: string): Promise<number> => {
      for (let n = 1; n <= 60; n++) {
        const { status, headers, text } = await served.call('GET', '/v1/tokens', { token });
        if (status !== 429) continue;
        expect([JSON.parse(text), Number(headers.get('retry-after')) > 0]).toEqual([expect.objectContaining({ code: 'too-many-requests' }), true]);
        return n;
      }
      return Infinity;
    };
    expect(await until429()).toBe(6);
    expect(await until429(await served.token({ role: 'judge', name: 'busy' }))).toBe(41);
    expect((await served.call('GET', '/health/live')).status).toBe(200);
  });
});

describe('pages of an origin that is named', () => {
  it('may call whatever there is, and read of the answers what a program needs', async () => {
    const origin = 'https://room.example';
    const served = await Served.start({ corsOrigins: [origin], strangersAMinute: 5 });
    const asked = { origin, 'access-control-request-method': 'PUT', 'access-control-request-headers': 'authorization,if-none-match,last-event-id' };
    // Browsers ask before each call, without a token: that counts for no limit.
    for (let n = 0; n < 10; n++) await served.call('OPTIONS', '/v1/matches/x/policy', { headers: asked });
    const { status, headers } = await served.call('OPTIONS', '/v1/matches/x/policy', { headers: asked });
    expect([status, headers.get('access-control-allow-origin'), headers.get('access-control-allow-methods'), headers.get('access-control-allow-headers')])
      .toEqual([204, origin, 'GET, HEAD, POST, PUT, DELETE', 'authorization,if-none-match,last-event-id']);
    await served.call('POST', '/v1/matches?id=m', { token: served.organiser, text: 'match tgc, casual rules, complete record\nseat ada\nseat ben\n' });
    const board = await served.call('GET', '/v1/matches/m/board', { token: served.organiser, headers: { origin } });
    expect([board.headers.get('access-control-allow-origin'), board.headers.get('vary')]).toEqual([origin, 'Origin, authorization, accept']);
    expect(board.headers.get('access-control-expose-headers')).toContain('retry-after');
    const other = await served.call('GET', '/v1/matches/m/board', { token: served.organiser, headers: { origin: 'https://room.example.evil' } });
    expect(other.headers.get('access-control-allow-origin')).toBeNull();
    await served.end();
  });
});
