/**
 * The sentence of an event: declared once, it prints the event and reads it back.
 *
 *   {by} draws {cards}            a field, told by the codec of its shape ({by} is the seat that acted)
 *   …[ into {slot}]               a part that is there when its fields are
 *   {by} (declares|enters) …      words that read alike; the first is the one printed
 */
import { expectsOf, type Codec, type Reading, type Vocabulary } from './codec.js';
import { explainShape } from './explain-shape.js';
import type { EventSpec, GameEvent, Otherwise } from './event.js';
import { parseTemplate, type Part } from './template.js';
import type { Shape } from './shape.js';
import { seatCodec } from './words.js';

type Values = Record<string, unknown>;

/** The furthest point that any attempt reached, and what would have fitted there. */
export interface Misfit {
  column: number;
  expected: Set<string>;
  /** The phrases among what was expected, for "did you mean". */
  phrases: Set<string>;
  /** A card name would have fitted. */
  named: boolean;
}

export interface Told {
  readonly spec: EventSpec;
  readonly by?: string;
  readonly data: Values;
  /** Told as a block: its end follows where the indentation ends. */
  readonly block: boolean;
}

/** So many phrases are listed one by one in "expected …". */
const A_FEW = 8;

/** One line while sentences are tried on it. */
export class Attempt {
  readonly misfit: Misfit = { column: 0, expected: new Set(), phrases: new Set(), named: false };
  /** Many sentences ask for the same thing at the same place. */
  private readonly read = new Map<Codec<unknown>, Map<number, readonly Reading<unknown>[]>>();

  constructor(
    readonly line: string,
    readonly words: Vocabulary,
  ) {}

  readings(codec: Codec<unknown>, at: number): readonly Reading<unknown>[] {
    let places = this.read.get(codec);
    if (!places) this.read.set(codec, (places = new Map<number, readonly Reading<unknown>[]>()));
    let found = places.get(at);
    if (!found) {
      found = codec.read(this.line, at, this.words, (column, expected, named) => this.miss(column, expected, undefined, named));
      if (found.length === 0) this.missCodec(codec, at);
      places.set(at, found);
    }
    return found;
  }

  private missCodec(codec: Codec<unknown>, at: number): void {
    const { phrases = [], named } = codec;
    const each = phrases.length > 0 && phrases.length <= A_FEW;
    for (const phrase of phrases) this.miss(at, each ? `"${phrase}"` : expectsOf(codec, this.words), phrase);
    if (!each) this.miss(at, expectsOf(codec, this.words), undefined, named);
  }

  /** Something else than what stands at `at` was expected there. */
  miss(at: number, expected: string, phrase?: string, named = false): void {
    const { misfit } = this;
    let column = at;
    while (this.line[column] === ' ') column++;
    if (column < misfit.column) return;
    if (column > misfit.column) {
      misfit.expected.clear();
      misfit.phrases.clear();
      misfit.named = false;
    }
    misfit.column = column;
    misfit.expected.add(expected);
    if (phrase !== undefined) misfit.phrases.add(phrase);
    if (named) misfit.named = true;
  }
}

/** The parts as steps: each knows what comes after it, so that a place in the line is tried once a step. */
type Step = { readonly id: number; readonly next: Step | null } & (
  | { readonly kind: 'words'; readonly options: readonly string[] }
  | { readonly kind: 'field'; readonly name: string; readonly shape: Shape | null; readonly codec: Codec<unknown> }
  | { readonly kind: 'fork'; readonly inner: Step | null }
);

export class Sentence {
  private readonly parts: readonly Part[];
  private readonly first: Step | null;
  /** In each of these, one of the phrases stands in every line that this sentence tells. */
  private readonly musts: readonly (readonly string[])[];
  private steps = 0;

  constructor(
    readonly spec: EventSpec,
    template: string,
    readonly block = false,
    private readonly other: Pick<Otherwise, 'fields' | 'data'> = {},
  ) {
    this.parts = parseTemplate(template);
    this.first = this.chain(this.parts, null);
    this.musts = this.parts.flatMap((p) => (p.kind === 'words' && !p.options.includes('') ? [p.options.map((o) => o.toLowerCase())] : []));
  }

  print(event: GameEvent, words: Vocabulary): string {
    const values: Values = { ...(event.data as Values), by: event.by };
    return this.printParts(this.parts, values, words) ?? '';
  }

  /** Whether the line has the words of this sentence somewhere: cheap to ask, and false for nearly all. */
  mayTell(lowerCase: string): boolean {
    return this.musts.every((options) => options.some((o) => lowerCase.includes(o)));
  }

  /** The likeliest reading of the whole line; without one, the attempt knows how far it came. */
  read(attempt: Attempt): Told | null {
    const failed = new Set<number>();
    const { length } = attempt.line;
    const follow = (step: Step | null, at: number): Values | null => {
      if (step === null) {
        if (at === length) return {};
        attempt.miss(at, 'the end of the line');
        return null;
      }
      const place = step.id * (length + 1) + at;
      if (failed.has(place)) return null;
      const values = this.take(step, at, attempt, follow);
      if (!values) failed.add(place);
      return values;
    };
    const values = follow(this.first, 0);
    if (!values) return null;
    const named = this.other.data ? this.other.data(values) : values;
    if (!named) return null;
    const { by, ...data } = named;
    return { spec: this.spec, by: by as string | undefined, data, block: this.block };
  }

  private take(step: Step, at: number, attempt: Attempt, follow: (step: Step | null, at: number) => Values | null): Values | null {
    if (step.kind === 'fork') return follow(step.inner, at) ?? follow(step.next, at);
    if (step.kind === 'words') {
      for (const option of step.options) {
        const shared = sharedLength(attempt.line, at, option);
        // At the end of a line a space is not written; what should have come after it is told all the same.
        const fits = at + shared === attempt.line.length ? option.trimEnd().length <= shared : option.length === shared;
        const values = fits ? follow(step.next, at + shared) : missWords(attempt, at, option, shared);
        if (values) return values;
      }
      return null;
    }
    for (const reading of attempt.readings(step.codec, at)) {
      const flaw = step.shape && explainShape(step.shape, reading.value, attempt.words.seats).at(0);
      if (flaw) attempt.miss(at, flaw.expected);
      const values = flaw ? null : follow(step.next, reading.end);
      if (values) return { ...values, [step.name]: reading.value };
    }
    return null;
  }

  private chain(parts: readonly Part[], after: Step | null): Step | null {
    return parts.reduceRight<Step | null>((next, part) => {
      const id = this.steps++;
      if (part.kind === 'words') return { id, next, kind: 'words', options: part.options };
      if (part.kind === 'group') return { id, next, kind: 'fork', inner: this.chain(part.parts, next) };
      return { id, next, kind: 'field', name: part.name, shape: this.shapeOf(part.name), codec: this.codecOf(part.name) };
    }, after);
  }

  private shapeOf(name: string): Shape | null {
    return name === 'by' ? null : (this.field(name) ?? null);
  }

  private field(name: string): Shape | undefined {
    return this.other.fields?.[name] ?? this.spec.fields[name];
  }

  private codecOf(name: string): Codec<unknown> {
    if (name === 'by') return seatCodec;
    let shape = this.field(name);
    if (shape && !shape.codec && shape.kind === 'optional') shape = shape.of;
    if (!shape?.codec) throw new Error(`${this.spec.type}: its sentence names {${name}}, which is no field with a codec`);
    return shape.codec;
  }

  private printParts(parts: readonly Part[], values: Values, words: Vocabulary): string | null {
    let out = '';
    for (const part of parts) {
      if (part.kind === 'words') out += part.options[0];
      else if (part.kind === 'group') out += this.printParts(part.parts, values, words) ?? '';
      else {
        const value = values[part.name];
        if (value === undefined) return null;
        out += this.codecOf(part.name).print(value, words);
      }
    }
    return out;
  }
}

/** An error points at the word that differs, not at the letter. */
function missWords(attempt: Attempt, at: number, option: string, shared: number): null {
  let start = shared;
  while (start > 0 && option[start - 1] !== ' ') start--;
  const phrase = option.slice(start).trim();
  if (phrase !== '') attempt.miss(at + start, `"${phrase}"`, phrase);
  return null;
}

/** Letters are compared without case: people write "battle phase" and "Battle Phase". */
function sharedLength(line: string, at: number, words: string): number {
  let i = 0;
  for (; i < words.length && at + i < line.length; i++) {
    const [a, b] = [line[at + i], words[i]];
    if (a !== b && a.toLowerCase() !== b.toLowerCase()) break;
  }
  return i;
}
