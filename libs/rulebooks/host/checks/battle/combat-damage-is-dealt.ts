import { check, missed, undecidable } from '../../check.js';
import type { HostBoard, Side } from '../../board.js';
import { damageOf, dealt, deals, fighter, strikesEarly } from '../../fighting.js';
import { unsettledOn } from '../../stats.js';
import { called } from '../../things.js';
import type { HostEvent } from '../../events.js';
import { unmodelledAbout } from '../../unmodelled.js';

export const combatDamageIsDealt = check({
  id: 'combat-damage-is-dealt',
  cites: [
    '25.3.3.1', '25.4.1.2', '25.4.2', '25.4.2.2', '25.4.2.3', '25.4.2.5', '26.2.1', 'host-basics:attacking', 'host-basics:attacking/declaration',
    'host-basics:attacking/damage-dealing',
  ],
  rule: 'In its step each Entity in battle deals its damage; an attack on a Host deals it 1.',
  on: ['DamageStepBegan', 'DamageStepEnded', 'AttackerDeclared', 'PhaseDeclared', 'TurnEnded'],
  messages: {
    early: missed('{source} has First Strike and dealt no damage in the early damage step.', { cites: ['25.4.1.2'] }),
    normal: missed('{source} dealt no combat damage although it is in battle with power {power}.', {
      cites: ['25.4.2', '25.4.2.2', '25.4.2.3', '26.2.1', 'host-basics:attacking', 'host-basics:attacking/damage-dealing'],
    }),
    host: missed('{source} attacked a Host and the 1 damage for that was not dealt.', {
      cites: ['25.4.2.5', '25.4.2', 'host-basics:attacking', 'host-basics:attacking/declaration'],
    }),
    untold: undecidable('{source} dealt no combat damage. Whether it has any power to deal is not on record.', {
      cites: ['26.2.1', '25.4.2.2', 'host-basics:attacking/declaration'],
    }),
    mayNotBlock: undecidable(
      '{source} dealt no combat damage. Whether it can block hangs on a condition in the text of {open} that the record leaves open.',
      { cites: ['25.3.3.1'] },
    ),
    unless: undecidable('{source} dealt no combat damage. The text of {card} is not modelled and may say so.', {
      cites: ['26.2.1', '25.4.2.2', '25.4.2.5'],
    }),
  },
  judge({ event, board }, report) {
    const { battle } = board;
    if (!battle || board.won.seat >= 0) return;
    const chance = lastChance(board, event);
    if (chance === null) return;
    for (let i = 0; i < SIDES.length; i++) {
      const side = SIDES[i];
      const can = deals(board, battle, side);
      if (can === 0 || dealt(battle, side).step !== '' || battle.powerless === side) continue;
      // A Host's damage may come in either step: 25.4.2.5 stands under the normal one and speaks of the attack.
      const isAgainstHost = side === 'attacker' && battle.host >= 0;
      const early = isAgainstHost || (battle.step === 'block' && chance === 'normal') ? 0 : strikesEarly(board, battle, side);
      // In a step that lies before the record it may have struck; with or without First Strike it has struck by the end of this battle.
      const either = Number.isNaN(early) && chance === 'normal' && battle.declared > 0;
      if (early !== Number(chance === 'early') && !either) continue;
      const power = damageOf(board, battle, side);
      if (power === 0) continue;
      const source = called(board, fighter(battle, side)!);
      const relies = [battle.declared, battle.blocked, battle.stepBegan];
      const card = unmodelledAbout(board, /damage|power|battle|combat/i);
      if (can !== 1) report('mayNotBlock', { source, open: unsettledOn(board, battle.blocker!, 'Cannot Block') ?? '' }, relies);
      else if (Number.isNaN(power)) report('untold', { source }, relies);
      else if (card !== null) report('unless', { source, card }, relies);
      else if (early === 1) report('early', { source }, relies);
      else if (isAgainstHost) report('host', { source }, relies);
      else report('normal', { source, power }, relies);
    }
  },
});

const SIDES: readonly Side[] = ['attacker', 'blocker'];

/** Which damage must have been dealt by now: that of the early step once it is over, all of it once the battle is. */
function lastChance(board: HostBoard, event: HostEvent): 'early' | 'normal' | null {
  const { step, stepEnded } = board.battle!;
  // What its end has shown is not said again.
  if (stepEnded > 0) return null;
  // An abridged record need not tell that the early step began.
  const isBeforeNormal = step === 'early' || (step === 'block' && !board.complete);
  if (event.type === 'DamageStepBegan') return isBeforeNormal && event.data.step === 'normal' ? 'early' : null;
  if (event.type === 'DamageStepEnded') return step === 'early' || step === 'normal' ? step : null;
  return step === 'normal' || (step === 'block' && !board.complete) ? 'normal' : null;
}
