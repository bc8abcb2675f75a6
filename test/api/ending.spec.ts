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
});
