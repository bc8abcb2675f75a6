import type { Seat } from '../../board.js';
import { findSource, modelledEffect } from '../../activation.js';
import { check, illegal, undecidable } from '../../check.js';
import { seatIndex } from '../../things.js';
import { occasionFor } from '../../triggers.js';

export const triggerHasHappened = check({
  id: 'trigger-has-happened',
  cites: ['3.4.2'],
  rule: 'An effect with a trigger is activated only if that has happened since the last Closed gamestate began.',
  on: ['EffectActivated'],
  messages: {
    notHappened: illegal("{player} activated {card}'s effect, and what it waits for has not happened since the last Closed gamestate began."),
    tooOld: illegal("{player} activated {card}'s effect for event {event}, which lies before the last Closed gamestate."),
    untold: undecidable("{player} activated {card}'s effect. What happened in the last Closed gamestate is not on record."),
  },
  judge({ event, board }, report) {
    const seat = seatIndex(board, event.by) as Seat;
    const { source: ref, ability: number, because } = event.data;
    const source = findSource(board, ref, seat);
    const trigger = source && modelledEffect(board, seat, source, number)?.trigger;
    if (!trigger) return;
    const facts = { player: event.by!, card: source.card.name };
    const relies = [board.closedSince];
    if (because !== undefined && because > 0 && because < board.closedSince) return report('tooOld', { ...facts, event: because }, [because, ...relies]);
    if (occasionFor(board, trigger, seat, source)) return;
    report(Number.isNaN(board.closedSince) ? 'untold' : 'notHappened', facts, relies);
  },
});
