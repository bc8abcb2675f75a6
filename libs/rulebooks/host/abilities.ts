/**
 * What card text means, as data. `language.ts` reads the small effect language into this; the fold, the checks,
 * the legal options and the simulator work from it. Nothing here knows of a board.
 */

/**
 * `each` is both players, the turn player first. `its` is the controller of the thing that triggered, or the player
 * that the trigger was about; in an effect without a trigger, the controller of its first target. `owner` is the owner
 * of the same card. `target` is the player whom the effect targets.
 */
export type Who = 'you' | 'opponent' | 'each' | 'turnPlayer' | 'its' | 'owner' | 'target';

export type Stat = 'health' | 'power' | 'soul';
export interface Bound {
  readonly op: '<=' | '>=' | '=';
  readonly n: number;
}

/** Which cards are meant. Every field that is there must hold. */
export interface Filter {
  /** `permanent` is an Entity, a Form, or a Lingering card (16, 22.2). */
  readonly type?: 'Entity' | 'Form' | 'Sorcery' | 'Ambush' | 'permanent';
  /** "Entity or Form": one of this type will do as well. */
  readonly orType?: Filter['type'];
  readonly subtype?: string;
  readonly name?: string;
  readonly controller?: 'you' | 'opponent';
  readonly owner?: 'you' | 'opponent';
  /** Not this card. */
  readonly other?: boolean;
  /** This card and no other. */
  readonly self?: boolean;
  readonly attacking?: boolean;
  readonly blocking?: boolean;
  /** Attacking or blocking. */
  readonly fighting?: boolean;
  readonly damaged?: boolean;
  /** An Equipment lies under it. */
  readonly equipped?: boolean;
  readonly faceDown?: boolean;
  readonly sick?: boolean;
  readonly token?: boolean;
  readonly keyword?: Keyword;
  readonly power?: Bound;
  readonly health?: Bound;
}

/** What an instruction acts on. */
export type Selector =
  | { readonly sel: 'this' }
  /** The thing that the trigger was about: the Entity that attacked, the card that was played. */
  | { readonly sel: 'it' }
  /** Everything chosen for target number `index` of the ability. */
  | { readonly sel: 'target'; readonly index: number }
  | { readonly sel: 'equipped' }
  | { readonly sel: 'host'; readonly of: Who }
  | { readonly sel: 'all'; readonly filter: Filter }
  /** Chosen as the effect resolves, without targeting (30.2). */
  | { readonly sel: 'choose'; readonly n: number; readonly filter: Filter };

export interface TargetSpec {
  /** `effect`: an effect on the stack; `card`: a card on the stack; `object`: something in play; `drop`: a card in a drop zone. */
  readonly kind: 'object' | 'effect' | 'card' | 'player' | 'host' | 'drop';
  readonly filter: Filter;
  /** "Entity or Host": a Host will do as well. */
  readonly orHost?: true;
  /** "Another target …": not one that is named before it. */
  readonly another?: true;
  readonly min: number;
  /** 99: any number. */
  readonly max: number;
}

export type Keyword = 'Fast' | 'First Strike' | 'Lingering' | 'Equipment' | 'Cannot Block' | 'Cannot Attack' | 'Haste';
/** `nextTurn`: until the next turn of the effect's player begins. */
export type Until = 'turn' | 'phase' | 'nextTurn' | 'forever';

/** Where a card goes; always to its owner's. */
export type Destination = 'hand' | 'drop' | 'banished' | 'deckTop' | 'deckBottom';
/** `front`: an open frontrow slot of the effect's player, for Entity cards of a drop zone. */
export type Arrival = Destination | 'front';

export type Step =
  | { readonly do: 'damage'; readonly n: number; readonly to: Selector }
  | { readonly do: 'heal'; readonly n: number; readonly what: Selector; readonly to?: Destination }
  | { readonly do: 'destroy'; readonly what: Selector }
  | { readonly do: 'move'; readonly what: Selector; readonly to: Arrival }
  | { readonly do: 'slot'; readonly what: Selector; readonly row: 'front' | 'back' | 'any' }
  /** Without `until`, for good. */
  | { readonly do: 'control'; readonly what: Selector; readonly until?: Until }
  | { readonly do: 'equip'; readonly to: Selector }
  | { readonly do: 'draw'; readonly who: Who; readonly n: number }
  | { readonly do: 'discard'; readonly who: Who; readonly n: number; readonly filter?: Filter }
  /** A card of one's own hand goes to the top or bottom of one's deck. */
  | { readonly do: 'putBack'; readonly who: Who; readonly n: number; readonly to: 'deckTop' | 'deckBottom' }
  /** The top cards of one's deck go to one's drop zone. */
  | { readonly do: 'mill'; readonly who: Who; readonly n: number }
  | { readonly do: 'gain'; readonly who: Who; readonly resources: string }
  /** `pay`: with whatever pays for it (12.3). */
  | { readonly do: 'lose'; readonly who: Who; readonly resources: string; readonly pay?: true }
  | { readonly do: 'modify'; readonly what: Selector; readonly mod: Mod; readonly until: Until }
  | { readonly do: 'counter'; readonly what: Selector; readonly n: number; readonly counter: string }
  | { readonly do: 'token'; readonly who: Who; readonly name: string; readonly n: number }
  | { readonly do: 'reveal'; readonly who: Who; readonly zone: 'hand' | 'deck'; readonly n: number }
  /** `you` look at the top `n` cards (99: all) of a zone; `reorder`: and put them back in any order. */
  | { readonly do: 'look'; readonly of: Who; readonly zone: 'hand' | 'deck' | 'damage'; readonly n: number; readonly reorder: boolean }
  | { readonly do: 'search'; readonly zone: 'deck' | 'drop'; readonly filter: Filter; readonly n: number; readonly to: Destination }
  | { readonly do: 'shuffle'; readonly who: Who }
  /** The targeted card or effect leaves the stack and does not resolve; -1: what the trigger was about. */
  | { readonly do: 'unstack'; readonly index: number }
  /** New targets, as many as before, for the targeted effect. */
  | { readonly do: 'retarget'; readonly index: number };

/** One change of stats or keywords: additions, or a value that is set (18.6, 20.1). */
export interface Mod {
  readonly health?: number;
  readonly power?: number;
  readonly soul?: number;
  readonly set?: { readonly health?: number; readonly power?: number; readonly soul?: number };
  readonly keyword?: Keyword;
  /** A keyword that is lost. */
  readonly without?: Keyword;
}

/** Phases of a player's turn; all five are the turn. */
export interface During {
  readonly phases: readonly ('start' | 'action1' | 'battle' | 'action2' | 'end')[];
  readonly whose: 'you' | 'opponent' | 'any';
}

export type Condition =
  | { readonly if: 'controls'; readonly who: Who; readonly filter: Filter; readonly min: number; readonly max: number }
  /** `none`: no such card is there. */
  | { readonly if: 'handHas'; readonly who: Who; readonly filter: Filter; readonly none?: true }
  | { readonly if: 'handSize'; readonly who: Who; readonly bound: Bound }
  | ({ readonly if: 'during' } & During)
  /** "If you do": the clause before, which may be left out, was not. */
  | { readonly if: 'did' };

/** Instructions carried out at the same time ("and"). */
export interface Clause {
  readonly steps: readonly Step[];
  readonly if?: Condition;
  /** "you may": its player may leave the clause out. */
  readonly may?: boolean;
}

/** Clauses in order ("then"). */
export type Effect = readonly Clause[];

export const TRIGGERS = [
  'created', 'cast', 'embodied', 'laid', 'played', 'wouldCreate', 'wouldPlay', 'wouldCast',
  'entersSlot', 'leavesSlot', 'movesSlots', 'attacks', 'blocks', 'isBlocked',
  'destroyed', 'destroyedByCombat', 'destroyedByEffect', 'toDrop', 'damaged', 'hostDamaged',
  'draws', 'discards', 'gains', 'spendsPoint', 'activates', 'activatesAmbush',
  'turnStarts', 'turnEnds', 'phaseStarts', 'equipped', 'gameStarts', 'hostAttacked',
] as const;
export type TriggerKind = (typeof TRIGGERS)[number];

export interface Trigger {
  readonly on: TriggerKind;
  /** The card it must happen to: this one, or one that fits. Absent for what happens to a player. */
  readonly this?: boolean;
  readonly subject?: Filter;
  /** It must happen to what this card is equipped to. */
  readonly equipped?: boolean;
  /** For what is destroyed, or damaged in combat: what must have done it. */
  readonly by?: 'this' | Filter;
  /** For damage: it must be dealt in combat. */
  readonly combat?: true;
  /** The player it must happen to, who does it, whose turn it is, or (`toDrop`) whose drop zone it is; absent: either. */
  readonly who?: 'you' | 'opponent';
  /** For `gains`: one of these symbols was gained. */
  readonly resource?: string;
  /** For `phaseStarts`. */
  readonly phase?: 'start' | 'action1' | 'battle' | 'action2' | 'end';
}

export interface Cost {
  /** Symbols, such as `%%$`; `#` is an action point. */
  readonly resources: string;
  /** ⊗: at most once a turn (27.5). */
  readonly once: boolean;
  readonly discard: number;
  /** This card goes to the drop zone as part of the cost. */
  readonly dropThis: boolean;
}

/** What cards cost other than is printed. */
export interface PriceChange {
  /** This card itself, or the cards that fit as they are printed. */
  readonly of: 'this' | Filter;
  /** Who pays; absent: either player. */
  readonly who?: 'you' | 'opponent';
  readonly by: 'less' | 'more' | 'nothing';
  readonly symbols: string;
  /** So many symbols less, without a word on which. */
  readonly any: number;
  readonly condition?: Condition;
}

interface Common {
  /** The line that was read into this. */
  readonly text: string;
}

export type Ability =
  | (Common & { readonly kind: 'keyword'; readonly keyword: Keyword })
  | (Common & {
      readonly kind: 'triggered';
      readonly triggers: readonly Trigger[];
      /** A condition in front of a semicolon, which governs all that follows it (29.3, 29.4). */
      readonly condition?: Condition;
      readonly targets: readonly TargetSpec[];
      readonly effect: Effect;
    })
  | (Common & {
      readonly kind: 'activated';
      readonly cost: Cost;
      /** Fast for "during …" effects (39.2). */
      readonly speed: 'slow' | 'fast';
      readonly during?: During;
      readonly oncePerTurn: boolean;
      readonly condition?: Condition;
      readonly targets: readonly TargetSpec[];
      readonly effect: Effect;
    })
  /** What a Sorcery does once it lies in its slot; "equip to target …" is one. */
  | (Common & { readonly kind: 'spell'; readonly targets: readonly TargetSpec[]; readonly effect: Effect })
  | (Common & {
      readonly kind: 'ambush';
      readonly triggers: readonly Trigger[];
      readonly condition?: Condition;
      readonly targets: readonly TargetSpec[];
      readonly effect: Effect;
    })
  | (Common & { readonly kind: 'continuous'; readonly what: Selector; readonly mod: Mod; readonly condition?: Condition })
  | (Common & PriceChange & { readonly kind: 'price' })
  /** Text that no model exists for: whatever depends on it cannot be decided. */
  | (Common & { readonly kind: 'unmodelled' });

export const CARD_TYPES = ['Host', 'Entity', 'Sorcery', 'Ambush', 'Form'] as const;
export type CardType = (typeof CARD_TYPES)[number];

/** A card, ready for use: what the header or the catalogue defines, with its text read. */
export interface Card {
  readonly name: string;
  readonly type: CardType;
  readonly token: boolean;
  readonly subtypes: readonly string[];
  /** A Host's resource type. */
  readonly resource: string;
  /** Symbols in the order printed; empty for a Host or a token. */
  readonly cost: string;
  /** NaN where a card type has none. */
  readonly health: number;
  readonly power: number;
  readonly soul: number;
  readonly keywords: ReadonlySet<Keyword>;
  readonly abilities: readonly Ability[];
  /** Of these, the ones that go on the stack, which a record counts when it says "effect 2". */
  readonly effects: readonly Ability[];
  /** Those that change what cards cost: most cards have none. */
  readonly prices: readonly PriceChange[];
  /** What its triggered effects wait for, in `trigger-bits`: most of what happens is none of it. */
  readonly waitsFor: number;
  /** What it may be activated for as an Ambush, likewise. */
  readonly answers: number;
  /** Whether any of its text is not modelled. */
  readonly unmodelled: boolean;
}
