import { closeSync, copyFileSync, mkdtempSync, openSync, readFileSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { all, numbered, numbersOf, range } from '../contract/case.js';
import { StoreUnavailable, type Reason } from '../errors.js';
import { DatabaseSync } from './binding.js';
import type { Connection } from './connection.js';
import { typed } from './faults.js';
import type { OpenOptions } from './open-file.js';
import { APPLICATION, VERSION } from './schema.js';
import { SqliteStore } from './sqlite-store.js';

let folder: string;
let count = 0;
const file = (): string => join(folder, `${count++}.db`);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'verdict-faults-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function refusal(path: string, options?: OpenOptions): StoreUnavailable {
  try {
    void SqliteStore.open(path, options).close();
  } catch (error) {
    if (error instanceof StoreUnavailable) return error;
    throw error;
  }
  throw new Error(`${path} was opened`);
}

async function failure(work: Promise<unknown>): Promise<StoreUnavailable> {
  const error: unknown = await work.catch((e: unknown) => e);
  expect(error).toBeInstanceOf(StoreUnavailable);
  return error as StoreUnavailable;
}

async function filled(path: string, events: number, text = 'x'.repeat(200)): Promise<void> {
  const store = SqliteStore.open(path);
  for (let n = 0; n < events; n += 100) {
    await store.append('match-1', numbered(100, n).map((e) => ({ ...e, data: { n: (e.data as { n: number }).n, text } })), 'any');
  }
  await store.close();
}

describe('a file that is no store', () => {
  const strangers: [string, (path: string) => void, Reason][] = [
    ['text', (path) => writeFileSync(path, 'match host, comprehensive rules\n'.repeat(200)), 'not a store'],
    ['a database of another program', (path) => {
      const db = new DatabaseSync(path);
      db.exec('CREATE TABLE notes (text)');
      db.close();
    }, 'not a store'],
    ['a file of a newer schema', (path) => {
      void SqliteStore.open(path).close();
      const db = new DatabaseSync(path);
      db.exec(`PRAGMA user_version = ${VERSION + 1}; PRAGMA wal_checkpoint(TRUNCATE)`);
      db.close();
    }, 'newer schema'],
  ];
  it.each(strangers)('%s is refused and left as it is', (_, make, reason) => {
    const path = file();
    make(path);
    const before = readFileSync(path);
    expect(refusal(path)).toMatchObject({ reason, passing: false });
    expect(readFileSync(path).equals(before)).toBe(true);
  });

  it('a folder that is not there, and a file that must be', () => {
    expect(refusal(join(folder, 'none', 'x.db')).reason).toBe('missing');
    expect(refusal(file(), { readOnly: true }).reason).toBe('missing');
    expect(refusal(file(), { mustExist: true }).message).toMatch(/: there is no such file$/);
  });

  it('a folder in the place of a file', () => {
    expect(refusal(folder)).toMatchObject({ reason: 'not a store', passing: false });
  });

  it('says which schema it found', () => {
    const path = file();
    const db = new DatabaseSync(path);
    db.exec(`PRAGMA application_id = ${APPLICATION}; PRAGMA user_version = 9`);
    db.close();
    expect(refusal(path).message).toContain(`its schema is 9, this version knows ${VERSION}`);
  });
});

it('once closed, the file alone is the whole store', async () => {
  const [path, copy] = [file(), file()];
  await filled(path, 300);
  copyFileSync(path, copy);
  const store = SqliteStore.open(copy, { mustExist: true });
  expect(numbersOf(await all(store.readStream('match-1')))).toEqual(range(0, 299));
  await store.close();
});

it('an empty file becomes a store', async () => {
  const path = file();
  writeFileSync(path, '');
  const store = SqliteStore.open(path);
  expect(await store.append('match-1', numbered(1), 'no stream')).toEqual({ revision: 0 });
  await store.close();
});

it('is durable: write-ahead log, full synchronisation', () => {
  const path = file();
  const store = SqliteStore.open(path);
  const { db } = store as unknown as { db: Connection };
  expect([db.value('PRAGMA journal_mode'), db.value('PRAGMA synchronous')]).toEqual(['wal', 2]);
  void store.close();
});

it('a store opened for reading alone serves and does not take', async () => {
  const path = file();
  await filled(path, 100);
  const store = SqliteStore.open(path, { readOnly: true });
  expect(numbersOf(await all(store.readStream('match-1')))).toEqual(range(0, 99));
  const error = await failure(store.append('match-1', numbered(1), 'any'));
  expect(error).toMatchObject({ reason: 'read-only', passing: false });
  await store.close();
});

it('a full disk stores nothing of an append, keeps serving, and takes again when there is space', async () => {
  const path = file();
  await filled(path, 100);
  const tight = SqliteStore.open(path, { quota: statSync(path).size + 20_000 });
  const large = numbered(100, 100).map((e) => ({ ...e, data: { ...(e.data as object), text: 'y'.repeat(2000) } }));
  expect(await failure(tight.append('match-1', large, 99))).toMatchObject({ reason: 'full', passing: true });
  expect(numbersOf(await all(tight.readStream('match-1')))).toEqual(range(0, 99));
  await tight.close();
  const roomy = SqliteStore.open(path);
  expect(await roomy.append('match-1', large, 99)).toEqual({ revision: 199 });
  await roomy.close();
});

it('a damaged page is named as that, and a copy put in its place serves', async () => {
  const path = file();
  await filled(path, 2000);
  const copy = readFileSync(path);
  const fd = openSync(path, 'r+');
  for (let page = 3; page < 60; page++) writeSync(fd, Buffer.alloc(4096, 0xa5), 0, 4096, page * 4096);
  closeSync(fd);
  const damaged = async (): Promise<void> => {
    const store = SqliteStore.open(path);
    await all(store.readStream('match-1')).finally(() => store.close());
  };
  expect(await failure(damaged())).toMatchObject({ reason: 'corrupt', passing: false });
  writeFileSync(path, copy);
  const store = SqliteStore.open(path);
  expect((await all(store.readStream('match-1'))).length).toBe(2000);
  await store.close();
});

it('text that is no JSON any more is damage as well', () => {
  let thrown: unknown;
  try {
    JSON.parse('{"n":');
  } catch (error) {
    thrown = typed(error, 'store.db');
  }
  expect(thrown).toMatchObject({ reason: 'corrupt', store: 'store.db' });
});

it('no space for what openings of a file share is a full disk', () => {
  const error = Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR', errcode: 4874 });
  expect(typed(error, 'x')).toMatchObject({ reason: 'full', passing: true });
  expect(typed(Object.assign(error, { errcode: 10 }), 'x')).toMatchObject({ reason: 'failed' });
});

it('a fault of ours stays what it is', () => {
  const ours = new TypeError('ours');
  expect(typed(ours, 'x')).toBe(ours);
});

it('any sqlite3 shell can read it', async () => {
  const path = file();
  await filled(path, 100);
  const db = new DatabaseSync(path, { readOnly: true });
  const row = db.prepare("SELECT stream, revision, type FROM log WHERE json_extract(data, '$.n') = 42").get() as object;
  expect({ ...row }).toEqual({ stream: 'match-1', revision: 42, type: 'Happened' });
  db.close();
});
