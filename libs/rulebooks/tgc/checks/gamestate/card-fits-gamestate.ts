import type { Seat } from '../../board.js';
import { check, illegal, undecidable } from '../../check.js';
import { mayAct, mayBe } from '../../gamestate.js';
import { cardNamed, seatIndex } from '../../things.js';
import { unmodelledAbout } from '../../unmodelled.js';

export const cardFitsGamestate = check({
  id: 'card-fits-gamestate',
  cites: ['2.4.2.a', 'X.4.2.a.x', '2.4.3.a', '2.4.2.a.x', '2.5.3.a', '2.5.3.c', '2.5.3.d'],
  rule: 'In Open Battle and in Open Quick only Instants are played.',
  on: ['CardPlayed'],
  messages: {
    quick: illegal('{player} played {card}, {type}, in an Open Quick, which takes only Instants.', { cites: ['2.4.3.a', '2.4.2.a.x'] }),
    standby: illegal('{player} played {card}, {type}, in a Standby Phase, which knows only Open Quick and Instants.', {
      cites: ['2.4.3.a', '2.4.2.a.x', '2.5.3.a'],
    }),
    end: illegal('{player} played {card}, {type}, in an End Phase, which knows only Open Quick and Instants.', {
      cites: ['2.4.3.a', '2.4.2.a.x', '2.5.3.d'],
    }),
    unless: undecidable('{player} played {card}, {type}, outside Open Play. The text of {text} is not modelled and may allow it.', { cites: ['2.4.2.a', '2.4.3.a'] }),
    battle: illegal('{player} played {card}, {type}, in Open Battle, which takes only Instants.', { cites: ['2.4.2.a', 'X.4.2.a.x', '2.5.3.c'] }),
  },
  judge({ event, board }, report) {
    const played = cardNamed(board, event.data.card);
    const { type } = played;
    if (type === 'Instant' || type === 'unknown') return;
    const { state, phase } = board;
    const seat = seatIndex(board, event.by) as Seat;
    if (state.kind === 'closed' || state.kind === 'unknown' || mayAct(board, seat) !== 1) return;
    if (state.kind === 'play' || (seat === board.turnPlayer && mayBe(board, 'play') === 1)) return;
    const facts = { player: event.by!, card: event.data.card, type: `${/^[AEI]/.test(type) ? 'an' : 'a'} ${type}` };
    const text = unmodelledAbout(board, 'play', played);
    if (text) report('unless', { ...facts, text }, [state.since]);
    else if (state.kind === 'battle') report('battle', facts, [state.since]);
    else report(phase === 'standby' ? 'standby' : phase === 'end' ? 'end' : 'quick', facts, [state.since]);
  },
});
