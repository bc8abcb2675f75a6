/** Whether something on the stack can still be carried out as it begins to resolve (34.2): 1, 0, or NaN when the record leaves it open. */
import type { Card, Clause, Selector, Step } from './abilities.js';
import type { HostBoard, Item, Seat } from './board.js';
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
    const possible = clausePossible(board, item, effect, c);
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

/** Whether a card on the stack still has an effect whose declared targets are all there, or one without targets. */
export function keepsTargets(board: HostBoard, item: Item): boolean {
  const spells = item.card?.abilities.filter((a) => a.kind === 'spell') ?? [];
  if (spells.length === 0) return true;
  const specs = spells.flatMap((spell) => spell.targets);
  let at = 0;
  return spells.some(({ targets }) => {
    const from = at;
    at += targets.length;
    return targets.every((spec, i) => aimsFor(specs, item.aims, from + i).every((aim) => isValidTarget(board, spec, aim, item.by, null, item) !== 0));
  });
}

/** A card needs an open slot (18.7); uncounted slots never run out. */
function hasRoom(board: HostBoard, item: Item): number {
  // A second Form of a name cannot come under the same control (19.1).
  if (item.card?.type === 'Form') return Number(!controlsForm(board, item.by, item.card));
  const free = countFree(board, board.players[item.by], item.card?.type === 'Entity' ? 'front' : 'back');
  return free <= 0 ? 0 : 1;
}

const controlsForm = (board: HostBoard, seat: Seat, card: Card | null): boolean =>
  card !== null && board.players[seat].forms.some((f) => f.card?.name === card.name);

/** The first instruction that is known to be impossible, for the finding that says so. */
export function impossibleStep(board: HostBoard, item: Item): Step | null {
  const effect = effectOf(item) ?? [];
  for (let c = 0; c < effect.length; c++) {
    if (clausePossible(board, item, effect, c) === 0) return effect[c].steps.find((s) => stepPossible(board, item, effect, c, s) === 0) ?? null;
  }
  return null;
}

/** What may be left out, or hangs on a condition that does not hold, stops nothing. */
function clausePossible(board: HostBoard, item: Item, effect: readonly Clause[], c: number): number {
  const clause = effect[c];
  if (clause.may || clause.if?.if === 'did') return 1;
  const holds = clause.if ? conditionHolds(board, clause.if, item.by, item.source) : 1;
  if (holds === 0) return 1;
  let sure = 1;
  for (const step of clause.steps) {
    const possible = stepPossible(board, item, effect, c, step);
    if (possible === 0) return Number.isNaN(holds) ? NaN : 0;
    sure += possible;
  }
  return Number.isNaN(sure) ? NaN : 1;
}

function stepPossible(board: HostBoard, item: Item, effect: readonly Clause[], c: number, step: Step): number {
  const possible = possibleNow(board, item, step);
  // Behind a "then" it is enough that the parts before it may make it possible (40.3.2); what they cannot help stops all of it (40.2.2).
  return possible === 0 && c > 0 && mayComeAbout(board, item, effect, c, step) ? 1 : possible;
}

function possibleNow(board: HostBoard, item: Item, step: Step): number {
  switch (step.do) {
    case 'damage': return Number(isThere(board, item, step.to));
    case 'equip': return Number(inPlay(item.source) && isThere(board, item, step.to));
    case 'move': return Number(isThere(board, item, step.what) && (step.to !== 'front' || !(countFree(board, board.players[item.by], 'front') <= 0)));
    case 'destroy': case 'modify': case 'counter': case 'heal': return Number(isThere(board, item, step.what));
    case 'slot': case 'control': return Number(isThere(board, item, step.what) && hasSlotFor(board, item, step));
    // All of them or none: one slot for two tokens is not enough for the effect in its entirety.
    case 'token': return Number(playersOf(board, item, step.who).every((s) => !(countFree(board, board.players[s], 'front') < step.n)));
    case 'unstack': return Number(step.index >= 0 || (item.itItem !== null && board.stack.includes(item.itItem)));
    case 'retarget': return Number(hasNewTargets(board, item, step.index));
    case 'discard': return step.filter ? 1 : enoughCards(board, item, step, NONE);
    case 'putBack': return enoughCards(board, item, step, NONE);
    default: return 1;
  }
}

/** Whether what an effect does before one of its parts may bring about what that part needs: cards in a hand, an open slot, something to choose. */
function mayComeAbout(board: HostBoard, item: Item, effect: readonly Clause[], c: number, step: Step): boolean {
  const before = effect.slice(0, c).flatMap((clause) => clause.steps);
  switch (step.do) {
    case 'discard': case 'putBack': return before.some(bringsCards) || enoughCards(board, item, step, before) !== 0;
    case 'retarget': return true;
    case 'token': return before.some(changesBoard);
    case 'slot': case 'control': return (isThere(board, item, step.what) || isChosen(step.what)) && before.some(changesBoard);
    default: return isChosen(selectorOf(step)) && before.some(changesBoard);
  }
}

/** Cards that come to a hand in another way than by drawing: how many, and to whom, nobody counts beforehand. */
const bringsCards = (step: Step): boolean => step.do === 'move' || step.do === 'search' || step.do === 'heal';

const CHANGES_BOARD: ReadonlySet<Step['do']> = new Set(['damage', 'destroy', 'move', 'slot', 'control', 'equip', 'modify', 'token', 'search', 'heal']);
const changesBoard = (step: Step): boolean => CHANGES_BOARD.has(step.do);

const selectorOf = (step: Step): Selector | null => ('to' in step && typeof step.to === 'object' ? step.to : 'what' in step ? step.what : null);
const isChosen = (what: Selector | null): boolean => what?.sel === 'choose';

const NONE: readonly Step[] = [];

function drawnBy(board: HostBoard, item: Item, steps: readonly Step[], seat: Seat): number {
  let drawn = 0;
  for (const step of steps) if (step.do === 'draw' && playersOf(board, item, step.who).includes(seat)) drawn += step.n;
  return drawn;
}

/** Whether everybody who has to give up cards has that many, with those drawn before; a whole hand is never too many. */
function enoughCards(board: HostBoard, item: Item, step: Step & { do: 'discard' | 'putBack' }, before: readonly Step[]): number {
  if (step.n === ALL) return 1;
  let least = Infinity;
  for (const seat of playersOf(board, item, step.who)) least = Math.min(least, handSize(board.players[seat].hand) + drawnBy(board, item, before, seat));
  return Number.isNaN(least) ? NaN : Number(least >= step.n);
}

function isThere(board: HostBoard, item: Item, what: Selector): boolean {
  switch (what.sel) {
    case 'this': return inPlay(item.source);
    case 'it': return inPlay(item.it);
    case 'equipped': return inPlay(item.source?.under ?? null);
    case 'choose': {
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
  if (!thing) return true;
  if (thing.at === 'form') return step.do === 'slot' || thing.controller === item.by || !controlsForm(board, item.by, thing.card);
  const player = board.players[step.do === 'control' ? item.by : thing.controller];
  const free = (row: 'front' | 'back'): boolean => !(countFree(board, player, row) <= 0);
  if (step.do === 'control') return free(thing.at.startsWith('back') ? 'back' : 'front');
  return step.row === 'any' ? free('front') || free('back') : free(step.row);
}
