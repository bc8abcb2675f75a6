import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bringSamples } from '../../apps/api/samples/samples.js';
import { exampleBody, operationsOf, type Document, type Operation } from './openapi/document.js';
import { Served, type Answer } from './served.js';

describe('the OpenAPI document', () => {
  let served: Served;
  let document: Document;
  beforeAll(async () => {
    served = await Served.start();
    await bringSamples(served.app);
    document = (await served.call<Document>('GET', '/docs/openapi.json')).body;
  });
  afterAll(() => served.end());

  /** The operation with the examples of its parameters and its body put in. */
  async function pasted(operation: Operation): Promise<Answer> {
    const parameters = (operation.parameters ?? []).map(({ example, schema, ...rest }) => ({ ...rest, value: example ?? schema?.example }));
    const missing = parameters.filter(({ required, value }) => required && value === undefined);
    expect([operation.operationId, missing.map(({ name }) => name)]).toEqual([operation.operationId, []]);
    let { path } = operation;
    const query = new URLSearchParams();
    for (const { name, in: place, value } of parameters) {
      if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(String(value)));
      if (place === 'query' && value !== undefined) query.set(name, String(value));
    }
    const body = exampleBody(operation, document);
    const sent = body === null ? {} : body.type === 'application/json' ? { json: body.value } : { text: String(body.value), type: body.type };
    return served.call(operation.method, `${path}?${query.toString()}`, { token: served.organiser, ...sent });
  }

  it('has examples that work when they are pasted, and again', async () => {
    const operations = operationsOf(document).filter(({ endless, method }) => !endless && method !== 'DELETE');
    const posts = operations.filter(({ method }) => method === 'POST');
    expect(posts.length).toBeGreaterThan(3);
    for (const operation of [...posts, ...posts, ...operations]) {
      const { status, text } = await pasted(operation);
      expect([operation.operationId, status < 300 ? 'works' : `${status} ${text}`]).toEqual([operation.operationId, 'works']);
    }
  });

  it('tells of each operation what it does and how it fails', () => {
    for (const operation of operationsOf(document)) {
      expect(operation).toMatchObject({ summary: expect.stringMatching(/\w/) as unknown, tags: [expect.any(String)] });
      expect(Object.keys(operation.responses.default.content ?? {})).toEqual(['application/problem+json']);
    }
  });

  it('serves its page with its own scripts, under a policy that lets no others in', async () => {
    const page = await served.call('GET', '/docs');
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html']);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    const scripts = [...page.text.matchAll(/<script src="([^"]+)"/g)].map(([, src]) => src);
    expect(scripts.length).toBeGreaterThan(1);
    for (const script of scripts) expect([script, (await served.call('GET', new URL(script, 'http://x/docs').pathname)).status]).toEqual([script, 200]);
    expect(page.text.match(/<script(?! src)[^>]*>\s*\S/)).toBeNull();
  });
});
