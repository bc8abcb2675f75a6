import type { HostBoard } from '../../board.js';
import { check, illegal, missed, undecidable } from '../../check.js';
import { hostSpecs, type HostEvent } from '../../events.js';
import { fit } from '../../fitting.js';
import { goesOn } from '../../fold/ending.js';
import { seatName } from '../../phrases.js';
import { itemName } from '../../things.js';
import { unmodelledAbout } from '../../unmodelled.js';

export const gameEndsAtOnce = check({
  id: 'game-ends-at-once',
  cites: ['1.1', '1.1.1', '1.1.2', '1.1.3', '34.3', '35.3.4', '35.3.5', 'host-basics:victory-conditions'],
  rule: 'The game is over the moment a victory condition is met; nothing is played after it.',
  on: hostSpecs.map((s) => s.type),
  messages: {
    damage: missed("The game went on although the cards in the damage zone of {loser} had reached the Host's health: {winner} had won.", {
      cites: ['1.1', '1.1.1', '35.3.4', 'host-basics:victory-conditions'],
      reading: 'A game is lost with as many damage cards as the Host has health, and with more.',
    }),
    deck: missed('The game went on although the deck of {loser} was empty: {winner} had won.', {
      cites: ['1.1', '1.1.2', '35.3.4', 'host-basics:victory-conditions'],
    }),
    hand: missed('The game went on although the Host of {loser} took damage with no card in hand: {winner} had won.', {
      cites: ['1.1', '1.1.3', '35.3.4', 'host-basics:victory-conditions'],
    }),
    concession: missed('The game went on although {loser} had conceded.', { cites: ['1.1', '35.3.5'] }),
    carriedOn: illegal('{item} was carried on with although {winner} had won: the game ends in the middle of an effect too.', {
      cites: ['1.1', '34.3', '35.3.4', 'host-basics:victory-conditions'],
    }),
    after: illegal('This happened after the game was over.', { cites: ['1.1', '35.3.4'] }),
    unless: undecidable('The game went on although {loser} had lost it. The text of {card} is not modelled and may say otherwise.', {
      cites: ['1.1'],
    }),
  },
  judge({ event, board }, report) {
    const { won } = board;
    if (won.seat < 0 || board.pastEnd || !goesOn(board, event)) return;
    if (board.over || won.because === '') return report('after', {}, [board.over]);
    const facts = { winner: seatName(board, won.seat), loser: seatName(board, 1 - won.seat) };
    const card = won.because === 'concession' ? null : unmodelledAbout(board, /\b(win|wins|lose|loses|lost)\b|host.*health|health.*host/i);
    if (card === null && isAskedFor(board, event)) report('carriedOn', { ...facts, item: itemName(board.resolving!.item) }, [won.event]);
    else if (card === null) report(won.because, facts, [won.event]);
    else report('unless', { ...facts, card }, [won.event]);
  },
});

/** Whether the effect that is resolving asks for this, now or later. */
function isAskedFor(board: HostBoard, event: HostEvent): boolean {
  const { is } = fit(board, event);
  return is !== 'other' && is !== 'foreign';
}
