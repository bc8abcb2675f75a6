/**
 * The hash chain: each event's hash covers the event and the hash before it, the first of them the header's.
 * A sealed log cannot lose, gain, swap or change a line without the chain breaking there.
 */
import { canonical } from './canonical.js';
import type { GameEvent } from './event.js';
import type { Header, MatchLog } from './log.js';

/** SHA-256 of the text in UTF-8, in lower-case hexadecimal. Handed in, because Node and browsers each bring their own. */
export type HashFunction = (text: string) => string;

export const hashOfHeader = (header: Header, hash: HashFunction): string => hash(canonical(header, 'hash'));

export const hashOfEvent = (previous: string, event: GameEvent, hash: HashFunction): string =>
  hash(previous + '\n' + canonical(event, 'hash'));

/** Seals a log as it is written: the header first, then each event in order. */
export class Sealer {
  private previous = '';

  constructor(private readonly hash: HashFunction) {}

  header(header: Header): Header {
    this.previous = hashOfHeader(header, this.hash);
    return { ...header, hash: this.previous };
  }

  event(event: GameEvent): GameEvent {
    this.previous = hashOfEvent(this.previous, event, this.hash);
    return { ...event, hash: this.previous };
  }
}

export function seal(log: MatchLog, hash: HashFunction): MatchLog {
  const sealer = new Sealer(hash);
  return { header: sealer.header(log.header), events: log.events.map((event) => sealer.event(event)) };
}

/** Where a chain does not hold. */
export interface Break {
  /** The number of the event; 0 is the header. */
  readonly event: number;
  readonly expected: string;
  /** What stands there; undefined if there is no hash. */
  readonly found: string | undefined;
}

/** Fed the header and then each event in order; holds one hash, however long the log. */
export class ChainVerifier {
  /** The first break of the chain, if there was one. */
  first: Break | null = null;
  /** The hash that the next event builds on; null when it cannot be known. */
  private previous: string | null = null;

  constructor(private readonly hash: HashFunction) {}

  header(header: Header): Break | null {
    return this.compare(0, hashOfHeader(header, this.hash), header.hash);
  }

  event(event: GameEvent): Break | null {
    if (this.previous === null) {
      this.previous = event.hash ?? null;
      return null;
    }
    return this.compare(event.n, hashOfEvent(this.previous, event, this.hash), event.hash);
  }

  /** A line that could not be read stands here: what follows is verified again from the next hash on. */
  skip(): void {
    this.previous = null;
  }

  private compare(event: number, expected: string, found: string | undefined): Break | null {
    // What follows was sealed on the hash that stands here, so it can be judged by itself.
    this.previous = found ?? expected;
    if (found === expected) return null;
    const broken = { event, expected, found };
    this.first ??= broken;
    return broken;
  }
}
