import type { Seat } from '../../board.js';
import { check, illegal } from '../../check.js';
import { faceDown } from '../../fold/stack.js';
import { seatIndex } from '../../things.js';
import { zoneWords } from '../../told.js';

const PAGE = ['host-basics:card-types', 'host-basics:card-types/ambush'] as const;

export const ambushIsLaid = check({
  id: 'ambush-is-laid',
  cites: ['17.2.2', '14.4.4', '17.2', '22.3.1', ...PAGE],
  rule: 'Only an Ambush that lies face down in a slot can be activated.',
  on: ['AmbushActivated'],
  messages: {
    fromElsewhere: illegal('{player} activated {card} from {from}: an Ambush is laid first and lies face down in a backrow slot.', {
      cites: ['17.2.2', '14.4.4', '17.2', ...PAGE],
    }),
    notLaid: illegal('{player} activated {card}, but no face-down card of {player} there can be it.', { cites: ['17.2.2', '14.4.4', ...PAGE] }),
    faceUp: illegal('{player} activated {card}, which already lies face up: an Ambush is turned up once.', { cites: ['17.2.2', '22.3.1'] }),
    noAmbush: illegal('{player} activated {card}, which is no Ambush.', { cites: ['17.2'] }),
  },
  judge({ event, board }, report) {
    const seat = seatIndex(board, event.by) as Seat;
    const { card: name, from } = event.data;
    const facts = { player: event.by!, card: name };
    const card = board.book.main(name);
    if (card && card.type !== 'Ambush') return report('noAmbush', facts);
    if (from && !from.zone.startsWith('back')) return report('fromElsewhere', { ...facts, from: zoneWords({ of: event.by, ...from }) });
    const laid = faceDown(board, seat, event.data);
    if (laid && (laid.card === null || laid.card.name === name)) return;
    const up = board.players[seat].back.find((t) => t?.faceUp && t.card?.name === name);
    if (up) report('faceUp', facts, [up.entered]);
    else report('notLaid', facts);
  },
});
