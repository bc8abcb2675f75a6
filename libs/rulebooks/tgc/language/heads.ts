/** What stands before the colon of an effect: its trigger, its costs, its conditions. */
import type { Condition, Cost, Trigger, Whose } from '../abilities.js';
import { PHASES, type Phase } from '../events.js';
import { typeNamed } from './filters.js';

export interface Head {
  trigger: Trigger | null;
  costs: Cost[];
  conditions: Condition[];
}

const SUBJECT = "(this (?:creature|card)|a creature|one of your creatures|an opponent's creature)";
const PLAYER = '(you|your opponent|a player)';
const head = (pattern: string): RegExp => new RegExp(`^${pattern}$`, 'i');

const whoseOf = (word: string): Whose => (/^a /i.test(word) ? 'any' : /opponent/i.test(word) ? 'opponent' : 'you');
const subject = (word: string): Pick<Trigger, 'whose' | 'self'> => (/^this/i.test(word) ? { whose: 'any', self: true } : { whose: whoseOf(word) });

type Part = Partial<{ trigger: Trigger; cost: Cost; condition: Condition }>;

const READERS: readonly (readonly [RegExp, (m: RegExpExecArray) => Part | null])[] = [
  [head('on play'), () => ({ trigger: { on: 'played', whose: 'any', self: true } })],
  [head(`when(?:ever)? ${PLAYER} (draw|discard)s? a card`), (m) => ({ trigger: { on: /draw/i.test(m[2]) ? 'drawn' : 'discarded', whose: whoseOf(m[1]) } })],
  [head(`when(?:ever)? ${PLAYER} (gain|lose)s? hs`), (m) => ({ trigger: { on: /gain/i.test(m[2]) ? 'hsGained' : 'hsLost', whose: whoseOf(m[1]) } })],
  [head(`when(?:ever)? ${PLAYER} plays? an? (\\w+)(?: card)?`), played],
  [head(`when(?:ever)? ${SUBJECT} is destroyed`), (m) => ({ trigger: { on: 'destroyed', ...subject(m[1]), type: 'Creature' } })],
  [head(`when(?:ever)? ${SUBJECT} attacks`), (m) => ({ trigger: { on: 'attacks', ...subject(m[1]) } })],
  [head(`when(?:ever)? ${SUBJECT} (?:is dealt|takes) damage`), (m) => ({ trigger: { on: 'damaged', ...subject(m[1]) } })],
  [head("at the start of your (\\w+) phase"), (m) => phase(m[1])],
  [head('tap this(?: creature| card)?'), () => ({ cost: { pay: 'tap' } })],
  [head('destroy this(?: creature| card)?'), () => ({ cost: { pay: 'destroy' } })],
  [head('pay (\\d{1,2}) (plasma|mana|hs|hp)'), (m) => ({ cost: { pay: /^h/i.test(m[2]) ? 'hs' : 'plasma', n: Number(m[1]) } })],
  [head('discard (a|\\d) cards?'), (m) => ({ cost: { pay: 'discard', n: /a/i.test(m[1]) ? 1 : Number(m[1]) } })],
  [head('if you have (no|an?) (?:(\\w+) )?cards? in your hand'), (m) => hand(m[1], m[2])],
  [head('if you have (\\d{1,2}) or (more|less) cards in your hand'), (m) => limit('handSize', m)],
  [head('if you have (\\d{1,2}) or (more|less) (?:hs|hp)'), (m) => limit('hs', m)],
  [head('if (you have|your opponent has) (no creatures|a creature)'), (m) => creatures(m)],
];

function played(m: RegExpExecArray): Part | null {
  if (/^card$/i.test(m[2])) return { trigger: { on: 'played', whose: whoseOf(m[1]) } };
  const type = typeNamed(m[2]);
  return type && { trigger: { on: 'played', whose: whoseOf(m[1]), type } };
}

function phase(word: string): Part | null {
  const found = PHASES.find((p): p is Phase => p === word.toLowerCase());
  return found ? { trigger: { on: 'phase', whose: 'you', phase: found } } : null;
}

function hand(has: string, type: string | undefined): Part | null {
  const found = type === undefined ? null : typeNamed(type);
  if (type !== undefined && found === null) return null;
  return { condition: { if: 'hand', type: found, has: !/^no$/i.test(has) } };
}

const limit = (what: 'handSize' | 'hs', m: RegExpExecArray): Part => ({
  condition: { if: what, n: Number(m[1]), or: m[2].toLowerCase() as 'more' | 'less' },
});

const creatures = (m: RegExpExecArray): Part => ({
  condition: { if: 'creatures', whose: /^you have/i.test(m[1]) ? 'you' : 'opponent', has: !/^no/i.test(m[2]) },
});

/** The parts of a head, or the words that are none. */
export function readHead(text: string): Head | { readonly stuck: string } {
  const out: Head = { trigger: null, costs: [], conditions: [] };
  for (const said of text.split(/, (?:and )?| and /i)) {
    const part = readPart(said.trim());
    if (!part || (part.trigger && out.trigger)) return { stuck: said };
    if (part.trigger) out.trigger = part.trigger;
    if (part.cost) out.costs.push(part.cost);
    if (part.condition) out.conditions.push(part.condition);
  }
  return out;
}

function readPart(said: string): Part | null {
  for (const [pattern, make] of READERS) {
    const found = pattern.exec(said);
    const made = found && make(found);
    if (made) return made;
  }
  return null;
}
