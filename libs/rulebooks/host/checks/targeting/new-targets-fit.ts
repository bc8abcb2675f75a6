import { aimAt, sameAim } from '../../aims.js';
import type { Aim, HostBoard, Item, Seat } from '../../board.js';
import { check, illegal, undecidable } from '../../check.js';
import { namedTwice } from '../../named-twice.js';
import { count, refName, wording } from '../../phrases.js';
import { isValidTarget, validTargets } from '../../targeting.js';
import { aimsFor } from '../../tasks.js';
import { findItem, itemName, seatIndex } from '../../things.js';

export const newTargetsFit = check({
  id: 'new-targets-fit',
  cites: ['30.6', '30.6.1', '30.3'],
  rule: 'Changed targets are new and valid ones, and as many as before.',
  on: ['TargetsChanged'],
  messages: {
    number: illegal('{player} chose {now} for {item} where {before} had been chosen.', { cites: ['30.6.1'] }),
    unfit: illegal('{player} changed the target of {item} to {target}, which is not what its text asks for: "{text}".', {
      cites: ['30.6'],
    }),
    same: illegal('{player} changed the targets of {item} to what they were before, although there was another one.', { cites: ['30.6'] }),
    twice: illegal('{player} changed the targets of {item} naming {target} twice; each of several targets is another one.', {
      cites: ['30.6', '30.3'],
      reading: 'Where a text asks for several targets at once, no two of them are the same.',
    }),
    untold: undecidable('{player} changed the target of {item} to {target}. Whether its text allows that is not on record: "{text}".', {
      cites: ['30.6'],
    }),
  },
  judge({ event, board }, report) {
    const item = findItem(board, event.data.item);
    if (!item) return;
    const seat = seatIndex(board, event.by) as Seat;
    const facts = { player: event.by!, item: itemName(item) };
    const aims = event.data.targets.map((ref) => aimAt(board, ref, seat));
    if (aims.length !== item.aims.length) {
      report('number', { ...facts, now: count(aims.length, 'target'), before: count(item.aims.length, 'target') }, [item.event, item.aims.at(-1)?.event]);
    }
    if (!item.ability || !('targets' in item.ability)) return;
    const { targets } = item.ability;
    const text = wording(item.ability.text);
    targets.forEach((spec, i) => {
      for (const aim of aimsFor(targets, aims, i)) {
        const valid = isValidTarget(board, spec, aim, item.by, item.source, item);
        if (valid !== 1) report(valid === 0 ? 'unfit' : 'untold', { ...facts, target: refName(aim.ref), text }, [item.event]);
      }
    });
    const twice = namedTwice(board, targets, aims);
    if (twice) report('twice', { ...facts, target: refName(twice.ref) }, [item.event]);
    if (areSame(aims, item.aims) && aims.every((aim) => isPlain(board, aim)) && couldDiffer(board, item)) report('same', facts, [item.event, item.aims.at(-1)?.event]);
  },
});

const areSame = (a: readonly Aim[], b: readonly Aim[]): boolean => a.length === b.length && a.every((aim, i) => sameAim(aim, b[i]));

/** Whether nothing else would be told the same way: of two equally named effects, or two copies in drop zones, either may be meant. */
function isPlain({ stack, players }: HostBoard, { item, ref, inDrop, thing }: Aim): boolean {
  if (item) return ref.event !== undefined || stack.filter((i) => i.by === item.by && i.kind === item.kind && itemName(i) === itemName(item)).length === 1;
  return thing !== null || !inDrop || players.reduce((n, { drop }) => n + drop.filter((name) => name === ref.name).length, 0) <= 1;
}

/** Whether for one target of the effect there is more to choose from than what was chosen. */
function couldDiffer(board: HostBoard, item: Item): boolean {
  const targets = item.ability && 'targets' in item.ability ? item.ability.targets : [];
  return targets.some((spec, i) => validTargets(board, spec, item.by, item.source, item).sure > aimsFor(targets, item.aims, i).length);
}
