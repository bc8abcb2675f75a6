/**
 * Takes events out of a stream of the client as fast as somebody asks for them: what is not asked for stays at the server.
 * It listens for errors from the first moment on, because one that nobody hears ends the process.
 */
import type { Readable } from 'node:stream';

/** A read or a subscription of the client. It is a Readable, typed by an older version of Node's types. */
export type Flow = Readable & {
  unsubscribe?(): Promise<void>;
  cancel?(): Promise<void>;
};

export const flowOf = (call: object): Flow => call as Flow;

export class Intake<T> {
  private error: Error | null = null;
  private ended = false;
  private wake: (() => void) | null = null;

  constructor(
    private readonly stream: Flow,
    private readonly signal: AbortSignal,
  ) {
    stream.on('error', (error: Error) => this.end(error));
    stream.on('end', () => this.end(null));
    stream.on('close', () => this.end(null));
    stream.on('readable', () => this.wake?.());
    signal.addEventListener('abort', this.stop);
  }

  /** Up to so many events, as soon as there is one; null at the end. Rejects with what went wrong. */
  async next(size: number): Promise<T[] | null> {
    for (;;) {
      const page: T[] = [];
      while (page.length < size) {
        const item = this.stream.read() as T | null;
        if (item === null) break;
        page.push(item);
      }
      if (page.length) return page;
      if (this.error !== null) throw this.error;
      if (this.ended || this.signal.aborted) return null;
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
      this.wake = null;
    }
  }

  private readonly stop = (): void => this.wake?.();

  private end(error: Error | null): void {
    this.signal.removeEventListener('abort', this.stop);
    this.error ??= error;
    this.ended = true;
    this.wake?.();
  }
}

/** Ends a call at the server. What was never begun need not be ended. */
export async function cancel(stream: Flow): Promise<void> {
  await (stream.unsubscribe?.() ?? stream.cancel?.())?.catch(() => undefined);
  stream.destroy();
}
