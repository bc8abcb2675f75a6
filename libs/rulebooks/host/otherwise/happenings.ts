/** Battle, what happens to cards and Hosts, and the end of a game, in other words. */
import type { Otherwise } from '#kernel/event.js';
import { choice, list, nullable, said, text } from '#kernel/shape.js';
import { choiceCodec, codecByPattern, NUMBER, numberOf, restCodec } from '#kernel/words.js';
import { slot, type Ref } from '../words.js';
import { FROM_HAND, gameDoes, HIS, INTO, ownerActs, slip, someone, type Named, type Others } from './ways.js';

/** "the top 3 cards", "the top card": none of them named. */
const topCards = said(list(nullable(text(80)), 1, 200), codecByPattern<null[]>(
  'so many cards, such as "3 cards"',
  new RegExp(`card(?!s)|(${NUMBER}) cards?`, 'iu'),
  (m) => Array<null>(Math.min(m[1] ? numberOf(m[1]) : 1, 200)).fill(null),
  (cards) => `${cards.length} cards`,
));
const ofTop = (field: string) => ({ of, cards, by }: Named) => ({ by, cards, [field]: { of, zone: 'top' } });

type Data = NonNullable<Otherwise['data']>;
const gone: Data = ({ card }) => ({ card, to: { zone: 'none' } });
const banished: Data = ({ card }) => ({ card, to: { zone: 'banished' } });
/** Where it moved from says which of several it is. */
const movedFrom: Data = ({ card, from, slot: to }) => ({ card: { at: from, ...(card as Ref) }, slot: to });
const anything = said(text(2000), restCodec);

export const battle: Readonly<Record<string, Others>> = {
  AttackerDeclared: {
    also: [
      '{by} declares {attacker} as (the|an|her|his|their) attacker',
      '{by} (attacks|declares an attack) with {attacker}',
      { says: '{attacker} attacks', data: ownerActs('attacker') },
    ],
    slips: [
      slip(/ attacks .+ with /i, 'two lines: "kate declares Reef Hound as attacker", then "kate declares john\'s Host as blocker"'),
      slip(/ attacks$/i, 'say who declares it: "kate declares Reef Hound as attacker"'),
    ],
  },
  BlockerDeclared: {
    also: [
      '{by} declares {blocker} as (the|a) blocker',
      '{by} (declares|chooses) {blocker} as the (Entity|Host|one) (that is|) attacked',
      '{by} chooses {blocker} as (blocker|the blocker|what is attacked)',
      '{by} declares an attack on {blocker}',
      '{by} attacks {blocker}',
    ],
    slips: [slip(/ blocks( with .*)?$/i, 'the attacking player declares who is attacked: "kate declares john\'s Stone Ogre as blocker"')],
  },
  DamageStepBegan: { also: ['(the |){step} damage(| calculation) step( begins| starts|)'] },
  SimultaneousBegan: { also: [{ says: 'simultaneously', block: true }] },
};

export const happenings: Readonly<Record<string, Others>> = {
  DamageDealt: { also: ['{to} (takes|is dealt|receives|suffers) {amount} [{combat}]damage[ from {source}]'] },
  HostDamageTaken: { also: [`{by} (puts|places) {cards}${FROM_HAND}( face down|)( into| in| onto| on| on top of) ${HIS} damage zone`] },
  DamageHealed: {
    also: [{ says: '{by} heals {amount} damage (from|on) {from}', data: (named) => ((named.from as Ref).at === 'host' ? null : gameDoes(named)) }],
    slips: [slip(/ heals \w+ damage from .*host/i, 'say which cards leave the damage zone and where they go: "kate heals a card to kate\'s drop zone"')],
  },
  CardDestroyed: {
    also: [
      '{card} dies',
      { says: '{card} is destroyed and (is |)(removed from the game|ceases to exist)', data: gone },
    ],
    slips: [slip(/ destroys /i, 'tell what happens to the card: "john\'s Stone Ogre is destroyed"')],
  },
  CardMoved: {
    also: [
      { says: '{card} is banished', data: banished },
      { says: '{by} banishes {card}', data: banished },
      { says: '{card} (is removed from the game|ceases to exist)', data: gone },
      '{card} (goes on |goes into |is put |is placed into |is placed on |is moved to ){to}',
      { says: '{by} (returns|puts|places|sends|moves) {card} (to|into|on|onto) {to}', data: gameDoes },
    ],
  },
  CardsPut: {
    also: [
      { says: '{by} (puts|places) {cards} back (on |onto |into ){to}', data: (named) => ({ ...named, from: named.to }) },
      {
        says: `{by} (puts|places) {cards} from (hand|the hand|her hand|his hand|their hand) on the {end} of ${HIS} deck`,
        fields: { end: said(choice(['top', 'bottom']), choiceCodec({ top: 'top', bottom: 'bottom' })) },
        data: ({ by, cards, end }) => ({ by, cards, from: { of: by, zone: 'hand' }, to: { of: by, zone: end } }),
      },
    ],
    slips: [slip(/ puts? (them|it|the cards) back/i, 'say how many and where: "kate puts 3 cards back on the top of john\'s deck"')],
  },
  SlotMoved: {
    also: [
      { says: '{card} moves from {from} to {slot}', fields: { from: slot }, data: movedFrom },
      { says: '{by} moves {card} from {from} to {slot}', fields: { from: slot }, data: movedFrom },
      { says: '{by} moves {card} to {slot}', data: gameDoes },
    ],
  },
  ControlTaken: { also: [`{by} takes control of {card} and (puts|places) it ${INTO}`] },
  MarkerAttached: {
    also: [
      '{card} is (equipped to|placed under|put under|attached under|placed face up under|put face up under) {to}',
      { says: '{by} (equips|attaches) {card} to {to}', data: gameDoes },
      { says: '{by} (puts|places) {card}( face up|) under {to}', data: gameDoes },
    ],
  },
  TokenCreated: { also: [`{by} (puts|creates|makes|places) a {token} token ${INTO}`, `{by} (creates|makes|places|puts) a token {token} ${INTO}`] },
  CountersPut: {
    also: ['{card} gets {amount} {counter} (counters|counter)', { says: '{by} puts {amount} {counter} (counters|counter) on {card}', data: gameDoes }],
  },
  ResourcesGained: { also: ['{by} gains {resources} (resource|resources)'] },
  StatsChanged: { also: ['{card} (has|gains) {changes}[ {until}]'] },
  CardsRevealed: {
    also: [
      '{by} shows {cards}[ from {from}]',
      { says: '{by} (shows|reveals) {cards} to {to}', fields: { to: someone }, data: ({ by, cards }) => ({ by, cards }) },
      { says: "{by} reveals the top {cards} of {of}'s deck", fields: { of: someone, cards: topCards }, data: ofTop('from') },
    ],
    slips: [slip(/ (reveals|shows) \S+ hand$/i, 'name the cards or say how many: "kate reveals 4 cards from kate\'s hand"')],
  },
  CardsLookedAt: {
    also: [{ says: "{by} looks at the top {cards} of {of}'s deck", fields: { of: someone, cards: topCards }, data: ofTop('in') }],
    slips: [slip(/ looks at \S+ hand$/i, 'say how many cards: "kate looks at 4 cards of john\'s hand"')],
  },
  ZoneSearched: {
    also: [{ says: '{by} searches {zone} for {what}', fields: { what: anything }, data: ({ by, zone: where }) => ({ by, zone: where }) }],
    slips: [slip(/ searches .* and /i, 'what is found is told on a line of its own: "kate puts Reef Hound from kate\'s deck into kate\'s hand"')],
  },
};

export const ending: Readonly<Record<string, Others>> = {
  GameWon: {
    also: ['{winner} wins[ by {because}]'],
    slips: [slip(/ loses the game/i, 'say who wins: "kate wins the game by damage"')],
  },
};
