/** What lies where nobody may look: decks and damage zones, card by card. The record names them; the board only counts them. */
import type { Seat } from '../board.js';
import type { HostEvent } from '../events.js';
import type { Zone } from '../words.js';
import type { Random } from './random.js';

export interface Snapshot {
  readonly decks: readonly (readonly string[])[];
  readonly damage: readonly (readonly string[])[];
}

export class Hidden {
  /** The top of each pile is its end. */
  private decks: string[][];
  private damage: string[][] = [[], []];

  constructor(
    private readonly seats: readonly string[],
    lists: readonly (readonly string[])[],
    private readonly random: Random,
  ) {
    this.decks = lists.map((list) => [...list]);
  }

  save(): Snapshot {
    return { decks: this.decks.map((d) => [...d]), damage: this.damage.map((d) => [...d]) };
  }

  restore({ decks, damage }: Snapshot): void {
    this.decks = decks.map((d) => [...d]);
    this.damage = damage.map((d) => [...d]);
  }

  /** A new game with the same decks. */
  begin(lists: readonly (readonly string[])[]): void {
    this.restore({ decks: lists, damage: [[], []] });
  }

  /** The topmost cards of a pile, the first to be drawn first. */
  top(seat: Seat, zone: 'deck' | 'damage', n: number): string[] {
    const pile = zone === 'deck' ? this.decks[seat] : this.damage[seat];
    return pile.slice(Math.max(0, pile.length - n)).reverse();
  }

  deck(seat: Seat): readonly string[] {
    return this.decks[seat];
  }

  /** Follows an event that names every card. */
  follow(event: HostEvent): void {
    const by = this.seats.indexOf(event.by ?? '');
    switch (event.type) {
      case 'DeckShuffled': {
        const of = event.data.deck === undefined ? by : this.seats.indexOf(event.data.deck);
        this.decks[of] = this.random.shuffled(this.decks[of]);
        return;
      }
      case 'CardsDrawn':
      case 'PointsSpentToDraw': this.decks[by].length -= event.data.cards.length; return;
      case 'Mulliganed': this.decks[by].unshift(...names(event.data.cards)); return;
      case 'HostDamageTaken': this.damage[by].push(...names(event.data.cards)); return;
      case 'HostHealed': this.damage[by].length -= event.data.cards.length; this.put(event.data.to, event.data.cards, by); return;
      case 'CardsPut': {
        const of = event.data.from.of === undefined ? by : this.seats.indexOf(event.data.from.of);
        for (const card of names(event.data.cards)) this.take(event.data.from.zone, of, card);
        this.put(event.data.to, event.data.cards, of);
        return;
      }
      default: return;
    }
  }

  /** Puts cards on a pile, the last one named on top; other zones are open and on the board. */
  put(to: Zone, cards: readonly (string | null)[], owner: number): void {
    const of = to.of === undefined ? owner : this.seats.indexOf(to.of);
    if (to.zone === 'top' || to.zone === 'deck') this.decks[of].push(...names(cards));
    else if (to.zone === 'bottom') this.decks[of].unshift(...names(cards));
    else if (to.zone === 'damage') this.damage[of].push(...names(cards));
  }

  private take(zone: string, of: number, card: string): void {
    const pile = zone === 'damage' ? this.damage[of] : zone === 'deck' || zone === 'top' || zone === 'bottom' ? this.decks[of] : null;
    const at = pile?.lastIndexOf(card) ?? -1;
    if (at >= 0) pile!.splice(at, 1);
  }
}

const names = (cards: readonly (string | null)[]): string[] => cards.filter((c): c is string => c !== null);
