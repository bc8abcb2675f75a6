import type { Acting, TgcBoard } from '../../board.js';
import { isOwed } from '../../carrying-out.js';
import { check, illegal, missed } from '../../check.js';
import { actor, deed } from '../../phrases.js';
import { nameOf } from '../../things.js';

export const effectThenDiscard = check({
  id: 'effect-then-discard',
  cites: ['3.3.3.c.1'],
  rule: 'An Instant or Event takes effect and is discarded then.',
  on: ['CardDiscarded', 'CardMoved', 'NothingDone', 'BothDidNothing', 'PhasePassed', 'BattleDeclared', 'PhaseBegan'],
  messages: {
    tooSoon: illegal('{card} was discarded before all of its effect had been applied.'),
    notApplied: missed('{player} {did} before the effect of {card} had been applied.'),
    notDiscarded: missed('{player} {did} before {card} had been discarded.'),
  },
  judge({ event, board }, report) {
    const { acting } = board;
    const source = acting?.source;
    if (!acting || acting.kind !== 'card' || !source || (source.card.type !== 'Instant' && source.card.type !== 'Event')) return;
    const owed = owes(board, acting);
    const card = nameOf(source);
    if (event.type === 'CardDiscarded' || event.type === 'CardMoved') {
      if (event.type === 'CardMoved' && event.data.to.zone !== 'discard') return;
      if (owed && event.data.card.name === source.card.name) report('tooSoon', { card }, [acting.event]);
      return;
    }
    // The end of the game stops everything.
    if (board.winner >= 0) return;
    report(owed ? 'notApplied' : 'notDiscarded', { player: actor(event), did: deed(event), card }, [acting.event]);
  },
});

const owes = (board: TgcBoard, acting: Acting): boolean => acting.tasks?.some((t) => isOwed(board, acting, t)) ?? false;
