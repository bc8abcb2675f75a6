import type { Player, Seat } from '../../board.js';
import { check, illegal, missed } from '../../check.js';
import { isPutBack } from '../../fold/setup.js';
import { count } from '../../phrases.js';
import { seatIndex } from '../../things.js';

export const mulliganOnce = check({
  id: 'mulligan-once',
  cites: ['9.1.7', '9.1.7.1', 'host-basics:game-setup', 'host-basics:game-setup/mulligan'],
  rule: 'A mulligan puts cards on the bottom of the deck, draws as many, then shuffles; who puts none back does not shuffle.',
  on: ['Mulliganed', 'CardsPut', 'HandKept', 'CardsDrawn', 'DeckShuffled', 'HostRevealed', 'GameStarted', 'PhaseDeclared'],
  messages: {
    again: illegal('{player} took a second mulligan.', { cites: ['9.1.7', 'host-basics:game-setup', 'host-basics:game-setup/mulligan'] }),
    notBottom: illegal('{player} put {back} of the opening hand into the deck elsewhere than on its bottom.', {
      cites: ['9.1.7', 'host-basics:game-setup/mulligan'],
    }),
    redraw: illegal('{player} drew {found} after putting {back} back.', { cites: ['9.1.7', 'host-basics:game-setup', 'host-basics:game-setup/mulligan'] }),
    shuffledEarly: illegal('{player} shuffled before drawing the cards of the mulligan.', { cites: ['9.1.7', 'host-basics:game-setup/mulligan'] }),
    shuffledKept: illegal('{player} shuffled the deck although no card was put back.', { cites: ['9.1.7.1'] }),
    notDrawn: missed('{player} put {back} back and has drawn {found}.', { cites: ['9.1.7', 'host-basics:game-setup/mulligan'] }),
    notShuffled: missed('{player} put {back} back and has not shuffled the deck.', { cites: ['9.1.7', 'host-basics:game-setup/mulligan'] }),
  },
  judge({ event, board }, report) {
    if (board.started) return;
    if (event.type === 'GameStarted' || event.type === 'PhaseDeclared') {
      // A record kept by hand need not tell what everybody does.
      for (const p of board.players) if (board.complete && !p.setup.revealed) unfinished(p, report);
      return;
    }
    const who = board.players[seatIndex(board, event.by) as Seat];
    const { setup } = who;
    const player = event.by!;
    if (event.type === 'HostRevealed') return board.complete ? unfinished(who, report) : undefined;
    const back = isPutBack(event);
    if (back && event.type === 'CardsPut' && event.data.to.zone === 'top') report('notBottom', { player, back: count(event.data.cards.length, 'card') });
    if (!setup.mulligan) return;
    const facts = { player, back: count(setup.mulliganed, 'card') };
    if (back || event.type === 'HandKept') report('again', facts, [setup.mulligan]);
    else if (event.type === 'CardsDrawn') {
      const found = setup.redrawn + event.data.cards.length;
      if (found > setup.mulliganed) report('redraw', { ...facts, found: count(found, 'card') }, [setup.mulligan]);
    } else if (event.type === 'DeckShuffled' && (event.data.deck === undefined || event.data.deck === event.by)) {
      if (setup.mulliganed === 0) report('shuffledKept', facts, [setup.mulligan]);
      else if (setup.redrawn < setup.mulliganed) report('shuffledEarly', facts, [setup.mulligan, setup.drawn]);
    }
  },
});

type Missing = (id: 'notDrawn' | 'notShuffled', facts: { player: string; back: string; found: string }, reliesOn: number[]) => void;

function unfinished({ seat, setup }: Player, report: Missing): void {
  if (!setup.mulligan || setup.mulliganed === 0) return;
  const facts = { player: seat, back: count(setup.mulliganed, 'card'), found: count(setup.redrawn, 'card') };
  if (setup.redrawn < setup.mulliganed) report('notDrawn', facts, [setup.mulligan, setup.drawn]);
  else if (!setup.reshuffled) report('notShuffled', facts, [setup.mulligan]);
}
