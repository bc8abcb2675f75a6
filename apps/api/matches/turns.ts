/** One at a time for each match, in the order of asking: two recorders of one table never overtake each other half way. */
export class Turns {
  private readonly last = new Map<string, Promise<unknown>>();

  async take<T>(match: string, work: () => Promise<T>): Promise<T> {
    const before = this.last.get(match);
    const mine = before === undefined ? work() : before.then(work, work);
    this.last.set(match, mine);
    try {
      return await mine;
    } finally {
      if (this.last.get(match) === mine) this.last.delete(match);
    }
  }
}
