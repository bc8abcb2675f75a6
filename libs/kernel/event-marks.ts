/** A number for some events, by their own number: four bytes for each event up to the last one that has any. */
export class EventMarks {
  private marks = new Int32Array(0);

  /** Undefined for an event that has none. */
  get(n: number): number | undefined {
    return this.marks[n] || undefined;
  }

  /** The first mark of an event stays. */
  setFirst(n: number, mark: number): void {
    if (n >= this.marks.length) {
      const longer = new Int32Array(Math.max(1024, 2 * n));
      longer.set(this.marks);
      this.marks = longer;
    }
    this.marks[n] ||= mark;
  }

  get isEmpty(): boolean {
    return this.marks.length === 0;
  }
}
