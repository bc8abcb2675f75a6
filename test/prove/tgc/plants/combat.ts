/** Plants in battles, in destruction, and at the end of a game. */
import type { Thing } from '#rulebooks/tgc/board.js';
import { damageOf } from '#rulebooks/tgc/stats.js';
import { isCreature } from '#rulebooks/tgc/things.js';
import { changed, instead, isDecision, nothing, ref, type Place, type Plant } from '../planting.js';

const dueFor = (due: Thing['due']): Plant => ({
  at: ({ event, board }) => (event.type === 'CardDestroyed' && board.winner < 0 && board.due.some((t) => t.due === due) ? nothing(board) : null),
});

const inDamage = ({ event, board }: Place): boolean => event.type === 'DamageDealt' && board.battle?.stage === 'damage' && board.battle.attacker?.tapped === 0;

export const combat: Record<string, Plant> = {
  'attack-can-be-made': { at: ({ event }) => (event.type === 'BattleDeclared' ? changed(event, { target: { player: event.by } }) : null) },
  'block-is-right': {
    at: ({ event, board, seat }) => {
      if (event.type !== 'BlockDeclared' && event.type !== 'BlockDeclined') return null;
      const creatures = board.players[seat as 0].field.filter(isCreature);
      const tapped = creatures.find((t) => t.tapped === 1);
      const blockers = tapped ? [tapped] : creatures;
      return tapped || creatures.length > 1 ? instead('BlockDeclared', event.by, { with: blockers.map((t) => ({ ...ref(board, t), copy: t.copy })) }) : null;
    },
  },
  'window-before-damage': {
    at: ({ event, board }) => {
      const { battle, acting } = board;
      const first = board.state.nothing[0] === 0 && board.state.nothing[1] === 0;
      if (event.type !== 'NothingDone' || battle?.stage !== 'window' || !first || acting || !battle.attacker || battle.attacker.gone || battle.defender?.gone) return null;
      const amount = damageOf(battle.attacker);
      const to = battle.defender ? ref(board, battle.defender) : { player: board.seats[1 - battle.attacker.controller] };
      return amount > 0 ? instead('DamageDealt', undefined, { source: ref(board, battle.attacker), amount, to }) : null;
    },
  },
  'battle-damage-fits': { at: (place) => (inDamage(place) ? changed(place.event, { amount: (place.event.data as { amount: number }).amount + 1 }) : null) },
  'battle-is-finished': { at: (place) => (inDamage(place) ? nothing(place.board) : null) },
  'destroyed-at-zero': dueFor('resolve'),
  'attached-goes-too': dueFor('attached'),
  'destroyed-with-cause': {
    at: (place) => {
      const { board } = place;
      if (!isDecision(place)) return null;
      const alive = board.players.flatMap((p) => p.field).find(isCreature);
      return alive ? instead('CardDestroyed', undefined, { card: ref(board, alive) }) : null;
    },
  },
  'game-ends-at-zero': { at: ({ event, board }) => (event.type === 'GameWon' ? nothing(board) : null) },
  'winner-is-right': { at: (place) => (isDecision(place) ? instead('GameWon', undefined, { winner: place.event.by! }) : null) },
};
