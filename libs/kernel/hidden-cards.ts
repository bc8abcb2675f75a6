/** Cards that a record may leave unnamed: `Ember Bolt + 2 cards`. Every game with hands needs them. */
import type { Codec, Reading, Vocabulary } from './codec.js';
import { list, nullable, said, text } from './shape.js';
import { endsWord, nameCodec, NUMBER, numberOf, readName, readSeveral, sameText } from './words.js';

/** Cards that may be hidden: `Ember Bolt + 2 cards`; null is a card that the record does not name. */
export const cardsCodec: Codec<(string | null)[]> = {
  expects: 'cards such as "a card", "3 cards", "Ember Bolt" or "Ember Bolt + 2 cards"',
  named: true,
  print(cards, words) {
    const parts: string[] = [];
    for (let i = 0; i < cards.length; i++) {
      const name = cards[i];
      if (name !== null) parts.push(nameCodec.print(name, words));
      else {
        let n = 1;
        for (; cards[i + 1] === null; i++) n++;
        parts.push(n === 1 ? 'a card' : `${n} cards`);
      }
    }
    return parts.length ? parts.join(' + ') : 'no cards';
  },
  read(line, at, words, miss) {
    const none = ['no cards', 'no card', 'nothing'].filter((word) => sameText(line, at, word) && endsWord(line, at + word.length));
    const some = readSeveral(line, at, {
      joints: [' + ', ' and ', ', '],
      max: 200,
      item: (from) => readCards(line, from, words),
      stuck: (from) => miss?.(from, 'a card name, "a card" or "2 cards"', true),
    });
    return [...some, ...none.map((word) => ({ value: [], end: at + word.length }))];
  },
};

const HIDDEN = new RegExp(`(a|another|${NUMBER}) (?:(?:unknown|other|more|face-down) )?cards?(?![\\p{L}\\p{N}])`, 'iuy');

/** One card by its name, or several without. */
function readCards(line: string, at: number, words: Vocabulary): Reading<(string | null)[]>[] {
  const named: Reading<(string | null)[]>[] = readName(line, at, words).map((n) => ({ value: [n.value], end: n.end }));
  HIDDEN.lastIndex = at;
  const hidden = HIDDEN.exec(line);
  if (!hidden) return named;
  const count = hidden[1].toLowerCase() === 'another' ? 1 : numberOf(hidden[1]);
  return count >= 1 && count <= 200 ? [...named, { value: Array<null>(count).fill(null), end: at + hidden[0].length }] : named;
}

export const cards = said(list(nullable(text(80)), 0, 200, 'card names; null for a card that the record does not name'), cardsCodec);

const UNNAMED = ['a card', 'a face-down card', 'a card face down'];

/** One card that may be hidden. */
export const maybeCard = said(nullable(text(80), 'a card name, or null for a card that the record does not name'), {
  expects: 'a card name, or "a card" for one that is not named',
  named: true,
  print: (name: string | null, words: Vocabulary) => (name === null ? 'a card' : nameCodec.print(name, words)),
  read: (line: string, at: number, words: Vocabulary) => {
    const found: Reading<string | null>[] = readName(line, at, words);
    const hidden = UNNAMED.filter((word) => sameText(line, at, word) && endsWord(line, at + word.length));
    return [...found, ...hidden.map((word) => ({ value: null, end: at + word.length }))];
  },
});
