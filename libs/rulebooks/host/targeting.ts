/** Whether something can be the target that a card asks for (30). */
import type { TargetSpec } from './abilities.js';
import { other, type Aim, type HostBoard, type Item, type Seat, type Thing } from './board.js';
import { fits, fitsCard } from './stats.js';
import { everyThing, inPlay, seatIndex } from './things.js';

/** Whether an aim is a valid target now: 1, 0, or NaN when the record leaves it open. */
export function isValidTarget(board: HostBoard, spec: TargetSpec, aim: Aim, you: Seat, self: Thing | null, own?: Item): number {
  switch (spec.kind) {
    case 'object': return aim.thing && inPlay(aim.thing) && aim.thing !== board.players[aim.thing.controller].hostThing ? fits(board, spec.filter, aim.thing, you, self) : 0;
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
  const seats = of !== undefined ? [seatIndex(board, of)] : dropSeats(spec, you);
  let sure = 0;
  for (const seat of seats) {
    const player = board.players[seat as Seat];
    if (player.drop.includes(name)) return 1;
    if (player.dropUnknown) sure = NaN;
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
  if (spec.kind === 'object') everyThing(board, (thing) => count(fits(board, spec.filter, thing, you, self)));
  else if (spec.kind === 'effect' || spec.kind === 'card') for (const item of board.stack) count(item !== own && isKind(spec, item, you) ? 1 : 0);
  else if (spec.kind === 'drop') {
    for (const seat of dropSeats(spec, you)) {
      const player = board.players[seat];
      for (const name of player.drop) {
        const card = board.book.main(name);
        count(!card ? NaN : fitsCard(spec.filter, card) ? 1 : 0);
      }
      if (player.dropUnknown) unsure += 99;
    }
  } else sure = spec.filter.controller === undefined ? 2 : 1;
  return { sure, unsure };
}
