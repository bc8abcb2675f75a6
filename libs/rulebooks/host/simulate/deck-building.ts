/** Decks for simulated players: the ready ones, and legal ones put together by chance (3.1). */
import { cardBook } from '../cards.js';
import { catalogue } from '../catalogue/catalogue.js';
import { decks, type Deck } from '../catalogue/decks.js';
import type { Edition } from '../editions.js';
import type { Random } from './random.js';

const GENERIC = '$';

export function anyDeck(random: Random, edition: Edition): Deck {
  return random.chance(0.5) ? random.pick(decks) : randomDeck(random, edition);
}

/** A Host by chance, cards that it can pay for without trouble, and a few that it cannot. */
function randomDeck(random: Random, edition: Edition): Deck {
  const book = cardBook();
  const hosts = catalogue.filter((c) => c.type === 'Host');
  const host = random.pick(hosts);
  const affordable = (cost: string): boolean => [...cost].every((s) => s === GENERIC || s === host.resource);
  const cards = catalogue.filter((c) => c.type !== 'Host' && !c.token && book.main(c.name) !== undefined);
  const own = random.shuffled(cards.filter((c) => affordable(c.cost ?? '')));
  // What can be played in answer makes a game, so some decks have all of it that there is.
  const isQuick = (name: string): boolean => book.main(name)!.keywords.has('Fast') || book.main(name)!.type === 'Ambush';
  if (random.chance(0.6)) own.sort((a, b) => Number(isQuick(b.name)) - Number(isQuick(a.name)));
  const foreign = random.sample(cards.filter((c) => !affordable(c.cost ?? '')), 3);
  const list: { name: string; count: number }[] = [];
  let size = 0;
  for (const { name } of [...foreign, ...own]) {
    const count = Math.min(edition.deckSize - size, 1 + random.below(edition.copies));
    if (count > 0) list.push({ name, count });
    size += Math.max(0, count);
  }
  return size === edition.deckSize ? { name: 'by chance', host: host.name, cards: list } : random.pick(decks);
}
