import type { Seat } from '../../board.js';
import { check, illegal, undecidable } from '../../check.js';
import { EDITIONS } from '../../editions.js';
import { count, deed } from '../../phrases.js';
import { countFree, seatIndex } from '../../things.js';

/** A table has at least as many slots as the short rules count; where nobody counts them, more may be too many. */
const SURELY_ENOUGH = { front: EDITIONS.short.frontSlots, back: EDITIONS.short.backSlots };

const FULL = ['7.1', '7.2', 'host-basics:faqs', 'host-basics:faqs/3', 'host-basics:play-area'];

export const roomForTheCard = check({
  id: 'room-for-the-card',
  cites: ['17.1.1', '18.1', '21.1', ...FULL],
  rule: 'A card that needs a slot is not played without a free one.',
  on: ['CardPlayed'],
  messages: {
    Entity: illegal('{player} {did} without a free frontrow slot.', { cites: ['18.1', ...FULL] }),
    Sorcery: illegal('{player} {did} without a free backrow slot.', { cites: ['21.1', ...FULL] }),
    Ambush: illegal('{player} {did} without a free backrow slot.', { cites: ['17.1.1', ...FULL] }),
    untold: undecidable('{player} {did} with {taken} of that row occupied. How many slots it has is not on record.', {
      cites: ['18.1', '21.1', '17.1.1'],
    }),
  },
  judge({ event, board }, report) {
    const name = event.data.card;
    const type = name === null ? 'Ambush' : board.book.main(name)?.type;
    if (type === undefined || type === 'Form' || type === 'Host') return;
    const row = type === 'Entity' ? 'front' : 'back';
    const player = board.players[seatIndex(board, event.by) as Seat];
    const free = countFree(board, player, row);
    if (free > 0) return;
    if (free <= 0) return report(type, { player: event.by!, did: deed(event) }, player[row].map((t) => t?.entered));
    const taken = player[row].reduce((n, t) => n + (t ? 1 : 0), 0);
    if (taken >= SURELY_ENOUGH[row]) report('untold', { player: event.by!, did: deed(event), taken: count(taken, 'slot') });
  },
});
