/** What a card costs now (12, 14.2, 17.2.1): as it is printed, or as its own text and the cards in play change that. */
import type { Card, PriceChange } from './abilities.js';
import type { HostBoard, Seat, Thing } from './board.js';
import { fitsCard } from './kinds.js';
import { countSymbols } from './payment.js';
import { conditionHolds } from './stats.js';
import { SYMBOLS } from './words.js';

const GENERIC = SYMBOLS.indexOf('$');

export interface Price {
  /** What it costs; several where the text says how many symbols fall away and not which. */
  readonly costs: readonly string[];
  /** What it may cost, where the record or the text leaves that open; neither here nor there: nobody can tell. */
  readonly open: readonly string[];
  /** Whether the record leaves open which of these texts apply. */
  readonly untold: boolean;
  /** The cards whose text makes it so. */
  readonly by: readonly string[];
}

/** Collected anew for each card, and only where a text speaks of costs at all. */
interface Found {
  readonly sure: PriceChange[];
  /** Those of which the record does not tell whether they apply. */
  readonly unsure: PriceChange[];
  readonly by: Set<string>;
}

/** Null where it costs what is printed. */
export function priceOf(board: HostBoard, card: Card, seat: Seat): Price | null {
  let found: Found | null = null;
  if (card.prices.length) found = collect(board, card, seat, null, found);
  for (const player of board.players) {
    for (const thing of player.things) {
      if (isPricing(thing)) found = collect(board, card, seat, thing, found);
      for (const marker of thing.markers) if (isPricing(marker)) found = collect(board, card, seat, marker, found);
    }
    const { hostThing } = player;
    if (hostThing && isPricing(hostThing)) found = collect(board, card, seat, hostThing, found);
  }
  return found && priced(card.cost, found);
}

/** What it costs, as far as one answer can be given. */
export function costNow(board: HostBoard, card: Card, seat: Seat): string {
  const price = priceOf(board, card, seat);
  return price?.costs[0] ?? price?.open[0] ?? card.cost;
}

const isPricing = ({ card, faceUp }: Thing): boolean => faceUp && card !== null && card.prices.length > 0;

/** `source` is the card whose text it is; null for the played card itself. */
function collect(board: HostBoard, card: Card, seat: Seat, source: Thing | null, so: Found | null): Found | null {
  let found = so;
  for (const change of (source?.card ?? card).prices) {
    const applies = reach(board, change, card, seat, source);
    if (applies === 0) continue;
    found ??= { sure: [], unsure: [], by: new Set() };
    (applies === 1 ? found.sure : found.unsure).push(change);
    found.by.add((source?.card ?? card).name);
  }
  return found;
}

/** 1, 0, or NaN when the record leaves it open. */
function reach(board: HostBoard, { of, who, condition }: PriceChange, card: Card, seat: Seat, source: Thing | null): number {
  const you = source ? source.controller : seat;
  if ((of === 'this') !== (source === null)) return 0;
  if (of !== 'this' && !fitsCard(of, card)) return 0;
  if (who !== undefined && (who === 'you') !== (you === seat)) return 0;
  // An Ambush is played for nothing and paid for later: whether "cards" that cost less are meant then, no section says.
  const meant = of !== 'this' && card.type === 'Ambush' && of.type === undefined ? NaN : 1;
  const holds = condition ? conditionHolds(board, condition, you, source) : 1;
  return holds === 0 ? 0 : holds * meant;
}

/** Each open change doubles what it may come to: of more than these, nothing is said. */
const MOST_OPEN = 10;

function priced(printed: string, { sure, unsure, by }: Found): Price {
  const told = { untold: unsure.length > 0, by: [...by] };
  if (unsure.length > MOST_OPEN) return { costs: [], open: [], ...told };
  let all: Outcome | null = null;
  for (let mask = 0; mask < 2 ** unsure.length; mask++) {
    const one = changed(printed, [...sure, ...unsure.filter((_, i) => mask & (1 << i))]);
    all = all ? both(all, one) : one;
  }
  return { ...all!, ...told };
}

type Outcome = Pick<Price, 'costs' | 'open'>;

/** Whichever of two holds: what is right in both is right, all else is open. */
function both(a: Outcome, b: Outcome): Outcome {
  const costs = a.costs.filter((cost) => b.costs.includes(cost));
  const every = new Set([...a.costs, ...b.costs, ...a.open, ...b.open]);
  return { costs, open: [...every].filter((cost) => !costs.includes(cost)) };
}

/** Increases come before decreases, as with every other number of the game (18.6); what costs nothing costs nothing. */
function changed(printed: string, changes: readonly PriceChange[]): Outcome {
  if (changes.some(({ by }) => by === 'nothing')) return { costs: [''], open: [] };
  let cost = printed;
  for (const { by, symbols } of changes) if (by === 'more') cost += symbols;
  let any = 0;
  for (const { by, symbols, any: n } of changes) {
    if (by !== 'less') continue;
    for (const symbol of symbols) cost = cost.replace(symbol, '');
    any += n;
  }
  return any === 0 ? { costs: [cost], open: [] } : shortened(cost, any);
}

/** So many symbols fall away: the generic ones first is always right, and whether a typed one may fall before them is open. */
function shortened(cost: string, n: number): Outcome {
  if (n >= cost.length) return { costs: [''], open: [] };
  const has = countSymbols(cost);
  const least = Math.max(0, has[GENERIC] - n);
  const ways: string[] = [];
  const take = (from: number, left: number, so: string): void => {
    if (from < 0) return void (left === 0 && ways.push(so));
    for (let out = Math.min(left, has[from]); out >= 0; out--) take(from - 1, left - out, SYMBOLS[from].repeat(has[from] - out) + so);
  };
  take(GENERIC, n, '');
  const generic = (way: string): number => countSymbols(way)[GENERIC];
  return { costs: ways.filter((way) => generic(way) === least), open: ways.filter((way) => generic(way) > least) };
}
