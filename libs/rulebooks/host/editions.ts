/** Where the two official documents differ, and the numbers of the game. Checks read them from here and know no number. */

export interface Edition {
  readonly id: 'comprehensive' | 'short';
  readonly title: string;
  readonly deckSize: number;
  readonly copies: number;
  readonly openingHand: number;
  readonly points: number;
  /** Action points of the first player's first turn. */
  readonly firstTurnPoints: number;
  /** Slots of each player; NaN where the document does not count them. */
  readonly frontSlots: number;
  readonly backSlots: number;
  /** The damaged player draws a card after placing one. */
  readonly drawAfterHostDamage: boolean;
  /** An attacker with 0 power deals its 1 damage to a Host. */
  readonly powerlessHostDamage: boolean;
  /** What two action points may be turned into. */
  readonly doublePointGains: string;
  /** `#` in an activation cost makes it once a turn, as ⊗ does. */
  readonly pointCostOncePerTurn: boolean;
}

const comprehensive: Edition = {
  id: 'comprehensive',
  title: 'Comprehensive Rules',
  deckSize: 50,
  copies: 4,
  openingHand: 5,
  points: 4,
  firstTurnPoints: 4,
  frontSlots: NaN,
  backSlots: NaN,
  drawAfterHostDamage: false,
  powerlessHostDamage: true,
  doublePointGains: '&£!%$',
  pointCostOncePerTurn: false,
};

export const EDITIONS: Readonly<Record<string, Edition>> = {
  comprehensive,
  short: {
    ...comprehensive,
    id: 'short',
    title: 'Short Rules',
    firstTurnPoints: 3,
    frontSlots: 5,
    backSlots: 4,
    drawAfterHostDamage: true,
    powerlessHostDamage: false,
    doublePointGains: '&£!%',
    pointCostOncePerTurn: true,
  },
};
