/** Card definitions made ready for use, each checked for what a card of its type can be; and the book that a match looks cards up in. */
import type { Ability, Card, CardType, Effect, Keyword, Stat } from './abilities.js';
import { catalogue } from './catalogue/catalogue.js';
import type { CardDefinition } from './header.js';
import { readText, type TextProblem } from './language.js';
import { isEffect } from './sources.js';
import { bitsOf } from './trigger-bits.js';

export interface CardProblem {
  readonly card: string;
  /** The field of the definition; `text 2` is the second line of its text. */
  readonly field: string;
  readonly says: string;
  readonly hint?: string;
}

interface TypeRules {
  readonly needs: readonly Stat[];
  readonly keywords: readonly Keyword[];
}

/** What each type prints (13.3, 13.4) and which keywords can mean anything on it (22.3, 23.3). */
const TYPES: Record<CardType, TypeRules> = {
  Host: { needs: ['health', 'soul'], keywords: [] },
  Entity: { needs: ['health', 'power'], keywords: ['Fast', 'First Strike', 'Haste', 'Cannot Block', 'Cannot Attack'] },
  Sorcery: { needs: [], keywords: ['Fast', 'Lingering', 'Equipment'] },
  Ambush: { needs: [], keywords: ['Fast', 'Lingering', 'Equipment'] },
  Form: { needs: [], keywords: ['Fast'] },
};
const STATS: readonly Stat[] = ['health', 'power', 'soul'];
const typesWith = (fits: (rules: TypeRules) => boolean): string =>
  (Object.entries(TYPES) as [CardType, TypeRules][]).filter(([, rules]) => fits(rules)).map(([type]) => type).join(' and ');

/** The card, or all that is wrong with its definition. */
export function readCard(definition: CardDefinition): { readonly card: Card } | { readonly problems: readonly CardProblem[] } {
  const { card, problems } = draft(definition);
  return problems.length ? { problems } : { card };
}

/** A card whatever is wrong with it: a line that cannot be read counts as not modelled, so that nothing is ever guessed. */
function draft(definition: CardDefinition): { card: Card; problems: CardProblem[] } {
  const problems: CardProblem[] = [];
  const report: Report = (field, says, hint) => void problems.push({ card: definition.name, field, says, ...(hint ? { hint } : {}) });
  const { name, type, token = false, subtypes = [], resource = '', cost = '', health = NaN, power = NaN, soul = NaN } = definition;
  const abilities = readLines(definition, report);
  const unmodelled = abilities.some((a) => a.kind === 'unmodelled');
  const keywords = new Set<Keyword>(abilities.flatMap((a) => (a.kind === 'keyword' ? [a.keyword] : [])));
  if (subtypes.some((s) => s.toLowerCase() === 'equipment') || abilities.some((a) => equips(a))) keywords.add('Equipment');
  const card: Card = {
    name, type, token, subtypes, resource, cost, health, power, soul, keywords, abilities, ...derived(abilities), unmodelled,
  };
  checkStats(card, definition, report);
  checkPayment(card, report);
  checkKeywords(card, report);
  return { card, problems };
}

/** What is looked up for every event is worked out once. */
function derived(abilities: readonly Ability[]): Pick<Card, 'effects' | 'prices' | 'waitsFor' | 'answers'> {
  return {
    effects: abilities.filter(isEffect),
    prices: abilities.filter((a) => a.kind === 'price'),
    waitsFor: bitsOf(abilities.flatMap((a) => (a.kind === 'triggered' ? a.triggers.map((t) => t.on) : []))),
    answers: bitsOf(abilities.flatMap((a) => (a.kind === 'ambush' ? a.triggers.map((t) => t.on) : []))),
  };
}

type Report = (field: string, says: string, hint?: string) => void;

function readLines(definition: CardDefinition, report: Report): Ability[] {
  const { type, name, text = [] } = definition;
  const lingering = text.some((line) => LINGERING.test(line));
  return text.flatMap((line, i): readonly Ability[] => {
    const reading = readText(line, { type, name, lingering });
    if ('abilities' in reading) return reading.abilities;
    reportText(reading.problem, i + 1, report);
    return [{ kind: 'unmodelled', text: line }];
  });
}

/** The keyword as a sentence of its own, on whichever line. */
const LINGERING = /(?:^|[.,;)]\s*)\s*lingering(?=\s*(?:[.,;(]|$))/i;

function reportText({ column, found, expected, hint }: TextProblem, line: number, report: Report): void {
  report(`text ${line}`, `column ${column}: found ${found}, expected ${expected.join(', or ')}`, hint);
}

function checkStats(card: Card, definition: CardDefinition, report: Report): void {
  const { type } = card;
  for (const stat of STATS) {
    const value = definition[stat];
    const needed = TYPES[type].needs.includes(stat);
    if (value === undefined) {
      if (needed) report(stat, `${articled(type)} has ${stat}, and this one has none`, `give it a number, as in "${stat} 3"`);
    } else if (!needed) {
      report(stat, `${articled(type)} has no ${stat}`, `only ${typesWith((t) => t.needs.includes(stat))} cards have ${stat}`);
    } else if (!Number.isInteger(value) || value < 0) report(stat, `${value} is no ${stat}`, 'a stat is a whole number from 0');
  }
  // Its damage zone holds as many cards as it has health before the game begins (1.1.1).
  if (type === 'Host' && definition.health === 0) report('health', 'a Host with health 0 has lost before it plays', 'give it 1 or more');
}

function checkPayment({ type, token, cost, resource }: Card, report: Report): void {
  if (type === 'Host') {
    if (resource === '') report('resource', 'a Host has a resource type, and this one has none', 'one of & £ ! %');
    if (resource === '$') report('resource', '$ is the generic resource, which no Host has as its type', 'one of & £ ! %');
    if (cost !== '') report('cost', 'a Host has no cost: it is never played', 'leave the cost out');
    if (token) report('token', 'a Host is no token');
  } else if (token && cost !== '') report('cost', 'a token has no cost: it is never played', 'leave the cost out');
  if (!/^[&£!%$]*$/.test(cost)) report('cost', `"${cost}" is no cost`, 'a cost is made of & £ ! % $');
}

function checkKeywords(card: Card, report: Report): void {
  const { type, keywords, abilities } = card;
  const allowed = TYPES[type].keywords;
  for (const keyword of keywords) {
    if (allowed.includes(keyword)) continue;
    const hint = `only ${typesWith((t) => t.keywords.includes(keyword))} cards may have it`;
    report(keyword === 'Equipment' ? 'subtypes' : 'text', `${articled(type)} cannot have ${keyword}`, hint);
  }
  if (card.unmodelled) return;
  if (keywords.has('Equipment') && !abilities.some(equips)) {
    report('text', 'an Equipment says what it equips to, and this one does not', 'write "Equip to target Entity."');
  }
  if (type === 'Ambush' && abilities.length > 0 && !abilities.some((a) => a.kind === 'ambush')) {
    report('text', 'an Ambush says when it may be activated, and this one does not', 'write "Activate when …; …"');
  }
}

const equips = (ability: Ability): boolean => 'effect' in ability && effectEquips(ability.effect);
const effectEquips = (effect: Effect): boolean => effect.some((clause) => clause.steps.some((step) => step.do === 'equip'));
const articled = (type: CardType): string => (/^[AE]/.test(type) ? `an ${type}` : `a ${type}`);

/** The cards of a match. A Host may have the name of a main-deck card, so each kind is looked up for itself. */
export interface CardBook {
  /** Every name, longest first. */
  names(): readonly string[];
  main(name: string): Card | undefined;
  host(name: string): Card | undefined;
  /** The token that a card's text calls `name`; its definition may be called `name token`. */
  token(name: string): Card | undefined;
  /** What is wrong with the cards that the match defines for itself. */
  readonly problems: readonly CardProblem[];
}

/** Cards of one kind by name. Reading a card's text is slow work, so it waits until the card is asked for. */
class Shelf {
  /** Private in earnest: who asks for a card has not changed the board that holds the book. */
  readonly #read = new Map<string, Card>();

  constructor(private readonly definitions: ReadonlyMap<string, CardDefinition>) {}

  names(): Iterable<string> {
    return this.definitions.keys();
  }

  get(name: string): Card | undefined {
    const known = this.#read.get(name);
    if (known) return known;
    const definition = this.definitions.get(name);
    if (!definition) return undefined;
    const { card } = draft(definition);
    this.#read.set(name, card);
    return card;
  }
}

class Book implements CardBook {
  #found: CardProblem[] | undefined;
  #sorted: readonly string[] | undefined;
  private readonly hosts: Shelf;
  private readonly mains: Shelf;

  constructor(
    private readonly base: Book | undefined,
    private readonly definitions: readonly CardDefinition[],
  ) {
    const ofKind = (host: boolean): Shelf =>
      new Shelf(new Map(definitions.filter((d) => (d.type === 'Host') === host).map((d) => [d.name, d])));
    this.hosts = ofKind(true);
    this.mains = ofKind(false);
  }

  get problems(): readonly CardProblem[] {
    return (this.#found ??= this.inspect());
  }

  private inspect(): CardProblem[] {
    const problems = this.definitions.flatMap((definition) => draft(definition).problems);
    const own = { Host: new Set<string>(), main: new Set<string>() };
    for (const { name, type } of this.definitions) {
      const kind = type === 'Host' ? 'Host' : 'main';
      if (own[kind].has(name)) {
        const says = kind === 'Host' ? 'two Hosts have this name' : 'two main-deck cards have this name';
        const hint = 'define each card once; only a Host may share the name of a main-deck card';
        problems.push({ card: name, field: 'name', says, hint });
      }
      own[kind].add(name);
    }
    return problems;
  }

  names(): readonly string[] {
    return (this.#sorted ??= this.sortNames());
  }

  private sortNames(): string[] {
    const all = new Set([...this.hosts.names(), ...this.mains.names(), ...(this.base?.names() ?? [])]);
    return [...all].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
  }

  main(name: string): Card | undefined {
    return this.mains.get(name) ?? this.base?.main(name);
  }

  host(name: string): Card | undefined {
    return this.hosts.get(name) ?? this.base?.host(name);
  }

  token(name: string): Card | undefined {
    const found = [this.main(name), this.main(`${name} token`)];
    return found.find((card) => card?.token);
  }
}

let builtIn: Book | undefined;
/** A header's book; a header under construction still grows, hence the count. */
const books = new WeakMap<readonly CardDefinition[], { readonly count: number; readonly book: Book }>();

/** The catalogue and a header's own cards; the header's definition of a name wins. */
export function cardBook(definitions?: readonly CardDefinition[]): CardBook {
  builtIn ??= new Book(undefined, catalogue);
  if (!definitions?.length) return builtIn;
  let known = books.get(definitions);
  if (known?.count !== definitions.length) {
    known = { count: definitions.length, book: new Book(builtIn, definitions) };
    books.set(definitions, known);
  }
  return known.book;
}
