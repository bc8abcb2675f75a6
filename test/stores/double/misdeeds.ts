/** What the double is told to do wrong, and what it saw. */
export interface Misdeeds {
  /** Says nothing, as a stopped process does. */
  frozen: boolean;
  /** Lets nobody read, as where the password of the user was changed. */
  denied: boolean;
  /** How many milliseconds a read takes. */
  slow: number;
  /** How many appends are stored and then answered with this. */
  lostAnswers: number;
  lostAs: 'deadline' | 'unavailable';
  /** A server before 21.10: it knows no batches. */
  old: boolean;
}

/** How often each way of appending was taken. */
export interface Seen {
  calls: number;
  batches: number;
  /** How many reads were in hand at most. */
  readsAtOnce: number;
}
