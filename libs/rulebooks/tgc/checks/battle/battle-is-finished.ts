import { check, missed } from '../../check.js';
import { owesDamage } from '../../fold/battle.js';
import { actor, deed } from '../../phrases.js';
import { called } from '../../things.js';

export const battleIsFinished = check({
  id: 'battle-is-finished',
  cites: ['4.1.3', '4.1.4', '4.2.3', '4.2.4'],
  rule: 'The damage of an attack is dealt, and those who fought and survived are tapped, before anything else is done.',
  on: ['CardPlayed', 'EffectActivated', 'CoinFlipped', 'BattleDeclared', 'PhasePassed', 'NothingDone', 'BothDidNothing', 'PhaseBegan'],
  messages: {
    directDamage: missed('{player} {did} before {card} had dealt the damage of its direct attack.', { cites: ['4.1.3'] }),
    damage: missed('{player} {did} before {card} had dealt its damage in the creature attack.', { cites: ['4.2.3'] }),
    attackerUpright: missed('{player} {did} before {card} had been tapped after its direct attack.', { cites: ['4.1.4'] }),
    survivorUpright: missed('{player} {did} before {card}, which survived the creature attack, had been tapped.', { cites: ['4.2.4'] }),
  },
  judge({ event, board }, report) {
    const { battle } = board;
    if (!battle || board.winner >= 0 || battle.stage === 'block' || battle.stage === 'window') return;
    const facts = { player: actor(event), did: deed(event) };
    const relies = [battle.declared, battle.stageSince];
    const direct = battle.direct && !battle.blocked;
    if (battle.stage === 'damage') {
      // An attacker that was tapped meanwhile may count as unable to attack.
      if (battle.attacker?.tapped === 1) return;
      if (owesDamage(board, 'attacker')) report(direct ? 'directDamage' : 'damage', { ...facts, card: called(board, battle.attacker!) }, relies);
      if (owesDamage(board, 'defender')) report('damage', { ...facts, card: called(board, battle.defender!) }, relies);
    } else if (battle.stage === 'after') {
      // With the defender gone before any damage, the attack may count as off.
      if (!direct && !battle.attackerDealt && !battle.defenderDealt) return;
      for (const { thing } of board.toTap) {
        if (thing.tapped === 0 && thing.due === '') report(direct ? 'attackerUpright' : 'survivorUpright', { ...facts, card: called(board, thing) }, relies);
      }
    }
  },
});
