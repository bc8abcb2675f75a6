/** Every event of Host WCG, with the sentence that tells it. */
import { event, type EventsOf } from '#kernel/event.js';
import { interventions } from '#kernel/interventions.js';
import { choice, flag, int, list, optional, said, seat, text } from '#kernel/shape.js';
import { choiceCodec, flagCodec, intCodec, listCodec, nameCodec, seatCodec, wordCodec } from '#kernel/words.js';
import { inOtherWords } from './otherwise/index.js';
import { cards, changeCodec, changeShape, maybeCard, points, ref, refCodec, resources, slot, zone } from './words.js';

export const PHASES = ['start', 'action1', 'battle', 'action2', 'end'] as const;
export type Phase = (typeof PHASES)[number];

export const PHASE_NAMES: Record<Phase, string> = {
  start: 'Start Phase',
  action1: 'Action Phase 1',
  battle: 'Battle Phase',
  action2: 'Action Phase 2',
  end: 'End Phase',
};

const seatField = said(seat, seatCodec);
const several = listCodec(refCodec, [' and ', ', and ', ', ', ' + '], 20);
const targets = said(list(ref, 1, 20, 'the targets, in the order of the card text'), several);
const ability = said(int(1, 20, 'which effect of the card, counted from 1, where it has several'), intCodec);
const amount = said(int(0, 99), intCodec);
const until = said(choice(['turn', 'phase', 'forever']), choiceCodec({
  turn: ['this turn', 'until the end of the turn', 'until end of turn'],
  phase: ['until the end of the phase', 'until end of phase', 'this phase'],
  forever: 'for the rest of the game',
}));

const setup = [
  event({ type: 'GameBegan', kind: 'table', about: 'A new game of the match begins with its setup.', fields: { game: said(int(1, 9999), intCodec) }, says: 'game {game} begins' }),
  event({ type: 'DeckPlaced', kind: 'player', about: 'A player put the deck in its zone and the Host face down in its slot.', fields: {}, says: '{by} places deck and Host' }),
  event({
    type: 'DeckShuffled', kind: 'player', about: 'A player shuffled a deck; without a name, their own.',
    fields: { deck: optional(seatField) }, says: '{by} shuffles( the deck| their deck| her deck| his deck|)[ of {deck}]',
  }),
  event({ type: 'DeckCut', kind: 'player', about: "A player cut the opponent's deck, or declined to.", fields: { deck: seatField }, says: '{by} cuts the deck of {deck}' }),
  event({ type: 'DiceRolled', kind: 'player', about: 'What a player rolled for the first turn.', fields: { total: said(int(1, 999), intCodec) }, says: '{by} rolls {total}' }),
  event({ type: 'RollWon', kind: 'player', about: 'A player won the random method that decides who chooses.', fields: {}, says: '{by} wins the roll' }),
  event({
    type: 'OrderChosen', kind: 'player', about: 'A player chose to go first or second.',
    fields: { order: said(choice(['first', 'second']), choiceCodec({ first: 'first', second: 'second' })) }, says: '{by} chooses to go {order}',
  }),
  event({ type: 'HandKept', kind: 'player', about: 'A player put no card back in the mulligan.', fields: {}, says: '{by} keeps(| the hand| their hand| her hand| his hand)' }),
  event({ type: 'Mulliganed', kind: 'player', about: 'A player put cards of the opening hand on the bottom of the deck.', fields: { cards }, says: '{by} mulligans {cards}' }),
  event({ type: 'HostRevealed', kind: 'player', about: 'A player flipped the Host face up.', fields: {}, says: '{by} reveals the Host' }),
  event({ type: 'GameStarted', kind: 'table', about: 'Setup is over and the first turn comes.', fields: {}, says: 'the game starts' }),
] as const;

const turn = [
  event({
    type: 'PhaseDeclared', kind: 'player', about: 'A player entered a phase of their turn; the Start Phase begins the turn.',
    fields: { phase: said(choice(PHASES), choiceCodec({ start: 'Start Phase', action1: ['Action Phase 1', 'first Action Phase'], battle: 'Battle Phase', action2: ['Action Phase 2', 'second Action Phase'], end: 'End Phase' })) },
    says: '{by} (declares|enters) (the |their |her |his |){phase}',
  }),
  event({ type: 'Replenished', kind: 'player', about: 'A player went back up to their action points.', fields: { to: points }, says: '{by} replenishes to {to}' }),
  event({ type: 'SicknessLost', kind: 'player', about: "A player's Entities lost Creation Sickness.", fields: {}, says: "{by}'s Entities lose Creation Sickness" }),
  event({ type: 'PointsSpentToDraw', kind: 'player', about: 'Action points were used to draw.', fields: { points, cards }, says: '{by} spends {points} to draw {cards}' }),
  event({ type: 'PointsSpentToGain', kind: 'player', about: 'Action points were used for a resource.', fields: { points, gained: resources }, says: '{by} spends {points} to gain {gained}' }),
  event({ type: 'TurnEnded', kind: 'player', about: 'A player said that the turn is over.', fields: {}, says: '{by} ends (the|their|her|his) turn' }),
  event({ type: 'PriorityPassed', kind: 'player', about: 'A player passed priority.', fields: {}, says: '{by} passes(| priority)' }),
  event({ type: 'BothPassed', kind: 'table', about: 'Both players passed in succession, the one with priority first.', fields: {}, says: 'both players pass(| in succession| priority)' }),
] as const;

const payment = { paid: optional(resources), generic: optional(resources) };
const paying = '[, paying {paid}[ with {generic} for the generic part]]';

const stack = [
  event({
    type: 'CardPlayed', kind: 'player', about: 'A card was played and entered the stack; a face-down Ambush is null to those who may not see it.',
    fields: {
      verb: said(choice(['create', 'cast', 'embody', 'lay', 'play']), choiceCodec({ create: 'creates', cast: 'casts', embody: 'embodies', lay: 'lays', play: 'plays' })),
      card: maybeCard,
      from: optional(zone),
      slot: optional(slot),
      ...payment,
      targets: optional(targets),
    },
    says: `{by} {verb} {card}[ from {from}][ (into|in) {slot}]${paying}[, targeting {targets}]`,
  }),
  event({
    type: 'AbilityActivated', kind: 'player', about: 'An activated effect of a card in play was used and entered the stack.',
    fields: { source: ref, ability: optional(ability), ...payment, discarded: optional(cards), dropped: optional(ref), targets: optional(targets) },
    says: `{by} (uses|activates) {source}'s effect[ {ability}]${paying}[, discarding {discarded}][, giving up {dropped}][, targeting {targets}]`,
  }),
  event({
    type: 'AmbushActivated', kind: 'player', about: 'An Ambush was paid for and turned face up, and its effect entered the stack.',
    fields: { card: said(text(80), nameCodec), from: optional(zone), slot: optional(slot), ...payment, targets: optional(targets) },
    says: `{by} activates {card}[ from {from}][ in {slot}]${paying}[, targeting {targets}]`,
  }),
  event({
    type: 'TriggersDeclared', kind: 'player', about: 'A player said which effects have triggered, before putting them on the stack.',
    fields: { sources: said(list(ref, 1, 20), several) },
    says: '{by} declares (the triggers of |the trigger of ){sources}',
  }),
  event({
    type: 'TriggerStacked', kind: 'player', about: "A triggered effect, a Sorcery's own among them, was put on the stack.",
    fields: { source: ref, ability: optional(ability), targets: optional(targets) },
    says: "{by} puts {source}'s (effect|trigger)[ {ability}] on the stack[, targeting {targets}]",
  }),
  event({
    type: 'TargetsChanged', kind: 'player', about: 'New targets were chosen for something on the stack.',
    fields: { item: ref, targets }, says: '{by} changes the targets of {item} to {targets}',
  }),
  event({
    type: 'ResolutionBegan', kind: 'game', about: 'A card or effect of the stack began to resolve; a card goes into its slot.',
    fields: { item: ref, slot: optional(slot) },
    says: '{item} begins to resolve[ (into|in) {slot}]',
    block: { ends: 'ResolutionEnded', says: '{item} resolves[ (into|in) {slot}]' },
  }),
  event({ type: 'ResolutionEnded', kind: 'game', about: 'What was resolving is done.', fields: {}, says: 'the resolution ends' }),
  event({
    type: 'LeftStack', kind: 'game', about: 'A card or effect left the stack without resolving: its targets were gone, it could not be done, or an effect removed it.',
    fields: { item: ref }, says: '{item} leaves the stack without resolving',
  }),
  event({ type: 'LoopFound', kind: 'table', about: 'The players agreed that the stack would never empty by itself.', fields: {}, says: 'the players find an infinite loop' }),
] as const;

const battle = [
  event({ type: 'AttackerDeclared', kind: 'player', about: 'A player declared which Entity attacks.', fields: { attacker: ref }, says: '{by} declares {attacker} as attacker' }),
  event({
    type: 'BlockerDeclared', kind: 'player', about: 'The attacking player declared the Entity or Host that is attacked.',
    fields: { blocker: ref }, says: '{by} declares {blocker} as (blocker|what is attacked)',
  }),
  event({
    type: 'DamageStepBegan', kind: 'game', about: 'A damage calculation step began.',
    fields: { step: said(choice(['early', 'normal']), choiceCodec({ early: 'early', normal: 'normal' })) },
    says: 'the {step} damage(| calculation) step begins',
  }),
  event({ type: 'DamageStepEnded', kind: 'game', about: 'The damage calculation step is over.', fields: {}, says: 'the damage(| calculation) step ends' }),
  event({
    type: 'SimultaneousBegan', kind: 'game', about: 'What follows happens at the same time.', fields: {},
    says: 'what follows happens at the same time',
    block: { ends: 'SimultaneousEnded', says: 'at the same time' },
  }),
  event({ type: 'SimultaneousEnded', kind: 'game', about: 'What happens at the same time has been told.', fields: {}, says: 'so much at the same time' }),
] as const;

const happenings = [
  event({ type: 'CardsDrawn', kind: 'player', about: 'A player drew cards.', fields: { cards }, says: '{by} draws {cards}' }),
  event({ type: 'CardsDiscarded', kind: 'player', about: 'A player discarded cards from hand.', fields: { cards }, says: '{by} discards {cards}' }),
  event({
    type: 'DamageDealt', kind: 'game', about: 'Damage was dealt to an Entity or a Host.',
    fields: { source: optional(ref), amount, combat: said(flag('combat damage'), flagCodec('combat ')), to: ref },
    says: '[{source} deals ]{amount} [{combat}]damage (to|is dealt to) {to}',
  }),
  event({
    type: 'HostDamageTaken', kind: 'player', about: 'A player put cards from hand face down into the damage zone.',
    fields: { cards, under: said(flag('under the cards that lay there'), flagCodec(' under the others')) },
    says: '{by} (puts|places) {cards} from (hand|their hand|her hand|his hand) into (the|their|her|his) damage zone[{under}]',
  }),
  event({
    type: 'DamageHealed', kind: 'game', about: 'Damage was removed from an Entity.',
    fields: { amount, from: ref }, says: '{amount} damage is healed from {from}',
  }),
  event({
    type: 'HostHealed', kind: 'player', about: 'Cards left the damage zone, from the top.',
    fields: { cards, to: zone }, says: '{by} heals {cards} to {to}',
  }),
  event({
    type: 'CardDestroyed', kind: 'game', about: "A card was destroyed and went to its owner's drop zone; a token ceased to exist.",
    fields: { card: ref, to: optional(zone) }, says: '{card} is destroyed[ and goes (to |){to}]',
  }),
  event({ type: 'CardMoved', kind: 'game', about: 'A card in play or on the stack went to another zone.', fields: { card: ref, to: zone }, says: '{card} (goes to |goes |returns to |is returned to |is sent to |is put into |is put on ){to}' }),
  event({
    type: 'CardsPut', kind: 'player', about: 'A player put cards from one zone into another.',
    fields: { cards, from: zone, to: zone }, says: '{by} (puts|places) {cards} from {from} (on|into) {to}',
  }),
  event({ type: 'SlotMoved', kind: 'game', about: 'A card moved to another slot of the same player.', fields: { card: ref, slot }, says: '{card} moves to {slot}' }),
  event({ type: 'ControlTaken', kind: 'player', about: 'A player took control of a card.', fields: { card: ref, slot: optional(slot) }, says: '{by} takes control of {card}[ into {slot}]' }),
  event({ type: 'MarkerAttached', kind: 'game', about: 'A card was put under another as a marker.', fields: { card: ref, to: ref }, says: '{card} is attached to {to}' }),
  event({
    type: 'TokenCreated', kind: 'player', about: 'A token was put into a slot.',
    fields: { token: said(text(80), nameCodec), slot }, says: '{by} puts a token {token} into {slot}',
  }),
  event({
    type: 'CountersPut', kind: 'game', about: 'Counters of some kind were put on a card.',
    fields: { card: ref, amount, counter: said(text(40), wordCodec) }, says: '{card} gets {amount} counters {counter}',
  }),
  event({ type: 'ResourcesGained', kind: 'player', about: 'A player gained resources.', fields: { resources }, says: '{by} gains {resources}' }),
  event({ type: 'ResourcesLost', kind: 'player', about: 'A player lost resources.', fields: { resources }, says: '{by} (loses|pays) {resources}' }),
  event({
    type: 'StatsChanged', kind: 'game', about: 'Stats or keywords of a card changed, as the table announced it.',
    fields: { card: ref, changes: said(list(changeShape, 1, 6), listCodec(changeCodec, ' and ', 6)), until: optional(until) },
    says: '{card} gets {changes}[ {until}]',
  }),
  event({
    type: 'CardsRevealed', kind: 'player', about: 'A player showed cards to both players.',
    fields: { cards, from: optional(zone) }, says: '{by} reveals {cards}[ from {from}]',
  }),
  event({ type: 'CardsLookedAt', kind: 'player', about: 'A player looked at cards that stay hidden from the other.', fields: { cards, in: zone }, says: '{by} looks at {cards} (of|from) {in}' }),
  event({ type: 'CardsSeen', kind: 'player', about: 'A player saw cards that another player looked at.', fields: { cards, in: zone }, says: '{by} sees {cards} (of|from) {in}' }),
  event({ type: 'ZoneSearched', kind: 'player', about: 'A player searched a zone.', fields: { zone }, says: '{by} searches {zone}' }),
] as const;

const ending = [
  event({ type: 'Conceded', kind: 'player', about: 'A player conceded.', fields: {}, says: '{by} concedes(| the game)' }),
  event({
    type: 'GameWon', kind: 'game', about: 'The game is over.',
    fields: {
      winner: seatField,
      because: optional(said(choice(['damage', 'deck', 'hand', 'concession']), choiceCodec({ damage: 'damage', deck: ['an empty deck', 'deck'], hand: ['an empty hand', 'hand'], concession: 'concession' }))),
    },
    says: '{winner} wins the game[ by {because}]',
  }),
] as const;

const specs = [...setup, ...turn, ...stack, ...battle, ...happenings, ...ending, ...interventions] as const;
export const hostSpecs = specs.map(inOtherWords);
export type HostEvent = EventsOf<typeof specs>;
export type HostEventOf<T extends HostEvent['type']> = Extract<HostEvent, { type: T }>;
