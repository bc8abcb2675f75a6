/** The cards that damage to a Host moves: one from hand for each, and where the edition gives one, a new one (2.1). */
import type { HostBoard, Player, Seat } from './board.js';
import type { HostEventOf } from './events.js';
import { asksFor } from './tasks.js';
import { seatIndex } from './things.js';

/** Whose damage it is for which cards are put into a damage zone, whoever puts them there. */
export const damagedPlayer = (board: HostBoard, { by, data }: HostEventOf<'CardsPut'>): Player =>
  board.players[seatIndex(board, data.to.of ?? by) as Seat];

/** Whether a card that this player draws now is the one for damage that has not been placed yet, drawn too soon. */
export const drawsTooSoon = (board: HostBoard, player: Player): boolean =>
  player.hostDamageDue > 0 && player.hostDrawDue <= 0 && board.edition.drawAfterHostDamage && !asksFor(board, 'draw');

/** Whether so many cards are more than the damage gives, and nothing that resolves gives the rest. */
export const drawsTooMany = (board: HostBoard, player: Player, cards: number): boolean =>
  player.hostDrawDue > 0 && cards > player.hostDrawDue && !board.resolving?.tasks?.some((t) => t.step.do === 'draw') && !isOpaque(board);

/** What resolves without a text that the judge can read may say anything. */
const isOpaque = ({ resolving }: HostBoard): boolean => resolving?.tasks === null;
