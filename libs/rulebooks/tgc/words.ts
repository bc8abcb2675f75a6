/** How TGC's values are told in sentences: cards on the field, zones, changes of power and resolve. */
import { likeliest, type Codec, type Miss, type Reading, type Vocabulary } from '#kernel/codec.js';
import type { Infer } from '#kernel/shape.js';
import { choice, int, list, object, optional, said, seat, text } from '#kernel/shape.js';
import { choiceCodec, codecByPattern, endsWord, listCodec, nameCodec, readName, sameText, seatCodec } from '#kernel/words.js';

/** A card on the field or a player, as a person would point at it. */
export const refShape = object(
  {
    of: optional(seat),
    name: optional(text(80)),
    copy: optional(int(1, 99, 'which copy of the name, in the order in which that player\'s copies came')),
    player: optional(seat),
  },
  'a card by player and name, or a player',
);
export type Ref = Infer<typeof refShape>;

const COPY = / #(\d{1,2})(?!\d)/y;

export const refCodec: Codec<Ref> = {
  expects: 'a card such as "Nia\'s Kiln Ram" or "Nia\'s Kiln Ram #2", or a player',
  named: true,
  print(ref, words) {
    if (ref.player !== undefined) return seatCodec.print(ref.player, words);
    const of = ref.of === undefined ? '' : `${seatCodec.print(ref.of, words)}'s `;
    const copy = ref.copy === undefined ? '' : ` #${ref.copy}`;
    return `${of}${ref.name === undefined ? 'card' : nameCodec.print(ref.name, words)}${copy}`;
  },
  read(line, at, words, miss) {
    const seats = seatCodec.read(line, at, words);
    const owners = seats.filter((s) => line.startsWith("'s ", s.end)).map((s) => ({ value: { of: s.value }, end: s.end + 3 }));
    const out = [...owners.flatMap((head) => readCard(line, head, words, miss)), ...readCard(line, { value: {}, end: at }, words)];
    for (const s of seats) out.push({ value: { player: s.value }, end: s.end });
    return likeliest(out);
  },
};

function readCard(line: string, head: Reading<Ref>, words: Vocabulary, miss?: Miss): Reading<Ref>[] {
  const names = readName(line, head.end, words);
  if (names.length === 0) miss?.(head.end, 'a card name', true);
  return names.flatMap((name) => {
    const value: Ref = { ...head.value, name: name.value };
    COPY.lastIndex = name.end;
    const copy = COPY.exec(line);
    const plain = { value, end: name.end };
    return copy ? [{ value: { ...value, copy: Number(copy[1]) }, end: name.end + copy[0].length }, plain] : [plain];
  });
}

export const ref = said(refShape, refCodec);
export const refs = said(list(refShape, 1, 20), listCodec(refCodec, ' and ', 20));

const ZONES = { hand: "'s hand", discard: "'s discard pile", deck: "'s deck", top: "'s deck, on top", bottom: "'s deck, at the bottom" } as const;
export const zoneShape = object({ of: seat, zone: choice(['hand', 'discard', 'deck', 'top', 'bottom']) }, 'a zone of a player');
export type Zone = Infer<typeof zoneShape>;
const zoneWords = (Object.entries(ZONES) as [Zone['zone'], string][]).sort((a, b) => b[1].length - a[1].length);

const zoneCodec: Codec<Zone> = {
  expects: 'a zone such as "Nia\'s hand", "Nia\'s discard pile" or "Nia\'s deck"',
  print: (value, words) => seatCodec.print(value.of, words) + ZONES[value.zone],
  read: (line, at, words) =>
    seatCodec.read(line, at, words).flatMap((s) =>
      zoneWords
        .filter(([, phrase]) => sameText(line, s.end, phrase) && endsWord(line, s.end + phrase.length))
        .map(([zone, phrase]) => ({ value: { of: s.value, zone }, end: s.end + phrase.length })),
    ),
};
export const zone = said(zoneShape, zoneCodec);

export const STATS = ['power', 'resolve'] as const;
export type Stat = (typeof STATS)[number];
export const changeShape = object({ stat: choice(STATS), n: int(-99, 99) }, 'a change of power or resolve');
export type Change = Infer<typeof changeShape>;

const changeCodec: Codec<Change> = codecByPattern(
  'a change such as "+2 resolve" or "-1 power"',
  /([+-]?\d{1,2}) (power|resolve)/i,
  (m) => ({ n: Number(m[1]), stat: m[2].toLowerCase() as Stat }),
  (c) => `${c.n < 0 ? '' : '+'}${c.n} ${c.stat}`,
);
export const changes = said(list(changeShape, 1, 4), listCodec(changeCodec, ' and ', 4));

const subtypeCodec: Codec<string> = codecByPattern('a subtype such as "Harbour"', /[^\s,"][^,"]*/, (m) => m[0].trimEnd(), String);
export const subtypes = said(list(text(40), 1, 12, 'subtypes of cards'), listCodec(subtypeCodec, ', ', 12));

export const SIDES = ['heads', 'tails'] as const;
export type Side = (typeof SIDES)[number];
export const side = said(choice(SIDES, 'a side of the coin'), choiceCodec({ heads: 'heads', tails: 'tails' }));
