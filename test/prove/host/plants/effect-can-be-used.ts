/** An effect of the opponent's card is used, or one that can be used once a turn a second time. */
import type { Ability } from '#rulebooks/host/abilities.js';
import type { Thing } from '#rulebooks/host/board.js';
import { numberOf } from '#rulebooks/host/options/activations.js';
import { refTo } from '#rulebooks/host/options/refer.js';
import { isLeisure, opponent, things, turnPlayer } from '../moments.js';
import { draft, type Plant } from '../planting.js';

type Activated = Ability & { kind: 'activated' };

const effects = (all: readonly Thing[]): [Thing, Activated][] =>
  all.flatMap((t) => (t.faceUp ? (t.card?.abilities ?? []) : []).flatMap((a): [Thing, Activated][] => (a.kind === 'activated' ? [[t, a]] : [])));

export const plant: Plant = {
  at(place) {
    if (!isLeisure(place)) return null;
    const { board, random } = place;
    const used = effects(things(board, turnPlayer(board))).filter(([t, a]) => a.cost.once && t.used[t.card!.abilities.indexOf(a)] === board.turn);
    const foreign = effects(things(board, opponent(board)));
    const all = [...used, ...foreign].filter(([, a]) => a.targets.length === 0 && !a.cost.dropThis && a.cost.discard === 0);
    if (all.length === 0) return null;
    const [thing, ability] = random.pick(all);
    const paid = ability.cost.resources ? { paid: ability.cost.resources } : {};
    const data = { source: refTo(board, thing), ...numberOf(thing, ability), ...paid };
    return { put: [draft('AbilityActivated', board.seats[board.turnPlayer], data)] };
  },
};
