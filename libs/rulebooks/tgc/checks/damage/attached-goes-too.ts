import { check, missed, undecidable } from '../../check.js';
import { actor, deed } from '../../phrases.js';
import { called } from '../../things.js';
import { unmodelledAbout } from '../../unmodelled.js';

export const attachedGoesToo = check({
  id: 'attached-goes-too',
  cites: ['1.11.b.1'],
  rule: 'With a destroyed card everything that is attached to it is destroyed.',
  on: ['CardPlayed', 'EffectActivated', 'CoinFlipped', 'BattleDeclared', 'PhasePassed', 'NothingDone', 'BothDidNothing', 'PhaseBegan'],
  messages: {
    stayed: missed('{player} {did} before {card} had been destroyed along with the card that it was attached to.'),
    unless: undecidable('{player} {did} before {card} had been destroyed along with the card above it. The text of {text} is not modelled and may keep it.'),
    alone: missed('{player} {did} before {card} had been destroyed, which lay under a card that left the field.', {
      reading: 'what was attached to a card that leaves otherwise than by destruction is destroyed as well',
    }),
  },
  judge({ event, board }, report) {
    if (board.due.length === 0 || board.winner >= 0) return;
    for (const thing of board.due) {
      const facts = { player: actor(event), did: deed(event), card: called(board, thing) };
      if (thing.due !== 'attached' && thing.due !== 'orphan') continue;
      const text = unmodelledAbout(board, 'equip');
      report(text ? 'unless' : thing.due === 'attached' ? 'stayed' : 'alone', { ...facts, text }, [thing.dueSince]);
    }
  },
});
