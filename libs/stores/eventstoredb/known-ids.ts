/**
 * The ids of events that streams are known to hold. The server stores an event again when its id comes with the current
 * revision; a writer that goes on with a stream it knows finds that out here, without asking.
 */

/** How far back in a stream an id is recognised. */
export const WINDOW = 4096;
/** How many ids are remembered in all. */
const MOST = 500_000;

interface Known {
  readonly revisions: Map<string, number>;
  /** The revision that comes next. */
  next: number;
}

export class KnownIds {
  private readonly streams = new Map<string, Known>();
  private count = 0;

  /** The revision from which on nothing is known; 0 when nothing is known at all. */
  next(stream: string): number {
    return this.streams.get(stream)?.next ?? 0;
  }

  find(stream: string, ids: readonly string[]): Map<string, number> {
    const found = new Map<string, number>();
    const known = this.streams.get(stream)?.revisions;
    if (!known) return found;
    for (const id of ids) {
      const revision = known.get(id);
      if (revision !== undefined) found.set(id, revision);
    }
    return found;
  }

  /** Events in a row, the first of them at this revision. What does not join on to what is known takes its place. */
  note(stream: string, first: number, ids: readonly string[]): void {
    let known = this.streams.get(stream);
    if (known && first + ids.length <= known.next) return;
    if (known && known.next !== first) this.forget(stream, known);
    known = this.streams.get(stream) ?? { revisions: new Map(), next: first };
    // The stream that was written to last is forgotten last.
    this.streams.delete(stream);
    this.streams.set(stream, known);
    for (const id of ids) {
      known.revisions.set(id, known.next++);
      this.count++;
      if (known.revisions.size > WINDOW) this.drop(known);
    }
    for (const [name, old] of this.streams) {
      if (this.count <= MOST || name === stream) break;
      this.forget(name, old);
    }
  }

  private drop(known: Known): void {
    known.revisions.delete(known.revisions.keys().next().value!);
    this.count--;
  }

  private forget(stream: string, { revisions }: Known): void {
    this.count -= revisions.size;
    this.streams.delete(stream);
  }
}
