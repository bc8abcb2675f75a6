import { check, undecidable } from '../../check.js';
import { cardNamed } from '../../things.js';
import { unmodelledAbout } from '../../unmodelled.js';

export const costIsPaid = check({
  id: 'cost-is-paid',
  cites: ['3.3.2'],
  rule: 'Playing a card takes exactly its cost from the player\'s plasma.',
  on: ['CardPlayed'],
  messages: {
    otherAmount: '{player} paid {paid} plasma for {card}, which costs {cost}.',
    unless: undecidable('{player} paid {paid} plasma for {card}, which costs {cost}. The text of {text} is not modelled and may change that.'),
  },
  judge({ event, board }, report) {
    const { paid, card } = event.data;
    const played = cardNamed(board, card);
    const { cost } = played;
    if (paid === undefined || Number.isNaN(cost) || paid === cost) return;
    const text = unmodelledAbout(board, 'cost', played);
    report(text ? 'unless' : 'otherAmount', { player: event.by!, card, paid, cost, text });
  },
});
