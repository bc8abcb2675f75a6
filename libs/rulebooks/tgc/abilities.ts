/** What a card can do: its effects as data. language.ts reads them from the card's text. */
import type { Phase } from './events.js';
import type { Stat } from './words.js';

export const CARD_TYPES = ['Creature', 'Equipment', 'Instant', 'Event', 'Battlefield'] as const;
export type CardType = (typeof CARD_TYPES)[number];

/** Whose: the effect's user, the opponent, or anybody. */
export type Whose = 'you' | 'opponent' | 'any';

export const TRIGGER_KINDS = ['drawn', 'played', 'destroyed', 'attacks', 'damaged', 'discarded', 'hsGained', 'hsLost', 'phase'] as const;
export type TriggerKind = (typeof TRIGGER_KINDS)[number];

export interface Trigger {
  readonly on: TriggerKind;
  readonly whose: Whose;
  /** It has to happen to this very card. */
  readonly self?: true;
  readonly type?: CardType;
  readonly phase?: Phase;
}

export type Cost = { readonly pay: 'tap' | 'destroy' } | { readonly pay: 'plasma' | 'hs' | 'discard'; readonly n: number };

export type Condition =
  | { readonly if: 'hand'; readonly type: CardType | null; readonly has: boolean }
  | { readonly if: 'handSize' | 'hs'; readonly n: number; readonly or: 'more' | 'less' }
  | { readonly if: 'creatures'; readonly whose: 'you' | 'opponent'; readonly has: boolean };

/** Which cards on the field an instruction is about. */
export interface Filter {
  readonly which: 'one' | 'each' | 'this';
  readonly type: CardType | null;
  readonly whose: Whose;
  readonly subtype?: string;
  readonly tapped?: boolean;
  readonly other?: true;
  readonly stat?: Stat;
  readonly n?: number;
  readonly or?: 'more' | 'less';
}

export type Who = 'you' | 'opponent' | 'each';

export type Doing =
  | { readonly do: 'draw' | 'discard'; readonly who: Who; readonly n: number }
  | { readonly do: 'gainHs' | 'loseHs' | 'setHs' | 'gainPlasma' | 'losePlasma' | 'hit'; readonly who: Who; readonly n: number }
  | { readonly do: 'damage'; readonly to: Filter; readonly n: number }
  | { readonly do: 'destroy' | 'tap' | 'untap' | 'return'; readonly to: Filter }
  | { readonly do: 'stats'; readonly to: Filter; readonly changes: readonly { readonly stat: Stat; readonly n: number }[]; readonly until: 'turn' | 'forever' };

export type Step = Doing & { readonly may?: true };

export type Ability =
  /** What an Instant or Event does. */
  | { readonly kind: 'play'; readonly effect: readonly Step[] }
  | {
      readonly kind: 'activated';
      readonly quick: boolean;
      /** May be activated in Open Battle although it is not Quick (X.4.2.b.a). */
      readonly battle: boolean;
      readonly trigger: Trigger | null;
      readonly costs: readonly Cost[];
      readonly conditions: readonly Condition[];
      readonly effect: readonly Step[];
    }
  | { readonly kind: 'unmodelled'; readonly text: string };

export type Activated = Ability & { readonly kind: 'activated' };

export interface Card {
  readonly name: string;
  /** `unknown`: the record names it, and nothing defines it. */
  readonly type: CardType | 'unknown';
  readonly subtypes: readonly string[];
  readonly cost: number;
  readonly power: number;
  readonly resolve: number;
  readonly banned: boolean;
  readonly legal: boolean;
  readonly abilities: readonly Ability[];
  readonly unmodelled: boolean;
}
