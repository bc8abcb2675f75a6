import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { applyPatch, type Operation } from 'rfc6902';
import { Judge } from '#kernel/judge.js';
import type { MatchLog } from '#kernel/log.js';
import { redact } from '#kernel/redact.js';
import type { Viewer } from '#kernel/rulebook.js';
import { host } from '#rulebooks/host/index.js';
import { simulate } from '#rulebooks/host/simulate/simulate.js';
import { TokenLedger } from '../../apps/api/tokens/ledger.js';
import { Served } from './served.js';
import { Watching, type Message } from './watching.js';

/** A game whose second stretch is played again, which breaks rules. */
const game = simulate({ seed: 5 });
const events = [...game.events.slice(0, 60), ...game.events.slice(40, 60)].map(({ type, by, data }) => ({ type, ...(by !== undefined && { by }), data }));
const log: MatchLog = { header: game.header, events: events.map((event, i) => ({ n: i + 1, ...event })) };
const [one, other] = game.header.seats;
const judge = new Judge(host, log.header);
const found = log.events.flatMap((event) => judge.judge(event));

const ids = (messages: readonly Message[]): string[] => messages.map(({ id }) => id);
const eventsIn = (messages: readonly Message[]): object[] =>
  messages.filter(({ event }) => event === 'event').map(({ data }) => Object.fromEntries(Object.entries(data).filter(([key]) => key !== 'says' && key !== 'hash')));
const findingsIn = (messages: readonly Message[]): unknown[] => messages.filter(({ event }) => event === 'finding').map(({ data }) => [data.event, data.check]);

describe('live', () => {
  let served: Served;
  let tokens: Record<'judge' | 'player' | 'spectator', string>;
  let matches = 0;
  beforeAll(async () => {
    served = await Served.start({ heartbeatSeconds: 1, liveBufferBytes: 65_536 });
    tokens = {
      judge: await served.token({ role: 'head-judge' }),
      player: await served.token({ role: 'player', seat: one }),
      spectator: await served.token({ role: 'spectator' }),
    };
  });
  afterAll(() => served.end());

  async function begin(): Promise<string> {
    const match = `live-${++matches}`;
    expect((await served.call('POST', '/v1/matches', { token: served.organiser, json: { id: match, ...game.header } })).status).toBe(201);
    return match;
  }
  async function append(match: string, from: number, to: number): Promise<void> {
    const { status } = await served.call('POST', `/v1/matches/${match}/events`, { token: served.organiser, json: { after: from, events: events.slice(from, to) } });
    expect(status).toBe(201);
  }
  const watch = (match: string, who: keyof typeof tokens, query = '', headers = {}): Promise<Watching> =>
    Watching.open(`${served.address}/v1/matches/${match}/live${query}`, tokens[who], headers);
  const policy = (match: string, findings: string): Promise<unknown> =>
    served.call('PUT', `/v1/matches/${match}/policy`, { token: served.organiser, json: { findings, review: 'after' } });

  it('tells each viewer what they may see, in order, as it comes', async () => {
    const match = await begin();
    const readers = await Promise.all((['judge', 'player', 'spectator'] as const).map((who) => watch(match, who)));
    for (let n = 0; n < 80; n += 20) await append(match, n, n + 20);
    expect(found).not.toEqual([]);
    const [full, ...partial] = await Promise.all(readers.map((reader, i) => reader.until(1 + 160 + (i === 0 ? found.length : 0))));
    expect(full[0]).toMatchObject({ event: 'hello', id: '0.0', data: { match, after: 0 } });
    expect([eventsIn(full), findingsIn(full)]).toEqual([log.events, found.map(({ event, check }) => [event, check])]);
    const viewers: Viewer[] = [{ seat: one }, 'spectator'];
    for (const [i, messages] of partial.entries()) {
      expect(eventsIn(messages)).toEqual(redact(log, host, viewers[i]).events);
      expect(ids(messages.slice(1))).toEqual(log.events.flatMap(({ n }) => [`${n}.0`, `${n}.1`]));
      expect(readers[i + 1].text).not.toContain('"hash"');
    }
    for (const reader of readers) reader.leave();
  });

  it('brings the board along, patch by patch', async () => {
    const match = await begin();
    await append(match, 0, 10);
    const { board } = (await served.call<{ board: object }>('GET', `/v1/matches/${match}/board?at=10`, { token: tokens.player })).body;
    const reader = await watch(match, 'player', '?after=10');
    await append(match, 10, 50);
    const messages = await reader.until(81);
    for (const { event, data } of messages) if (event === 'board') applyPatch(board, data.patch as Operation[]);
    expect(board).toEqual((await served.call<{ board: object }>('GET', `/v1/matches/${match}/board`, { token: tokens.player })).body.board);
    reader.leave();
  });

  it('goes on behind any message without a gap or a repeat', async () => {
    const match = await begin();
    const first = await watch(match, 'judge');
    await append(match, 0, 80);
    const whole = ids(await first.until(161 + found.length)).slice(1);
    first.leave();
    for (const [i, id] of whole.entries()) {
      if (i % 13 && !id.endsWith('.2')) continue;
      const again = await watch(match, 'judge', '', { 'last-event-id': id });
      const messages = await again.until(whole.length - i);
      expect(ids(messages)).toEqual([id, ...whole.slice(i + 1)]);
      again.leave();
    }
    const after = await watch(match, 'spectator', '?after=78');
    expect(ids(await after.until(5))).toEqual(['78.1', '79.0', '79.1', '80.0', '80.1']);
    after.leave();
  });

  it('begins with what comes next, and hello says behind which event', async () => {
    const match = await begin();
    await append(match, 0, 7);
    const reader = await watch(match, 'spectator');
    await append(match, 7, 8);
    expect(ids(await reader.until(3))).toEqual(['7.1', '8.0', '8.1']);
    reader.leave();
  });

  it('keeps to the policy from the next event on', async () => {
    const match = await begin();
    const [player, spectator] = [await watch(match, 'player'), await watch(match, 'spectator')];
    await append(match, 0, 66);
    await policy(match, 'players');
    await append(match, 66, 72);
    await policy(match, 'officials');
    await append(match, 72, 80);
    const until = async (reader: Watching): Promise<readonly Message[]> => {
      while (reader.messages.at(-1)?.id !== '80.1' && !reader.ended) await reader.until(reader.messages.length + 1);
      return reader.messages;
    };
    const numbers = findingsIn(await until(player)).map((finding) => (finding as [number])[0]);
    expect(findingsIn(await until(spectator))).toEqual([]);
    const seen = redact(log, host, { seat: one });
    const knowing = new Judge(host, seen.header);
    const expected = seen.events.flatMap((event) => knowing.judge(event)).map(({ event }) => event).filter((n) => n > 66 && n <= 72);
    expect([...new Set(numbers)]).toEqual([...new Set(expected)]);
    expect(expected).not.toEqual([]);
    player.leave();
    spectator.leave();
  });

  it('ends with its token', async () => {
    const match = await begin();
    const [revoked, expiring] = [await served.token({ role: 'spectator', name: 'gone' }), await served.token({ role: 'spectator', name: 'late' })];
    const open = (token: string): Promise<Watching> => Watching.open(`${served.address}/v1/matches/${match}/live`, token);
    const [gone, late] = [await open(revoked), await open(expiring)];
    await Promise.all([gone.until(1), late.until(1)]);
    const ledger = served.app.get(TokenLedger);
    const idOf = (name: string): string => ledger.live(0).find((issue) => issue.name === name)!.id;
    await served.call('DELETE', `/v1/tokens/${idOf('gone')}`, { token: served.organiser });
    await gone.untilEnd();
    // Time passes for one token alone.
    Object.assign(ledger.find(idOf('late'))!, { expires: Date.now() - 1 });
    await append(match, 0, 5);
    await late.untilEnd();
    expect([ids(gone.messages), ids(late.messages)]).toEqual([['0.0'], ['0.0']]);
  });

  it('says that it is there', async () => {
    const match = await begin();
    const reader = await watch(match, 'spectator');
    while (reader.heartbeats < 2) await new Promise((resolve) => setTimeout(resolve, 50));
    expect(reader.text).toMatch(/:\n\n:\n\n$/);
    reader.leave();
  });

  it('drops a reader that does not read, before it costs memory, and lets it come back', async () => {
    const match = await begin();
    const slow = await watch(match, 'spectator', '?after=0');
    slow.answer.pause();
    let n = 0;
    const note = { type: 'Noted', data: { text: 'x'.repeat(1900) } };
    const dropped = async (): Promise<boolean> =>
      /^verdict_live_dropped_total 1$/m.test((await served.call('GET', '/metrics', { token: served.organiser })).text);
    for (; n < 20_000 && !(await dropped()); n += 200) {
      await served.call('POST', `/v1/matches/${match}/events`, { token: served.organiser, json: { after: n, events: Array.from({ length: 200 }, () => note) } });
    }
    expect(await dropped()).toBe(true);
    slow.answer.resume();
    await slow.untilEnd();
    const last = slow.messages.at(-1)!.id;
    const again = await watch(match, 'spectator', '', { 'last-event-id': last });
    const due = 2 * n - slow.messages.length + 1;
    const all = [...ids(slow.messages).slice(1), ...ids(await again.until(due + 1)).slice(1)];
    expect(all).toEqual(Array.from({ length: n }, (_, i) => [`${i + 1}.0`, `${i + 1}.1`]).flat());
    again.leave();
  });

  it.each([
    ['?after=5', {}, 404, 'event-not-found'],
    ['', { 'last-event-id': 'x' }, 400, 'invalid-request'],
    ['', { 'last-event-id': '9.0' }, 404, 'event-not-found'],
    [`?seat=${other}`, {}, 403, 'not-allowed'],
  ])('refuses %s %j', async (query, headers, status, code) => {
    const match = await begin();
    const refused = await served.call('GET', `/v1/matches/${match}/live${query}`, { token: tokens.player, headers });
    expect([refused.status, refused.body.code]).toEqual([status, code]);
  });

  it('gives those who ask for its headers alone nothing else, and ends', async () => {
    const match = await begin();
    const { status, headers, text } = await served.call('HEAD', `/v1/matches/${match}/live`, { token: tokens.judge });
    expect([status, headers.get('content-type'), text]).toEqual([200, 'text/event-stream; charset=utf-8', '']);
  });

  it('has as many readers as it may, and ends them when the server ends', async () => {
    await served.restart({ liveReaders: 2 });
    const match = await begin();
    const readers = [await watch(match, 'judge'), await watch(match, 'judge')];
    await Promise.all(readers.map((reader) => reader.until(1)));
    const third = await served.call('GET', `/v1/matches/${match}/live`, { token: tokens.judge });
    expect([third.status, third.body.code, third.headers.get('retry-after')]).toEqual([503, 'too-many-readers', '5']);
    await served.restart();
    await Promise.all(readers.map((reader) => reader.untilEnd()));
    expect(readers.map(({ ended }) => ended)).toEqual([true, true]);
  });

  it.each([
    ['token', { liveReadersAToken: 1 }, 'judge', 429],
    ['match', { liveReadersAMatch: 1 }, 'player', 503],
  ] as const)('has as many readers of one %s as it may, and another once one of them has left', async (of, settings, second, status) => {
    await served.restart(settings);
    const match = await begin();
    const first = await watch(match, 'judge');
    await first.until(1);
    const refused = await served.call('GET', `/v1/matches/${match}/live`, { token: tokens[second] });
    expect([refused.status, refused.body.code]).toEqual([status, `too-many-readers-of-${of}`]);
    const elsewhere = of === 'token' ? await watch(match, 'player') : await watch(await begin(), 'judge');
    await elsewhere.until(1);
    first.leave();
    await new Promise((later) => setTimeout(later, 200));
    const again = await watch(match, second);
    await again.until(1);
    for (const reader of [elsewhere, again]) reader.leave();
  });
});
