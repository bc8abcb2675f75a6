import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { host } from '#rulebooks/host/index.js';
import { simulate } from '#rulebooks/host/simulate/simulate.js';
import { Room } from '../rooms/room.js';
import { messagesFor } from './messages.js';
import { Reader } from './reader.js';

const game = simulate({ seed: 4 });

/** A socket that is full after each write. */
class Narrow extends EventEmitter {
  destroyed = false;
  readonly writableLength = 1;
  written = 0;

  write(): boolean {
    this.written++;
    return false;
  }

  destroy(): void {
    this.destroyed = true;
  }
}

function reading(): { readonly to: Narrow; readonly reader: Reader } {
  const room = new Room('final', game.header, host);
  room.take(game.events.slice(0, 100));
  const to = new Narrow();
  const caller = { id: 'x', name: 'x', role: 'judge', matches: ['*'], expires: Infinity } as const;
  const reader = new Reader(to as unknown as ServerResponse, {
    room, messages: messagesFor(room, room.sight('judge')), caller, from: { n: 0, k: 0 }, bufferBytes: 1 << 20,
    isWelcome: () => true, mayReadFindings: () => true, onEnd: () => undefined,
  });
  reader.start();
  return { to, reader };
}

describe('a reader of a live stream that catches up', () => {
  it('is dropped when it has taken nothing for as long as three heartbeats', () => {
    const { to, reader } = reading();
    reader.beat();
    reader.beat();
    expect(to.destroyed).toBe(false);
    reader.beat();
    expect(to.destroyed).toBe(true);
  });

  it('is kept for as long as it takes something between them, however slowly', () => {
    const { to, reader } = reading();
    for (let n = 0; n < 20; n++) {
      to.emit('drain');
      reader.beat();
    }
    expect([to.destroyed, to.written > 20]).toEqual([false, true]);
  });
});
