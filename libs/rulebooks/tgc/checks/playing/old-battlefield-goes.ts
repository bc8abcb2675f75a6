import { check, missed, undecidable } from '../../check.js';
import { actor, deed } from '../../phrases.js';
import { called } from '../../things.js';
import { unmodelledAbout } from '../../unmodelled.js';

export const oldBattlefieldGoes = check({
  id: 'old-battlefield-goes',
  cites: ['3.3.3.d.1'],
  rule: 'A player\'s new Battlefield destroys the Battlefield that the player had.',
  on: ['CardPlayed', 'EffectActivated', 'CoinFlipped', 'BattleDeclared', 'PhasePassed', 'NothingDone', 'BothDidNothing', 'PhaseBegan'],
  messages: {
    unless: undecidable('{player} {did} before {old} was destroyed for a new Battlefield of the same player. The text of {text} is not modelled and may keep it.'),
    stayed: missed('{player} {did} before {old} was destroyed, as the new Battlefield of the same player demands.'),
  },
  judge({ event, board }, report) {
    for (const thing of board.due) {
      if (thing.due !== 'replaced') continue;
      const text = unmodelledAbout(board, 'battlefield');
      report(text ? 'unless' : 'stayed', { player: actor(event), did: deed(event), old: called(board, thing), text }, [thing.dueSince]);
    }
  },
});
