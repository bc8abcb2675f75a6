/** A store of many matches: how long it takes to open it, and to serve one match out of it. */
import { randomUUID } from 'node:crypto';
import { sha256 } from '#replays/hash.js';
import { rulebooks } from '#rulebooks/index.js';
import type { JsonObject } from '#stores/event-store.js';
import { Matches } from '#stores/matches/matches.js';
import { SqliteStore } from '#stores/sqlite/sqlite-store.js';
import { events, header } from '../../bench/generate.js';

const MATCH = 500;
const SERVED = 21;

export async function large(path: string, count: number): Promise<{ events: number; openMs: number; matchMs: number }> {
  const writer = SqliteStore.open(path);
  const record = [...events(MATCH)];
  for (let n = 0; n < count; n += MATCH) {
    const filler = record.map(({ type, ...data }) => ({ id: randomUUID(), type, data: data as unknown as JsonObject }));
    await writer.append(`filler-${n / MATCH}`, filler, 'no stream');
  }
  const matches = new Matches(writer, rulebooks, sha256);
  for (let i = 0; i < SERVED; i++) await matches.take(`final-${i}`, header(), record);
  await writer.close();
  const began = performance.now();
  const store = SqliteStore.open(path);
  for await (const page of store.readAll({ limit: 1 })) if (page.length !== 1) throw new Error('the store is empty');
  const openMs = performance.now() - began;
  const reader = new Matches(store, rulebooks, sha256);
  const taken: number[] = [];
  for (let i = 0; i < SERVED; i++) {
    const from = performance.now();
    let served = 0;
    for await (const page of (await reader.read(`final-${i}`)).events) served += page.length;
    if (served !== MATCH) throw new Error(`${served} events of a match of ${MATCH}`);
    taken.push(performance.now() - from);
  }
  await store.close();
  const matchMs = taken.sort((a, b) => a - b)[SERVED >> 1];
  return { events: count, openMs: Math.round(openMs * 100) / 100, matchMs: Math.round(matchMs * 100) / 100 };
}
