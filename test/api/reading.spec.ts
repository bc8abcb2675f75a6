import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { redact } from '#kernel/redact.js';
import { readText } from '#kernel/read-text.js';
import { writeNotation } from '#kernel/notation.js';
import { rulebooks } from '#rulebooks/index.js';
import { eventLine, headerLine } from '#replays/write.js';
import { seal } from '#kernel/chain.js';
import { sha256 } from '#replays/hash.js';
import type { MatchLog } from '#kernel/log.js';
import { Rooms } from '../../apps/api/rooms/rooms.js';
import { Served } from './served.js';

const TEXT = readFileSync('test/matches/host/clean-first-turns.match', 'utf8');
const parsed = readText(TEXT, rulebooks);
const log: MatchLog = { header: parsed.header!, events: parsed.events };
const LINES = 'application/x-ndjson';

const lines = ({ header, events }: MatchLog): string => [headerLine(header), ...events.map(eventLine), ''].join('\n');

interface Page {
  readonly events: readonly { n: number; says: string; hash?: string }[];
  readonly next: number | null;
}
interface Listed {
  readonly matches: readonly { id: string; findings?: object }[];
  readonly next: string | null;
}

describe('reading', () => {
  let served: Served;
  let tokens: { judge: string; kate: string; spectator: string };
  beforeAll(async () => {
    served = await Served.start();
    for (const id of ['final-1', 'final-2', 'league']) {
      const { status } = await served.call('POST', `/v1/matches/import?id=${id}`, { token: served.organiser, text: TEXT });
      expect(status).toBe(201);
    }
    tokens = {
      judge: await served.token({ role: 'judge' }),
      kate: await served.token({ role: 'player', seat: 'Kate', matches: ['final*'] }),
      spectator: await served.token({ role: 'spectator', matches: ['final*'] }),
    };
  });
  afterAll(() => served.end());

  it('exports the log sealed to officials and redacted to the others, in both forms', async () => {
    const sealed = await served.call('GET', '/v1/matches/final-1/log', { token: tokens.judge });
    expect([sealed.headers.get('content-type'), sealed.text]).toEqual([`${LINES}; charset=utf-8`, lines(seal(log, sha256))]);
    for (const [token, viewer] of [[tokens.kate, { seat: 'Kate' }], [tokens.spectator, 'spectator']] as const) {
      const seen = redact(log, rulebooks.host, viewer);
      const asLines = await served.call('GET', '/v1/matches/final-1/log', { token, headers: { accept: LINES } });
      expect(asLines.text).toBe(lines(seen));
      const asText = await served.call('GET', '/v1/matches/final-1/log', { token, headers: { accept: 'text/plain' } });
      expect(asText.text).toBe(writeNotation(seen, rulebooks.host));
    }
    const neither = await served.call('GET', '/v1/matches/final-1/log', { token: tokens.kate, headers: { accept: 'image/png' } });
    expect([neither.status, neither.body.code]).toEqual([406, 'not-acceptable']);
  });

  it('brings back what it exported', async () => {
    const { text } = await served.call('GET', '/v1/matches/final-1/log', { token: tokens.judge });
    const again = await served.call('POST', '/v1/matches/import?id=copy', { token: served.organiser, text, type: LINES });
    expect([again.status, again.body]).toEqual([201, { id: 'copy', events: log.events.length, added: log.events.length }]);
    const damaged = text.replace('"type":"', '"type":"X');
    const refused = await served.call('POST', '/v1/matches/import?id=damaged', { token: served.organiser, text: damaged, type: LINES });
    expect([refused.status, refused.body.code]).toEqual([422, 'match-refused']);
  });

  it('gives events in pages, with their sentences, and hashes to officials alone', async () => {
    const pages: Page['events'][number][] = [];
    for (let after: number | null = 0; after !== null; ) {
      const { body }: { body: Page } = await served.call<Page>('GET', `/v1/matches/final-1/events?after=${after}&limit=100`, { token: tokens.kate });
      pages.push(...body.events);
      after = body.next;
    }
    expect(pages.map(({ n }) => n)).toEqual(log.events.map(({ n }) => n));
    expect(pages.some((event) => 'hash' in event)).toBe(false);
    const one = await served.call<Page['events'][number]>('GET', '/v1/matches/final-1/events/9', { token: tokens.judge });
    expect(one.body).toMatchObject({ ...seal(log, sha256).events[8], says: expect.stringMatching(/./) as unknown });
    expect((await served.call('GET', '/v1/matches/final-1/events/99999', { token: tokens.judge })).body.code).toBe('event-not-found');
  });

  it('answers 304 to whoever has it already, and not to another viewer', async () => {
    const first = await served.call('GET', '/v1/matches/final-1/events/9', { token: tokens.judge });
    const etag = first.headers.get('etag')!;
    const again = await served.call('GET', '/v1/matches/final-1/events/9', { token: tokens.judge, headers: { 'if-none-match': `"x", ${etag}` } });
    expect([again.status, again.text]).toEqual([304, '']);
    const other = await served.call('GET', '/v1/matches/final-1/events/9', { token: tokens.kate, headers: { 'if-none-match': etag } });
    expect(other.status).toBe(200);
    const log304 = async (tag: string | null): Promise<number> =>
      (await served.call('GET', '/v1/matches/final-1/log', { token: tokens.kate, headers: { 'if-none-match': tag ?? '' } })).status;
    const { headers } = await served.call('GET', '/v1/matches/final-1/log', { token: tokens.kate });
    expect([await log304(headers.get('etag')), await log304(etag)]).toEqual([304, 200]);
  });

  it('shows officials the eyes of a seat, and nobody else any but their own', async () => {
    const asKate = await served.call('GET', '/v1/matches/final-1/log?seat=Kate', { token: tokens.judge });
    expect(asKate.text).toBe(lines(redact(log, rulebooks.host, { seat: 'Kate' })));
    const asJohn = await served.call('GET', '/v1/matches/final-1/log?seat=John', { token: tokens.kate });
    expect([asJohn.status, asJohn.body.code]).toEqual([403, 'not-allowed']);
    const nobody = await served.call('GET', '/v1/matches/final-1/log?seat=Mary', { token: tokens.judge });
    expect([nobody.status, nobody.body.detail]).toEqual([400, 'seat: found "Mary", expected "Kate" or "John"']);
    const stranger = await served.token({ role: 'player', seat: 'Mary' });
    const sentAway = async (): Promise<number> => (await served.call('GET', '/v1/matches/final-1', { token: stranger })).status;
    expect(await sentAway()).toBe(404);
    // Nor is anything read for somebody who gets nothing of it: how long that takes would tell.
    await served.restart();
    expect([await sentAway(), served.app.get(Rooms).at('final-1')]).toEqual([404, undefined]);
  });

  it('tells a match as it is seen, and keeps its policy', async () => {
    const { body } = await served.call('GET', '/v1/matches/final-1', { token: tokens.kate });
    expect(body).toMatchObject({ id: 'final-1', events: log.events.length, state: 'running', policy: { findings: 'officials', review: 'after' } });
    expect(body.header).toEqual(JSON.parse(headerLine(redact(log, rulebooks.host, { seat: 'Kate' }).header)));
    const open = { findings: 'everyone', review: 'after' };
    expect((await served.call('PUT', '/v1/matches/final-1/policy', { token: tokens.kate, json: open })).status).toBe(403);
    expect((await served.call('PUT', '/v1/matches/final-1/policy', { token: served.organiser, json: open })).body).toEqual(open);
    await served.restart();
    expect((await served.call('GET', '/v1/matches/final-1/policy', { token: tokens.kate })).body).toEqual(open);
  });

  it('lists what the token is for, page by page, and tallies to officials', async () => {
    const list = async (token: string, query = ''): Promise<Listed> => (await served.call<Listed>('GET', `/v1/matches${query}`, { token })).body;
    // The list follows the store; what was imported above is in it a moment later.
    while ((await list(tokens.judge)).matches.length < 4) await new Promise((resolve) => setTimeout(resolve, 20));
    expect((await list(tokens.kate)).matches.map(({ id }) => id)).toEqual(['final-1', 'final-2']);
    expect((await list(tokens.kate)).matches.some((match) => 'findings' in match)).toBe(false);
    const first = await list(tokens.judge, '?limit=3');
    expect([first.matches.map(({ id }) => id), first.matches[0].findings]).toEqual([['copy', 'final-1', 'final-2'], { illegal: 0, missed: 0, undecidable: 0 }]);
    const second = await list(tokens.judge, `?limit=3&cursor=${first.next}`);
    expect([second.matches.map(({ id }) => id), second.next]).toEqual([['league'], null]);
    expect((await list(tokens.judge, '?text=LEAG')).matches.map(({ id }) => id)).toEqual(['league']);
    expect((await list(tokens.judge, '?text=_')).matches).toEqual([]);
    expect((await list(tokens.judge, '?game=tgc')).matches).toEqual([]);
    expect((await list(tokens.judge, '?seat=Kate&state=running&edition=comprehensive')).matches).toHaveLength(4);
    expect((await list(await served.token({ role: 'player', seat: 'Mary' }))).matches).toEqual([]);
  });
});
