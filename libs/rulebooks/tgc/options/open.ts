/** What the player may do whose Open gamestate it is: cards, effects, the coin, battle, and the control actions (2.4). */
import { handSize } from '#kernel/hand.js';
import type { Choice } from '#kernel/rulebook.js';
import type { Activated, Card, Step } from '../abilities.js';
import { other, type Seat, type StateKind, type TgcBoard, type Thing } from '../board.js';
import { fits } from '../carrying-out.js';
import { isMet } from '../conditions.js';
import { cardNamed, isCreature, refTo } from '../things.js';
import { occasionFor } from '../triggers.js';
import { ofHand } from './carrying-out.js';
import { move, type Move } from './move.js';

export function openMoves(board: TgcBoard, seat: Seat): Move[] {
  const { kind } = board.state;
  const by = board.seats[seat];
  const own = seat === board.turnPlayer;
  const moves = [...plays(board, seat, kind), ...effects(board, seat, kind)];
  if (kind === 'play' && own && board.players[seat].coin === 'heads') moves.push(move('CoinFlipped', by, {}));
  if (kind === 'battle' && own) moves.push(...attacks(board, seat));
  if (own && mayPass(board)) moves.push(move('PhasePassed', by, {}));
  if (kind === 'quick') moves.push(move('NothingDone', by, {}));
  return moves;
}

/** Open Play and Open Battle list it; Standby and End Phase could not be left otherwise. */
function mayPass(board: TgcBoard): boolean {
  if (board.state.kind !== 'quick') return board.state.kind === 'play' || board.state.kind === 'battle';
  return !board.passing && (board.phase === 'standby' || board.phase === 'end');
}

function plays(board: TgcBoard, seat: Seat, kind: StateKind): Move[] {
  const player = board.players[seat];
  const found: Move[] = [];
  for (const name of new Set(player.hand.known)) {
    const card = cardNamed(board, name);
    if ((kind !== 'play' && card.type !== 'Instant') || card.type === 'unknown' || !(card.cost <= player.plasma)) continue;
    const choices = choicesFor(board, seat, card);
    if (choices) found.push(move('CardPlayed', board.seats[seat], { card: name, paid: card.cost }, { choices }));
  }
  return found;
}

/** What has to be chosen to play it; null if it cannot be played. */
function choicesFor(board: TgcBoard, seat: Seat, card: Card): Choice[] | null {
  if (card.type === 'Equipment') {
    const among = board.players.flatMap((p) => p.field.filter(isCreature)).map((t) => refTo(board, t));
    return among.length ? [{ field: 'on', min: 1, max: 1, among }] : null;
  }
  const effect = card.abilities.flatMap((a) => (a.kind === 'play' ? a.effect : []));
  return card.type === 'Instant' || card.type === 'Event' ? targetsFor(board, seat, effect, null) : [];
}

/** The card that the first instruction is about may be named; what does not exist is not. */
function targetsFor(board: TgcBoard, seat: Seat, effect: readonly Step[], source: Thing | null): Choice[] {
  const aimed = effect.filter((s) => 'to' in s && s.to.which === 'one');
  if (aimed.length !== 1 || !('to' in aimed[0])) return [];
  const { to } = aimed[0];
  const among = board.players.flatMap((p) => p.field.filter((t) => fits(t, to, seat, source) === 1)).map((t) => refTo(board, t));
  return among.length ? [{ field: 'on', min: aimed[0].may ? 0 : 1, max: 1, among }] : [];
}

function effects(board: TgcBoard, seat: Seat, kind: StateKind): Move[] {
  const own = seat === board.turnPlayer;
  const gone = board.occasions.flatMap((o) => (o.thing?.gone && o.thing.controller === seat ? [o.thing] : []));
  return [...board.players[seat].field, ...new Set(gone)].flatMap((source) =>
    source.card.abilities.flatMap((ability, i): Move[] => {
      if (ability.kind !== 'activated' || (source.gone && !ability.trigger?.self)) return [];
      if (!ability.quick && kind !== 'play' && !(ability.battle && own && kind === 'battle')) return [];
      return activation(board, seat, source, ability, i) ?? [];
    }),
  );
}

function activation(board: TgcBoard, seat: Seat, source: Thing, ability: Activated, i: number): Move[] | null {
  const player = board.players[seat];
  const because = ability.trigger ? occasionFor(board, ability.trigger, seat, source) : undefined;
  if (ability.trigger && !because) return null;
  if (ability.conditions.some((c) => isMet(board, c, seat) !== 1)) return null;
  const choices: Choice[] = [];
  let paid = 0;
  for (const cost of ability.costs) {
    if (cost.pay === 'tap' && (source.tapped !== 0 || source.gone)) return null;
    if (cost.pay === 'destroy' && source.gone) return null;
    if (cost.pay === 'plasma' && !(player.plasma >= cost.n)) return null;
    if (cost.pay === 'hs' && !(player.hs > cost.n)) return null;
    if (cost.pay === 'discard' && !(handSize(player.hand) >= cost.n)) return null;
    if (cost.pay === 'discard') choices.push(ofHand('discarding', player.hand, cost.n));
    if (cost.pay === 'plasma') paid += cost.n;
  }
  const gives = ability.costs.some((c) => c.pay === 'destroy');
  choices.push(...targetsFor(board, seat, ability.effect, gives ? null : source));
  const data = {
    source: refTo(board, source),
    ...(i > 0 && { ability: i + 1 }),
    ...(because && because.event > 0 && { because: because.event }),
    ...(paid > 0 && { paid }),
  };
  return [move('EffectActivated', board.seats[seat], data, { choices })];
}

function attacks(board: TgcBoard, seat: Seat): Move[] {
  const by = board.seats[seat];
  const opponent = board.seats[other(seat)];
  const creatures = board.players[other(seat)].field.filter(isCreature);
  return board.players[seat].field
    .filter((t) => isCreature(t) && t.tapped === 0)
    .flatMap((t) => [{ player: opponent }, ...creatures.map((c) => refTo(board, c))].map((target) => move('BattleDeclared', by, { attacker: refTo(board, t), target })));
}
