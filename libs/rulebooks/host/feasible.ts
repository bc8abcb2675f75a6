/** Whether something on the stack can still be carried out as it begins to resolve (34.2): 1, 0, or NaN when the record leaves it open. */
import type { Clause, Selector, Step } from './abilities.js';
import type { HostBoard, Item } from './board.js';
import { handSize } from './hands.js';
import { ALL } from './language/words.js';
import { conditionHolds, fits } from './stats.js';
import { isValidTarget, validTargets } from './targeting.js';
import { aimsFor, effectOf, playersOf } from './tasks.js';
import { countFree, everyThing, inPlay } from './things.js';

/** All targets are still what the effect asks for (34.2.1), and each part of it can be done (34.2.2, 40.2.2). */
export function canResolve(board: HostBoard, item: Item): number {
  if (item.kind === 'card') return hasRoom(board, item);
  const { ability } = item;
  const effect = effectOf(item);
  if (!ability || !effect) return NaN;
  const aimed = targetsHold(board, item);
  if (aimed === 0) return 0;
  let sure = aimed;
  for (let c = 0; c < effect.length; c++) {
    const possible = clausePossible(board, item, effect[c], c === 0);
    if (possible === 0) return 0;
    sure += possible;
  }
  return Number.isNaN(sure) ? NaN : 1;
}

export function targetsHold(board: HostBoard, item: Item): number {
  const specs = item.ability && 'targets' in item.ability ? item.ability.targets : [];
  let sure = 1;
  for (let i = 0; i < specs.length; i++) {
    for (const aim of aimsFor(specs, item.aims, i)) {
      const valid = isValidTarget(board, specs[i], aim, item.by, item.source, item);
      if (valid === 0) return 0;
      sure += valid;
    }
  }
  return Number.isNaN(sure) ? NaN : 1;
}

/** A card needs an open slot (18.7); uncounted slots never run out. */
function hasRoom(board: HostBoard, item: Item): number {
  // A second Form of a name cannot come under the same control (19.1).
  if (item.card?.type === 'Form') return Number(!board.players[item.by].forms.some((f) => f.card?.name === item.card!.name));
  const free = countFree(board, board.players[item.by], item.card?.type === 'Entity' ? 'front' : 'back');
  return free <= 0 ? 0 : 1;
}

/** The first instruction that is known to be impossible, for the finding that says so. */
export function impossibleStep(board: HostBoard, item: Item): Step | null {
  const effect = effectOf(item) ?? [];
  for (let c = 0; c < effect.length; c++) {
    if (clausePossible(board, item, effect[c], c === 0) === 0) return effect[c].steps.find((s) => stepPossible(board, item, s, c === 0) === 0) ?? null;
  }
  return null;
}

/** What may be left out, or hangs on a condition that does not hold, stops nothing. */
function clausePossible(board: HostBoard, item: Item, clause: Clause, first: boolean): number {
  if (clause.may || clause.if?.if === 'did') return 1;
  const holds = clause.if ? conditionHolds(board, clause.if, item.by, item.source) : 1;
  if (holds === 0) return 1;
  let sure = 1;
  for (const step of clause.steps) {
    const possible = stepPossible(board, item, step, first);
    if (possible === 0) return Number.isNaN(holds) ? NaN : 0;
    sure += possible;
  }
  return Number.isNaN(sure) ? NaN : 1;
}

function stepPossible(board: HostBoard, item: Item, step: Step, first: boolean): number {
  switch (step.do) {
    case 'damage': return Number(isThere(board, item, step.to, first));
    case 'equip': return Number(inPlay(item.source) && isThere(board, item, step.to, first));
    case 'destroy': case 'move': case 'modify': case 'counter': case 'heal': return Number(isThere(board, item, step.what, first));
    case 'slot': case 'control': return Number(isThere(board, item, step.what, first) && (!first || hasSlotFor(board, item, step)));
    // All of them or none: one slot for two tokens is not enough for the effect in its entirety.
    case 'token': return Number(!first || playersOf(board, item, step.who).every((s) => !(countFree(board, board.players[s], 'front') < step.n)));
    case 'unstack': return Number(step.index >= 0 || (item.itItem !== null && board.stack.includes(item.itItem)));
    case 'retarget': return Number(!first || hasNewTargets(board, item, step.index));
    case 'discard': return first && !step.filter ? enoughCards(board, item, step) : 1;
    case 'putBack': return first ? enoughCards(board, item, step) : 1;
    default: return 1;
  }
}

/** Whether everybody who has to give up cards has that many; a whole hand is never too many. */
function enoughCards(board: HostBoard, item: Item, step: Step & { do: 'discard' | 'putBack' }): number {
  if (step.n === ALL) return 1;
  let least = Infinity;
  for (const seat of playersOf(board, item, step.who)) least = Math.min(least, handSize(board.players[seat].hand));
  return Number.isNaN(least) ? NaN : Number(least >= step.n);
}

/** Only what the effect itself cannot bring about is settled beforehand: a choice behind a "then" is made when it is reached. */
function isThere(board: HostBoard, item: Item, what: Selector, first: boolean): boolean {
  switch (what.sel) {
    case 'this': return inPlay(item.source);
    case 'it': return inPlay(item.it);
    case 'equipped': return inPlay(item.source?.under ?? null);
    case 'choose': {
      if (!first) return true;
      let n = 0;
      everyThing(board, (thing) => void (n += fits(board, what.filter, thing, item.by, item.source) === 0 ? 0 : 1));
      return n >= what.n;
    }
    default: return true;
  }
}

/** As many targets as the other effect has must still be there for it (30.6.1). */
function hasNewTargets(board: HostBoard, item: Item, index: number): boolean {
  const specs = item.ability && 'targets' in item.ability ? item.ability.targets : [];
  return aimsFor(specs, item.aims, index).every(({ item: of }) => {
    const asked = of?.ability && 'targets' in of.ability ? of.ability.targets : [];
    return asked.every((spec, i) => {
      const { sure, unsure } = validTargets(board, spec, of!.by, of!.source, of!);
      return sure + unsure >= aimsFor(asked, of!.aims, i).length;
    });
  });
}

function hasSlotFor(board: HostBoard, item: Item, step: Step & { do: 'slot' | 'control' }): boolean {
  if (step.what.sel !== 'target' && step.what.sel !== 'this' && step.what.sel !== 'it') return true;
  const thing = step.what.sel === 'this' ? item.source : step.what.sel === 'it' ? item.it : (item.aims[0]?.thing ?? null);
  if (!thing || thing.at === 'form') return true;
  const player = board.players[step.do === 'control' ? item.by : thing.controller];
  const free = (row: 'front' | 'back'): boolean => !(countFree(board, player, row) <= 0);
  if (step.do === 'control') return free(thing.at.startsWith('back') ? 'back' : 'front');
  return step.row === 'any' ? free('front') || free('back') : free(step.row);
}
