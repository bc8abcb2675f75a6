/**
 * What a clever player could learn. Each case is a pair of matches that differ in nothing but cards that one viewer does not see; two servers
 * hold one of the two each. Every byte that this viewer can get out of them must be the same: bodies, sizes, headers, tags, errors, streams.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MatchLog } from '#kernel/log.js';
import { redact } from '#kernel/redact.js';
import type { Rulebook, Viewer } from '#kernel/rulebook.js';
import { catalogue as hostCards } from '#rulebooks/host/catalogue/catalogue.js';
import { host } from '#rulebooks/host/index.js';
import { simulate as playHost } from '#rulebooks/host/simulate/simulate.js';
import { catalogue as tgcCards } from '#rulebooks/tgc/catalogue/catalogue.js';
import { tgc } from '#rulebooks/tgc/index.js';
import { simulate as playTgc } from '#rulebooks/tgc/simulate/simulate.js';
import { linesOf, rotated, scrambled, unseenNames, withDefinitions } from '../views/swap.js';
import { Served } from './served.js';
import { Watching } from './watching.js';

const LENGTH = 90;
const beginning = ({ header, events }: MatchLog): MatchLog => ({ header, events: events.slice(0, LENGTH) });

const deckCards = hostCards.filter((c) => c.type !== 'Host' && !c.token);
const isAmbush = (name: string): boolean => deckCards.some((c) => c.name === name && c.type === 'Ambush');
const GAMES = [
  {
    rulebook: host as Rulebook, isAlike: isAmbush, names: deckCards.map((c) => c.name), edition: 'short',
    log: beginning(withDefinitions(playHost({ seed: 3 }), deckCards.map((c) => c.name), (name) => deckCards.find((c) => c.name === name)!)),
  },
  {
    rulebook: tgc as Rulebook, isAlike: () => false, names: tgcCards.map((c) => c.name), edition: 'casual',
    log: beginning(withDefinitions(playTgc({ seed: 3 }), tgcCards.map((c) => c.name), (name) => tgcCards.find((c) => c.name === name)!)),
  },
];

/** Cards that no card's text speaks of: the others cannot take another's place without a change of that text. */
const texts = JSON.stringify([...hostCards, ...tgcCards].map((card) => card.text));
const isSpokenOf = (name: string): boolean => texts.includes(name);

/** The lists of the others tell as many cards in fewer lines. */
function relisted(log: MatchLog, viewer: Viewer): MatchLog {
  const decks = log.header.decks as Record<string, readonly { name: string; count: number }[]>;
  const merged = Object.entries(decks).map(([seat, [one, two, ...rest]]) =>
    [seat, typeof viewer !== 'string' && viewer.seat === seat ? [one, two, ...rest] : [{ ...one, count: one.count + two.count }, ...rest]] as const);
  return { ...log, header: { ...log.header, decks: Object.fromEntries(merged) } };
}

const CASES = GAMES.flatMap(({ rulebook, log, isAlike, names, edition }) =>
  (['spectator', { seat: log.header.seats[0] }] as const).flatMap((viewer) => {
    const seen = redact(log, rulebook, viewer);
    return [
      ['others in their place', rotated(log, unseenNames(log, seen).filter((name) => !isSpokenOf(name)))] as const,
      ['others than were played', scrambled(log, seen, isAlike, names)] as const,
      ['another deck', relisted(log, viewer)] as const,
    ].map(([how, other], i) => ({
      name: `${rulebook.id}: ${how}, for ${typeof viewer === 'string' ? viewer : viewer.seat}`,
      match: `${rulebook.id}-${i}-${typeof viewer === 'string' ? viewer : 'seat'}`,
      pair: [log, other] as const, viewer, edition,
    }));
  }),
);

/** All addresses of a match that there are, right and wrong ones. */
function addresses(match: string, [own, other]: readonly string[], edition: string): string[] {
  const some = [0, 1, 7, 20, 33, 34, 60, LENGTH - 1, LENGTH];
  const within = [
    '', '/policy', '/log', '/log?format=text', '/events', '/events?after=30&limit=40', ...some.map((n) => `/events/${n}`), '/events/9999',
    '/board', '/board?format=text', ...some.flatMap((n) => [`/board?at=${n}`, `/board?at=${n}&format=text`]), '/board?at=9999',
    '/board/changes', `/board/changes?from=0&to=${LENGTH}`, '/board/changes?from=60&to=20',
    '/options', '/options?at=34', `/options?at=60&seat=${own}`, `/options?seat=${other}`, `/board?seat=${other}`, `/events?seat=${other}`, `/log?seat=${other}`,
    '/findings', '/findings?verdict=undecidable', '/findings?event=34', '/findings?from=20&to=60&limit=3', '/findings/1', '/findings/9999',
    `/audit?edition=${edition}`, `/audit/changes?edition=${edition}`, '/audit?edition=none', '/board?at=x', '/nothing', `/live?after=9999`, `/live?seat=${other}`,
  ];
  return ['/v1/matches', `/v1/matches?text=${match}`, '/v1/tokens', '/metrics', ...within.map((path) => `/v1/matches/${match}${path}`)];
}

describe('what nobody but officials may know', () => {
  let servers: readonly [Served, Served];
  beforeAll(async () => {
    servers = [await Served.start(), await Served.start()];
    for (const [i, served] of servers.entries()) {
      for (const { match, pair } of CASES) {
        const sent = { token: served.organiser, text: linesOf(pair[i]), type: 'application/x-ndjson' };
        const { status, text } = await served.call('POST', `/v1/matches/import?id=${match}`, sent);
        expect([status, status === 201 ? '' : text]).toEqual([201, '']);
      }
    }
    const listed = async (served: Served): Promise<number> =>
      (await served.call<{ matches: unknown[] }>('GET', '/v1/matches', { token: served.organiser })).body.matches.length;
    for (const served of servers) while ((await listed(served)) < CASES.length) await new Promise((resolve) => setTimeout(resolve, 20));
  });
  afterAll(() => Promise.all(servers.map((served) => served.end())));

  /** The clock is no secret, and no two servers have the same. */
  const timeless = (text: string): string => text.replace(/"recordedAt":"[^"]*"/g, '"recordedAt":""');

  async function everything(served: Served, token: string, paths: readonly string[]): Promise<Record<string, unknown>> {
    const got: Record<string, unknown> = {};
    for (const path of paths) {
      const { status, headers, text } = await served.call('GET', path, { token, headers: { 'x-request-id': 'same' } });
      got[path] = [status, Object.fromEntries([...headers].filter(([name]) => name !== 'date')), timeless(text)];
    }
    return got;
  }

  async function stream(served: Served, token: string, match: string): Promise<string> {
    const watching = await Watching.open(`${served.address}/v1/matches/${match}/live?after=0`, token, { 'x-request-id': 'same' });
    while (!watching.ended && !watching.messages.some(({ id }) => id === `${LENGTH}.1`)) await watching.until(watching.messages.length + 1);
    watching.leave();
    return watching.text.slice(0, watching.text.lastIndexOf(`id: ${LENGTH}.1`));
  }

  const policy = (match: string, findings: string): Promise<unknown> =>
    Promise.all(servers.map((served) => served.call('PUT', `/v1/matches/${match}/policy`, { token: served.organiser, json: { findings, review: 'after' } })));

  it.each(CASES)('$name', async ({ match, pair: [log], viewer, edition }) => {
    const seats = typeof viewer === 'string' ? log.header.seats : [viewer.seat, ...log.header.seats.filter((seat) => seat !== viewer.seat)];
    const wish = typeof viewer === 'string' ? { role: 'spectator' as const } : { role: 'player' as const, seat: viewer.seat };
    const tokens = await Promise.all(servers.map((served) => served.token({ ...wish, matches: [match] })));
    const paths = addresses(match, seats, edition);
    const official = await Promise.all(servers.map((served) => served.call('GET', `/v1/matches/${match}/log`, { token: served.organiser })));
    expect(official[0].text).not.toBe(official[1].text);

    for (const findings of ['officials', 'everyone']) {
      await policy(match, findings);
      const [one, other] = await Promise.all(servers.map((served, i) => everything(served, tokens[i], paths)));
      for (const path of paths) expect([path, other[path]]).toEqual([path, one[path]]);
      const streams = await Promise.all(servers.map((served, i) => stream(served, tokens[i], match)));
      expect(streams[1]).toBe(streams[0]);
      expect(streams[0].length).toBeGreaterThan(10_000);
      const statuses = paths.map((path) => (one[path] as [number])[0]);
      expect([statuses.filter((status) => status === 200).length > 30, statuses.filter((status) => status >= 500)]).toEqual([true, []]);
    }
  });

  it.each(CASES.filter(({ viewer }) => viewer !== 'spectator'))('$name: no hash of the chain', async ({ match, pair, viewer }) => {
    const [served] = servers;
    const token = await served.token({ role: 'player', seat: (viewer as { seat: string }).seat, matches: [match] });
    const sealed = (await served.call('GET', `/v1/matches/${match}/log`, { token: served.organiser })).text;
    const hashes = [...sealed.matchAll(/"hash":"([0-9a-f]{64})"/g)].map(([, hash]) => hash);
    expect(hashes).toHaveLength(LENGTH + 1);
    const got = JSON.stringify(await everything(served, token, addresses(match, pair[0].header.seats, 'x'))) + (await stream(served, token, match));
    expect(hashes.filter((hash) => got.includes(hash.slice(0, 12)))).toEqual([]);
  });
});
