/** The sentences of a rulebook, compiled once; and the plain form of an event for what no sentence can say. */
import type { Vocabulary } from './codec.js';
import type { EventSpec, GameEvent, Otherwise, Slip } from './event.js';
import { explainJson } from './json-text.js';
import type { Rulebook } from './rulebook.js';
import { Attempt, Sentence, type Misfit, type Told } from './sentence.js';
import { seatCodec } from './words.js';

export interface Grammar {
  readonly specs: ReadonlyMap<string, EventSpec>;
  readonly plain: ReadonlyMap<string, Sentence>;
  readonly blocks: ReadonlyMap<string, Sentence>;
  readonly all: readonly Sentence[];
  /** Other ways to tell the same. */
  readonly others: readonly Sentence[];
  readonly slips: readonly Slip[];
  /** The types of event that end a block. */
  readonly ends: ReadonlySet<string>;
}

const grammars = new WeakMap<readonly EventSpec[], Grammar>();

export function grammarOf(rulebook: Pick<Rulebook, 'specs'>): Grammar {
  let made = grammars.get(rulebook.specs);
  if (!made) {
    const { specs } = rulebook;
    const plain = new Map(specs.map((s) => [s.type, new Sentence(s, s.says)]));
    const blocks = new Map(specs.flatMap((s) => (s.block ? [[s.type, new Sentence(s, s.block.says, true)]] : [])));
    const ends = new Set(specs.flatMap((s) => (s.block ? [s.block.ends] : [])));
    made = {
      specs: new Map(specs.map((s) => [s.type, s])),
      plain,
      blocks,
      all: [...plain.values(), ...blocks.values()],
      others: specs.flatMap((s) => (s.also ?? []).map((other) => otherSentence(s, other))),
      slips: specs.flatMap((s) => s.slips ?? []),
      ends,
    };
    grammars.set(specs, made);
  }
  return made;
}

function otherSentence(spec: EventSpec, other: string | Otherwise): Sentence {
  return typeof other === 'string' ? new Sentence(spec, other) : new Sentence(spec, other.says, other.block, other);
}

/** The sentence that tells an event, without time, indentation or cause. */
export function tell(event: GameEvent, rulebook: Pick<Rulebook, 'specs'>, words: Vocabulary): string {
  return grammarOf(rulebook).plain.get(event.type)!.print(event, words);
}

/** Reads one sentence: what it tells, or what would have fitted and where. */
export function readSentence(text: string, rulebook: Rulebook, words: Vocabulary): Told | Misfit {
  const grammar = grammarOf(rulebook);
  const attempt = new Attempt(text, words);
  const lowerCase = text.toLowerCase();
  const likely = grammar.all.filter((s) => s.mayTell(lowerCase));
  // The unlikely ones have no reading, but they know what would have fitted.
  for (const sentence of new Set([...likely, ...grammar.all])) {
    const told = sentence.read(attempt);
    if (told) return told;
  }
  if (PLAINLY.test(text)) return readPlainly(attempt, grammar);
  for (const sentence of grammar.others) {
    const told = sentence.mayTell(lowerCase) ? sentence.read(attempt) : null;
    if (told) return told;
  }
  return attempt.misfit;
}

const PLAINLY = /^event ([A-Z]\w{0,60})/;

/** `event CardMoved by kate with {"card":…}`: every event can be said like this, whatever its fields hold. */
export function tellPlainly(event: GameEvent, words: Vocabulary): string {
  const by = event.by === undefined ? '' : ` by ${seatCodec.print(event.by, { ...words, seats: [] })}`;
  const data = JSON.stringify(event.data);
  return `event ${event.type}${by}${data === '{}' ? '' : ` with ${data}`}`;
}

function readPlainly(attempt: Attempt, grammar: Grammar): Told | Misfit {
  const { line } = attempt;
  const type = PLAINLY.exec(line)![1];
  const spec = grammar.specs.get(type);
  if (!spec) {
    for (const known of grammar.specs.keys()) attempt.miss(6, known, known);
    return attempt.misfit;
  }
  let at = 6 + type.length;
  let by: string | undefined;
  if (line.startsWith(' by ', at)) {
    const seat = attempt.readings(seatCodec, at + 4).at(0);
    if (!seat) return attempt.misfit;
    by = seat.value as string;
    at = seat.end;
  }
  if (at === line.length) return { spec, by, data: {}, block: false };
  if (!line.startsWith(' with ', at)) {
    attempt.miss(at + 1, '"with" and the data as JSON');
    return attempt.misfit;
  }
  at += 6;
  const json = line.slice(at);
  const flaw = explainJson(json);
  if (flaw) attempt.miss(at + flaw.column - 1, flaw.expected);
  else if (!json.startsWith('{')) attempt.miss(at, 'an object in JSON');
  else return { spec, by, data: JSON.parse(json) as Record<string, unknown>, block: false };
  return attempt.misfit;
}
