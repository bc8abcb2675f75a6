/** Plants in phases and gamestates. */
import { other } from '#rulebooks/tgc/board.js';
import { PHASES } from '#rulebooks/tgc/events.js';
import { isCreature } from '#rulebooks/tgc/things.js';
import { changed, instead, isDecision, nothing, ref, type Plant } from '../planting.js';

export const gamestate: Record<string, Plant> = {
  'coin-can-be-flipped': {
    at: (place) => {
      const { board, seat, event } = place;
      const fits = isDecision(place) && seat === board.turnPlayer && board.state.kind === 'play' && board.players[seat as 0].coin !== 'heads';
      return fits ? instead('CoinFlipped', event.by, {}) : null;
    },
  },
  'phases-in-order': {
    at: ({ event, board }) =>
      event.type === 'PhaseBegan' && board.started && event.data.phase !== 'draw' && event.data.phase !== 'end'
        ? changed(event, { phase: PHASES[PHASES.indexOf(event.data.phase) + 1] })
        : null,
  },
  'phase-is-passed': {
    at: ({ event, board }) => {
      if (event.type !== 'PhasePassed' || board.phase === 'draw' || board.idle) return null;
      const next = PHASES[PHASES.indexOf(board.phase!) + 1];
      return next ? instead('PhaseBegan', undefined, { player: board.seats[board.turnPlayer], phase: next }) : null;
    },
  },
  'draw-phase-steps': {
    at: ({ event, board }) => (event.type === 'PlasmaSet' && board.phase === 'draw' ? changed(event, { amount: event.data.amount + 1 }) : null),
  },
  'draw-phase-is-closed': {
    at: ({ event, board }) => (event.type === 'CardsDrawn' && board.phase === 'draw' ? instead('NothingDone', board.seats[1 - board.turnPlayer], {}) : null),
  },
  'closed-gamestate': {
    at: ({ board, event }) => {
      const { acting } = board;
      if (!acting || acting.loose || event.type !== 'CardDiscarded') return null;
      for (const { hand, plasma, seat } of board.players) {
        const card = hand.known.map((name) => board.book.get(name)!).find((c) => c.type === 'Instant' && c.cost <= plasma);
        if (card) return instead('CardPlayed', seat, { card: card.name, paid: card.cost });
      }
      return null;
    },
  },
  'acts-in-turn': {
    at: (place) => {
      const { board, seat } = place;
      if (!isDecision(place) || board.state.kind !== 'quick') return null;
      return instead('NothingDone', board.seats[1 - seat], {});
    },
  },
  'card-fits-gamestate': {
    at: (place) => {
      const { board, seat, event } = place;
      if (!isDecision(place) || seat < 0 || board.state.kind === 'play') return null;
      const card = board.players[seat as 0].hand.known.find((name) => board.book.get(name)!.type !== 'Instant');
      return card === undefined ? null : instead('CardPlayed', event.by, { card });
    },
  },
  'effect-fits-gamestate': {
    at: (place) => {
      const { board, seat, event } = place;
      if (!isDecision(place) || seat < 0 || board.state.kind !== 'quick') return null;
      const slow = board.players[seat as 0].field.find((t) => t.card.abilities.some((a) => a.kind === 'activated' && !a.quick));
      return slow ? instead('EffectActivated', event.by, { source: ref(board, slow) }) : null;
    },
  },
  'action-fits-gamestate': {
    at: (place) => {
      const { board, seat, event } = place;
      if (!isDecision(place) || seat < 0 || board.state.kind !== 'play') return null;
      const attacker = board.players[seat as 0].field.find(isCreature);
      if (!attacker) return null;
      return instead('BattleDeclared', event.by, { attacker: ref(board, attacker), target: { player: board.seats[other(seat as 0)] } });
    },
  },
  'effect-then-discard': { at: ({ event, board }) => (event.type === 'CardDiscarded' && board.acting ? nothing(board) : null) },
  'effect-is-finished': {
    at: ({ event, board }) =>
      board.acting?.kind === 'effect' && !board.acting.loose && !board.due.length && board.winner < 0 && event.type !== 'Surrendered' ? nothing(board) : null,
  },
};
