import type { Seat } from '../../board.js';
import { check, illegal, missed } from '../../check.js';
import { seatIndex } from '../../things.js';

export const openingHand = check({
  id: 'opening-hand',
  cites: ['1.4', '1.5'],
  rule: 'Each player draws the opening hand before deciding about a mulligan.',
  on: ['CardsDrawn', 'HandKept', 'Mulliganed', 'PhaseBegan'],
  messages: {
    tooMany: illegal('{player} drew {count} cards for the opening hand, and it has {size}.', { cites: ['1.4'] }),
    tooFew: missed('{player} had drawn {count} of {size} cards when the opening hand should have been complete.', { cites: ['1.4', '1.5'] }),
  },
  judge({ event, board }, report) {
    if (board.started) return;
    const size = board.edition.openingHand;
    if (event.type === 'PhaseBegan') {
      for (const { seat, setup } of board.players) {
        if (setup.drawn < size && !setup.kept && !setup.mulligans) report('tooFew', { player: seat, count: setup.drawn, size }, [setup.drawnEvent]);
      }
      return;
    }
    const { setup } = board.players[seatIndex(board, event.by) as Seat];
    const relies = [setup.drawnEvent];
    if (event.type === 'CardsDrawn') {
      const count = setup.drawn + event.data.cards.length;
      if (count > size) report('tooMany', { player: event.by!, count, size }, relies);
    } else if (setup.drawn < size && !setup.kept && !setup.mulligans) report('tooFew', { player: event.by!, count: setup.drawn, size }, relies);
  },
});
