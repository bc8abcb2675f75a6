/** The numbers of the game, and what the tournament standard adds. Checks read them from here and know no number. */

export interface Edition {
  readonly id: 'casual' | 'tournament';
  readonly title: string;
  readonly deckSize: number;
  readonly copies: number;
  /** How many subtypes a deck is built on; 0 where nobody asks (1.2.4.1). */
  readonly subtypes: number;
  /** Bans and misprints matter (1.2.4.2). */
  readonly printing: boolean;
  readonly openingHand: number;
  readonly mulligans: number;
  readonly hs: number;
  readonly plasma: number;
  readonly coinPlasma: number;
}

const casual: Edition = {
  id: 'casual',
  title: 'Casual Rules',
  deckSize: 40,
  copies: 4,
  subtypes: 0,
  printing: false,
  openingHand: 5,
  mulligans: 3,
  hs: 20,
  plasma: 1,
  coinPlasma: 1,
};

export const EDITIONS: Readonly<Record<string, Edition>> = {
  casual,
  tournament: { ...casual, id: 'tournament', title: 'Tournament Rules', subtypes: 3, printing: true },
};
