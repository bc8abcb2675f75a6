/** The log: JSON on standard error, gathered before it is written. Nothing of a request but its path gets into it. */
import { pino, type DestinationStream, type Logger } from 'pino';
import type { Settings } from '../settings/settings.js';

const GATHERED = 4_096;
/** In milliseconds: what is there is written by then, however little it is. */
const LONGEST_WAIT = 500;

export function makeLog({ logLevel }: Settings, to?: DestinationStream): Logger {
  return pino({ level: logLevel, base: null }, to ?? pino.destination({ fd: 2, sync: false, minLength: GATHERED, periodicFlush: LONGEST_WAIT }));
}
