/** Activated effects that a player may use (27, 39.2), and Ambushes whose moment it is (17.2, 33.5). */
import type { Choice } from '#kernel/rulebook.js';
import type { Ability } from '../abilities.js';
import type { Hand, HostBoard, Seat, Thing } from '../board.js';
import { handSize } from '../hands.js';
import { canPay } from '../payment.js';
import { costNow } from '../prices.js';
import { isEffect } from '../sources.js';
import { conditionHolds } from '../stats.js';
import { eachThing, findSource } from '../things.js';
import { chanceFor } from '../triggers.js';
import { fromHand, move, type Move } from './move.js';
import { paymentChoice } from './payments.js';
import { refTo } from './refer.js';
import { canTarget, targetChoices } from './target-choices.js';

type Activated = Ability & { kind: 'activated' };

export function activations(board: HostBoard, seat: Seat, slow: boolean): Move[] {
  const moves: Move[] = [];
  const look = (thing: Thing): void => {
    if (thing.card === null || !thing.faceUp) return;
    for (const ability of thing.card.abilities) {
      if (ability.kind !== 'activated' || !mayUse(board, seat, thing, ability, slow)) continue;
      // Of two markers that nothing tells apart, a record can only mean the first.
      if (findSource(board, refTo(board, thing), seat) === thing) moves.push(useOf(board, seat, thing, ability));
    }
    thing.markers.forEach(look);
  };
  const { hostThing } = board.players[seat];
  if (hostThing) look(hostThing);
  eachThing(board.players[seat], look);
  return moves;
}

function mayUse(board: HostBoard, seat: Seat, thing: Thing, ability: Activated, slow: boolean): boolean {
  const { cost, during } = ability;
  if (ability.speed === 'slow' && !slow) return false;
  if (during) {
    if (board.phase === null || !during.phases.includes(board.phase)) return false;
    if (during.whose !== 'any' && (during.whose === 'you') !== (board.turnPlayer === seat)) return false;
  }
  if (isOnce(board, ability) && wasUsed(board, thing, ability)) return false;
  const player = board.players[seat];
  if (canPay(player, cost.resources) === 0 || handSize(player.hand) < cost.discard) return false;
  if (cost.dropThis && thing.at === 'host') return false;
  if (ability.condition && conditionHolds(board, ability.condition, seat, thing) === 0) return false;
  return canTarget(board, ability.targets, seat, thing, cost.dropThis ? thing : undefined);
}

const isOnce = (board: HostBoard, { cost, oncePerTurn }: Activated): boolean =>
  oncePerTurn || cost.once || (board.edition.pointCostOncePerTurn && cost.resources.includes('#'));

const wasUsed = (board: HostBoard, thing: Thing, ability: Ability): boolean => thing.used[thing.card!.abilities.indexOf(ability)] === board.turn;

/** Which effect of its card it is, where the card has more than one. */
export function numberOf(thing: Thing, ability: Ability): { ability?: number } {
  const effects = thing.card!.abilities.filter(isEffect);
  return effects.length > 1 ? { ability: effects.indexOf(ability) + 1 } : {};
}

function useOf(board: HostBoard, seat: Seat, thing: Thing, ability: Activated): Move {
  const player = board.players[seat];
  const { resources, discard, dropThis } = ability.cost;
  const dropped = dropThis ? { dropped: refTo(board, thing) } : {};
  return move('AbilityActivated', player.seat, { source: refTo(board, thing), ...numberOf(thing, ability), ...dropped }, {
    cost: resources,
    choices: () => [
      ...paymentChoice(player, resources),
      ...discardChoice(player.hand, discard),
      ...targetChoices(board, ability.targets, seat, thing, dropThis ? thing : undefined),
    ],
  });
}

const discardChoice = (hand: Hand, n: number): Choice[] => (n === 0 ? [] : [{ field: 'discarded', min: n, max: n, among: fromHand(hand, n) }]);

/** Laid Ambushes that the record names, each for what has just happened. */
export function ambushes(board: HostBoard, seat: Seat): Move[] {
  if (board.occasions.length === 0) return [];
  const player = board.players[seat];
  const moves: Move[] = [];
  for (const thing of player.back) {
    if (!thing?.card || thing.faceUp) continue;
    const ability = thing.card.abilities.find((a) => a.kind === 'ambush');
    if (ability?.kind !== 'ambush' || !chanceFor(board, ability, thing)) continue;
    const cost = costNow(board, thing.card, seat);
    if (canPay(player, cost) === 0 || !canTarget(board, ability.targets, seat, thing)) continue;
    if (ability.condition && conditionHolds(board, ability.condition, seat, thing) === 0) continue;
    const { name } = thing.card;
    moves.push(
      move('AmbushActivated', player.seat, { card: name, slot: thing.at }, {
        cost,
        choices: () => [...paymentChoice(player, cost), ...targetChoices(board, ability.targets, seat, thing)],
      }),
    );
  }
  return moves;
}
