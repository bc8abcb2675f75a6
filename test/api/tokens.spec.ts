import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
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
});
