import { holds } from '#kernel/hand.js';
import { other, type Seat } from '../../board.js';
import { check, illegal } from '../../check.js';
import { seatIndex } from '../../things.js';

export const mulliganInTime = check({
  id: 'mulligan-in-time',
  cites: ['1.5', '1.5.1', '1.5.2', '1.5.3', '2.1', '2.5.1'],
  rule: 'Before the game begins a player may trade a card of the hand for a new one, up to three times, one card at a time.',
  on: ['Mulliganed'],
  messages: {
    inDrawPhase: illegal('{player} took a mulligan in a Draw Phase: mulligans come before the game, and the Draw Phase is Closed.', {
      cites: ['1.5', '2.1', '2.5.1'],
    }),
    tooLate: illegal('{player} took a mulligan after the game had begun.', { cites: ['1.5'] }),
    finished: illegal('{player} took a mulligan after having finished it.', { cites: ['1.5'] }),
    shuffled: illegal('{player} took a mulligan after {other} had shuffled the discarded cards in, which is done when both have finished.', { cites: ['1.5.3', '1.5'] }),
    notInHand: illegal('{player} put {card} aside, which was not in hand.', { cites: ['1.5.1'] }),
    tooOften: illegal('{player} took a mulligan for the {times}th time, and {most} times are allowed.', { cites: ['1.5.2'] }),
    several: illegal('{player} put {count} cards aside in one go.', {
      cites: ['1.5.1'], reading: 'a mulligan trades one card for one card, and is done again for the next',
    }),
    unequal: illegal('{player} put {count} cards aside and drew {drawn}.', { cites: ['1.5.1'] }),
  },
  judge({ event, board }, report) {
    const player = event.by!;
    const seat = seatIndex(board, player) as Seat;
    const { setup, hand } = board.players[seat];
    const { cards, drawn } = event.data;
    const count = cards.length;
    if (board.started) return report(board.phase === 'draw' ? 'inDrawPhase' : 'tooLate', { player }, [board.phaseEvent, setup.kept, setup.shuffledIn]);
    if (setup.kept) report('finished', { player }, [setup.kept]);
    const { shuffledIn } = board.players[other(seat)].setup;
    if (shuffledIn) report('shuffled', { player, other: board.seats[other(seat)] }, [shuffledIn]);
    for (const card of cards) if (card !== null && holds(hand, card) === 0) report('notInHand', { player, card }, [setup.drawnEvent]);
    const most = board.edition.mulligans;
    // A hand-kept record may tell several exchanges in one line.
    if (count > 1 && board.complete) report('several', { player, count });
    if (setup.mulligans + Math.max(1, count) > most) report('tooOften', { player, times: setup.mulligans + Math.max(1, count), most }, [setup.asideEvent]);
    if (count !== drawn.length) report('unequal', { player, count, drawn: drawn.length });
  },
});
