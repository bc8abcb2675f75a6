/** Tables that the specs of checks begin from. */

const CARDS = `
match tgc, casual rules, complete record
seat Nia
seat Otto
card Ram: Creature (Forge), cost 3, power 3, resolve 4, no text
card Newt: Creature (Pond), cost 2, power 3, resolve 2, no text
card Sentry: Creature (Pond), cost 2, power 1, resolve 3
  Quick effect. Tap this creature: gain 3 plasma.
card Reader: Creature (Pond), cost 2, power 1, resolve 3
  Quick effect. When you draw a card: gain 1 HS.
card Heron: Creature (Pond), cost 3, power 2, resolve 2
  If you have no Instant card in your hand: draw a card.
card Herald: Creature (Forge), cost 1, power 1, resolve 1
  On Play: draw a card.
card Drummer: Creature (Forge), cost 1, power 1, resolve 1
  Battle effect. Pay 1 plasma: your opponent loses 1 HS.
card Riddle: Creature (Forge), cost 1, power 1, resolve 1
  not modelled: Look around and say what you see.
card Mail: Equipment (Forge), cost 2, power 1, resolve 2, no text
card Fen: Battlefield (Pond), cost 2, no text
card Orchard: Battlefield (Pond), cost 3, no text
card Slip: Instant (Forge), cost 2
  Deal 3 damage to a creature.
card Undertow: Instant (Pond), cost 4
  Destroy a creature.
card Trapdoor: Instant (Pond), cost 2
  Return a creature to its owner's hand.
card Flash: Instant (Forge), cost 2
  Tap a creature.
card Breaker: Instant (Forge), cost 1
  Destroy an Equipment card.
card Secret: Instant (Forge), cost 1
  not modelled: Look around and say what you see.
card Ruin: Event (Forge), cost 3
  Reduce your opponent's HS by 4. Then reduce your own HS by 4.
card Storm: Event (Forge), cost 3
  Each player loses 4 HS.
card Feast: Event (Pond), cost 1
  Gain 2 HS. Then draw a card.`;

/** Before anything has happened. */
export const setup = CARDS;

export const tournament = CARDS.replace('casual', 'tournament');

const HANDS = `
  Nia: 12 HS, 6 plasma, hand Ram + Newt + Mail + Fen + Slip + Flash + Ruin + Feast + 2 cards, deck 20, 4 Draw Phases`;
const HANDS_OTTO = `
  Otto: 12 HS, 6 plasma, hand Slip + Undertow + Trapdoor + Flash + Breaker + Sentry + Mail + 2 cards, deck 20, coin on heads, 3 Draw Phases`;

/** Nia's turn, with creatures on both sides. */
export const table = (state: string, { nia = '', otto = '' }: { nia?: string; otto?: string } = {}): string => `${CARDS}
position: turn 7, ${state}, Nia went first${HANDS}
    field Ram (untapped)
    field Newt (untapped)
    field Sentry (tapped)
    field Reader (untapped)
    field Heron (untapped)
    field Drummer (untapped)
    field Riddle (untapped)${nia}${HANDS_OTTO}
    field Sentry (untapped)
    field Newt (tapped)
    field Ram (untapped, with Mail)${otto}`;

export const playPhase = table("Nia's Play Phase, Open Play");
export const battlePhase = table("Nia's Battle Phase, Open Battle");
export const standbyPhase = table("Nia's Standby Phase, Open Quick");
export const endPhase = table("Nia's End Phase, Open Quick");
/** Otto's turn is about to end. */
export const beforeDraw = table("Otto's End Phase, Closed, the phase is being passed");

/** The fields are empty and nothing is known of the hands. */
export const bare = (state: string): string => `${CARDS}
position: ${state}
  Nia: nothing in play
  Otto: nothing in play`;

export const abridged = (given: string): string => given.replace('complete record', 'abridged record');

/** Beside all else there is a Battlefield on Nia's side with this text, for which no model exists. */
export const withText = (given: string, text: string): string => given
  .replace('\nposition:', `\ncard Idol: Battlefield, cost 1\n  not modelled: ${text}\nposition:`)
  .replace('\n    field Ram (untapped)', '\n    field Ram (untapped)\n    field Idol');
