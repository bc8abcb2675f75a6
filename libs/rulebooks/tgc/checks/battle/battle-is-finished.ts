import { check, missed, undecidable } from '../../check.js';
import { owesDamage } from '../../fold/battle.js';
import { actor, deed } from '../../phrases.js';
import { called } from '../../things.js';
import { unmodelledAbout } from '../../unmodelled.js';

export const battleIsFinished = check({
  id: 'battle-is-finished',
  cites: ['4.1.3', '4.1.4', '4.2.3', '4.2.4'],
  rule: 'The damage of an attack is dealt, and those who fought and survived are tapped, before anything else is done.',
  on: ['CardPlayed', 'EffectActivated', 'CoinFlipped', 'BattleDeclared', 'PhasePassed', 'NothingDone', 'BothDidNothing', 'PhaseBegan'],
  messages: {
    directDamage: missed('{player} {did} before {card} had dealt the damage of its direct attack.', { cites: ['4.1.3'] }),
    damage: missed('{player} {did} before {card} had dealt its damage in the creature attack.', { cites: ['4.2.3'] }),
    damageUnless: undecidable('{player} {did} before {card} had dealt its damage. The text of {text} is not modelled and may prevent it.', {
      cites: ['4.1.3', '4.2.3'],
    }),
    uprightUnless: undecidable('{player} {did} before {card} had been tapped. The text of {text} is not modelled and may leave it untapped.', {
      cites: ['4.1.4', '4.2.4'],
    }),
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
      for (const side of ['attacker', 'defender'] as const) {
        if (!owesDamage(board, side)) continue;
        const text = unmodelledAbout(board, 'damage');
        report(text ? 'damageUnless' : direct ? 'directDamage' : 'damage', { ...facts, card: called(board, battle[side]!), text }, relies);
      }
    } else if (battle.stage === 'after') {
      // With the defender gone before any damage, the attack may count as off.
      if (!direct && !battle.attackerDealt && !battle.defenderDealt) return;
      for (const { thing } of board.toTap) {
        if (thing.tapped !== 0 || thing.due !== '') continue;
        const text = unmodelledAbout(board, 'tap');
        report(text ? 'uprightUnless' : direct ? 'attackerUpright' : 'survivorUpright', { ...facts, card: called(board, thing), text }, relies);
      }
    }
  },
});
