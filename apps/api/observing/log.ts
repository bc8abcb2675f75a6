/** The log: JSON on standard error, gathered before it is written. Nothing of a request but its path gets into it. */
import { pino, type DestinationStream, type Logger } from 'pino';
import type { Settings } from '../settings/settings.js';
import { GatheredLines } from './gathered-lines.js';

const STANDARD_ERROR = 2;
const OPTIONS = { gathered: 65_536, longestWait: 500, most: 16 << 20 };

export function makeLog({ logLevel }: Settings, to: DestinationStream = standardError()): Logger {
  return pino({ level: logLevel, base: null }, to);
}

function standardError(): DestinationStream {
  const lines = new GatheredLines(STANDARD_ERROR, OPTIONS);
  process.once('exit', () => lines.flushSync());
  return lines;
}
