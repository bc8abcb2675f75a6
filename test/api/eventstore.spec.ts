/** The API on EventStoreDB, played by the wire double: the same session as on a file gets the same answers. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { simulate } from '#rulebooks/host/simulate/simulate.js';
import { EventStoreDouble } from '../stores/double/double.js';
import { Served, type Answer } from './served.js';
import { Watching } from './watching.js';

/** A game whose second stretch is played again, which breaks rules. */
const game = simulate({ seed: 5 });
const events = [...game.events.slice(0, 60), ...game.events.slice(40, 60)].map(({ type, by, data }) => ({ type, ...(by !== undefined && { by }), data }));
const [seat] = game.header.seats;

describe('the API on EventStoreDB', () => {
  const double = new EventStoreDouble();
  let onServer: Served;
  let onFile: Served;
  let settings: { store: string };
  beforeAll(async () => {
    settings = { store: await double.start() };
    [onServer, onFile] = await Promise.all([Served.start(settings), Served.start()]);
  });
  afterAll(async () => {
    await Promise.all([onServer.end(), onFile.end()]);
    double.stop();
  });

  /** Asks both, and gives what both said. */
  async function both(ask: (served: Served) => Promise<Answer>): Promise<Answer> {
    const [answer, expected] = await Promise.all([ask(onServer), ask(onFile)]);
    expect([answer.status, answer.text]).toEqual([expected.status, expected.text]);
    expect(answer.headers.get('etag')).toBe(expected.headers.get('etag'));
    return answer;
  }
  const get = (path: string): Promise<Answer> => both((served) => served.call('GET', path, { token: served.organiser }));
  const append = (from: number, to: number): Promise<Answer> =>
    both((served) => served.call('POST', '/v1/matches/final/events', {
      token: served.organiser, headers: { 'idempotency-key': `from-${from}` }, json: { after: from, events: events.slice(from, to) },
    }));
  /** Without the ids of requests, which differ. */
  const problem = async (ask: (served: Served) => Promise<Answer>): Promise<unknown[]> => {
    const [answer, expected] = (await Promise.all([ask(onServer), ask(onFile)])).map(({ status, body }) => ({ status, ...body, instance: '' }));
    expect(answer).toEqual(expected);
    return [answer.status, (answer as unknown as { code: string }).code];
  };

  it('begins a match, goes on with it, and tells boards, findings, changes, events and the log', async () => {
    expect((await both((served) => served.call('POST', '/v1/matches', { token: served.organiser, json: { id: 'final', ...game.header } }))).status).toBe(201);
    for (let n = 0; n < 60; n += 20) expect((await append(n, n + 20)).status).toBe(201);
    const boards = ['/board', '/board?at=17&format=text', '/board/changes?from=3&to=40', '/options?at=30'];
    for (const path of [...boards, '/findings', '/audit?edition=short', '/events?after=10', '/events/7', '/log', '']) {
      expect((await get(`/v1/matches/final${path}`)).status).toBe(200);
    }
    const told = await get(`/v1/matches/final/board?seat=${seat}`);
    expect(told.text).not.toBe((await get('/v1/matches/final/board')).text);
  });

  it('refuses what comes too late, what is there already, and another request under the same key', async () => {
    const post = (path: string, json: unknown, key = 'late') => (served: Served) =>
      served.call('POST', path, { token: served.organiser, headers: { 'idempotency-key': key }, json });
    expect(await problem(post('/v1/matches/final/events', { after: 20, events: events.slice(0, 5) }))).toEqual([409, 'match-conflict']);
    expect(await problem(post('/v1/matches', { id: 'final', ...game.header, title: 'Another' }, 'other'))).toEqual([409, 'match-exists']);
    expect(await problem(post('/v1/matches/final/events', { after: 60, events: events.slice(60, 61) }, 'from-40'))).toEqual([422, 'idempotency-key-reused']);
  });

  it('is watched, gone on with behind any message, and keeps the policy, across a restart', async () => {
    const judge = await onServer.token({ role: 'head-judge' });
    const watch = (headers = {}): Promise<Watching> => Watching.open(`${onServer.address}/v1/matches/final/live?after=58`, judge, headers);
    const first = await watch();
    const before = await first.until(4);
    first.leave();
    expect(before[0]).toMatchObject({ event: 'hello', data: { match: 'final', after: 58 } });
    await both((served) => served.call('PUT', '/v1/matches/final/policy', { token: served.organiser, json: { findings: 'everyone', review: 'after' } }));

    await Promise.all([onServer.restart(settings), onFile.restart()]);
    const second = await watch({ 'Last-Event-ID': before[3].id });
    const answer = await append(60, 80);
    const { findings } = answer.body as unknown as { findings: readonly object[] };
    expect(findings.length).toBeGreaterThan(0);
    // What was left of events 59 and 60, and two messages on each of the twenty with the findings on them.
    const whole = await Watching.open(`${onServer.address}/v1/matches/final/live?after=58`, judge);
    const all = (await whole.until(1 + 2 * 22 + findings.length)).slice(1);
    const rest = (await second.until(1 + all.length - 3)).slice(1);
    expect([...before.slice(1, 4), ...rest].map(({ id, text }) => [id, text])).toEqual(all.map(({ id, text }) => [id, text]));
    expect(all.filter(({ event }) => event === 'finding')).toHaveLength(findings.length);
    second.leave();
    whole.leave();

    expect((await append(60, 80)).text).toBe(answer.text);
    expect((await get('/v1/matches/final/policy')).body).toEqual({ findings: 'everyone', review: 'after' });
    expect((await get('/v1/matches/final/findings')).status).toBe(200);
  });

  it('says that the store does not serve while it does not, and goes on when it does', async () => {
    const board = (): Promise<Answer> => onServer.call('GET', '/v1/matches/final/board', { token: onServer.organiser });
    const { text } = await board();
    double.stop();
    // What is in memory is told all the same.
    expect((await board()).text).toBe(text);
    expect(await onServer.call('GET', '/health/ready')).toMatchObject({ status: 503 });
    await double.start();
    const after = { after: 80, events: events.slice(60, 61) };
    const again = (): Promise<Answer> => onServer.call('POST', '/v1/matches/final/events', { token: onServer.organiser, json: after });
    let answer = await again();
    for (let attempt = 0; attempt < 50 && answer.status === 503; attempt++) answer = await again();
    expect(answer.status).toBe(201);
  });

  it('follows the store again once it is let in again, although nothing told it to wait for that', async () => {
    const other = await Served.start({ ...settings, tokenKey: 'k'.repeat(40) });
    const first = await Served.start({ ...settings, tokenKey: 'k'.repeat(40) });
    const organiser = await other.token({ role: 'organiser' });
    const board = (): Promise<Answer> => first.call('GET', '/v1/matches/final/board', { token: organiser });
    const ready = async (status: number): Promise<void> => {
      while ((await first.call('GET', '/health/ready')).status !== status) await new Promise((resolve) => setTimeout(resolve, 50));
    };
    await ready(200);
    const { at } = (await board()).body as { at: number };
    double.misdeeds.denied = true;
    double.stop();
    await double.start();
    await ready(503);
    await new Promise((resolve) => setTimeout(resolve, 500));
    double.misdeeds.denied = false;
    await ready(200);
    const { status } = await other.call('POST', `/v1/matches/final/events?after=${at}`, { token: organiser, text: 'a judge is called' });
    expect(status).toBe(201);
    while (((await board()).body as { at: number }).at === at) await new Promise((resolve) => setTimeout(resolve, 50));
    const { body: { token, id } } = await other.call<{ token: string; id: string }>('POST', '/v1/tokens', { token: organiser, json: { name: 'x', role: 'spectator', matches: ['*'] } });
    expect((await first.call('GET', '/v1/matches', { token })).status).toBe(200);
    await other.call('DELETE', `/v1/tokens/${id}`, { token: organiser });
    while ((await first.call('GET', '/v1/matches', { token })).status === 200) await new Promise((resolve) => setTimeout(resolve, 50));
    const listed = async (): Promise<number> =>
      (await first.call<{ matches: { id: string; events: number }[] }>('GET', '/v1/matches?text=final', { token: organiser })).body.matches[0].events;
    while ((await listed()) <= at) await new Promise((resolve) => setTimeout(resolve, 50));
    await Promise.all([other.end(), first.end()]);
  });
});
