import { check, missed } from '../../check.js';
import { actor, deed } from '../../phrases.js';
import { called } from '../../things.js';

export const oldBattlefieldGoes = check({
  id: 'old-battlefield-goes',
  cites: ['3.3.3.d.1'],
  rule: 'A player\'s new Battlefield destroys the Battlefield that the player had.',
  on: ['CardPlayed', 'EffectActivated', 'CoinFlipped', 'BattleDeclared', 'PhasePassed', 'NothingDone', 'BothDidNothing', 'PhaseBegan'],
  messages: {
    stayed: missed('{player} {did} before {old} was destroyed, as the new Battlefield of the same player demands.'),
  },
  judge({ event, board }, report) {
    for (const thing of board.due) {
      if (thing.due === 'replaced') report('stayed', { player: actor(event), did: deed(event), old: called(board, thing) }, [thing.dueSince]);
    }
  },
});
