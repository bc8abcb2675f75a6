/** Battle, what happens to cards and Hosts, and the end of a game, in other words. */
import type { Otherwise } from '#kernel/event.js';
import { list, nullable, optional, said, text } from '#kernel/shape.js';
import { codecByPattern, NUMBER, numberOf, restCodec } from '#kernel/words.js';
import { ownZone, slot, zone, type Ref, type Zone } from '../words.js';
import { FROM_HAND, gameDoes, HIS, INTO, ownerActs, slip, someone, type Others } from './ways.js';

/** "the top 3 cards", "the top card": none of them named. */
const topCards = said(list(nullable(text(80)), 1, 200), codecByPattern<null[]>(
  'so many cards, such as "3 cards"',
  new RegExp(`card(?!s)|(${NUMBER}) cards?`, 'iu'),
  (m) => Array<null>(Math.min(m[1] ? numberOf(m[1]) : 1, 200)).fill(null),
  (cards) => `${cards.length} cards`,
));
type Data = NonNullable<Otherwise['data']>;
/** "the top 3 cards of kate's deck": from the top of it. */
const ofEnd = (end: 'top' | 'bottom', field: string): Data => ({ of, cards, by }) => ((of as Zone).zone === 'deck' ? { by, cards, [field]: { ...(of as Zone), zone: end } } : null);
const gone: Data = ({ card }) => ({ card, to: { zone: 'none' } });
const banished: Data = ({ card }) => ({ card, to: { zone: 'banished' } });
/** Cards are put from the own hand or into it; beside that, a pronoun means the same player. */
const aboutHand: Data = ({ by, cards, from, to }) => {
  const [source, goal] = [from as Zone, to as Zone];
  if (source.zone === 'hand') return { by, cards, from: { of: by, ...source }, to };
  return goal.zone === 'hand' ? { by, cards, from, to } : null;
};
const ANY_ORDER = '( in any order| in an order of her choice| in an order of his choice| in an order of their choice|)';
/** Where it moved from says which of several it is. */
const movedFrom: Data = ({ card, from, slot: to }) => ({ card: { at: from, ...(card as Ref) }, slot: to });
/** The zone that it leaves says which card is meant. */
const leavesDrop: Data = ({ card, from, to }) => {
  const { of, zone: left } = from as Zone;
  return left === 'drop' ? { card: { ...(card as Ref), ...(of === undefined ? {} : { of }), at: left }, to } : null;
};
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
  HostDamageTaken: {
    also: [
      `{by} (puts|places) {cards}${FROM_HAND}( face down|)( into| in| onto| on| on top of| on the top of) ${HIS} damage zone`,
      {
        says: `{by} (puts|places) {cards}${FROM_HAND}( face down|) (on|at|to) the bottom of ${HIS} damage zone`,
        data: (named) => ({ ...named, under: true }),
      },
    ],
  },
  HostHealed: { also: [{ says: '{by} heals {cards} to {to}', fields: { to: ownZone } }, { says: '{by} heals {cards} (into|and puts it into|and puts them into) {to}', fields: { to: ownZone } }] },
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
      { says: '{card} (goes|returns|is returned|is put) from {from} (to|into|on|onto) {to}', fields: { from: zone }, data: leavesDrop },
    ],
  },
  CardsPut: {
    also: [
      {
        says: `{by} (puts|places) {cards} back (on |onto |into ){to}${ANY_ORDER}`,
        data: (named) => ({ ...named, from: named.to }),
      },
      `{by} (puts|places|returns|takes) {cards} from {from} (back |)(onto|on|into|to) {to}${ANY_ORDER}`,
      { says: '{by} (puts|places|returns|takes) {cards} from {from} (back |)(onto|on|into|to) {to}', fields: { from: ownZone, to: ownZone }, data: aboutHand },
      {
        says: `{by} (puts|places|returns) {cards} from {from} ${INTO}`,
        fields: { from: ownZone, slot },
        data: ({ by, cards, from, slot: at }) => ({ by, cards, from, to: { of: by, zone: at } }),
      },
    ],
    slips: [slip(/ puts? .*(her|his|their) (own )?(deck|\w+ zone)/i, 'name the player: "kate puts 2 cards from the top of john\'s deck into john\'s drop zone"'), slip(/ puts? (them|it|the cards) back/i, 'say how many and where: "kate puts 3 cards back on the top of john\'s deck"')],
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
      { says: '{by} (shows|reveals) {cards}[ from {from}]', fields: { from: optional(ownZone) } },
      { says: '{by} (shows|reveals) {cards} to {to}', fields: { to: someone }, data: ({ by, cards }) => ({ by, cards }) },
      { says: '{by} (shows|reveals) the top {cards} of {of}', fields: { of: ownZone, cards: topCards }, data: ofEnd('top', 'from') },
    ],
    slips: [slip(/ (reveals|shows) \S+ hand$/i, 'name the cards or say how many: "kate reveals 4 cards from kate\'s hand"')],
  },
  CardsLookedAt: {
    also: [
      { says: '{by} looks at the top {cards} of {of}', fields: { of: zone, cards: topCards }, data: ofEnd('top', 'in') },
      { says: '{by} looks at the bottom {cards} of {of}', fields: { of: zone, cards: topCards }, data: ofEnd('bottom', 'in') },
      {
        says: "{by} (looks|peeks) at {whose}'s (face-down card|face-down Ambush|Ambush|card) in {slot}",
        fields: { whose: someone, slot },
        data: ({ by, whose, slot: at }) => ({ by, cards: [null], in: { of: whose, zone: at } }),
      },
      {
        says: `{by} (looks|peeks) at ${HIS}( own|) (face-down card|face-down Ambush|Ambush|card) in {slot}`,
        fields: { slot },
        data: ({ by, slot: at }) => ({ by, cards: [null], in: { of: by, zone: at } }),
      },
    ],
    slips: [
      slip(/ looks (at|through) (?!.*\b(her|his|their) ).*(hand|deck|zone)$/i, 'say whose cards and how many: "kate looks at 4 cards of john\'s hand"'),
      slip(/ (looks|peeks) at .* in (front|back)/i, 'say whose card: "kate looks at john\'s face-down card in back 2"'),
    ],
  },
  ZoneSearched: {
    also: [
      { says: '{by} searches {zone}', fields: { zone: ownZone } },
      { says: '{by} searches {zone} for {what}', fields: { zone: ownZone, what: anything }, data: ({ by, zone: where }) => ({ by, zone: where }) },
    ],
    slips: [slip(/ searches .* and /i, 'what is found is told on a line of its own: "kate puts Reef Hound from kate\'s deck into kate\'s hand"')],
  },
};

export const ending: Readonly<Record<string, Others>> = {
  GameWon: {
    also: ['{winner} wins[ by {because}]'],
    slips: [slip(/ loses the game/i, 'say who wins: "kate wins the game by damage"')],
  },
};
