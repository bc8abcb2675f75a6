/** Waiting that ends early when nobody wants the result any more. */
import { setTimeout as sleep } from 'node:timers/promises';

export async function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  await sleep(milliseconds, undefined, { signal }).catch(() => undefined);
}

/** How long to wait before the next try: longer each time, never long. */
export const patience = (attempt: number): number => Math.min(1000, 10 * 2 ** Math.min(attempt, 10));
