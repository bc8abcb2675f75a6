/** Setup, phases, action points and passes, in other words. */
import { HIS, slip, someone, type Others } from './ways.js';

export const setup: Readonly<Record<string, Others>> = {
  DeckPlaced: { also: [`{by} places ${HIS} deck and Host`] },
  DeckShuffled: { also: ["{by} shuffles {deck}'s deck"], slips: [slip(/^both players (place|shuffle|cut|draw|keep|reveal)/i, 'one line for each player: "kate shuffles", then "john shuffles"')] },
  DeckCut: { also: ["{by} cuts {deck}'s deck"], slips: [slip(/ cuts?$/i, 'say whose deck: "kate cuts the deck of john"')] },
  DiceRolled: { also: ['{by} rolls a {total}'] },
  RollWon: { also: ['{by} wins the (high roll|dice roll|die roll|toss|coin toss)'] },
  OrderChosen: { also: ['{by} (decides|elects|wants) to go {order}', '{by} chooses to (play|be) {order}', '{by} goes {order}'] },
  HandKept: { also: ['{by} (does not mulligan|puts no card back|puts no cards back|puts nothing back)', '{by} keeps all (five|5|of the) cards'] },
  Mulliganed: {
    also: ['{by} puts {cards} back', '{by} puts back {cards}', `{by} mulligans {cards} to the bottom of ${HIS} deck`],
    slips: [slip(/ mulligans$/i, 'say how many cards went back: "kate mulligans 2 cards", or "kate keeps"')],
  },
  HostRevealed: { also: [`{by} (reveals|flips|turns) ${HIS} Host( face up|)`, `{by} (flips|turns) (up|over) ${HIS} Host`] },
  GameStarted: { also: ['the game begins'] },
};

export const turn: Readonly<Record<string, Others>> = {
  PhaseDeclared: {
    also: [
      '{by} (begins|starts|goes to|goes into|moves to|moves on to|moves into|proceeds to) (the |their |her |his |){phase}',
      "{by}'s {phase} (begins|starts)",
      { says: `{by} (begins|starts) ${HIS} turn`, data: ({ by }) => ({ by, phase: 'start' }) },
      { says: "{by}'s turn (begins|starts)", data: ({ by }) => ({ by, phase: 'start' }) },
    ],
    slips: [
      slip(/^(the )?(start phase|action phase [12]|battle phase|end phase)( begins| starts)?[.:]?$/i, 'say who: "kate declares the Battle Phase"'),
      slip(/ skips /i, 'a phase that is skipped has no line of its own; a remark can be told with "note: …"'),
    ],
  },
  Replenished: {
    also: [`{by} replenishes ${HIS} (action points|#) to {to}`],
    slips: [slip(/ replenishes( (her|his|their|the) action points)?[.]?$/i, 'say up to how many: "kate replenishes to 4 #"')],
  },
  PointsSpentToDraw: { also: ['{by} (spends|uses) {points} (to draw|and draws|for) {cards}( for it|)'] },
  PointsSpentToGain: { also: ['{by} (spends|uses) {points} (to gain|and gains|for) {gained}( resource| resources|)'] },
  TurnEnded: {
    also: ['{by} ends turn', "{by}'s turn (ends|is over)", `{by} (finishes|passes) ${HIS} turn`],
    slips: [slip(/^the turn ends/i, 'say whose: "kate ends the turn"')],
  },
  PriorityPassed: {
    also: [
      '{by} (also passes|passes too|passes as well|passes again|passes back)',
      '{by} (has no response|has no responses|does not respond|has nothing to respond with)',
      { says: '{by} passes(| priority)( back|) to {to}', fields: { to: someone }, data: ({ by, to }) => (by === to ? null : { by }) },
    ],
  },
  BothPassed: { also: ['both pass(| in succession| priority)', '(the players|they) both pass', 'both players pass (again|once more)'] },
};
