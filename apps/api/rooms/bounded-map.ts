/** A map that forgets what was asked for least lately. */
export class BoundedMap<K, V> {
  private readonly entries = new Map<K, V>();
  /** What was asked for last need not be put behind the others again. */
  private lastKey: K | undefined;
  private lastValue: V | undefined;

  constructor(private readonly limit: number) {}

  get(key: K): V | undefined {
    if (key === this.lastKey && this.lastValue !== undefined) return this.lastValue;
    const value = this.entries.get(key);
    if (value === undefined) return undefined;
    return this.last(key, value);
  }

  set(key: K, value: V): V {
    this.last(key, value);
    if (this.entries.size > this.limit) this.entries.delete(this.entries.keys().next().value!);
    return value;
  }

  get size(): number {
    return this.entries.size;
  }

  private last(key: K, value: V): V {
    this.entries.delete(key);
    this.entries.set(key, value);
    this.lastKey = key;
    this.lastValue = value;
    return value;
  }
}
