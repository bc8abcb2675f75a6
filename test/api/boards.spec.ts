import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { applyPatch, type Operation } from 'rfc6902';
import { Judge } from '#kernel/judge.js';
import type { MatchLog } from '#kernel/log.js';
import { readText } from '#kernel/read-text.js';
import { redact } from '#kernel/redact.js';
import { Timeline } from '#kernel/timeline.js';
import { host } from '#rulebooks/host/index.js';
import { rulebooks } from '#rulebooks/index.js';
import { Served, type Answer } from './served.js';

const read = (name: string): MatchLog => {
  const { header, events } = readText(readFileSync(`test/matches/host/${name}.match`, 'utf8'), rulebooks);
  return { header: header!, events };
};
const quarrel = read('slow-speed-timing');
const clean = read('clean-first-turns');

interface Board {
  readonly at: number;
  readonly viewer: string;
  readonly seat?: string;
  readonly board: object;
}

describe('a match that is looked at', () => {
  let served: Served;
  let tokens: Record<'judge' | 'kate' | 'john' | 'spectator', string>;
  beforeAll(async () => {
    served = await Served.start();
    for (const [id, file] of [['quarrel', 'slow-speed-timing'], ['clean', 'clean-first-turns']]) {
      const text = readFileSync(`test/matches/host/${file}.match`, 'utf8');
      expect((await served.call('POST', `/v1/matches/import?id=${id}`, { token: served.organiser, text })).status).toBe(201);
    }
    tokens = {
      judge: await served.token({ role: 'judge' }),
      kate: await served.token({ role: 'player', seat: 'Kate' }),
      john: await served.token({ role: 'player', seat: 'John' }),
      spectator: await served.token({ role: 'spectator' }),
    };
  });
  afterAll(() => served.end());

  const get = <T = Record<string, unknown>>(who: keyof typeof tokens, path: string, headers = {}): ReturnType<typeof served.call<T>> =>
    served.call<T>('GET', `/v1/matches/${path}`, { token: tokens[who], headers });

  describe('boards', () => {
    it('are those of the record, at any event and for any seat', async () => {
      const timeline = new Timeline(host, clean.header, clean.events);
      const last = clean.events.length;
      for (const [query, n] of [['', last], ['?at=0', 0], ['?at=40', 40], [`?at=${last}`, last]] as const) {
        const { body, headers } = await get<Board>('judge', `clean/board${query}`);
        expect(body).toEqual({ match: 'clean', at: n, viewer: 'judge', board: JSON.parse(JSON.stringify(host.viewBoard(timeline.at(n), 'judge'))) as object });
        expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
      }
      const drawn = await get('judge', 'clean/board?format=text');
      for (const path of ['clean/board', `clean/board?at=${last}`]) {
        expect((await get('judge', path, { accept: 'text/plain' })).text).toBe(drawn.text);
        expect((await get('judge', path, { accept: 'image/png' })).body.code).toBe('not-acceptable');
      }
      expect((await get('judge', 'clean/board?format=json', { accept: 'text/plain' })).body.at).toBe(last);
      for (const seat of clean.header.seats) {
        const { body } = await get<Board>('judge', `clean/board?at=40&seat=${seat}`);
        expect(body.board).toEqual(JSON.parse(JSON.stringify(host.viewBoard(timeline.at(40), { seat }))));
      }
    });

    it('are the own ones for a player, and nobody else\'s', async () => {
      const [own, asked, whole, official] = [
        await get('kate', 'clean/board?at=40'), await get('kate', 'clean/board?at=40&seat=Kate'), await get('judge', 'clean/board?at=40'),
        await get('judge', 'clean/board?at=40&seat=Kate'),
      ];
      expect([own.text, own.text, own.text === whole.text]).toEqual([asked.text, official.text, false]);
      for (const who of ['kate', 'spectator'] as const) {
        const other = await get(who, 'clean/board?at=40&seat=John');
        expect([other.status, other.body.code]).toEqual([403, 'not-allowed']);
      }
    });

    it('are drawn for people', async () => {
      const { text, headers } = await get('judge', 'clean/board?at=40&format=text');
      expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
      expect(text).toMatch(/^after event 40: /);
      expect(text).toContain('── Kate ──');
    });

    it('are not sent twice, and each viewer has tags of their own', async () => {
      const first = await get('kate', 'clean/board?at=40');
      const tag = first.headers.get('etag')!;
      const again = await get('kate', 'clean/board?at=40', { 'if-none-match': tag });
      expect([again.status, again.text]).toEqual([304, '']);
      const tags = await Promise.all(
        (['judge', 'kate', 'john', 'spectator'] as const).flatMap((who) => ['?at=40', '?at=41', '?at=40&format=text'].map((query) => get(who, `clean/board${query}`))),
      );
      expect(new Set(tags.map(({ headers }) => headers.get('etag'))).size).toBe(12);
    });

    it.each([['board?at=9999', 404, 'event-not-found'], ['board?at=-1', 400, 'invalid-request'], ['board?at=x', 400, 'invalid-request'],
      ['board?seat=Mary', 400, 'invalid-request'], ['board?format=png', 400, 'invalid-request'], ['board?when=4', 400, 'invalid-request']])(
      'refuse %s', async (path, status, code) => {
        const refused = await get('judge', `clean/${path}`);
        expect([refused.status, refused.body.code]).toEqual([status, code]);
      });

    it('of a match out of scope are as those of one that is not there', async () => {
      const token = await served.token({ role: 'player', seat: 'Kate', matches: ['other*'] });
      const plain = async (path: string): Promise<unknown> => {
        const { status, body } = await served.call('GET', `/v1/matches/${path}`, { token });
        return { status, ...body, instance: '' };
      };
      for (const path of ['board', 'board/changes', 'options', 'findings', 'findings/1', 'audit?edition=short', 'live']) {
        expect(await plain(`clean/${path}`)).toEqual(await plain(`other-nobody/${path}`));
      }
    });

    it('differ by a patch', async () => {
      for (const [who, query, from, to] of [['judge', '?from=10&to=40', 10, 40], ['kate', '?from=40&to=10', 40, 10], ['spectator', '', -1, -2]] as const) {
        const { body } = await get<{ from: number; to: number; patch: Operation[] }>(who, `clean/board/changes${query}`);
        if (from >= 0) expect([body.from, body.to]).toEqual([from, to]);
        const before = (await get<Board>(who, `clean/board?at=${body.from}`)).body.board;
        applyPatch(before, body.patch);
        expect(before).toEqual((await get<Board>(who, `clean/board?at=${body.to}`)).body.board);
      }
    });
  });

  describe('options', () => {
    it('are those of any seat for officials, and of the own for players', async () => {
      const both = await get<{ mayAct: string[]; options: { seat: string; says: string }[] }>('judge', 'quarrel/options?at=1');
      expect(both.body.mayAct).toEqual(['Kate']);
      expect(new Set(both.body.options.map(({ seat }) => seat))).toEqual(new Set(['Kate', 'John']));
      const own = await get<{ options: { seat: string }[] }>('john', 'quarrel/options?at=1');
      const seen = redact({ ...quarrel, events: quarrel.events.slice(0, 1) }, host, { seat: 'John' });
      expect(own.body.options).toEqual(JSON.parse(JSON.stringify(host.options(new Timeline(host, seen.header, seen.events).at(1), 'John'))));
      const refused = [await get('john', 'quarrel/options?seat=Kate'), await get('spectator', 'quarrel/options')];
      expect(refused.map(({ status, body }) => [status, body.code])).toEqual([[403, 'not-allowed'], [403, 'not-allowed']]);
    });
  });

  describe('findings', () => {
    interface Page {
      readonly findings: readonly { id: number; event: number; check: string; rule: string; titles: object }[];
      readonly next: number | null;
    }

    it('are those of the judge, of the match, a stretch or an event', async () => {
      const judge = new Judge(host, quarrel.header);
      const found = quarrel.events.flatMap((event) => judge.judge(event));
      const { body } = await get<Page>('judge', 'quarrel/findings');
      expect(body.findings.map(({ id, event, check }) => ({ id, event, check }))).toEqual(found.map(({ id, event, check }) => ({ id, event, check })));
      expect(body.findings[0]).toMatchObject({
        check: 'slow-needs-empty-stack', rule: 'Slow actions wait until the stack is empty.',
        titles: { 'host:31.1.1': 'Slow takes priority, an own Action Phase and an empty stack' },
      });
      const { event } = found[1];
      const ids = async (query: string): Promise<number[]> => (await get<Page>('judge', `quarrel/findings?${query}`)).body.findings.map(({ id }) => id);
      expect(await ids(`event=${event}`)).toEqual(found.filter((f) => f.event === event).map(({ id }) => id));
      expect(await ids(`from=${event}&verdict=illegal`)).toEqual(found.filter((f) => f.event >= event && f.verdict === 'illegal').map(({ id }) => id));
      expect(await ids('verdict=missed&to=1')).toEqual([]);
      // A stretch does not make the question about one event a wider one.
      expect(await ids(`event=${event}&from=1&to=${quarrel.events.length}`)).toEqual(await ids(`event=${event}`));
      expect(await ids(`event=${event}&from=${event + 1}`)).toEqual([]);
      const refused = [await get('judge', `quarrel/findings?event=${quarrel.events.length + 1}`), await get('judge', 'quarrel/findings?from=3&to=2')];
      expect(refused.map(({ body: { code, detail } }) => [code, detail])).toEqual([
        ['event-not-found', `The match has events 1 to ${quarrel.events.length}.`], ['invalid-request', 'from: found 3, expected 2 at most, as to says'],
      ]);
      const first = await get<Page>('judge', 'quarrel/findings?limit=1');
      expect(first.body.next).toBe(1);
      expect(await ids('after=1&limit=1')).toEqual([2]);
      expect((await get('judge', 'quarrel/findings/2')).body).toMatchObject({ id: 2, event: found[1].event });
      expect((await get('judge', 'quarrel/findings/999')).body.code).toBe('finding-not-found');
    });

    it('are kept from players and spectators while the policy says so, whatever they ask', async () => {
      for (const path of ['findings', 'findings/1', 'findings?event=2', 'audit?edition=short', 'audit/changes?edition=short']) {
        const answers = [await get('kate', `quarrel/${path}`), await get('spectator', `quarrel/${path}`), await get('kate', `clean/${path}`)];
        expect(answers.map(({ status, body: { code, detail } }) => [status, code, detail])).toEqual(Array(3).fill([403, 'not-allowed', expect.any(String)]));
        expect(new Set(answers.map(({ body: { detail } }) => detail)).size).toBe(1);
      }
      const put = (findings: string, review = 'after'): Promise<unknown> =>
        served.call('PUT', '/v1/matches/quarrel/policy', { token: served.organiser, json: { findings, review } });
      const statuses = async (): Promise<number[]> => [(await get('kate', 'quarrel/findings')).status, (await get('spectator', 'quarrel/findings')).status];
      await put('players');
      expect(await statuses()).toEqual([200, 403]);
      await put('everyone');
      expect(await statuses()).toEqual([200, 200]);
      await put('officials', 'open');
      expect(await statuses()).toEqual([200, 200]);
      await put('officials');
      expect(await statuses()).toEqual([403, 403]);
    });

    it('differ by edition', async () => {
      const audit = await get<{ edition: string; findings: object[] }>('judge', 'quarrel/audit?edition=short');
      const other = new Judge(host, { ...quarrel.header, edition: 'short' });
      const found = quarrel.events.flatMap((event) => other.judge(event));
      expect([audit.body.edition, audit.body.findings.length]).toEqual(['short', found.length]);
      const { body } = await get<{ added: object[]; gone: object[]; same: number }>('judge', 'quarrel/audit/changes?edition=short');
      expect(body.added.length + body.same).toBe(found.length);
      const same = await get<{ added: object[]; gone: object[] }>('judge', 'quarrel/audit/changes?edition=comprehensive');
      expect([same.body.added, same.body.gone]).toEqual([[], []]);
      expect((await get('judge', 'quarrel/audit?edition=second')).body).toMatchObject({ code: 'invalid-request', problems: [{ field: 'edition' }] });
    });
  });

  describe('the law', () => {
    const law = (path: string): Promise<Answer> => served.call('GET', `/v1/${path}`, { token: tokens.spectator });

    it('is there for everybody', async () => {
      expect((await law('games')).body).toMatchObject({ games: [{ game: 'host', title: 'Host WCG' }, { game: 'tgc' }] });
      expect((await law('games/tgc')).body).toMatchObject({ game: 'tgc', title: 'TGC' });
      expect((await law('explain/host:31.1.1')).body).toMatchObject({ section: 'host:31.1.1', checkedBy: expect.arrayContaining(['slow-needs-empty-stack']) as unknown });
      expect((await law('explain/slow-needs-empty-stack')).body).toMatchObject({ check: 'slow-needs-empty-stack', sections: ['host:15.2.1', 'host:31.1.1'] });
    });

    it.each([['games/chess', 'host, tgc'], ['explain/slow-needs-empty-stak', 'slow-needs-empty-stack'], ['explain/__proto__', '/v1/games']])('has no %s', async (path, hint) => {
      const { status, body } = await law(path);
      expect([status, body.code, body.detail]).toEqual([404, 'law-not-found', expect.stringContaining(hint)]);
    });
  });
});
