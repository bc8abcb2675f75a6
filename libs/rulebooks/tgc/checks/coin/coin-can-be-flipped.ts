import type { Seat } from '../../board.js';
import { check, undecidable } from '../../check.js';
import { seatIndex } from '../../things.js';

export const coinCanBeFlipped = check({
  id: 'coin-can-be-flipped',
  cites: ['3.6.1'],
  rule: 'Only the player who has the coin flips it, and only from heads.',
  on: ['CoinFlipped'],
  messages: {
    noCoin: '{player} flipped the coin, which lies beside {holder}.',
    tails: '{player} flipped the coin, which was on tails already.',
    untold: undecidable('{player} flipped the coin. Who has it, and which side is up, is not on record.'),
  },
  judge({ event, board }, report) {
    const seat = seatIndex(board, event.by) as Seat;
    const player = event.by!;
    const holder = board.players.find((p) => p.coin !== '');
    if (!holder) return report('untold', { player });
    if (holder.seat !== player) report('noCoin', { player, holder: holder.seat }, [board.coinPlaced]);
    else if (board.players[seat].coin === 'tails') report('tails', { player }, [board.players[seat].flipped]);
  },
});
