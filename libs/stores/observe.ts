/** Makes an Observable of pages that are pulled. The next page is asked for when the last one has been dealt with. */
import { from, fromEvent, lastValueFrom, Observable, takeUntil, tap } from 'rxjs';
import type { Page, Take } from './event-store.js';

export function observe<T>(pull: (signal: AbortSignal) => AsyncIterable<Page>, take: Take<T>): Observable<T> {
  return new Observable<T>((subscriber) => {
    const ending = new AbortController();
    const ended = fromEvent(ending.signal, 'abort');
    const run = async (): Promise<void> => {
      for await (const page of pull(ending.signal)) {
        if (ending.signal.aborted) return;
        const handed = from(take(page)).pipe(takeUntil(ended), tap((value) => subscriber.next(value)));
        await lastValueFrom(handed, { defaultValue: undefined });
        if (ending.signal.aborted) return;
      }
      subscriber.complete();
    };
    run().catch((error: unknown) => subscriber.error(error));
    return () => ending.abort();
  });
}
