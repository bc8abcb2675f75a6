import { check } from '../../check.js';
import { cardNamed } from '../../things.js';

export const costIsPaid = check({
  id: 'cost-is-paid',
  cites: ['3.3.2'],
  rule: 'Playing a card takes exactly its cost from the player\'s plasma.',
  on: ['CardPlayed'],
  messages: {
    otherAmount: '{player} paid {paid} plasma for {card}, which costs {cost}.',
  },
  judge({ event, board }, report) {
    const { paid, card } = event.data;
    const { cost } = cardNamed(board, card);
    if (paid === undefined || Number.isNaN(cost) || paid === cost) return;
    report('otherAmount', { player: event.by!, card, paid, cost });
  },
});
