import { isOwed } from '../../carrying-out.js';
import { check, missed } from '../../check.js';
import { actingName, actor, deed } from '../../phrases.js';

export const effectIsFinished = check({
  id: 'effect-is-finished',
  cites: ['3.4.3'],
  rule: 'All of an effect is carried out, as far as it can be.',
  on: ['NothingDone', 'BothDidNothing', 'PhasePassed', 'BattleDeclared', 'PhaseBegan', 'EffectEnded'],
  messages: {
    unfinished: missed('{player} {did} before the effect of {card} had been carried out.'),
  },
  judge({ event, board }, report) {
    const { acting } = board;
    if (acting?.kind !== 'effect' || acting.loose || !acting.tasks || board.winner >= 0) return;
    if (!acting.tasks.some((t) => isOwed(board, acting, t))) return;
    report('unfinished', { player: actor(event), did: deed(event), card: actingName(acting) }, [acting.event]);
  },
});
