import { other, type Battle, type HostBoard, type Seat } from '../../board.js';
import { check, illegal } from '../../check.js';
import type { HostEventOf } from '../../events.js';
import { isCombat } from '../../combat.js';
import { lastDamage } from '../../fighting.js';

export const stepGivesPriority = check({
  id: 'step-gives-priority',
  cites: ['25.2.3', '25.3.5', '25.4.1.1', '25.4.2.1', '25.4.2.6', '31.5.3', '15.3.2.4', '32.5'],
  rule: 'In each step of a battle both players have passed before the battle goes on.',
  on: ['BlockerDeclared', 'DamageStepBegan', 'DamageDealt', 'AttackerDeclared'],
  messages: {
    afterAttacker: illegal('A blocker was declared although {player}, who may respond to the attack, had not passed.', {
      cites: ['25.2.3', '15.3.2.4', '31.5.3'],
    }),
    afterBlocker: illegal('The damage step began although {player}, who may respond to the declared blocker, had not passed.', {
      cites: ['25.3.5', '31.5.3'],
    }),
    early: illegal('Damage was dealt in the early damage step although {player}, who may act there first, had not passed.', {
      cites: ['25.4.1.1', '31.5.3'],
    }),
    normal: illegal('Damage was dealt in the normal damage step although {player}, who may act there first, had not passed.', {
      cites: ['25.4.2.1', '31.5.3'],
    }),
    leavingEarly: illegal('The normal damage step began although {player}, who may act in the early one, had not passed.', {
      cites: ['25.4.1.1', '31.5.3'],
    }),
    leavingNormal: illegal('The next attacker was declared although {player}, who may act after the normal damage, had not passed.', {
      cites: ['25.4.2.6', '31.5.3'],
    }),
    afterResolution: illegal('The battle went on right after a resolution: {player} could respond once more and had not passed.', {
      cites: ['32.5', '31.5.3'],
    }),
  },
  judge({ event, board }, report) {
    const { battle, priority } = board;
    if (!battle || !board.complete || board.turnPlayer < 0 || board.stack.length || board.resolving) return;
    const step = goesOn(board, event, battle);
    if (step === null) return;
    const opponent = other(board.turnPlayer as Seat);
    const chance = step === 'leavingNormal' ? lastDamage(battle) : battle.stepBegan;
    // Of a step that began before the record nobody knows who has passed.
    if (chance === 0 || priority.passed[opponent] > chance) return;
    report(priority.why === 'resolved' ? 'afterResolution' : step, { player: board.seats[opponent] }, [chance, priority.since]);
  },
});

type Going = HostEventOf<'BlockerDeclared'> | HostEventOf<'DamageStepBegan'> | HostEventOf<'DamageDealt'> | HostEventOf<'AttackerDeclared'>;
type Step = 'afterAttacker' | 'afterBlocker' | 'early' | 'normal' | 'leavingEarly' | 'leavingNormal';

/** Which chance to respond the event leaves behind; steps that are out of order are another check's matter. */
function goesOn(board: HostBoard, event: Going, battle: Battle): Step | null {
  const { step } = battle;
  switch (event.type) {
    case 'BlockerDeclared': return step === 'attack' ? 'afterAttacker' : null;
    case 'AttackerDeclared': return step === 'normal' ? 'leavingNormal' : null;
    case 'DamageStepBegan': {
      if (step === 'block') return 'afterBlocker';
      return step === 'early' && event.data.step === 'normal' ? 'leavingEarly' : null;
    }
    case 'DamageDealt': {
      if (!isCombat(board, event) || battle.attackerDealt.step === step || battle.blockerDealt.step === step) return null;
      return step === 'early' || step === 'normal' ? step : null;
    }
  }
}
