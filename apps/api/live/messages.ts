/**
 * What a live stream says about each event: the event, what it changed on the board, and the findings on it, for one pair of eyes. Put
 * together once for all who look with them.
 */
import { BoundedMap } from '../rooms/bounded-map.js';
import type { Room } from '../rooms/room.js';
import type { Sight } from '../rooms/sight.js';
import { tellFinding } from '../findings/tell-finding.js';

/** Messages about so many events are kept, for each pair of eyes on a match, for those who come back after a while. */
const HELD = 64;

interface Group {
  /** The event, and behind so many characters the board. */
  readonly both: string;
  readonly board: number;
  findings: readonly string[] | null;
}

const message = (event: string, id: string, data: object): string => `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

export class Messages {
  private readonly groups = new BoundedMap<number, Group>(HELD);

  constructor(
    private readonly room: Room,
    readonly sight: Sight,
  ) {}

  /** All about event n behind message k of it, as it goes over the wire; findings for those who may read them. */
  about(n: number, k: number, withFindings: boolean): string {
    const group = this.groups.get(n) ?? this.groups.set(n, this.group(n));
    const head = k < 0 ? group.both : k === 0 ? group.both.slice(group.board) : '';
    return withFindings ? head + this.findings(group, n).slice(Math.max(0, k - 1)).join('') : head;
  }

  /** How many messages there are about event n; none about the beginning. */
  count(n: number, withFindings: boolean): number {
    if (n === 0) return 0;
    return 2 + (withFindings ? this.sight.findingsOn(n).length : 0);
  }

  private group(n: number): Group {
    const event = message('event', `${n}.0`, { ...this.sight.event(n), says: this.sight.says(n) });
    const board = message('board', `${n}.1`, { n, patch: this.sight.changes(n - 1, n) });
    return { both: event + board, board: event.length, findings: null };
  }

  private findings(group: Group, n: number): readonly string[] {
    group.findings ??= this.sight.findingsOn(n).map((finding, i) => message('finding', `${n}.${i + 2}`, tellFinding(finding, this.room.rulebook)));
    return group.findings;
  }
}

const all = new WeakMap<Sight, Messages>();

/** Those of a room for one pair of eyes. */
export function messagesFor(room: Room, sight: Sight): Messages {
  let messages = all.get(sight);
  if (!messages) all.set(sight, (messages = new Messages(room, sight)));
  return messages;
}
