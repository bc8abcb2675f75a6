import { check, illegal, missed } from '../../check.js';
import type { Seat } from '../../board.js';
import { seatIndex } from '../../things.js';

export const discardsGoBack = check({
  id: 'discards-go-back',
  cites: ['1.5.3'],
  rule: 'When both players have finished their mulligans, the cards put aside are shuffled into the decks.',
  on: ['DiscardsShuffledIn', 'PhaseBegan'],
  messages: {
    tooEarly: '{player} shuffled the cards of the mulligan in before {waiting} had finished.',
    nothing: illegal('{player} shuffled cards of a mulligan in, and none were put aside.'),
    forgotten: missed('{count} cards that {player} put aside in the mulligan were not shuffled in before the game began.'),
  },
  judge({ event, board }, report) {
    if (board.started) return;
    if (event.type === 'PhaseBegan') {
      for (const { seat, setup } of board.players) if (setup.aside) report('forgotten', { player: seat, count: setup.aside }, [setup.asideEvent]);
      return;
    }
    const player = event.by!;
    const { setup } = board.players[seatIndex(board, player) as Seat];
    // A hand-kept record need not say that a player has finished.
    const waiting = board.complete ? board.players.find((p) => !p.setup.kept) : undefined;
    if (!setup.aside) report('nothing', { player });
    else if (waiting) report('tooEarly', { player, waiting: waiting.seat }, [setup.asideEvent]);
  },
});
