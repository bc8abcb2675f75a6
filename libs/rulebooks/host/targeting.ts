/** Whether something can be the target that a card asks for (30). */
import type { TargetSpec } from './abilities.js';
import { other, type Aim, type HostBoard, type Item, type Seat, type Thing } from './board.js';
import { fitsCard } from './kinds.js';
import { fits } from './stats.js';
import { everyThing, inPlay, seatIndex } from './things.js';

/** Whether an aim is a valid target now: 1, 0, or NaN when the record leaves it open. */
export function isValidTarget(board: HostBoard, spec: TargetSpec, aim: Aim, you: Seat, self: Thing | null, own?: Item): number {
  switch (spec.kind) {
    case 'object': {
      if (spec.orHost && aim.seat >= 0) return aim.ref.player === undefined ? ofPlayer(spec, aim.seat, you) : 0;
      return aim.thing && inPlay(aim.thing) && aim.thing !== board.players[aim.thing.controller].hostThing ? fits(board, spec.filter, aim.thing, you, self) : 0;
    }
    case 'host': return aim.seat >= 0 && aim.ref.player === undefined ? ofPlayer(spec, aim.seat, you) : 0;
    case 'player': return aim.seat >= 0 ? ofPlayer(spec, aim.seat, you) : 0;
    case 'effect':
    case 'card': return aim.item && aim.item !== own && board.stack.includes(aim.item) && isKind(spec, aim.item, you) ? 1 : 0;
    case 'drop': return isInDrop(board, spec, aim, you);
  }
}

const ofPlayer = (spec: TargetSpec, seat: number, you: Seat): number =>
  spec.filter.controller === undefined || (spec.filter.controller === 'you') === (seat === you) ? 1 : 0;

function isKind(spec: TargetSpec, item: Item, you: Seat): boolean {
  if (spec.kind !== item.kind) return false;
  if (spec.filter.controller !== undefined && (spec.filter.controller === 'you') !== (item.by === you)) return false;
  return item.kind === 'effect' || item.card === null || fitsCard(spec.filter, item.card);
}

function isInDrop(board: HostBoard, spec: TargetSpec, aim: Aim, you: Seat): number {
  const { name, of } = aim.ref;
  if (name === undefined) return NaN;
  const card = board.book.main(name);
  if (card && !fitsCard(spec.filter, card)) return 0;
  const meant = of === undefined ? -1 : seatIndex(board, of);
  let sure = 0;
  for (const seat of dropSeats(spec, you)) {
    if (meant >= 0 && seat !== meant) continue;
    const player = board.players[seat];
    if (player.drop.includes(name)) return 1;
    // One that lay there and has left is not made good by another that nobody wrote down.
    if (player.dropUnknown && !aim.inDrop) sure = NaN;
  }
  return sure;
}

const dropSeats = (spec: TargetSpec, you: Seat): Seat[] =>
  spec.filter.controller === 'you' ? [you] : spec.filter.controller === 'opponent' ? [other(you)] : [0, 1];

/** How many valid targets there are for sure, and how many may be; `own` is the effect that they are for, which cannot be its own. */
export function validTargets(board: HostBoard, spec: TargetSpec, you: Seat, self: Thing | null, own?: Item): { sure: number; unsure: number } {
  let sure = 0;
  let unsure = 0;
  const count = (valid: number): void => {
    if (valid === 1) sure++;
    else if (valid !== 0) unsure++;
  };
  if (spec.kind === 'object') {
    everyThing(board, (thing) => count(fits(board, spec.filter, thing, you, self)));
    if (spec.orHost) sure += hostsFor(spec);
  } else if (spec.kind === 'effect' || spec.kind === 'card') for (const item of board.stack) count(item !== own && isKind(spec, item, you) ? 1 : 0);
  else if (spec.kind === 'drop') {
    for (const seat of dropSeats(spec, you)) {
      const player = board.players[seat];
      for (const name of player.drop) {
        const card = board.book.main(name);
        count(!card ? NaN : fitsCard(spec.filter, card) ? 1 : 0);
      }
      if (player.dropUnknown) unsure += 99;
    }
  } else sure = hostsFor(spec);
  return { sure, unsure };
}

const hostsFor = (spec: TargetSpec): number => (spec.filter.controller === undefined ? 2 : 1);

/**
 * Whether there are targets enough for number `i` of an effect: 1, 0, or NaN when the record leaves it open. For "another target"
 * there must be enough for it and for those before it together.
 */
export function canBeNamed(board: HostBoard, specs: readonly TargetSpec[], i: number, you: Seat, self: Thing | null): number {
  const { sure, unsure } = validTargets(board, specs[i], you, self);
  const { min, another } = specs[i];
  if (sure + unsure < min) return 0;
  if (!another) return sure < min ? NaN : 1;
  const all = specs.slice(0, i + 1);
  const asked = all.reduce((n, spec) => n + spec.min, 0);
  let certain = 0;
  let possible = 0;
  everyThing(board, (thing) => {
    const valid = all.map((spec) => (spec.kind === 'object' ? fits(board, spec.filter, thing, you, self) : 0));
    if (valid.includes(1)) certain++;
    else if (valid.some(Number.isNaN)) possible++;
  });
  certain += Math.max(...all.map((spec) => (spec.orHost ? hostsFor(spec) : 0)));
  if (certain + possible < asked) return 0;
  return certain < asked || sure < min ? NaN : 1;
}
