import type { HostBoard, Seat, Setup } from '../../board.js';
import { check, illegal } from '../../check.js';
import type { HostEvent } from '../../events.js';
import { isPutBack } from '../../fold/setup.js';
import { seatIndex } from '../../things.js';

export const setupInOrder = check({
  id: 'setup-in-order',
  cites: [
    '9.1', '9.1.1', '9.1.2', '9.1.3', '9.1.6', '9.1.7', '9.1.8', '4.6.1', 'host-basics:game-setup', 'host-basics:game-setup/host-setup',
    'host-basics:game-setup/deck-setup', 'host-basics:game-setup/determine-first-player', 'host-basics:game-setup/reveal-your-host',
  ],
  rule: 'Setup goes in its order: decks and Hosts placed, decks shuffled, the roll and the choice, five cards, mulligans, Hosts face up.',
  on: [
    'DeckPlaced', 'DeckShuffled', 'DeckCut', 'DiceRolled', 'RollWon', 'OrderChosen', 'CardsDrawn', 'HandKept', 'Mulliganed', 'CardsPut', 'HostRevealed',
    'GameStarted', 'PhaseDeclared',
  ],
  messages: {
    placedTwice: illegal('{player} placed deck and Host a second time.', { cites: ['9.1', '9.1.1'] }),
    placedLate: illegal('{player} placed deck and Host only after the roll for the first turn.', { cites: ['9.1', '9.1.1', '9.1.3'] }),
    notPlaced: illegal('{player} {did} before deck and Host were in their places.', {
      cites: ['9.1', '9.1.1', 'host-basics:game-setup', 'host-basics:game-setup/host-setup'],
    }),
    notShuffled: illegal('{player} {did} before the deck was shuffled.', {
      cites: ['9.1', '9.1.2', 'host-basics:game-setup', 'host-basics:game-setup/deck-setup'],
    }),
    ownCut: illegal('{player} cut their own deck; that is for the opponent.', { cites: ['9.1.2'] }),
    noOrder: illegal('{player} {did} before it was settled who goes first.', {
      cites: ['9.1', '9.1.3', '9.1.6', 'host-basics:game-setup', 'host-basics:game-setup/determine-first-player'],
    }),
    noHand: illegal('{player} {did} before drawing an opening hand.', { cites: ['9.1', '9.1.6', '9.1.7', 'host-basics:game-setup'] }),
    revealedEarly: illegal('{player} turned the Host up before {other} had finished with the mulligan.', {
      cites: ['9.1', '9.1.8', '4.6.1', 'host-basics:game-setup', 'host-basics:game-setup/reveal-your-host'],
    }),
    hostHidden: illegal('The game began while the Host of {player} was still face down.', {
      cites: ['9.1.8', '4.6.1', 'host-basics:game-setup', 'host-basics:game-setup/reveal-your-host'],
    }),
  },
  judge({ event, board }, report) {
    if (board.started) return;
    const player = event.by!;
    if (event.type === 'DeckCut' && event.data.deck === event.by) return report('ownCut', { player });
    // What a record kept by hand does not mention may have been done all the same.
    if (!board.complete && event.type !== 'DeckPlaced') return;
    if (event.type === 'GameStarted' || event.type === 'PhaseDeclared') {
      for (const p of board.players) if (p.setup.mulligan && !p.setup.revealed) report('hostHidden', { player: p.seat }, [p.setup.placed]);
      return;
    }
    const { setup } = board.players[seatIndex(board, event.by) as Seat];
    if (event.type === 'DeckPlaced') {
      if (setup.placed) report('placedTwice', { player }, [setup.placed]);
      else if (board.roll.event && board.complete && isStrict(board)) report('placedLate', { player }, [board.roll.event]);
      return;
    }
    if (isUnrecorded(board, event) || (event.type === 'CardsPut' && !isPutBack(event))) return;
    const did = DID[event.type] ?? event.type;
    if (!setup.placed && needsPlace(board, event)) return report('notPlaced', { player, did }, before(board, setup));
    if (!setup.shuffled && needsShuffle(board, event)) return report('notShuffled', { player, did }, before(board, setup));
    if (event.type === 'CardsDrawn' && board.first < 0) return report('noOrder', { player, did });
    if ((event.type === 'HandKept' || isPutBack(event)) && !setup.drawn) return report('noHand', { player, did });
    if (event.type !== 'HostRevealed') return;
    const late = board.players.find((p) => !p.setup.mulligan);
    if (late) report('revealedEarly', { player, other: late.seat });
  },
});

/** What was left out is found at the first step that needed it; the later ones only follow. */
const before = ({ roll }: HostBoard, { placed, shuffled, rolled, drawn }: Setup): number[] => [placed, shuffled, rolled, roll.event, roll.chosen, drawn];

const DID: Readonly<Record<string, string>> = {
  DeckShuffled: 'shuffled',
  DeckCut: 'cut',
  DiceRolled: 'rolled',
  RollWon: 'won the roll',
  OrderChosen: 'chose who goes first',
  CardsDrawn: 'drew',
  HandKept: 'kept the hand',
  Mulliganed: 'took a mulligan',
  CardsPut: 'took a mulligan',
  HostRevealed: 'turned the Host up',
};

/** The short rules settle the first player before the deck is shuffled and placed, and place it shuffled; neither order is a fault. */
const isStrict = (board: HostBoard): boolean => board.edition.id === 'comprehensive';

const isRoll = (event: HostEvent): boolean => event.type === 'DiceRolled' || event.type === 'RollWon' || event.type === 'OrderChosen';

function needsPlace(board: HostBoard, event: HostEvent): boolean {
  if (event.type === 'DeckCut') return false;
  return isStrict(board) || !(isRoll(event) || event.type === 'DeckShuffled');
}

const needsShuffle = (board: HostBoard, event: HostEvent): boolean => event.type === 'CardsDrawn' || (isStrict(board) && isRoll(event));

/** A record that leaves the setup out altogether is not faulted for it. */
function isUnrecorded(board: HostBoard, event: HostEvent): boolean {
  if (event.type === 'DeckShuffled' || event.type === 'CardsDrawn') return false;
  return !board.players.some((p) => p.setup.placed || p.setup.drawn || p.setup.shuffled);
}
