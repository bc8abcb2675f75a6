/**
 * The floor: Fastify alone. It answers with as many bytes as are asked for, and stores what is posted in the same store, as durably, without
 * looking at it. What the API costs beside this is what it does.
 */
import { join } from 'node:path';
import Fastify from 'fastify';
import type { JsonObject } from '#stores/event-store.js';
import { SqliteStore } from '#stores/sqlite/sqlite-store.js';

interface Batch {
  readonly after: number;
  readonly events: readonly (JsonObject & { readonly type: string })[];
}

const store = SqliteStore.open(join(process.env.VERDICT_DATA!, 'bare.db'));
const fastify = Fastify({ bodyLimit: 2 << 20 });
const answers = new Map<string, string>();

fastify.get<{ Params: { bytes: string } }>('/answer/:bytes', ({ params: { bytes } }, reply) => {
  const body = answers.get(bytes) ?? JSON.stringify('x'.repeat(Number(bytes) - 2));
  answers.set(bytes, body);
  void reply.header('content-type', 'application/json; charset=utf-8').send(body);
});

fastify.post<{ Params: { match: string }; Body: Batch }>('/matches/:match/events', async ({ params: { match }, body: { after, events } }, reply) => {
  const stored = events.map((event) => ({ id: crypto.randomUUID(), type: event.type, data: event }));
  await store.append(match, stored, after === 0 ? 'no stream' : after - 1);
  void reply.status(201);
  return { from: after + 1, to: after + events.length, events };
});

process.on('SIGTERM', () => void fastify.close().then(() => store.close()).then(() => process.exit(0)));
console.log(`listens at ${await fastify.listen({ port: 0, host: '127.0.0.1' })}`);
