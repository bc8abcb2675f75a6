/** Chance that can be repeated: the same seed gives the same game (mulberry32). */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
    // Neighbouring seeds begin alike; a few steps take them apart.
    for (let i = 0; i < 4; i++) this.next();
  }

  /** From 0, below 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  /** A whole number from 0, below n. */
  below(n: number): number {
    return Math.floor(this.next() * n);
  }

  chance(p: number): boolean {
    return this.next() < p;
  }

  pick<T>(from: readonly T[]): T {
    return from[this.below(from.length)];
  }

  /** n different ones, in no particular order. */
  sample<T>(from: readonly T[], n: number): T[] {
    return this.shuffled(from).slice(0, n);
  }

  shuffled<T>(from: readonly T[]): T[] {
    const out = [...from];
    for (let i = out.length - 1; i > 0; i--) {
      const k = this.below(i + 1);
      [out[i], out[k]] = [out[k], out[i]];
    }
    return out;
  }

  /** One of several, each as likely as its weight; all weights 0 picks none. */
  weighted<T>(from: readonly T[], weight: (one: T) => number): T | undefined {
    let total = 0;
    const weights = from.map((one) => {
      const w = weight(one);
      total += w;
      return w;
    });
    let at = this.next() * total;
    for (let i = 0; i < from.length; i++) {
      at -= weights[i];
      if (at < 0 && weights[i] > 0) return from[i];
    }
    return undefined;
  }
}
