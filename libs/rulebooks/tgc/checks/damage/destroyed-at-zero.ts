import { check, missed, undecidable } from '../../check.js';
import { actor, deed } from '../../phrases.js';
import { resolveOf } from '../../stats.js';
import { called } from '../../things.js';
import { unmodelledAbout } from '../../unmodelled.js';

export const destroyedAtZero = check({
  id: 'destroyed-at-zero',
  cites: ['4.3.2', '1.11.b'],
  rule: 'A creature whose resolve is 0 or less is destroyed.',
  on: ['CardPlayed', 'EffectActivated', 'CoinFlipped', 'BattleDeclared', 'PhasePassed', 'NothingDone', 'BothDidNothing', 'PhaseBegan', 'CardTapped'],
  messages: {
    unless: undecidable('{player} {did} before {card}, with resolve {resolve}, had been destroyed. The text of {text} is not modelled and may keep it.'),
    stayed: missed('{player} {did} before {card}, with resolve {resolve}, had been destroyed.'),
  },
  judge({ event, board }, report) {
    if (board.due.length === 0 || board.winner >= 0 || (event.type === 'CardTapped' && !board.toTap.length)) return;
    for (const thing of board.due) {
      if (thing.due !== 'resolve') continue;
      const facts = { player: actor(event), did: deed(event), card: called(board, thing), resolve: resolveOf(thing), text: unmodelledAbout(board, 'destroy') };
      report(facts.text ? 'unless' : 'stayed', facts, [thing.dueSince, thing.damagedBy]);
    }
  },
});
