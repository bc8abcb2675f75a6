import { check, illegal, missed, undecidable } from '../../check.js';
import { hostSpecs } from '../../events.js';
import { isPlay, seatName } from '../../phrases.js';
import { unmodelledAbout } from '../../unmodelled.js';

export const gameEndsAtOnce = check({
  id: 'game-ends-at-once',
  cites: ['1.1', '1.1.1', '1.1.2', '1.1.3', '35.3.4', '35.3.5', 'host-basics:victory-conditions'],
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
    after: illegal('This happened after the game was over.', { cites: ['1.1', '35.3.4'] }),
    unless: undecidable('The game went on although {loser} had lost it. The text of {card} is not modelled and may say otherwise.', {
      cites: ['1.1'],
    }),
  },
  judge({ event, board }, report) {
    const { won } = board;
    if (won.seat < 0 || board.pastEnd || board.simultaneous > 0) return;
    // Conceding is always possible.
    if (!isPlay(event) || event.type === 'GameWon' || event.type === 'Conceded') return;
    if (board.over || won.because === '') return report('after', {}, [board.over]);
    const facts = { winner: seatName(board, won.seat), loser: seatName(board, 1 - won.seat) };
    const card = won.because === 'concession' ? null : unmodelledAbout(board, /\b(win|wins|lose|loses|lost)\b|host.*health|health.*host/i);
    if (card === null) report(won.because, facts, [won.event]);
    else report('unless', { ...facts, card }, [won.event]);
  },
});
