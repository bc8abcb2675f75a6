/** Work on one thing after the other work on it, however much of it begins at once. */
export class Turns {
  private readonly last = new Map<string, Promise<unknown>>();

  /** What became of the one before is its own caller's; the next is only told why it failed, if it did. */
  async take<T>(thing: string, work: (failure: unknown) => Promise<T>): Promise<T> {
    const turn = (this.last.get(thing) ?? Promise.resolve()).then(() => work(null), work);
    this.last.set(thing, turn);
    try {
      return await turn;
    } finally {
      if (this.last.get(thing) === turn) this.last.delete(thing);
    }
  }
}
