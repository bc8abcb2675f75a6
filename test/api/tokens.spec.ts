import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Served } from './served.js';

interface Issued {
  readonly id: string;
  readonly token: string;
}

describe('tokens', () => {
  let served: Served;
  beforeAll(async () => {
    served = await Served.start();
  });
  afterAll(() => served.end());

  it('are needed for everything but health and documents', async () => {
    for (const path of ['/health/live', '/health/ready', '/docs/openapi.json']) expect((await served.call('GET', path)).status).toBe(200);
    for (const path of ['/v1/tokens', '/metrics']) {
      const { status, headers, body } = await served.call('GET', path);
      expect([path, status, headers.get('content-type'), headers.get('www-authenticate')])
        .toEqual([path, 401, 'application/problem+json; charset=utf-8', 'Bearer']);
      expect(body).toMatchObject({ type: 'urn:verdict:problem:no-token', status: 401, code: 'no-token', instance: headers.get('x-request-id') });
    }
  });

  it('give an organiser of some matches nothing of others: no token for more, and none of those that are for more', async () => {
    const some = await served.token({ role: 'organiser', name: 'some', matches: ['a-*', 'b'] });
    const issue = (matches: string[], token = some) => served.call<Issued>('POST', '/v1/tokens', { token, json: { name: 'x', role: 'spectator', matches } });
    for (const matches of [['*'], ['a*'], ['a-1', 'c'], ['b*'], ['a']]) {
      expect([matches, await issue(matches)]).toEqual([matches, expect.objectContaining({ status: 403, body: expect.objectContaining({ code: 'out-of-scope' }) as unknown })]);
    }
    const within = [await issue(['a-*', 'b']), await issue(['a-1*', 'a-'])];
    expect(within.map(({ status }) => status)).toEqual([201, 201]);
    const beyond = (await issue(['*'], served.organiser)).body.id;
    const list = async (query = ''): Promise<string[]> =>
      (await served.call<{ tokens: Issued[] }>('GET', `/v1/tokens${query}`, { token: some })).body.tokens.map(({ id }) => id);
    expect(await list()).toEqual([expect.any(String), ...within.map(({ body }) => body.id)]);
    const cursor = `?cursor=${Buffer.from(beyond).toString('base64url')}`;
    expect((await served.call('GET', `/v1/tokens${cursor}`, { token: some })).body.code).toBe('invalid-request');
    expect((await served.call('DELETE', `/v1/tokens/${beyond}`, { token: some })).body.code).toBe('token-not-found');
    expect((await served.call('DELETE', `/v1/tokens/${within[0].body.id}`, { token: some })).status).toBe(204);
    expect(await list()).toHaveLength(2);
  });

  it('are issued by the organiser, listed without themselves, and end when they are revoked', async () => {
    const wish = { name: 'kate', role: 'player', seat: 'kate', matches: ['final*'], hours: 2 };
    const { status, body } = await served.call<Issued>('POST', '/v1/tokens', { token: served.organiser, json: wish });
    expect([status, body]).toEqual([201, expect.objectContaining({ name: 'kate', role: 'player', seat: 'kate', matches: ['final*'] })]);

    const refusedFor = async (): Promise<unknown> => (await served.call('GET', '/v1/tokens', { token: body.token })).body.code;
    expect(await refusedFor()).toBe('not-allowed');

    const list = await served.call<{ tokens: Issued[] }>('GET', '/v1/tokens', { token: served.organiser });
    expect(list.body.tokens.map(({ id }) => id)).toContain(body.id);
    expect(list.text).not.toContain(body.token);

    expect((await served.call('DELETE', `/v1/tokens/${body.id}`, { token: served.organiser })).status).toBe(204);
    expect(await refusedFor()).toBe('token-revoked');
    await served.restart();
    expect(await refusedFor()).toBe('token-revoked');
    expect((await served.call('GET', '/v1/tokens', { token: served.organiser })).status).toBe(200);
  });

  it('are listed page by page, each once, those of one moment and behind one that has ended too', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    const wish = { name: 'one of many', role: 'spectator', matches: ['*'] };
    const issued: string[] = [];
    for (let i = 0; i < 8; i++) issued.push((await served.call<Issued>('POST', '/v1/tokens', { token: served.organiser, json: wish })).body.id);
    now.mockRestore();
    const listed: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const path: string = `/v1/tokens?limit=3${cursor === '' ? '' : `&cursor=${cursor}`}`;
      const { body } = await served.call<{ tokens: Issued[]; next: string | null }>('GET', path, { token: served.organiser });
      listed.push(...body.tokens.map(({ id }) => id));
      // What a cursor points at may be gone by the time it is used.
      if (listed.length === 3) await served.call('DELETE', `/v1/tokens/${listed[2]}`, { token: served.organiser });
      cursor = body.next;
    }
    expect(listed.filter((id) => issued.includes(id))).toEqual(issued);
    expect(new Set(listed).size).toBe(listed.length);
    const strange = Buffer.from('nobody').toString('base64url');
    expect((await served.call('GET', `/v1/tokens?cursor=${strange}`, { token: served.organiser })).body.code).toBe('invalid-request');
  });
});
