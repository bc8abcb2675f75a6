import type { Seat } from '../../board.js';
import { check, illegal, missed } from '../../check.js';
import { count } from '../../phrases.js';
import { seatIndex } from '../../things.js';

export const openingHand = check({
  id: 'opening-hand',
  cites: ['9.1.6', 'host-basics:game-setup', 'host-basics:game-setup/hand-setup'],
  rule: 'Either player opens with five cards.',
  on: ['CardsDrawn', 'HandKept', 'Mulliganed', 'GameStarted', 'PhaseDeclared'],
  messages: {
    tooMany: illegal('{player} drew {found} for the opening hand; it is {due}.'),
    tooFew: missed('{player} had drawn only {found} for the opening hand; it is {due}.'),
  },
  judge({ event, board }, report) {
    if (board.started) return;
    const due = board.edition.openingHand;
    if (event.type === 'GameStarted' || event.type === 'PhaseDeclared') {
      for (const { setup, seat } of board.players) {
        // A record kept by hand need not tell the setup.
        const isTold = setup.drawn > 0 || (board.complete && setup.placed > 0);
        if (isTold && !setup.mulligan && setup.count < due) report('tooFew', { player: seat, found: cards(setup.count), due }, [setup.drawn]);
      }
      return;
    }
    const { setup } = board.players[seatIndex(board, event.by) as Seat];
    if (event.type === 'CardsDrawn') {
      if (setup.mulligan) return;
      const found = setup.count + event.data.cards.length;
      if (found > due) report('tooMany', { player: event.by!, found: cards(found), due });
      return;
    }
    if (setup.drawn && setup.count < due) report('tooFew', { player: event.by!, found: cards(setup.count), due }, [setup.drawn]);
  },
});

const cards = (n: number): string => count(n, 'card');
