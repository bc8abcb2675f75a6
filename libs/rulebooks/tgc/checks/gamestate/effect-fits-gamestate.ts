import type { Seat } from '../../board.js';
import { findSource, modelledEffect } from '../../activation.js';
import { check, illegal } from '../../check.js';
import { mayAct, mayBe } from '../../gamestate.js';
import { seatIndex } from '../../things.js';

export const effectFitsGamestate = check({
  id: 'effect-fits-gamestate',
  cites: ['2.4.2.b', 'X.4.2.b.a', '2.4.3.b', '2.4.2.b.1'],
  rule: 'In Open Quick only Quick effects are activated, and in Open Battle those and the ones made for it.',
  on: ['EffectActivated'],
  messages: {
    quick: illegal("{player} activated {card}'s effect in an Open Quick, and it is not Quick.", { cites: ['2.4.3.b', '2.4.2.b.1'] }),
    onPlay: illegal("{player} activated {card}'s On Play effect in the Open Quick after the card, and it is not Quick.", {
      cites: ['2.4.3.b', '2.4.2.b.1'], reading: 'an On Play effect that is not Quick waits for Open Play, where its trigger still counts',
    }),
    battle: illegal("{player} activated {card}'s effect in Open Battle, and it is neither Quick nor made for battle.", { cites: ['2.4.2.b', 'X.4.2.b.a'] }),
  },
  judge({ event, board }, report) {
    const seat = seatIndex(board, event.by) as Seat;
    const source = findSource(board, event.data.source, seat);
    const ability = source && modelledEffect(board, seat, source, event.data.ability);
    if (!ability || ability.quick) return;
    const { state } = board;
    if (state.kind !== 'quick' && state.kind !== 'battle') return;
    if (mayAct(board, seat) !== 1) return;
    const own = seat === board.turnPlayer;
    if (own && mayBe(board, 'play') === 1) return;
    if (ability.battle && own && mayBe(board, 'battle') === 1) return;
    const facts = { player: event.by!, card: source.card.name };
    if (state.kind === 'battle') report('battle', facts, [state.since]);
    else report(ability.trigger?.on === 'played' && ability.trigger.self ? 'onPlay' : 'quick', facts, [state.since]);
  },
});
