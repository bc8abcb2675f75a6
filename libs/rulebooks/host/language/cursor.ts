/** Where the reader stands in one line of card text, what the words "it" and "they" mean there, and what would have fitted. */
import type { CardType, Filter, Selector, TargetSpec, Trigger, Until, Who } from '../abilities.js';

/** What the reader must know of the card whose text it reads. */
export interface CardFacts {
  readonly type: CardType;
  /** The card's own name: its text may call it so. */
  readonly name?: string;
  /** The card has Lingering, on whichever line: what it then says of stats lasts as long as it lies there. */
  readonly lingering?: boolean;
}

/** What an effect has named so far. Replaced, never changed, so that going back is one assignment. */
export interface Scope {
  readonly targets: readonly TargetSpec[];
  readonly it: Selector | null;
  readonly they: Who | null;
  /** What a condition asked for in a hand: "they discard one" means one of these. */
  readonly asked: Filter | null;
  readonly triggers: readonly Trigger[];
  /** "Until the end of the turn," in front of a sentence. */
  readonly until: Until | null;
  /** Something is to be done before this: "if you do" has a meaning. */
  readonly deeds: boolean;
  /** The effect itself is used or not: "during your turn, you may …; if you do". */
  readonly using: boolean;
}

export const NOTHING_NAMED: Scope = {
  targets: [], it: null, they: null, asked: null, triggers: [], until: null, deeds: false, using: false,
};

export interface Misfit {
  /** Offset in the line. */
  readonly at: number;
  readonly expected: readonly string[];
  /** Said instead of the general advice. */
  readonly hint?: string;
}

const compiled = new Map<string, RegExp>();

/** A phrase is a regular expression in which a space stands for any white space; it ends where a word ends. */
function patternOf(phrase: string): RegExp {
  let pattern = compiled.get(phrase);
  if (!pattern) {
    // The `u` flag only where it is needed: it makes some hundred small patterns take longer to compile than all cards to read.
    const flags = phrase.includes('\\p{') ? 'iuy' : 'iy';
    const wordEnd = /[\w\])?]$/.test(phrase) ? '(?![\\w\\u00c0-\\uffff])' : '';
    pattern = new RegExp(`(?:${phrase.replaceAll(' ?', '\\s*').replaceAll(' ', '\\s+')})${wordEnd}`, flags);
    compiled.set(phrase, pattern);
  }
  return pattern;
}

/** Typographic signs that people paste, each as long as what replaces it, so that columns stay true. */
const PLAIN: Record<string, string> = { '’': "'", '‘': "'", '“': '"', '”': '"', '−': '-', '\u00a0': ' ' };

export class Cursor {
  at = 0;
  scope: Scope = NOTHING_NAMED;
  readonly line: string;
  private furthest = 0;
  private readonly wanted = new Set<string>();
  private hint: string | undefined;

  constructor(
    line: string,
    readonly card: CardFacts,
  ) {
    this.line = line.replace(/[’‘“”−\u00a0]/g, (sign) => PLAIN[sign]);
  }

  get misfit(): Misfit {
    return { at: this.furthest, expected: [...this.wanted], hint: this.hint };
  }

  get done(): boolean {
    return this.skipSpace() >= this.line.length;
  }

  /** Reads, or leaves everything as it was. */
  attempt<T>(read: () => T | null): T | null {
    const { at, scope } = this;
    const found = read();
    if (found === null) {
      this.at = at;
      this.scope = scope;
    }
    return found;
  }

  /** The first of these that can be read here. */
  first<T>(...readers: readonly (() => T | null)[]): T | null {
    for (const read of readers) {
      const found = this.attempt(read);
      if (found !== null) return found;
    }
    return null;
  }

  /** Whether `read` would succeed here; moves nothing. */
  sees(read: () => unknown): boolean {
    const { at, scope } = this;
    const found = read();
    this.at = at;
    this.scope = scope;
    return found !== null && found !== false;
  }

  match(phrase: string, expected: string | null): RegExpExecArray | null {
    const start = this.skipSpace();
    const pattern = patternOf(phrase);
    pattern.lastIndex = start;
    const found = pattern.exec(this.line);
    if (!found) {
      if (expected !== null) this.miss(start, expected);
      return null;
    }
    this.at = start + found[0].length;
    return found;
  }

  /** One word or fixed phrase. */
  word(phrase: string, expected: string | null = `"${phrase}"`): boolean {
    return this.match(phrase, expected) !== null;
  }

  /** The value of the first phrase of the table that stands here: longer phrases belong before their beginnings. */
  oneOf<T>(table: readonly (readonly [phrase: string, value: T])[], expected: string | null): T | null {
    for (const [phrase, value] of table) if (this.word(phrase, null)) return value;
    return expected === null ? null : this.miss(this.skipSpace(), expected);
  }

  miss(at: number, expected: string, hint?: string): null {
    if (at > this.furthest) {
      this.furthest = at;
      this.wanted.clear();
      this.hint = undefined;
    }
    if (at === this.furthest) {
      this.wanted.add(expected);
      this.hint ??= hint;
    }
    return null;
  }

  name(scope: Partial<Scope>): void {
    this.scope = { ...this.scope, ...scope };
  }

  skipSpace(): number {
    while (this.line[this.at] === ' ' || this.line[this.at] === '\t') this.at++;
    return this.at;
  }
}
