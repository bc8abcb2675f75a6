import type { Battle, TgcBoard, Thing } from '../../board.js';
import { match } from '../../carrying-out.js';
import { check, illegal, undecidable } from '../../check.js';
import type { TgcEventOf } from '../../events.js';
import { sideOf } from '../../fold/battle.js';
import { damageOf } from '../../stats.js';
import { called, findMeant } from '../../things.js';
import { unmodelledAbout } from '../../unmodelled.js';

export const battleDamageFits = check({
  id: 'battle-damage-fits',
  cites: ['4.1.3', '4.2.3', '4.3.1', '3.3.3.b.3', '3.3.3.b.3.1', '4.1.1.1', '4.1.2.1', '4.2.2.1', '3.5.1'],
  rule: 'In battle the attacker deals its power to the opponent, or the two creatures deal theirs to each other; nothing else deals damage.',
  on: ['DamageDealt'],
  messages: {
    directAmount: illegal('{card} dealt {amount} damage in a direct attack with power {power}.', { cites: ['4.1.3', '4.3.1'] }),
    amount: illegal('{card} dealt {amount} damage in a creature attack with power {power}.', { cites: ['4.2.3', '4.3.1'] }),
    equipped: illegal('{card} dealt {amount} damage with power {power}, what is attached to it included.', { cites: ['4.1.3', '4.2.3', '3.3.3.b.3'] }),
    bonusLost: illegal('{card} dealt {amount} damage with power {power}: what an equipment gave went with it.', { cites: ['4.1.3', '4.2.3', '3.3.3.b.3.1'] }),
    notThePlayer: illegal('{card} dealt damage to {target} in a direct attack on {opponent}.', { cites: ['4.1.3'] }),
    notTheCreature: illegal('{card} dealt damage to {target} in a creature attack.', { cites: ['4.2.3', '4.1.1.1'] }),
    twice: illegal('{card} dealt damage a second time in this battle.', { cites: ['4.1.3', '4.2.3'] }),
    attackerGone: illegal('Damage was dealt for a direct attack whose attacker, {attacker}, had left the field.', { cites: ['4.1.2.1', '4.1.3', '3.5.1'] }),
    fightOff: illegal('Damage was dealt for a creature attack whose attacker, {attacker}, had left the field.', { cites: ['4.2.2.1', '4.2.3'] }),
    directUnless: undecidable('{card} dealt {amount} damage in a direct attack with power {power}. The text of {text} is not modelled and may change that.', {
      cites: ['4.1.3', '4.3.1'],
    }),
    amountUnless: undecidable('{card} dealt {amount} damage in a creature attack with power {power}. The text of {text} is not modelled and may change that.', {
      cites: ['4.2.3', '4.3.1'],
    }),
    otherUnless: undecidable('{card} dealt damage that no battle calls for. The text of {text} is not modelled and may deal it.', { cites: ['4.1.3', '4.2.3'] }),
    notFighting: illegal('{card} dealt damage without being in a battle, and without an effect.', { cites: ['4.1.3', '4.2.3', '3.5.1'] }),
  },
  judge({ event, board }, report) {
    const { acting, battle, called: off } = board;
    if (!board.started || (acting && (!acting.loose || acting.tasks === null || match(board, event) !== null))) return;
    const { source: ref, amount } = event.data;
    const side = sideOf(board, event.data);
    if (!side || !battle) {
      const gone = battle?.attacker?.gone ? battle : null;
      if (gone || (off.attacker && off.event >= board.phaseEvent)) {
        const direct = gone ? gone.direct && !gone.blocked : off.direct;
        const attacker = called(board, (gone ?? off).attacker!);
        return report(direct ? 'attackerGone' : 'fightOff', { attacker }, [off.event, gone?.declared]);
      }
      const text = unmodelledAbout(board, 'damage');
      return report(text ? 'otherUnless' : 'notFighting', { card: ref?.name ?? 'something', text }, [battle?.declared]);
    }
    const thing = (side === 'attacker' ? battle.attacker : battle.defender)!;
    const direct = battle.direct && !battle.blocked;
    const card = called(board, thing);
    if (thing.gone && side === 'attacker') return report(direct ? 'attackerGone' : 'fightOff', { attacker: card }, [battle.declared]);
    if (side === 'attacker' ? battle.attackerDealt : battle.defenderDealt) {
      const text = unmodelledAbout(board, 'damage');
      return report(text ? 'otherUnless' : 'twice', { card, text }, [battle.attackerDealt, battle.defenderDealt]);
    }
    const wrong = wrongTarget(board, battle, side, event.data);
    if (wrong !== null) {
      const opponent = board.seats[1 - (battle.attacker?.controller ?? 0)];
      const text = unmodelledAbout(board, 'damage');
      const id = text ? 'otherUnless' : direct ? 'notThePlayer' : 'notTheCreature';
      return report(id, { card, target: wrong, opponent, text }, [battle.declared, battle.answered]);
    }
    const power = damageOf(thing);
    if (Number.isNaN(power) || power === amount) return;
    const relies = [battle.declared, thing.bonusLost];
    const text = unmodelledAbout(board, 'power');
    if (text) report(direct ? 'directUnless' : 'amountUnless', { card, amount, power, text }, relies);
    else report(amountMessage(thing, direct), { card, amount, power }, relies);
  },
});

function amountMessage(thing: Thing, direct: boolean): 'directAmount' | 'amount' | 'equipped' | 'bonusLost' {
  if (thing.bonusLost) return 'bonusLost';
  if (thing.attached.length) return 'equipped';
  return direct ? 'directAmount' : 'amount';
}

/** What the damage went to, if that is not what the battle is about. */
function wrongTarget(board: TgcBoard, battle: Battle, side: 'attacker' | 'defender', { to }: TgcEventOf<'DamageDealt'>['data']): string | null {
  const thing = to.player === undefined ? findMeant(board, to) : null;
  const name = to.player ?? (thing ? called(board, thing) : (to.name ?? 'nothing'));
  if (battle.direct && !battle.blocked) return to.player === board.seats[1 - (battle.attacker?.controller ?? 0)] ? null : name;
  const right = side === 'attacker' ? battle.defender : battle.attacker;
  return right === null || (thing === right && thing !== null) ? null : name;
}
