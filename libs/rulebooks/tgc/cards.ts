/** Card definitions made ready for use, each checked for what a card of its type can be; and the book that a match looks cards up in. */
import type { Ability, Card, CardType } from './abilities.js';
import { catalogue } from './catalogue/catalogue.js';
import type { CardDefinition } from './header.js';
import { readText } from './language.js';

export interface CardProblem {
  readonly card: string;
  /** The field of the definition; `text 2` is the second line of its text. */
  readonly field: string;
  readonly says: string;
  readonly hint?: string;
}

/** The types that print power and resolve. */
const WITH_STATS: readonly CardType[] = ['Creature', 'Equipment'];

/** A card whatever is wrong with it: a line that cannot be read counts as not modelled, so that nothing is ever guessed. */
function draft(definition: CardDefinition): { card: Card; problems: CardProblem[] } {
  const { name, type, subtypes = [], cost, power, resolve, text = [] } = definition;
  const problems: CardProblem[] = [];
  const report = (field: string, says: string, hint?: string): void => void problems.push({ card: name, field, says, ...(hint && { hint }) });
  const abilities = text.map((line, i): Ability => {
    const read = readText(line, type);
    if ('kind' in read) return read;
    report(`text ${i + 1}`, read.says, read.hint);
    return { kind: 'unmodelled', text: line };
  });
  const stats = WITH_STATS.includes(type);
  for (const [stat, value] of [['power', power], ['resolve', resolve]] as const) {
    if (stats && value === undefined) report(stat, `${type} cards have ${stat}, and this one has none`, `give it a number, as in "${stat} 3"`);
    if (!stats && value !== undefined) report(stat, `${type} cards have no ${stat}`, `only ${WITH_STATS.join(' and ')} cards have ${stat}`);
  }
  if (type === 'Creature' && resolve !== undefined && resolve <= 0) report('resolve', 'a creature with resolve 0 could never stay on the field', 'give it 1 or more');
  if (cost === undefined) report('cost', 'every card has a cost, and this one has none', 'give it one, as in "cost 2"');
  const card: Card = {
    name,
    type,
    subtypes,
    cost: cost ?? NaN,
    power: power ?? NaN,
    resolve: resolve ?? NaN,
    banned: definition.banned === true,
    legal: definition.illegal !== true,
    abilities,
    unmodelled: abilities.some((a) => a.kind === 'unmodelled'),
  };
  return { card, problems };
}

/** The card, or all that is wrong with its definition. */
export function readCard(definition: CardDefinition): { readonly card: Card } | { readonly problems: readonly CardProblem[] } {
  const { card, problems } = draft(definition);
  return problems.length ? { problems } : { card };
}

export class CardBook {
  readonly problems: CardProblem[] = [];
  private readonly cards: Map<string, Card>;
  private sorted: readonly string[] | undefined;

  constructor(base: CardBook | undefined, definitions: readonly CardDefinition[]) {
    this.cards = new Map(base?.cards);
    const own = new Set<string>();
    for (const definition of definitions) {
      const { card, problems } = draft(definition);
      this.problems.push(...problems);
      if (own.has(card.name)) this.problems.push({ card: card.name, field: 'name', says: 'two cards have this name', hint: 'define each card once' });
      own.add(card.name);
      this.cards.set(card.name, card);
    }
  }

  /** Every name, longest first. */
  names(): readonly string[] {
    this.sorted ??= [...this.cards.keys()].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
    return this.sorted;
  }

  get(name: string): Card | undefined {
    return this.cards.get(name);
  }
}

let builtIn: CardBook | undefined;
/** A header's book; a header under construction still grows, hence the count. */
const books = new WeakMap<readonly CardDefinition[], { readonly count: number; readonly book: CardBook }>();

/** The catalogue and a header's own cards; the header's definition of a name wins. */
export function cardBook(definitions?: readonly CardDefinition[]): CardBook {
  builtIn ??= new CardBook(undefined, catalogue);
  if (!definitions?.length) return builtIn;
  let known = books.get(definitions);
  if (known?.count !== definitions.length) {
    known = { count: definitions.length, book: new CardBook(builtIn, definitions) };
    books.set(definitions, known);
  }
  return known.book;
}

/** A card that the record names and nothing defines. */
export const undefinedCard = (name: string): Card => ({
  name, type: 'unknown', subtypes: [], cost: NaN, power: NaN, resolve: NaN, banned: false, legal: true, abilities: [], unmodelled: true,
});
