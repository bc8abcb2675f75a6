import type { HostBoard, Seat, Thing } from '../../board.js';
import { check } from '../../check.js';
import { findItem, findThing, seatIndex } from '../../things.js';

export const oneFormOfAName = check({
  id: 'one-form-of-a-name',
  cites: ['19.1', '37.2', 'host-basics:card-types', 'host-basics:card-types/form'],
  rule: 'A player controls at most one Form of each name, whoever owns it.',
  on: ['CardPlayed', 'ResolutionBegan', 'ControlTaken', 'CardsPut', 'CardMoved'],
  messages: {
    again: '{player} embodied {form} and controls one already; one Form of a name is all that a player may control.',
    second: '{player} came to control a second {form}; one Form of a name is all that a player may control.',
  },
  judge({ event, board }, report) {
    if (event.type === 'CardPlayed') {
      const { card: name } = event.data;
      if (name === null || board.book.main(name)?.type !== 'Form') return;
      const there = controlled(board, seatIndex(board, event.by) as Seat, name);
      if (there) report('again', { player: event.by!, form: name }, [there.entered]);
      return;
    }
    if (event.type === 'ResolutionBegan') {
      const item = findItem(board, event.data.item);
      if (item?.kind !== 'card' || item.card?.type !== 'Form') return;
      const there = controlled(board, item.by, item.card.name);
      if (there) report('second', { player: board.seats[item.by], form: item.card.name }, [there.entered, item.event]);
      return;
    }
    if (event.type !== 'ControlTaken' && event.data.to.zone !== 'form') return;
    const seat = seatIndex(board, event.type === 'ControlTaken' ? event.by : (event.data.to.of ?? event.by)) as Seat;
    if (event.type === 'CardsPut') {
      for (const [i, name] of event.data.cards.entries()) {
        if (name === null || board.book.main(name)?.type !== 'Form') continue;
        const there = controlled(board, seat, name);
        if (!there && event.data.cards.indexOf(name) === i) continue;
        report('second', { player: board.seats[seat], form: name }, [there?.entered]);
      }
      return;
    }
    const thing = findThing(board, event.data.card, 1 - seat);
    if (thing?.card?.type !== 'Form' || thing.controller === seat) return;
    const there = controlled(board, seat, thing.card.name);
    if (there) report('second', { player: board.seats[seat], form: thing.card.name }, [there.entered]);
  },
});

function controlled(board: HostBoard, seat: Seat, name: string): Thing | null {
  for (const form of board.players[seat].forms) if (form.card?.name === name) return form;
  return null;
}
