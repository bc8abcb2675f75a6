import type { Battle, HostBoard, Side, Thing } from '../../board.js';
import { check, illegal, undecidable } from '../../check.js';
import { damageOf, dealt, deals, fighter, isFought, meansFallen, OTHER_SIDE, strikesEarly } from '../../fighting.js';
import { refName } from '../../phrases.js';
import { called, candidates, findHost, findThing } from '../../things.js';
import { unsettledOn } from '../../stats.js';
import { unmodelledAbout } from '../../unmodelled.js';
import { isCombat } from '../../combat.js';

export const combatDamageFits = check({
  id: 'combat-damage-fits',
  cites: [
    '25.4.1.2', '25.4.2.2', '25.4.2.3', '25.4.2.4', '25.4.2.5', '25.3.3.1', '26.2.1', '26.2.2', '26.2.3.1', '18.6', '18.6.1', '18.6.2', '18.6.3',
    '31.3', '36.1', '36.2', 'host-basics:attacking', 'host-basics:attacking/declaration', 'host-basics:attacking/damage-dealing',
    'host-basics:reading-a-card', 'host-basics:reading-a-card/power-soul', 'host-basics:effect-types',
    'host-basics:effect-types/continuous-effects',
  ],
  rule: 'In a battle each Entity deals its power once, in its step, to the one it fights; a Host takes 1.',
  on: ['DamageDealt'],
  messages: {
    gone: illegal('{to} was dealt combat damage although attacker or blocker was no longer in play: the attack goes on without effect.', {
      cites: ['25.4.2.4'],
    }),
    cannotBlock: illegal('{source} dealt combat damage although it cannot block.', { cites: ['25.3.3.1'] }),
    mayNotBlock: undecidable(
      '{source} dealt combat damage. Whether it can block hangs on a condition in the text of {card} that the record leaves open.',
      { cites: ['25.3.3.1'] },
    ),
    earlyUnless: undecidable('{source} dealt combat damage in the early step. The text of {card} is not modelled and may be why.', {
      cites: ['25.4.1.2', '25.4.2.2'],
    }),
    mayStrikeFirst: undecidable(
      '{source} dealt combat damage in the {step} step. Whether it has First Strike hangs on a condition in the text of {card} that the record leaves open.',
      { cites: ['25.4.1.2', '25.4.2.2'] },
    ),
    notEarly: illegal('{source} dealt combat damage in the early step without First Strike.', { cites: ['25.4.1.2'] }),
    notNormal: illegal('{source} has First Strike and dealt its combat damage only in the normal step.', {
      cites: ['25.4.2.2', '25.4.1.2'],
    }),
    twice: illegal('{source} dealt combat damage a second time in this battle.', { cites: ['25.4.2.2', '25.4.1.2'] }),
    hostTwice: illegal('{source} dealt combat damage to the Host a second time in this battle.', { cites: ['25.4.2.5'] }),
    wrongTarget: illegal('{to} was dealt combat damage; the battle is between {attacker} and {defender}.', {
      cites: ['26.2.1', 'host-basics:attacking/damage-dealing'],
    }),
    wrongSource: illegal('{source} dealt combat damage to {to}; the battle is between {attacker} and {defender}.', {
      cites: ['26.2.1', 'host-basics:attacking/damage-dealing'],
    }),
    byHost: illegal('{to} was dealt combat damage in its attack on a Host, which deals none.', { cites: ['26.2.1', '25.4.2.5'] }),
    amount: illegal('{source} dealt {found} combat damage to {to}; its power is {power}.', {
      cites: [
        '26.2.1', '26.2.2', '26.2.3.1', '18.6', '18.6.1', '18.6.2', '18.6.3', '31.3', 'host-basics:attacking', 'host-basics:reading-a-card',
        'host-basics:attacking/damage-dealing', 'host-basics:reading-a-card/power-soul', 'host-basics:effect-types',
        'host-basics:effect-types/continuous-effects',
      ],
    }),
    newVersion: illegal('{source} dealt {found} combat damage to {to}; its power is {power}, for nothing counts from before it came into play.', {
      cites: ['36.1', '36.2', '26.2.1', '26.2.3.1', '18.6', 'host-basics:attacking/damage-dealing', 'host-basics:reading-a-card/power-soul'],
    }),
    late: illegal('{source} dealt {found} combat damage to {to}; it had no power as the other side dealt its damage, which is the same moment.', {
      cites: ['25.4.2.3', '26.2.1', 'host-basics:attacking/damage-dealing'],
    }),
    hostAmount: illegal('{source} dealt {found} combat damage to the Host; an attack on a Host deals {expected}.', {
      cites: ['25.4.2.5', 'host-basics:attacking', 'host-basics:attacking/declaration'],
    }),
    powerless: illegal('{source} dealt {found} combat damage to the Host; with 0 power it deals none.', {
      cites: ['host-basics:attacking', 'host-basics:attacking/declaration'],
    }),
    untold: undecidable('{source} dealt {found} combat damage. What its power is, is not on record: {missing}.', {
      cites: ['18.6.3', '26.2.1', 'host-basics:attacking/declaration'],
    }),
    unless: undecidable(
      '{source} dealt {found} combat damage to {to} instead of {expected}. The text of {card} is not modelled and may say so.',
      { cites: ['26.2.1', '25.4.2.5'] },
    ),
  },
  judge({ event, board }, report) {
    const { battle } = board;
    if (!isCombat(board, event) || !battle || (!battle.blocker && battle.host < 0)) return;
    const { to: ref, source: told, amount: found } = event.data;
    const target = findThing(board, ref);
    const host = target ? -1 : findHost(board, ref);
    if (!isFought(battle)) return report('gone', { to: refName(ref) }, [...reliesOn(battle), board.lastGone.event]);
    const side: Side = target !== null && target === battle.attacker ? 'blocker' : 'attacker';
    const thing = fighter(battle, side);
    if (!thing) return report('byHost', { to: refName(ref) }, reliesOn(battle));
    if (host >= 0 ? host !== battle.host : target !== fighter(battle, OTHER_SIDE[side])) {
      return report('wrongTarget', { to: refName(ref), ...opponents(board, battle) }, reliesOn(battle));
    }
    if (told && !meansFallen(board, battle, told) && !candidates(board, told, thing.controller).includes(thing)) {
      return report('wrongSource', { source: refName(told), to: refName(ref), ...opponents(board, battle) }, reliesOn(battle));
    }
    const can = deals(board, battle, side);
    if (can !== 1) {
      return report(can === 0 ? 'cannotBlock' : 'mayNotBlock', { source: called(board, thing), card: unsettledOn(board, thing, 'Cannot Block') ?? '' }, reliesOn(battle));
    }
    const before = dealt(battle, side);
    if (before.step !== '') {
      return report(host >= 0 ? 'hostTwice' : 'twice', { source: called(board, thing) }, [...reliesOn(battle), before.event]);
    }
    const early = strikesEarly(board, battle, side);
    if (battle.step === 'early' && early === 0) {
      const card = unmodelledAbout(board, /first|strike|early|damage/i, thing.card);
      report(card === null ? 'notEarly' : 'earlyUnless', { source: called(board, thing), card: card ?? '' }, reliesOn(battle));
    }
    // Where a step lies before the record, no condition is open and nothing is asked.
    const open = Number.isNaN(early) && !(battle.step === 'normal' && host >= 0) ? unsettledOn(board, thing, 'First Strike') : null;
    if (open !== null && (battle.step === 'early' || battle.step === 'normal')) {
      report('mayStrikeFirst', { source: called(board, thing), step: battle.step, card: open }, reliesOn(battle));
    }
    // Against a Host either step will do with First Strike.
    if (battle.step === 'normal' && early === 1 && host < 0) report('notNormal', { source: called(board, thing) }, reliesOn(battle));
    const expected = damageOf(board, battle, side);
    if (battle.powerless === side && expected > 0 && found > 0) {
      return report('late', { source: called(board, thing), found, to: refName(ref) }, [...reliesOn(battle), dealt(battle, OTHER_SIDE[side]).event]);
    }
    if (found === expected) return;
    const facts = { source: called(board, thing), found, to: refName(ref), power: expected, expected };
    const card = unmodelledAbout(board, /power|damage/i);
    if (Number.isNaN(expected)) report('untold', { ...facts, missing: missingPower(board, thing) }, reliesOn(battle));
    else if (card !== null) report('unless', { ...facts, card }, reliesOn(battle));
    else if (host < 0) report(isBack(board, thing) ? 'newVersion' : 'amount', facts, [...reliesOn(battle), isBack(board, thing) ? thing.entered : 0]);
    else report(expected === 0 ? 'powerless' : 'hostAmount', facts, reliesOn(battle));
  },
});

/** It left and came back: what people still count for it is gone (36.2). */
const isBack = ({ lastGone }: HostBoard, { entered }: Thing): boolean => lastGone.event > 0 && entered > lastGone.event;

const reliesOn = (battle: Battle): number[] => [battle.declared, battle.blocked, battle.stepBegan];

const opponents = (board: HostBoard, { attacker, blocker, host }: Battle): { attacker: string; defender: string } => ({
  attacker: called(board, attacker!),
  defender: blocker ? called(board, blocker) : `${board.seats[host]}'s Host`,
});

function missingPower(board: HostBoard, thing: Thing): string {
  if (!thing.card || Number.isNaN(thing.card.power)) return 'nothing defines the card';
  const unsettled = unsettledOn(board, thing);
  return unsettled === null ? 'which of the effects that set it is the newest' : `whether the condition in the text of ${unsettled} holds`;
}
