import type { Seat } from '../../board.js';
import { check, illegal, undecidable } from '../../check.js';
import { cardNamed, seatIndex } from '../../things.js';
import { unmodelledAbout } from '../../unmodelled.js';

export const plasmaSuffices = check({
  id: 'plasma-suffices',
  cites: ['3.3.1.1', '3.6.2'],
  rule: 'A card is played only with plasma enough for its cost; what the coin gave is gone when the turn ends.',
  on: ['CardPlayed'],
  messages: {
    short: illegal('{player} played {card} for {cost} with {plasma} plasma.', { cites: ['3.3.1.1'] }),
    coinGone: illegal('{player} played {card} for {cost} with {plasma} plasma: what the coin gave in an earlier turn is gone.', {
      cites: ['3.3.1.1', '3.6.2'],
    }),
    unless: undecidable('{player} played {card} for {cost} with {plasma} plasma. The text of {text} is not modelled and may change what it costs.', {
      cites: ['3.3.1.1'],
    }),
    unknown: undecidable('{player} played {card} for {cost}. How much plasma {player} had is not on record.', { cites: ['3.3.1.1'] }),
  },
  judge({ event, board }, report) {
    const played = cardNamed(board, event.data.card);
    const { cost } = played;
    const { plasma, flipped } = board.players[seatIndex(board, event.by) as Seat];
    const facts = { player: event.by!, card: event.data.card, cost };
    if (Number.isNaN(plasma)) return cost > 0 ? report('unknown', facts) : undefined;
    if (!(cost > plasma)) return;
    const text = unmodelledAbout(board, 'cost', played);
    // What was paid, and was there, is judged with the cost.
    if (text) return event.data.paid !== undefined && event.data.paid <= plasma ? undefined : report('unless', { ...facts, plasma, text });
    // The coin would just have sufficed.
    const coin = flipped !== 0 && cost <= plasma + board.edition.coinPlasma;
    report(coin ? 'coinGone' : 'short', { ...facts, plasma }, [flipped]);
  },
});
