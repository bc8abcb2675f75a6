/** Plants with cards and effects. */
import { CARD_TYPES } from '#rulebooks/tgc/abilities.js';
import { catalogue } from '#rulebooks/tgc/catalogue/catalogue.js';
import type { TgcHeader } from '#rulebooks/tgc/header.js';
import { occasionFor } from '#rulebooks/tgc/triggers.js';
import { changed, instead, isDecision, nothing, ref, type Plant } from '../planting.js';

const LETTER = { name: 'Sealed Letter', type: CARD_TYPES[2], cost: 0, text: ['not modelled: nobody has read it'] };
const withLetter = (header: TgcHeader): TgcHeader => ({ ...header, cards: [LETTER] });

export const cards: Record<string, Plant> = {
  'card-is-in-hand': {
    at: ({ event, board, seat, random }) => {
      if (event.type !== 'CardPlayed' || seat < 0) return null;
      const { type } = board.book.get(event.data.card)!;
      const { known } = board.players[seat as 0].hand;
      const others = catalogue.filter((c) => c.type === type && !known.includes(c.name));
      return others.length ? changed(event, { card: random.pick(others).name }) : null;
    },
  },
  'plasma-suffices': {
    at: (place) => {
      const { board, seat, event } = place;
      if (!isDecision(place) || board.state.kind !== 'play') return null;
      const { hand, plasma } = board.players[seat as 0];
      const card = hand.known.find((name) => board.book.get(name)!.cost > plasma);
      return card === undefined ? null : instead('CardPlayed', event.by, { card });
    },
  },
  'cost-is-paid': { at: ({ event }) => (event.type === 'CardPlayed' ? changed(event, { paid: event.data.paid! + 1 }) : null) },
  'creature-arrives-tapped': {
    at: ({ event, board }) => (event.type === 'CardPlayed' && board.book.get(event.data.card)!.type === 'Creature' ? changed(event, { upright: true }) : null),
  },
  'equipment-on-creature': {
    at: ({ event, board }) =>
      event.type === 'CardPlayed' && board.book.get(event.data.card)!.type === 'Equipment' ? changed(event, { on: [{ player: board.seats[0] }] }) : null,
  },
  'old-battlefield-goes': { at: ({ event, board }) => (event.type === 'CardDestroyed' && board.due.some((t) => t.due === 'replaced') ? nothing(board) : null) },
  'effect-can-be-activated': {
    at: (place) => {
      const { board, seat, event, random } = place;
      if (!isDecision(place)) return null;
      const there = [...board.players[seat as 0].field, ...board.occasions.map((o) => o.thing)].map((t) => t?.card.name);
      const absent = catalogue.filter((c) => !there.includes(c.name));
      return instead('EffectActivated', event.by, { source: { of: event.by!, name: random.pick(absent).name } });
    },
  },
  'trigger-has-happened': {
    at: (place) => {
      const { board, seat, event } = place;
      if (!isDecision(place)) return null;
      const waiting = board.players[seat as 0].field.find((t) =>
        t.card.abilities.some((a) => a.kind === 'activated' && a.trigger && !occasionFor(board, a.trigger, seat as 0, t)));
      return waiting ? instead('EffectActivated', event.by, { source: ref(board, waiting) }) : null;
    },
  },
  'effect-is-modelled': {
    header: withLetter,
    at: (place) => (isDecision(place) ? instead('CardPlayed', place.event.by, { card: LETTER.name }) : null),
  },
  'effect-as-written': {
    at: ({ event, board }) => {
      if (!board.acting?.tasks || board.acting.loose || board.battle?.stage === 'damage') return null;
      const amounts = event.type === 'HsGained' || event.type === 'HsLost' || event.type === 'PlasmaGained' || event.type === 'DamageDealt';
      return amounts ? changed(event, { amount: event.data.amount + 1 }) : null;
    },
  },
  'nothing-by-itself': { at: (place) => (isDecision(place) ? instead('HsGained', undefined, { player: place.event.by!, amount: 2 }) : null) },
  'draws-from-deck': {
    at: ({ event, board }) =>
      event.type === 'CardsDrawn' && board.phase === 'draw' ? changed(event, { cards: Array<null>(board.players[board.turnPlayer as 0].deck + 1).fill(null) }) : null,
  },
};
