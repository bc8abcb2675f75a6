/** How Host's values are told in sentences: resources, action points, cards, places, changes of stats. */
import { likeliest, type Codec, type Miss, type Reading, type Vocabulary } from '#kernel/codec.js';
import { codecByPattern, endsWord, nameCodec, NUMBER, numberOf, readName, sameText, seatCodec } from '#kernel/words.js';
import type { Infer } from '#kernel/shape.js';
import { choice, flag, int, object, optional, said, seat, text } from '#kernel/shape.js';

export const RESOURCES = { '&': 'authority', '£': 'strife', '!': 'emotion', '%': 'amity', $: 'generic' } as const;
export type Resource = keyof typeof RESOURCES;
export const SYMBOLS = Object.keys(RESOURCES) as Resource[];

const rows = (row: string): string[] => Array.from({ length: 9 }, (_, i) => `${row} ${i + 1}`);
export const SLOTS = [...rows('front'), ...rows('back')];
export const ZONES = ['form', 'host', 'hand', 'drop', 'deck', 'damage', 'banished', 'stack', 'marker'] as const;

/** More of one resource than this is no amount that a sentence tells. */
const MOST = 99;
const symbolByWord = new Map<string, Resource>(SYMBOLS.flatMap((s) => [[s, s], [RESOURCES[s], s]] as [string, Resource][]));

/** `££$`, `£ and $`, or `2 strife and 1 generic`; `nothing` or `0` for none at all. */
const some = `(?:[&£!%$#]+|(?:${NUMBER} )?(?:[&£!%$#]|authority|strife|emotion|amity|generic)(?![\\p{L}\\p{N}]))`;
const joint = '(?: and | \\+ |, )';
const amounts = new RegExp(`nothing|none|${some}(?:${joint}${some})*|0`, 'iu');
export const resourcesCodec: Codec<string> = codecByPattern(
  'resources such as ££$ or "2 strife"',
  amounts,
  (m) => {
    const found = m[0].toLowerCase();
    if (found === 'nothing' || found === 'none' || found === '0') return '';
    const parts = found.split(/ and | \+ |, /).map((part) => {
      const [n, word] = part.split(' ');
      return word === undefined ? (symbolByWord.get(n) ?? n) : (symbolByWord.get(word) ?? word).repeat(Math.min(numberOf(n), MOST));
    });
    return parts.join('');
  },
  (value) => value || 'nothing',
);
export const resources = said(text(60, 'resource symbols: & £ ! % $ (and # for action points)', /^[&£!%$#]*$/), resourcesCodec);

export const pointsCodec: Codec<number> = codecByPattern(
  'action points such as # or ##',
  new RegExp(`#{1,9}|(an?|${NUMBER}) (?:#|action points?)`, 'iu'),
  (m) => (m[0].startsWith('#') ? m[0].length : numberOf(m[1])),
  (n) => (n >= 1 && n <= 4 ? '#'.repeat(n) : `${n} #`),
);
export const points = said(int(0, 99, 'action points'), pointsCodec);

/** A slot, or the Form Zone, that a card is put into. */
const slotCodec: Codec<string> = {
  ...codecByPattern<string>(
    'a slot such as "front 2" or "back 1", or "the Form Zone"',
    /(?:(?:the|her|his|their) )?(?:(front|back)(?:[- ]?row)?(?: slot)? ([1-9])|form(?: zone)?)(?![\p{L}\p{N}])/iu,
    (m) => (m[1] ? `${m[1].toLowerCase()} ${m[2]}` : 'form'),
    (value) => (value === 'form' ? 'the Form Zone' : value),
  ),
  phrases: [...SLOTS, 'the Form Zone'],
};
export const slot = said(choice([...SLOTS, 'form'], 'a slot'), slotCodec);

const PLACES = [...SLOTS, ...ZONES];
const AT: Record<string, string> = {
  ...Object.fromEntries(SLOTS.map((s) => [s, `in ${s}`])),
  form: 'in the Form Zone',
  host: 'in the Host Zone',
  hand: 'in hand',
  drop: 'in the drop zone',
  deck: 'in the deck',
  damage: 'in the damage zone',
  banished: 'in the Banished Zone',
  stack: 'on the stack',
  marker: 'as a marker',
};

/** A card, an effect, a player or an earlier event, as a person would point at it. */
export const refShape = object(
  {
    of: optional(seat),
    name: optional(text(80)),
    at: optional(choice(PLACES)),
    effect: flag('the effect of the card, not the card'),
    ability: optional(int(1, 99, 'which of its effects, where it has several')),
    player: optional(seat),
    event: optional(int(1, 1e9)),
  },
  'a card by controller, name and place',
);
export type Ref = Infer<typeof refShape>;

const placePhrases = PLACES.map((p) => [p, ` ${AT[p]}`] as const).sort((a, b) => b[1].length - a[1].length);

export const refCodec: Codec<Ref> = {
  expects: 'a card such as "kate\'s Stone Ogre", "kate\'s Stone Ogre in front 2" or "kate\'s Host"',
  named: true,
  print(ref, words) {
    if (ref.player !== undefined) return seatCodec.print(ref.player, words);
    if (ref.event !== undefined) return `event ${ref.event}`;
    const of = ref.of === undefined ? '' : `${seatCodec.print(ref.of, words)}'s `;
    const effect = ref.effect ? `'s effect${ref.ability === undefined ? '' : ` ${ref.ability}`}` : '';
    if (ref.name !== undefined) return of + nameCodec.print(ref.name, words) + (ref.at ? ` ${AT[ref.at]}` : '') + effect;
    if (ref.at === 'host') return `${of || 'the '}Host${effect}`;
    return (of ? `${of}card` : 'a card') + (ref.at ? ` ${AT[ref.at]}` : '') + effect;
  },
  read(line, at, words, miss) {
    const seats = seatCodec.read(line, at, words);
    const owners = seats.filter((s) => line.startsWith("'s ", s.end)).map((s) => ({ value: { of: s.value }, end: s.end + 3 }));
    const things = owners.flatMap((head) => readThing(line, head, words, miss));
    const effect = EFFECT_OF.find((phrase) => sameText(line, at, phrase));
    const effects = effect === undefined ? [] : readEffectOf(line, at + effect.length, words, miss);
    const out = [...effects, ...[...things, ...readThing(line, { value: {}, end: at }, words)].flatMap((r) => withEffect(line, r))];
    const event = /^event (\d{1,9})(?!\d)/.exec(line.slice(at, at + 20));
    if (event) out.push({ value: { event: Number(event[1]) }, end: at + event[0].length });
    for (const s of seats) out.push({ value: { player: s.value }, end: s.end });
    return likeliest(out);
  },
};

const EFFECT_OF = ['the effect of ', 'the trigger of '];

/** `the effect of kate's Chart Table`. */
function readEffectOf(line: string, at: number, words: Vocabulary, miss?: Miss): Reading<Ref>[] {
  const owners = seatCodec.read(line, at, words).filter((s) => line.startsWith("'s ", s.end));
  const heads = [...owners.map((s) => ({ value: { of: s.value }, end: s.end + 3 })), { value: {}, end: at }];
  return heads.flatMap((head) => readThing(line, head, words, miss)).map((r) => ({ value: { ...r.value, effect: true }, end: r.end }));
}

const IN_OR_FROM = [' in ', ' from '];

function readThing(line: string, head: Reading<Ref>, words: Vocabulary, miss?: Miss): Reading<Ref>[] {
  const out: Reading<Ref>[] = [];
  const placed = (value: Ref, end: number): void => {
    for (const [place, phrase] of placePhrases) {
      const after = end + phrase.length;
      if (sameText(line, end, phrase) && endsWord(line, after)) out.push({ value: { ...value, at: place }, end: after });
    }
    if (sameText(line, end, ' in ')) {
      for (const s of slotCodec.read(line, end + 4, words)) if (s.value !== 'form') out.push({ value: { ...value, at: s.value }, end: s.end });
    }
    const from = IN_OR_FROM.find((phrase) => sameText(line, end, phrase));
    // "Reef Hound in kate's drop zone": by its owner, as cards in drop zones are meant.
    for (const s of from ? seatCodec.read(line, end + from.length, words) : []) {
      if (sameText(line, s.end, PLACE_WORDS.drop)) out.push({ value: { ...value, of: s.value, at: 'drop' }, end: s.end + PLACE_WORDS.drop.length });
    }
    out.push({ value, end });
  };
  const bare = head.value.of === undefined;
  const start = bare && sameText(line, head.end, 'the ') ? [head.end, head.end + 4] : [head.end];
  for (const name of start.flatMap((from) => readName(line, from, words))) {
    placed({ ...head.value, name: name.value }, name.end);
    if (sameText(line, name.end, ' token') && endsWord(line, name.end + 6)) placed({ ...head.value, name: name.value }, name.end + 6);
  }
  const word = bare ? 'a card' : 'card';
  if (sameText(line, head.end, word) && endsWord(line, head.end + word.length)) placed(head.value, head.end + word.length);
  const host = bare ? 'the Host' : 'Host';
  const afterHost = head.end + host.length;
  if (sameText(line, head.end, host) && endsWord(line, afterHost)) out.push({ value: { ...head.value, at: 'host' }, end: afterHost });
  const slots = bare ? [] : slotCodec.read(line, head.end, words).filter((s) => endsWord(line, s.end));
  out.push(...slots.map((s) => ({ value: { ...head.value, at: s.value }, end: s.end })));
  if (out.length === 0) miss?.(head.end, 'a card name, "Host", "card" or a slot such as "front 2"', true);
  return out;
}

function withEffect(line: string, reading: Reading<Ref>): Reading<Ref>[] {
  const phrase = ["'s effect", "'s trigger"].find((p) => sameText(line, reading.end, p));
  if (!phrase) return [reading];
  const end = reading.end + phrase.length;
  const effect = { ...reading.value, effect: true } as const;
  const number = /^ (\d{1,2})(?!\d)/.exec(line.slice(end, end + 4));
  const numbered = number ? [{ value: { ...effect, ability: Number(number[1]) }, end: end + number[0].length }] : [];
  return [...numbered, { value: effect, end }, reading];
}

export const ref = said(refShape, refCodec);

export { cards, cardsCodec, maybeCard } from '#kernel/hidden-cards.js';

/** Where something goes or comes from. */
const PLACE_WORDS: Record<string, string> = {
  hand: "'s hand",
  drop: "'s drop zone",
  deck: "'s deck",
  damage: "'s damage zone",
  banished: "'s Banished Zone",
  form: "'s Form Zone",
  ...Object.fromEntries(SLOTS.map((s) => [s, `'s ${s}`])),
};
export const zoneShape = object(
  { of: optional(seat), zone: choice([...SLOTS, 'form', 'hand', 'drop', 'deck', 'top', 'bottom', 'damage', 'banished', 'none']) },
  'a zone of a player',
);
export type Zone = Infer<typeof zoneShape>;

const ENDS = { top: 'the top of ', bottom: 'the bottom of ' } as const;
/** `of` is left out where the owner, or the player who acts, is meant. */
const OWNER = "(?:its|their|the) owner's";
const BARE = new RegExp(
  `(?:${OWNER} |the )?(?:(hand|drop zone|deck|damage zone|banished zone)|(top|bottom) of (?:${OWNER}|the) deck)(?![\\p{L}\\p{N}])`,
  'iuy',
);

const zoneCodec: Codec<Zone> = {
  expects: 'a zone such as "kate\'s hand", "kate\'s drop zone", "the bottom of kate\'s deck"',
  print(value, words) {
    if (value.zone === 'none') return 'out of the game';
    const of = value.of === undefined ? 'the owner' : seatCodec.print(value.of, words);
    if (value.zone === 'top' || value.zone === 'bottom') return `${ENDS[value.zone]}${of}'s deck`;
    return of + PLACE_WORDS[value.zone];
  },
  read(line, at, words) {
    if (sameText(line, at, 'out of the game')) return [{ value: { zone: 'none' }, end: at + 15 }];
    BARE.lastIndex = at;
    const bare = BARE.exec(line);
    if (bare) {
      const zone = (bare[2] ?? bare[1].replace(/ zone$/i, '')).toLowerCase();
      return [{ value: { zone }, end: at + bare[0].length }];
    }
    for (const zone of ['top', 'bottom'] as const) {
      const phrase = sameText(line, at, 'the ') ? ENDS[zone] : ENDS[zone].slice(4);
      if (!sameText(line, at, phrase)) continue;
      const decks = readOf(line, at + phrase.length, words).filter((o) => sameText(line, o.end, "'s deck"));
      return decks.map((o) => ({ value: { ...o.value, zone }, end: o.end + 7 }));
    }
    return readOf(line, at, words).flatMap((o) =>
      Object.entries(PLACE_WORDS)
        .filter(([, phrase]) => sameText(line, o.end, phrase) && endsWord(line, o.end + phrase.length))
        .map(([zone, phrase]) => ({ value: { ...o.value, zone }, end: o.end + phrase.length })),
    );
  },
};

function readOf(line: string, at: number, words: Vocabulary): Reading<{ of?: string }>[] {
  const seats: Reading<{ of?: string }>[] = seatCodec.read(line, at, words).map((s) => ({ value: { of: s.value }, end: s.end }));
  return sameText(line, at, 'the owner') ? [...seats, { value: {}, end: at + 9 }] : seats;
}
export const zone = said(zoneShape, zoneCodec);

const PRONOUN = /(?:her|his|their)(?= )/giu;
const HIS_ZONE = new RegExp(
  String.raw`(?:the (?=top|bottom))?(?:(top|bottom) of )?(?:her|his|their)(?: own)? (hand|drop zone|deck|damage zone|banished zone)(?![\p{L}\p{N}])`,
  'iuy',
);

/** `her deck` besides: whose it is, the beginning of the sentence says. Not where two pronouns may mean two players. */
const ownZoneCodec: Codec<Zone> = {
  ...zoneCodec,
  read(line, at, words) {
    const found = zoneCodec.read(line, at, words);
    HIS_ZONE.lastIndex = at;
    const his = HIS_ZONE.exec(line);
    const actor = his && seatCodec.read(line, 0, words).find((s) => line[s.end] === ' ');
    if (!actor || (his[1] && his[2].toLowerCase() !== 'deck') || new Set(line.toLowerCase().match(PRONOUN)).size > 1) return found;
    const name = (his[1] ?? his[2].replace(/ zone$/i, '')).toLowerCase();
    return [...found, { value: { of: actor.value, zone: name }, end: at + his[0].length }];
  },
};
/** In sentences about what the acting player does with the own cards. */
export const ownZone = said(zoneShape, ownZoneCodec);

/** `+1 health and +1 power`, `power 3`, `First Strike`. */
export const KEYWORDS = ['Fast', 'First Strike', 'Lingering', 'Equipment', 'Cannot Block', 'Cannot Attack', 'Haste'] as const;
export const STATS = ['health', 'power', 'soul'] as const;
export const changeShape = object({
  add: optional(choice(STATS)),
  set: optional(choice(STATS)),
  n: optional(int(-99, 99)),
  keyword: optional(choice(KEYWORDS)),
});
export type Change = Infer<typeof changeShape>;

const CHANGE = new RegExp(`([+-]\\d{1,2}) (health|power|soul)|(health|power|soul) (-?\\d{1,2})|(${KEYWORDS.join('|')})`, 'i');
export const changeCodec: Codec<Change> = codecByPattern(
  'a change such as "+2 power", "power 3" or "First Strike"',
  CHANGE,
  (m): Change => {
    if (m[1]) return { add: m[2].toLowerCase() as 'power', n: Number(m[1]) };
    if (m[3]) return { set: m[3].toLowerCase() as 'power', n: Number(m[4]) };
    return { keyword: KEYWORDS.find((k) => k.toLowerCase() === m[5].toLowerCase())! };
  },
  (c) => (c.keyword ? c.keyword : c.set ? `${c.set} ${c.n ?? 0}` : `${(c.n ?? 0) < 0 ? '' : '+'}${c.n ?? 0} ${c.add ?? 'power'}`),
);
