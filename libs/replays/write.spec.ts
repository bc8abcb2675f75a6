import { Writable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import type { GameEvent } from '#kernel/event.js';
import type { Header } from '#kernel/log.js';
import { eventLine, headerLine, writeLog } from './write.js';

const header: Header = { verdict: 1, rulebook: 'toy', edition: 'first', record: 'complete', seats: ['kate', 'john'] };

class Sink extends Writable {
  text = '';
  writes = 0;

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error) => void): void {
    this.text += chunk.toString();
    this.writes++;
    setImmediate(done);
  }
}

describe('writing a log', () => {
  it('puts the keys of a line in one order, and leaves out what is not there', () => {
    expect(eventLine({ hash: 'h', cause: 1, data: { b: 1, a: 2 }, by: 'kate', type: 'Drawn', n: 2 })).toBe(
      '{"n":2,"type":"Drawn","by":"kate","data":{"b":1,"a":2},"cause":1,"hash":"h"}',
    );
    expect(headerLine({ ...header, hash: 'h', title: 'Final' })).toMatch(/^\{"verdict":1,.*"title":"Final","hash":"h"\}$/);
    expect(headerLine(header)).toBe(JSON.stringify(header));
  });

  it('writes many lines at a time and waits for whoever reads them', async () => {
    const events: GameEvent[] = Array.from({ length: 10_000 }, (_, i) => ({ n: i + 1, type: 'Passed', by: 'kate', data: {} }));
    const sink = new Sink();
    await writeLog(sink, header, events);
    const lines = sink.text.trimEnd().split('\n').map((line) => JSON.parse(line) as GameEvent);
    expect(lines).toEqual([header, ...events]);
    expect(sink.writes).toBeLessThan(20);
    expect(sink.writableEnded).toBe(false);
  });

  it('says so when nobody reads any more', async () => {
    const broken = new Writable({ write: (_chunk, _encoding, done) => done(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' })) });
    await expect(writeLog(broken, header, [])).rejects.toThrow('EPIPE');
  });
});
