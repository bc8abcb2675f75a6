/** Every event of TGC, with the sentence that tells it. */
import { event, type EventsOf } from '#kernel/event.js';
import { cards } from '#kernel/hidden-cards.js';
import { interventions } from '#kernel/interventions.js';
import { choice, flag, int, optional, said, seat, text } from '#kernel/shape.js';
import { choiceCodec, flagCodec, intCodec, nameCodec, seatCodec } from '#kernel/words.js';
import { inOtherWords } from './otherwise.js';
import { changes, ref, refs, side, subtypes, zone } from './words.js';

export const PHASES = ['draw', 'standby', 'play', 'battle', 'end'] as const;
export type Phase = (typeof PHASES)[number];

export const PHASE_NAMES: Record<Phase, string> = {
  draw: 'Draw Phase',
  standby: 'Standby Phase',
  play: 'Play Phase',
  battle: 'Battle Phase',
  end: 'End Phase',
};

const player = said(seat, seatCodec);
const amount = said(int(0, 999), intCodec);
const phase = said(choice(PHASES), choiceCodec(PHASE_NAMES));
const ability = said(int(1, 20, 'which effect of the card, counted from 1, where it has several'), intCodec);
const until = said(choice(['turn', 'forever']), choiceCodec({
  turn: ['this turn', 'until the end of the turn', 'until end of turn'], forever: 'for the rest of the game',
}));

const setup = [
  event({ type: 'GameBegan', kind: 'table', about: 'A new game of the match begins with its setup.', fields: { game: said(int(1, 999_999), intCodec) }, says: 'game {game} begins' }),
  event({
    type: 'SubtypesChosen', kind: 'player', about: 'A player named the subtypes that a deck is built on.',
    fields: { subtypes }, says: '{by} (chooses|declares) the subtypes {subtypes}',
  }),
  event({ type: 'DeckHandedIn', kind: 'player', about: 'A player handed in the deck that the header lists.', fields: {}, says: '{by} hands in the deck' }),
  event({ type: 'SideGiven', kind: 'table', about: 'A player was given a side of the coin.', fields: { player, side }, says: '{player} is {side}' }),
  event({ type: 'CoinTossed', kind: 'table', about: 'The coin was tossed for the first turn.', fields: { side }, says: 'the coin lands on {side}' }),
  event({
    type: 'OrderChosen', kind: 'player', about: 'A player chose to go first or second.',
    fields: { order: said(choice(['first', 'second']), choiceCodec({ first: 'first', second: 'second' })) }, says: '{by} chooses to go {order}',
  }),
  event({
    type: 'Mulliganed', kind: 'player', about: 'A player put cards of the hand face down and drew for them.',
    fields: { cards, drawn: cards }, says: '{by} mulligans {cards}, drawing {drawn}',
  }),
  event({ type: 'HandKept', kind: 'player', about: 'A player has finished the mulligan, or wants none.', fields: {}, says: '{by} (keeps the hand|has finished the mulligan|keeps)' }),
  event({
    type: 'DiscardsShuffledIn', kind: 'player', about: 'A player shuffled the cards of the mulligan back into the deck.',
    fields: {}, says: '{by} shuffles the discarded cards into the deck',
  }),
  event({ type: 'DeckShuffled', kind: 'player', about: 'A player shuffled the deck.', fields: {}, says: '{by} shuffles the deck' }),
  event({
    type: 'ValuesSet', kind: 'table', about: 'HS and plasma of both players were set for the start.',
    fields: { hs: amount, plasma: amount }, says: 'both players start with {hs} HS and {plasma} plasma',
  }),
  event({
    type: 'CoinPlaced', kind: 'table', about: 'The coin was put beside a player.',
    fields: { player, side }, says: 'the coin is placed beside {player}, {side} up',
  }),
] as const;

const turn = [
  event({ type: 'PhaseBegan', kind: 'game', about: 'A phase began; the Draw Phase begins the turn.', fields: { player, phase }, says: "{player}'s {phase} begins" }),
  event({ type: 'PlasmaSet', kind: 'game', about: "A player's plasma was set.", fields: { player, amount }, says: "{player}'s (plasma|mana) (is set to|becomes) {amount}" }),
  event({ type: 'HsSet', kind: 'game', about: "A player's HS were set.", fields: { player, amount }, says: "{player}'s (HS|HP) (are set to|become) {amount}" }),
  event({ type: 'AllUntapped', kind: 'player', about: 'A player untapped all their cards.', fields: {}, says: '{by} untaps (everything|all cards)' }),
  event({ type: 'PhasePassed', kind: 'player', about: 'Pass Phase.', fields: {}, says: '{by} (passes the phase|performs Pass Phase|passes)' }),
  event({ type: 'NothingDone', kind: 'player', about: 'Do Nothing.', fields: {}, says: '{by} (does nothing|performs Do Nothing)' }),
  event({ type: 'BothDidNothing', kind: 'table', about: 'Both players did nothing, the one to act first.', fields: {}, says: 'both (players do|do) nothing' }),
] as const;

const actions = [
  event({
    type: 'CardPlayed', kind: 'player', about: 'Play A Card: it left the hand for the field and was paid for; Equipment goes under the creature named.',
    fields: {
      card: said(text(80), nameCodec),
      on: optional(refs),
      paid: optional(amount),
      upright: said(flag('a creature that came untapped'), flagCodec('untapped')),
    },
    says: '{by} plays {card}[ (on|targeting) {on}][, paying {paid}][, {upright}]',
  }),
  event({
    type: 'EffectActivated', kind: 'player', about: 'Activate An Effect: its cost was paid, and what it was activated for may be named.',
    fields: {
      source: ref,
      ability: optional(ability),
      because: optional(said(int(0, 1e9, 'the event that was its trigger; 0 lies before the record'), intCodec)),
      on: optional(refs),
      discarding: optional(cards),
      paid: optional(amount),
    },
    says: "{by} (activates|uses) {source}'s effect[ {ability}][ for event {because}][ (on|targeting) {on}][, discarding {discarding}][, paying {paid}]",
  }),
  event({ type: 'CoinFlipped', kind: 'player', about: 'Flip Coin: to tails, for 1 plasma.', fields: {}, says: '{by} (flips the coin|flips the coin to tails|performs Flip Coin)' }),
  event({
    type: 'BattleDeclared', kind: 'player', about: 'Declare Battle: a direct attack names the player, any other the creature.',
    fields: { attacker: ref, target: ref }, says: '{by} declares battle: {attacker} attacks {target}',
  }),
  event({ type: 'BlockDeclared', kind: 'player', about: 'A direct attack was blocked.', fields: { with: refs }, says: '{by} blocks with {with}' }),
  event({ type: 'BlockDeclined', kind: 'player', about: 'A direct attack was let through.', fields: {}, says: '{by} (does not block|declines to block|cannot block)' }),
] as const;

const happenings = [
  event({ type: 'CardsDrawn', kind: 'player', about: 'A player drew cards.', fields: { cards }, says: '{by} draws {cards}' }),
  event({ type: 'CardsDiscarded', kind: 'player', about: 'A player discarded cards from hand.', fields: { cards }, says: '{by} discards {cards}' }),
  event({ type: 'CardsRevealed', kind: 'player', about: 'A player showed cards of the hand.', fields: { cards }, says: '{by} reveals {cards}' }),
  event({
    type: 'DamageDealt', kind: 'game', about: 'Damage was dealt to a creature or a player.',
    fields: { source: optional(ref), amount, to: ref }, says: '[{source} deals ]{amount} damage (to|is dealt to) {to}',
  }),
  event({
    type: 'CardDestroyed', kind: 'game', about: 'A card on the field was destroyed.',
    fields: { card: ref, to: optional(zone) }, says: '{card} is destroyed[ and goes to {to}]',
  }),
  event({ type: 'CardDiscarded', kind: 'game', about: 'A card on the field, such as an Instant that was applied, was discarded.', fields: { card: ref }, says: '{card} is discarded' }),
  event({ type: 'CardMoved', kind: 'game', about: 'A card left the field for another zone.', fields: { card: ref, to: zone }, says: '{card} (goes|returns|is returned) to {to}' }),
  event({ type: 'CardTapped', kind: 'game', about: 'A card was tapped.', fields: { card: ref }, says: '{card} is tapped' }),
  event({ type: 'CardUntapped', kind: 'game', about: 'A card was untapped.', fields: { card: ref }, says: '{card} is untapped' }),
  event({ type: 'EquipmentAttached', kind: 'game', about: 'An Equipment card was put under a creature.', fields: { card: ref, to: ref }, says: '{card} is attached to {to}' }),
  event({
    type: 'StatsChanged', kind: 'game', about: 'Power or resolve of a creature changed, as the table announced it.',
    fields: { card: ref, changes, until: optional(until) }, says: '{card} (gets|gains) {changes}[ {until}]',
  }),
  event({ type: 'HsGained', kind: 'game', about: 'A player gained HS.', fields: { player, amount }, says: '{player} gains {amount} (HS|HP)' }),
  event({ type: 'HsLost', kind: 'game', about: 'A player lost HS otherwise than by damage.', fields: { player, amount }, says: '{player} loses {amount} (HS|HP)' }),
  event({ type: 'PlasmaGained', kind: 'game', about: 'A player gained plasma.', fields: { player, amount }, says: '{player} gains {amount} (plasma|mana)' }),
  event({ type: 'PlasmaLost', kind: 'game', about: 'A player lost plasma otherwise than by paying.', fields: { player, amount }, says: '{player} loses {amount} (plasma|mana)' }),
  event({ type: 'EffectEnded', kind: 'game', about: 'What was being carried out is done.', fields: {}, says: 'the effect is done' }),
] as const;

const ending = [
  event({ type: 'Surrendered', kind: 'player', about: 'A player surrendered.', fields: {}, says: '{by} (surrenders|concedes)' }),
  event({ type: 'GameWon', kind: 'game', about: 'The game is over.', fields: { winner: player }, says: '{winner} wins the game' }),
  event({ type: 'GameDrawn', kind: 'game', about: 'The game ended without a winner.', fields: {}, says: 'the game (is|ends in) a draw' }),
] as const;

const specs = [...setup, ...turn, ...actions, ...happenings, ...ending, ...interventions] as const;
export const tgcSpecs = specs.map(inOtherWords);
export type TgcEvent = EventsOf<typeof specs>;
export type TgcEventOf<T extends TgcEvent['type']> = Extract<TgcEvent, { type: T }>;
