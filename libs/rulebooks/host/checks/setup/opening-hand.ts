import type { Seat } from '../../board.js';
import { check, illegal, missed } from '../../check.js';
import { isPutBack } from '../../fold/setup.js';
import { count } from '../../phrases.js';
import { seatIndex } from '../../things.js';

export const openingHand = check({
  id: 'opening-hand',
  cites: ['9.1.6', '9.1.7', 'host-basics:game-setup', 'host-basics:game-setup/hand-setup', 'host-basics:game-setup/mulligan'],
  rule: 'Either player opens with five cards, and draws more only for what a mulligan put back.',
  on: ['CardsDrawn', 'HandKept', 'Mulliganed', 'CardsPut', 'GameStarted', 'PhaseDeclared'],
  messages: {
    tooMany: illegal('{player} drew {found} for the opening hand; it is {due}.', {
      cites: ['9.1.6', 'host-basics:game-setup', 'host-basics:game-setup/hand-setup'],
    }),
    drawnFirst: illegal('{player} drew {found} beyond the opening hand of {due} before any card was put back in a mulligan.', {
      cites: ['9.1.6', '9.1.7', 'host-basics:game-setup', 'host-basics:game-setup/hand-setup', 'host-basics:game-setup/mulligan'],
    }),
    tooFew: missed('{player} had drawn only {found} for the opening hand; it is {due}.', {
      cites: ['9.1.6', 'host-basics:game-setup', 'host-basics:game-setup/hand-setup'],
    }),
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
      if (setup.count >= due) return report('drawnFirst', { player: event.by!, found: cards(event.data.cards.length), due }, [setup.drawn]);
      const found = setup.count + event.data.cards.length;
      if (found > due) report('tooMany', { player: event.by!, found: cards(found), due });
      return;
    }
    if (event.type === 'CardsPut' && !isPutBack(event)) return;
    if (setup.drawn && setup.count < due) report('tooFew', { player: event.by!, found: cards(setup.count), due }, [setup.drawn]);
  },
});

const cards = (n: number): string => count(n, 'card');
