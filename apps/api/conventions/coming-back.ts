/**
 * What follows the store and was ended by it. A store ends a subscription only where no waiting helps: a user that it does not take any
 * more, a disk that is full. Somebody may see to that while the server runs, so that it asks again, ever less often.
 */
import { retry, timer, type MonoTypeOperatorFunction } from 'rxjs';

const FIRST = 500;
const LONGEST = 15_000;

/** The source is to be one that goes on where it stopped. `onEnd` is told each time. */
export const comingBack = <T>(onEnd: (fault: unknown) => void): MonoTypeOperatorFunction<T> =>
  retry({
    resetOnSuccess: true,
    delay: (fault, tries) => {
      onEnd(fault);
      return timer(Math.min(LONGEST, FIRST * 2 ** (tries - 1)));
    },
  });
