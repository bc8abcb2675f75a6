import type { Seat, TgcBoard } from '../../board.js';
import { check, illegal, missed, undecidable } from '../../check.js';
import { nameOf, seatIndex } from '../../things.js';

export const drawPhaseSteps = check({
  id: 'draw-phase-steps',
  cites: ['1.10', '1.10.1', '1.10.2', '1.10.3', '1.10.4'],
  rule: 'In the Draw Phase plasma is set, a card is drawn, everything is untapped and the phase is passed, in this order.',
  on: ['PlasmaSet', 'CardsDrawn', 'AllUntapped', 'CardUntapped', 'PhasePassed', 'PhaseBegan'],
  messages: {
    plasma: illegal("{player}'s plasma was set to {amount} instead of {right}: it is the number of Draw Phases had, this one included.", { cites: ['1.10.1'] }),
    unknownCount: undecidable("{player}'s plasma was set to {amount}. How many Draw Phases {player} has had is not on record.", { cites: ['1.10.1'] }),
    cards: illegal('{player} drew {count} cards in the Draw Phase instead of one.', { cites: ['1.10.2'] }),
    plasmaLeft: missed("{player}'s plasma had not been set, which is the first step of the Draw Phase.", { cites: ['1.10', '1.10.1'] }),
    drawLeft: missed('{player} had not drawn the card of the Draw Phase.', { cites: ['1.10', '1.10.2'] }),
    untapLeft: missed('{player} had not untapped {cards} in the Draw Phase.', { cites: ['1.10', '1.10.3'] }),
    passLeft: missed("{player}'s Draw Phase ended without its Pass Phase.", { cites: ['1.10.4'] }),
  },
  judge({ event, board }, report) {
    if (board.phase !== 'draw' || board.turnPlayer < 0) return;
    // What an effect does is not a step of the phase.
    if (board.acting !== null && !board.acting.loose) return;
    const seat = board.turnPlayer as Seat;
    const player = board.seats[seat];
    const { drawPhases } = board.players[seat];
    const steps = board.drawSteps;
    const since = [board.phaseEvent];
    if (!isStep(board, event, seat)) return;
    const first = event.type === 'PlasmaSet';
    if (event.type === 'PlasmaSet') {
      const { amount } = event.data;
      if (Number.isNaN(drawPhases)) report('unknownCount', { player, amount });
      else if (amount !== drawPhases) report('plasma', { player, amount, right: drawPhases }, since);
    }
    const past = steps.draw || steps.untap || steps.pass;
    if (!first && !steps.plasma && !past) report('plasmaLeft', { player }, since);
    if (first) return;
    if (event.type === 'CardsDrawn') {
      const count = event.data.cards.length + (steps.draw ? 1 : 0);
      if (count !== 1) report('cards', { player, count }, [...since, steps.draw]);
      return;
    }
    if (!steps.draw && !steps.untap && !steps.pass && board.players[seat].deck !== 0) report('drawLeft', { player }, since);
    if (event.type === 'AllUntapped' || event.type === 'CardUntapped') return;
    const tapped = steps.pass ? [] : board.players[seat].field.filter((t) => t.tapped === 1).map(nameOf);
    if (tapped.length) report('untapLeft', { player, cards: tapped }, since);
    if (event.type === 'PhaseBegan' && !steps.pass && board.complete) report('passLeft', { player }, since);
  },
});

type Step = { readonly type: string; readonly by?: string; readonly data: object };

/** Whether the event is a step of this player's Draw Phase. */
function isStep(board: TgcBoard, event: Step, seat: Seat): boolean {
  if (event.type === 'CardUntapped' || event.type === 'PhaseBegan') return true;
  if (event.type === 'PlasmaSet') return seatIndex(board, (event.data as { player: string }).player) === seat;
  return seatIndex(board, event.by) === seat;
}
