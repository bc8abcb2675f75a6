import { other, type HostBoard, type Seat } from '../../board.js';
import { check, illegal, undecidable } from '../../check.js';
import type { HostEventOf } from '../../events.js';
import { handSize } from '../../hands.js';
import { count } from '../../phrases.js';
import { hostStat } from '../../stats.js';
import { seatIndex } from '../../things.js';
import { unmodelledAbout } from '../../unmodelled.js';

type Reason = NonNullable<HostEventOf<'GameWon'>['data']['because']>;

export const winHasAReason = check({
  id: 'win-has-a-reason',
  cites: ['1.2', '1.1.1', '1.1.2', '1.1.3', '35.3.5', '20.1', '20.1.1', '20.1.2', '20.1.3', 'host-basics:victory-conditions'],
  rule: "A game is won by damage cards equal to the Host's health, by an empty deck, or by damage against an empty hand, and not otherwise.",
  on: ['GameWon'],
  messages: {
    damage: illegal("{winner} was given the win by damage; {loser} has {damage} in the damage zone and the Host's health is {health}.", {
      cites: ['1.1.1', '1.2', '20.1', '20.1.1', '20.1.2', '20.1.3', 'host-basics:victory-conditions'],
    }),
    deck: illegal('{winner} was given the win by an empty deck; {loser} has {deck} left in it.', {
      cites: ['1.1.2', '1.2', 'host-basics:victory-conditions'],
    }),
    hand: illegal('{winner} was given the win by an empty hand; no damage to the Host of {loser} met one.', {
      cites: ['1.1.3', '1.2', 'host-basics:victory-conditions'],
    }),
    concession: illegal('{winner} was given the win by concession; {loser} has not conceded.', { cites: ['35.3.5', '1.2'] }),
    none: illegal(
      '{winner} was given the win, but no victory condition is met: {loser} has {damage} in the damage zone for a health of {health}, {deck} left in the ' +
        'deck, and no damage to the Host met an empty hand.',
      { cites: ['1.2', '1.1.1', '1.1.2', '1.1.3', 'host-basics:victory-conditions'] },
    ),
    ownDamage: illegal("{winner} was given the win, but {loser} has won: the cards in {winner}'s damage zone have reached the Host's health.", {
      cites: ['1.1.1', '1.2', 'host-basics:victory-conditions'],
    }),
    ownDeck: illegal('{winner} was given the win, but {loser} has won: the deck of {winner} is empty.', {
      cites: ['1.1.2', '1.2', 'host-basics:victory-conditions'],
    }),
    ownHand: illegal('{winner} was given the win, but {loser} has won: the Host of {winner} took damage with no card in hand.', {
      cites: ['1.1.3', '1.2', 'host-basics:victory-conditions'],
    }),
    ownConcession: illegal('{winner} was given the win, but {winner} has conceded.', { cites: ['35.3.5', '1.2'] }),
    wrongPlayer: illegal('{winner} was given the win, but {loser} has won.', { cites: ['1.2', 'host-basics:victory-conditions'] }),
    both: undecidable('{winner} was given the win. Both players lost in the same moment, and the rules do not say who wins then.', {
      cites: ['1.2'],
    }),
    untold: undecidable('{winner} was given the win. Whether a victory condition was met hangs on what is not on record: {missing}.', {
      cites: ['1.2', '1.1.1', '1.1.2', '1.1.3'],
    }),
    unless: undecidable('{winner} was given the win. The text of {card} is not modelled and may be why.', { cites: ['1.2'] }),
  },
  judge({ event, board }, report) {
    const { won } = board;
    const { because, winner } = event.data;
    const seat = seatIndex(board, winner) as Seat;
    if (won.seat === seat && (because === undefined || because === won.because)) return;
    const loser = other(seat);
    const isMet = because === undefined ? isLost(board, loser, 'damage') || isLost(board, loser, 'deck') : isLost(board, loser, because);
    const relies = [won.event];
    if (won.seat === seat && isMet) return;
    const names = { winner, loser: board.seats[loser] };
    if (won.seat === loser) return report(isMet ? 'both' : OWN[won.because], names, relies);
    const missing = untold(board, loser, because);
    if (missing) return report('untold', { ...names, missing });
    const card = because === 'concession' ? null : unmodelledAbout(board, /\b(win|wins|lose|loses|lost)\b|host.*health|health.*host/i);
    if (card !== null) return report('unless', { ...names, card });
    const { damage, deck } = board.players[loser];
    const facts = { ...names, damage: count(damage, 'card'), deck: count(deck, 'card'), health: hostStat(board, loser, 'health') };
    report(because ?? 'none', facts, relies);
  },
});

/** What the one who was given the win has lost by. */
const OWN = { damage: 'ownDamage', deck: 'ownDeck', hand: 'ownHand', concession: 'ownConcession', '': 'wrongPlayer' } as const;

/** Two conditions can be met by one event, and by both players. */
function isLost(board: HostBoard, loser: Seat, because: Reason): boolean {
  const { damage, deck, hand, hostDamageDue } = board.players[loser];
  switch (because) {
    case 'damage': return damage >= hostStat(board, loser, 'health');
    case 'deck': return deck === 0;
    case 'hand': return hostDamageDue > 0 && handSize(hand) === 0;
    case 'concession': return false;
  }
}

/** The fact that a claim hangs on and the record does not give; empty if there is none. */
function untold(board: HostBoard, loser: Seat, because: Reason | undefined): string {
  const { damage, deck, hand, hostDamageDue, seat } = board.players[loser];
  const isAbout = (reason: Reason): boolean => because === undefined || because === reason;
  if (isAbout('damage') && Number.isNaN(damage)) return `how much damage ${seat} has`;
  if (isAbout('damage') && Number.isNaN(hostStat(board, loser, 'health'))) return `what the health of ${seat}'s Host is`;
  if (isAbout('deck') && Number.isNaN(deck)) return `how many cards the deck of ${seat} holds`;
  return isAbout('hand') && hostDamageDue > 0 && Number.isNaN(handSize(hand)) ? `how many cards ${seat} has in hand` : '';
}
