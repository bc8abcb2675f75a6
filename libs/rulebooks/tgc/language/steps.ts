/** The instructions of an effect, one sentence after the other. */
import type { Step, Who } from '../abilities.js';
import type { Stat } from '../words.js';
import { readFilter } from './filters.js';

type Reader = readonly [RegExp, (m: RegExpExecArray) => Step | null];

const WHO = "(?:(you|your opponent|each player) )?";
const who = (word: string | undefined): Who => (word === undefined || /^you$/i.test(word) ? 'you' : /^each/i.test(word) ? 'each' : 'opponent');
const count = (word: string): number => (/^an?$/i.test(word) ? 1 : Number(word));
const step = (pattern: string): RegExp => new RegExp(`^${pattern}$`, 'i');

const READERS: readonly Reader[] = [
  [step(`${WHO}(draw|discard)s? (a|\\d{1,2}) cards?`), (m) => ({ do: m[2].toLowerCase() as 'draw', who: who(m[1]), n: count(m[3]) })],
  [step(`${WHO}(gain|lose)s? (\\d{1,2}) (plasma|mana|hs|hp)`), (m) => ({ do: pool(m[2], m[4]), who: who(m[1]), n: Number(m[3]) })],
  [step("reduce (your own|your|your opponent's) (hs|hp) by (\\d{1,2})"), (m) => ({ do: 'loseHs', who: owned(m[1]), n: Number(m[3]) })],
  [step("set (your own|your|your opponent's) (hs|hp) to (\\d{1,2})"), (m) => ({ do: 'setHs', who: owned(m[1]), n: Number(m[3]) })],
  [step('deal (\\d{1,2}) damage to (your opponent|yourself|each player)'), (m) => ({ do: 'hit', who: hit(m[2]), n: Number(m[1]) })],
  [step('deal (\\d{1,2}) damage to (.+)'), (m) => about(m[2], (to) => ({ do: 'damage', to, n: Number(m[1]) }))],
  [step("return (.+) to (?:its owner's|your|their owners') hands?"), (m) => about(m[1], (to) => ({ do: 'return', to }))],
  [step('(destroy|tap|untap) (.+)'), (m) => about(m[2], (to) => ({ do: m[1].toLowerCase() as 'tap', to }))],
  [step('(.+?) (gain|get|lose)s? ([+-]?\\d{1,2} (?:power|resolve)(?: and [+-]?\\d{1,2} (?:power|resolve))?)( this turn)?'), stats],
];

function pool(verb: string, what: string): 'gainHs' | 'loseHs' | 'gainPlasma' | 'losePlasma' {
  const gain = /gain/i.test(verb);
  if (/^h/i.test(what)) return gain ? 'gainHs' : 'loseHs';
  return gain ? 'gainPlasma' : 'losePlasma';
}

const owned = (word: string): Who => (/opponent/i.test(word) ? 'opponent' : 'you');
const hit = (word: string): Who => (/yourself/i.test(word) ? 'you' : who(word));

function about(text: string, make: (to: NonNullable<ReturnType<typeof readFilter>>) => Step): Step | null {
  const filter = readFilter(text);
  return filter && make(filter);
}

function stats(m: RegExpExecArray): Step | null {
  const sign = /lose/i.test(m[2]) ? -1 : 1;
  const changes = m[3].split(/ and /i).map((part) => {
    const [n, stat] = part.split(' ');
    return { stat: stat.toLowerCase() as Stat, n: sign * Number(n) };
  });
  return about(m[1], (to) => ({ do: 'stats', to, changes, until: m[4] ? 'turn' : 'forever' }));
}

function readOne(text: string): Step | null {
  const may = /^you may /i.exec(text);
  const said = may ? text.slice(may[0].length) : text;
  for (const [pattern, make] of READERS) {
    const found = pattern.exec(said);
    const made = found && make(found);
    if (made) return may ? { ...made, may: true } : made;
  }
  return null;
}

/** All instructions of a text, or the first words that say none. */
export function readSteps(text: string): readonly Step[] | { readonly stuck: string } {
  const steps: Step[] = [];
  for (const sentence of text.replace(/\.\s*$/, '').split(/\.\s+/)) {
    const said = sentence.replace(/^then,? /i, '').trim();
    const whole = readOne(said);
    const parts = whole ? [whole] : said.split(/,? (?:and|then) /i).map(readOne);
    if (parts.some((p) => p === null)) return { stuck: said };
    steps.push(...(parts as Step[]));
  }
  return steps;
}
