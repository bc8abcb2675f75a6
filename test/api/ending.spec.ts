/** How a server ends while somebody is still talking to it. */
import { connect } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { Served } from './served.js';

const MATCH = 'match tgc, casual rules, complete record\nseat ada\nseat ben\n';

describe('a server that is asked to end', () => {
  it('finishes the request that it has half of, and keeps no connection open for another one', async () => {
    const served = await Served.start();
    const socket = connect(Number(new URL(served.address).port), '127.0.0.1');
    let answered = '';
    socket.on('data', (bytes) => (answered += bytes.toString()));
    const closed = new Promise((resolve) => socket.on('close', resolve));
    socket.write(`POST /v1/matches/import HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${served.organiser}\r\n`);
    socket.write(`content-type: text/plain\r\ncontent-length: ${MATCH.length}\r\n\r\n${MATCH.slice(0, 10)}`);
    await served.call('GET', '/health/live');

    const ended = served.end();
    await new Promise((resolve) => setTimeout(resolve, 20));
    socket.write(MATCH.slice(10));
    await Promise.all([ended, closed]);
    expect(answered).toMatch(/^HTTP\/1\.1 201 /);
    expect(answered).toMatch(/\r\nconnection: close\r\n/i);
  });

  it.each([
    ['nothing', ''],
    ['half of the headers', 'GET /health/live HTTP/1.1\r\nhost: loc'],
  ])('waits for nobody who has sent %s', async (_, sent) => {
    const served = await Served.start({ shutdownSeconds: 600 });
    const socket = connect(Number(new URL(served.address).port), '127.0.0.1');
    const closed = new Promise((resolve) => socket.on('close', resolve));
    await new Promise<void>((resolve) => socket.once('connect', resolve));
    if (sent !== '') await new Promise<void>((resolve) => socket.write(sent, () => resolve()));
    await served.call('GET', '/health/live');
    await Promise.all([served.end(), closed]);
  });

  it('cuts off whoever never sends the rest of a request, and ends all the same', async () => {
    const served = await Served.start({ shutdownSeconds: 1 });
    const socket = connect(Number(new URL(served.address).port), '127.0.0.1');
    socket.on('error', () => undefined);
    const closed = new Promise((resolve) => socket.on('close', resolve));
    socket.write(`POST /v1/matches/import HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${served.organiser}\r\n`);
    socket.write(`content-type: text/plain\r\ncontent-length: ${MATCH.length}\r\n\r\n${MATCH.slice(0, 10)}`);
    await served.call('GET', '/health/live');
    await Promise.all([served.end(), closed]);
    expect(served.logged.join('')).toContain('callers that were too slow for the end were cut off');
  });
});
