import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Judge } from '#kernel/judge.js';
import { Served } from './served.js';

const CLEAN = readFileSync('test/matches/host/clean-first-turns.match', 'utf8');
const SLOW = readFileSync('test/matches/host/slow-speed-timing.match', 'utf8');

/** Header and position of a match, and the sentences below them. */
function parts(text: string): { header: string; sentences: string } {
  const at = text.lastIndexOf('\n\n') + 2;
  return { header: text.slice(0, at), sentences: text.slice(at) };
}

interface Appended {
  readonly from: number;
  readonly to: number;
  readonly events: readonly { n: number; type: string; hash: string }[];
  readonly findings: readonly { event: number; check: string }[];
}

describe('recording', () => {
  let served: Served;
  let recorder: string;
  beforeAll(async () => {
    served = await Served.start();
    recorder = await served.token({ role: 'recorder', matches: ['final*', 'open'] });
  });
  afterAll(() => served.end());

  it('begins a match from the notation, goes on by sentences, and says what the judge says', async () => {
    const { header, sentences } = parts(SLOW);
    const begun = await served.call('POST', '/v1/matches?id=final-1', { token: recorder, text: header });
    expect([begun.status, begun.headers.get('location'), begun.body.id]).toEqual([201, '/v1/matches/final-1', 'final-1']);

    const { status, body } = await served.call<Appended>('POST', '/v1/matches/final-1/events?after=0', { token: recorder, text: sentences });
    expect([status, body.from, body.to]).toEqual([201, 1, body.events.length]);
    expect(body.findings.map(({ event, check }) => [event, check])).toContainEqual([2, 'slow-needs-empty-stack']);

    const again = await served.call('POST', '/v1/matches/final-1/events?after=0', { token: recorder, text: sentences });
    expect([again.status, again.text]).toEqual([201, JSON.stringify(body)]);
  });

  it('judges each event once, for the answer and for the list of matches alike', async () => {
    const { header, sentences } = parts(SLOW);
    await served.call('POST', '/v1/matches?id=final-once', { token: recorder, text: header });
    const judge = jest.spyOn(Judge.prototype, 'judge');
    const { body } = await served.call<Appended>('POST', '/v1/matches/final-once/events?after=0', { token: recorder, text: sentences });
    const listed = async () => {
      const page = await served.call<{ matches: { events: number; findings: Record<string, number> }[] }>('GET', '/v1/matches?text=final-once', { token: recorder });
      return page.body.matches.at(0);
    };
    // The list is a moment behind.
    while (((await listed())?.events ?? 0) < body.to) await new Promise((resolve) => setTimeout(resolve, 5));
    const judgings = judge.mock.calls.length;
    judge.mockRestore();
    expect(judgings).toBe(body.to);
    expect(Object.values((await listed())!.findings).reduce((sum, n) => sum + n)).toBe(body.findings.length);
  });

  it('takes events as JSON, one by one or many, and refuses those that come too late', async () => {
    const log = await served.call<{ header: object }>('POST', '/v1/matches', {
      token: recorder, json: { id: 'open', rulebook: 'tgc', edition: 'casual', record: 'complete', seats: ['Nia', 'Otto'] },
    });
    expect(log.status).toBe(201);
    const first = { after: 0, sentences: '// who begins\nNia is heads' };
    const one = await served.call<Appended>('POST', '/v1/matches/open/events', { token: recorder, json: first });
    expect([one.status, one.body]).toEqual([201, expect.objectContaining({ from: 1, to: 1 })]);

    const { type, by, data } = one.body.events[0] as unknown as { type: string; by?: string; data: object };
    const event = { type, ...(by !== undefined && { by }), data };
    const late = await served.call('POST', '/v1/matches/open/events', { token: recorder, json: { after: 0, events: [event, event] } });
    expect([late.status, late.body]).toEqual([409, expect.objectContaining({ code: 'match-conflict', after: 0, last: 1 })]);
    const two = await served.call<Appended>('POST', '/v1/matches/open/events', { token: recorder, json: { after: 1, events: [event, event] } });
    expect([two.status, two.body.from, two.body.to]).toEqual([201, 2, 3]);
  });

  it('imports a whole match once, in either form', async () => {
    const text = await served.call('POST', '/v1/matches/import?id=final-2', { token: recorder, text: CLEAN });
    expect([text.status, text.body.added]).toEqual([201, text.body.events]);
    const again = await served.call('POST', '/v1/matches/import?id=final-2', { token: recorder, text: CLEAN });
    expect([again.status, again.body.added]).toEqual([201, 0]);
    const other = await served.call('POST', '/v1/matches/import?id=final-2', { token: recorder, text: SLOW });
    expect([other.status, other.body.code]).toEqual([409, 'match-exists']);
  });

  it('makes a name within the scope of the token, and the same one for the same Idempotency-Key', async () => {
    const call = { token: recorder, text: parts(SLOW).header, headers: { 'idempotency-key': 'table 7'.replace(' ', '-') } };
    const first = await served.call('POST', '/v1/matches', call);
    const second = await served.call('POST', '/v1/matches', call);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(first.body.id).toMatch(/^finalm[0-9a-f]{16}$/);
    expect(second.body.id).toBe(first.body.id);
    const other = await served.call('POST', '/v1/matches', { ...call, text: call.text.replace('complete record', 'abridged record') });
    expect([other.status, other.body.code]).toEqual([422, 'idempotency-key-reused']);
  });

  it('says what is wrong with a record, where, and what would be right', async () => {
    const bad = await served.call('POST', '/v1/matches/final-1/events?after=11', { token: recorder, text: 'Kate passes\nKate dances' });
    expect([bad.status, bad.body]).toEqual([422, expect.objectContaining({
      code: 'match-refused', problems: [expect.objectContaining({ line: 2, column: 6, found: '"dances"' })],
    })]);
    const field = await served.call('POST', '/v1/matches/final-1/events', { token: recorder, json: { afer: 1, events: [] } });
    expect([field.status, field.body]).toEqual([400, expect.objectContaining({
      code: 'invalid-request',
      problems: [
        expect.objectContaining({ field: 'after', found: 'nothing', expected: 'a whole number from 0 to 999999999' }),
        expect.objectContaining({ field: 'afer', hint: 'did you mean "after"?' }),
      ],
    })]);
    const broken = await served.call('POST', '/v1/matches/final-1/events', { token: recorder, text: '{"after": 1, "after": 2}', type: 'application/json' });
    expect([broken.status, broken.body.code]).toEqual([400, 'malformed-body']);
  });

  it('is for those whose role and scope it is', async () => {
    const judge = await served.token({ role: 'judge' });
    const play = await served.call('POST', '/v1/matches/final-1/events?after=0', { token: judge, text: 'Kate passes' });
    expect([play.status, play.body.code]).toEqual([403, 'not-allowed']);
    const player = await served.token({ role: 'player', seat: 'Kate' });
    expect((await served.call('POST', '/v1/matches/final-1/events?after=0', { token: player, text: 'Kate passes' })).status).toBe(403);
    const outside = await served.call('POST', '/v1/matches?id=other', { token: recorder, text: parts(SLOW).header });
    expect([outside.status, outside.body.code]).toEqual([403, 'out-of-scope']);
    const elsewhere = await served.token({ role: 'recorder', matches: ['elsewhere'] });
    const hidden = await served.call('POST', '/v1/matches/final-1/events?after=0', { token: elsewhere, text: 'Kate passes' });
    const absent = await served.call('POST', '/v1/matches/nowhere/events?after=0', { token: recorder, text: 'Kate passes' });
    const withoutId = ({ body: { instance, ...rest } }: { body: Record<string, unknown> }): unknown => [typeof instance, rest];
    expect(withoutId(hidden)).toEqual(withoutId(absent));
    expect(absent.status).toBe(404);
  });
});
