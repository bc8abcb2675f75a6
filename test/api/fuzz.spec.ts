import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Random } from '#kernel/random.js';
import { bringSamples } from '../../apps/api/samples/samples.js';
import { PROBLEMS } from '../../apps/api/problems/codes.js';
import { operationsOf, type Document, type Operation } from './openapi/document.js';
import { malformed, type Malformed } from './openapi/malformed.js';
import { Served } from './served.js';

const REQUESTS = 20_000;
const SEED = 20_261_118;
const TOGETHER = 20;
/** Other work on the same machine may take most of it. */
const PATIENCE = 300_000;

interface Told {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** What is wrong with an answer, if anything is. */
function complaint({ statusCode, headers, body }: Told, method: string, secrets: readonly string[]): string | null {
  if (statusCode >= 500) return `status ${statusCode}`;
  if (/\n\s+at .+[:(]\d+|node_modules|\.[jt]s:\d+/.test(body)) return 'a stack trace';
  const leaked = secrets.find((secret) => body.includes(secret));
  if (leaked !== undefined) return `leaks ${leaked}`;
  if (statusCode < 400 || method === 'HEAD') return null;
  if (headers['content-type'] !== 'application/problem+json; charset=utf-8') return `a ${statusCode} of type ${String(headers['content-type'])}`;
  const problem = JSON.parse(body) as { code: string; status: number; instance: string; detail: string };
  if (!Object.hasOwn(PROBLEMS, problem.code) || problem.status !== statusCode) return `an unknown problem: ${body}`;
  if (problem.instance !== headers['x-request-id'] || problem.detail === '') return `a problem that does not tell enough: ${body}`;
  return null;
}

describe('malformed requests', () => {
  let served: Served;
  let document: Document;
  let operations: readonly Operation[];
  /** Tokens of each kind, and what must not come out when they call. */
  let callers: readonly { readonly name: string; readonly token: string | null; readonly secrets: readonly string[] }[];

  beforeAll(async () => {
    served = await Served.start({ logLevel: 'error' });
    await bringSamples(served.app);
    document = (await served.call<Document>('GET', '/docs/openapi.json')).body;
    operations = operationsOf(document);
    const { text } = await served.call('GET', '/v1/matches/host-slow-speed-timing/log', { token: served.organiser });
    // Whoever may not see everything gets no hash: each is made over what is hidden.
    const hashes = [...text.matchAll(/"hash":"([0-9a-f]{64})"/g)].map(([, hash]) => hash);
    expect(hashes.length).toBeGreaterThan(5);
    callers = [
      { name: 'nobody', token: null, secrets: [...hashes, 'Kate', 'Lantern Squire'] },
      { name: 'garbage', token: 'eyJhbGciOiJub25lIn0.eyJyb2xlIjoib3JnYW5pc2VyIn0.', secrets: [...hashes, 'Lantern Squire'] },
      { name: 'player', token: await served.token({ role: 'player', seat: 'Kate' }), secrets: [...hashes, served.organiser] },
      { name: 'spectator', token: await served.token({ role: 'spectator' }), secrets: [...hashes, served.organiser] },
      { name: 'judge', token: await served.token({ role: 'judge' }), secrets: [served.organiser] },
      { name: 'recorder', token: await served.token({ role: 'recorder' }), secrets: [served.organiser] },
      { name: 'organiser', token: served.organiser, secrets: [] },
    ];
  });
  afterAll(() => served.end());

  async function send({ method, url, headers, body }: Malformed, token: string | null): Promise<Told> {
    const authorization = token === null ? {} : { authorization: `Bearer ${token}` };
    return served.app.inject({ method: method as 'GET', url, headers: { ...headers, ...authorization }, ...(body !== undefined && { payload: body }) });
  }

  it(`are answered with a problem that tells what is wrong: ${REQUESTS} of them, no 5xx, no stack trace, no leak`, async () => {
    const random = new Random(SEED);
    const statuses = new Map<number, number>();
    const wrong: string[] = [];
    for (let sent = 0; sent < REQUESTS; sent += TOGETHER) {
      const requests = Array.from({ length: TOGETHER }, () => ({ ...malformed(random.pick(operations), document, random), caller: random.pick(callers) }));
      await Promise.all(requests.map(async (request) => {
        const told = await send(request, request.caller.token);
        statuses.set(told.statusCode, (statuses.get(told.statusCode) ?? 0) + 1);
        const found = complaint(told, request.method, request.caller.secrets);
        if (found !== null) wrong.push(`${found}\n  ${request.caller.name}: ${request.how}\n  ${request.url.slice(0, 200)}`);
      }));
    }
    expect([...wrong.slice(0, 5), ...served.logged.slice(0, 2)]).toEqual([]);
    expect([...statuses.values()].reduce((sum, count) => sum + count, 0)).toBe(REQUESTS);
    // A fuzz that never gets past the first check finds nothing.
    for (const status of [400, 401, 403, 404, 415, 422]) expect([status, (statuses.get(status) ?? 0) > 50]).toEqual([status, true]);
    expect((await served.call('GET', '/health/ready')).status).toBe(200);
  }, PATIENCE);
});
