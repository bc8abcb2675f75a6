import { check, illegal, undecidable } from '../../check.js';
import type { Battle, HostBoard } from '../../board.js';
import { called, inPlay } from '../../things.js';
import { isCombat } from '../../combat.js';

export const battleInSteps = check({
  id: 'battle-in-steps',
  cites: ['25.1', '25.2', '25.3', '25.3.1', '25.4', '25.4.1', '25.4.2', '25.5', 'host-basics:attacking'],
  rule: 'A battle goes from attacker to blocker to early damage to normal damage, and only then to the next attack.',
  on: ['AttackerDeclared', 'BlockerDeclared', 'DamageStepBegan', 'DamageDealt', 'PhaseDeclared'],
  messages: {
    noAttacker: illegal('{player} declared what is attacked although no attacker had been declared.', {
      cites: ['25.1', '25.2', 'host-basics:attacking'],
    }),
    blockerTwice: illegal('{player} declared a second time what {attacker} attacks.', { cites: ['25.1', '25.3', '25.3.1'] }),
    stepTooSoon: illegal('The {step} damage step began although {before}.', { cites: ['25.1', '25.4'] }),
    earlyFirst: illegal('The normal damage step began although the early one, which comes first, had not.', {
      cites: ['25.4', '25.4.1', '25.4.2'],
    }),
    attackTooSoon: illegal('The next attacker was declared although the battle of {attacker} was not over.', { cites: ['25.5', '25.1'] }),
    phaseTooSoon: illegal('The next phase was declared although the battle of {attacker} was not over.', { cites: ['25.1', '25.4'] }),
    damageTooSoon: illegal('Combat damage was dealt outside a damage step.', { cites: ['25.4', '25.1'] }),
    untold: undecidable('A battle went on. Whether an attack had been declared before the record starts is not told.', { cites: ['25.1'] }),
  },
  judge({ event, board }, report) {
    const { battle } = board;
    if (event.type === 'DamageDealt') {
      if (!isCombat(board, event) || (battle && isDamageStep(board, battle))) return;
      return isUntold(board) ? report('untold', {}) : report('damageTooSoon', {}, [battle?.stepBegan, battle?.stepEnded]);
    }
    if (event.type === 'AttackerDeclared' || event.type === 'PhaseDeclared') {
      if (!battle || isFoughtOut(board, battle)) return;
      const id = event.type === 'PhaseDeclared' ? 'phaseTooSoon' : 'attackTooSoon';
      return report(id, { attacker: attackerOf(board, battle) }, [battle.stepBegan]);
    }
    if (!battle && isUntold(board)) return report('untold', {});
    if (event.type === 'BlockerDeclared') {
      if (!battle) return report('noAttacker', { player: event.by! });
      if (battle.step === 'attack') return;
      return report('blockerTwice', { player: event.by!, attacker: attackerOf(board, battle) }, [battle.blocked]);
    }
    const { step } = event.data;
    if (!battle) return report('stepTooSoon', { step, before: 'no attack had been declared' });
    if (battle.step === step) report('stepTooSoon', { step, before: 'it had begun already' }, [battle.stepBegan]);
    else if (battle.step === 'normal') report('stepTooSoon', { step, before: 'the normal one had begun already' }, [battle.stepBegan]);
    else if (battle.step === 'attack' && !isGone(battle)) {
      report('stepTooSoon', { step, before: 'it had not been declared what is attacked' }, [battle.stepBegan]);
    } else if (step === 'normal' && battle.step === 'block' && board.complete) report('earlyFirst', {}, [battle.stepBegan]);
  },
});

const attackerOf = (board: HostBoard, { attacker }: Battle): string => (attacker ? called(board, attacker) : 'an Entity');

/** With attacker or blocker gone the attack goes on without effect: nothing is lost if its steps are not told (25.4.2.4). */
const isGone = ({ attacker, blocker }: Battle): boolean => !inPlay(attacker) || (blocker !== null && !inPlay(blocker));

/** At a table nobody says that a damage step begins, and an abridged record need not either. */
const isDamageStep = (board: HostBoard, { step, stepEnded }: Battle): boolean =>
  (step === 'block' ? !board.complete : step !== 'attack') && stepEnded === 0;

const isFoughtOut = (board: HostBoard, battle: Battle): boolean =>
  battle.step === 'normal' || (battle.step === 'block' && !board.complete) || isGone(battle);

/** The position stands in a Battle Phase and says nothing of a battle. */
const isUntold = (board: HostBoard): boolean => board.battle === null && board.phase === 'battle' && board.phaseEvent === 0;
