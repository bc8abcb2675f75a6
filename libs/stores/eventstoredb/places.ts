/** So many at a time; the others wait for their turn in the order in which they came. */
export class Places {
  private readonly waiting: (() => void)[] = [];

  constructor(private free: number) {}

  async taken<T>(work: () => Promise<T>): Promise<T> {
    if (this.free > 0) this.free--;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
    try {
      return await work();
    } finally {
      // Handed on, so that nobody who comes just now is before those who wait.
      const next = this.waiting.shift();
      if (next) next();
      else this.free++;
    }
  }
}
