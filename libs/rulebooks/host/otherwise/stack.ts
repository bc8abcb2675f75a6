/** Playing cards, using effects, and what happens on the stack, in other words. */
import type { Otherwise } from '#kernel/event.js';
import { ownZone, type Ref } from '../words.js';
import { FROM_HAND, gameDoes, HIS, INTO, ownerActs, slip, someone, type Named, type Others } from './ways.js';

const PAYING = '(, paying | paying |, for | for ){paid}[ with {generic} for (the generic part|the generic cost|the $$$|the $$|the $|$$|$)]';
const TARGETING = '(, targeting | targeting |, target | on | at ){targets}';
/** What a play costs and aims at, in the orders in which people tell it. */
const ORDERS = [
  `[${PAYING}][${TARGETING}]`,
  `${TARGETING}${PAYING}`,
  `[${PAYING}](, declaring | declaring ){targets} as (its target|the target|its targets|the targets|target)`,
];

/** "Stone Ogre resolves into kate's front 2": kate's Stone Ogre is meant. */
const resolving = (says: string): Otherwise => ({
  says,
  fields: { whose: someone },
  block: true,
  data({ whose, item, ...rest }) {
    const { of = whose } = item as Ref;
    return of === whose ? { ...rest, item: { ...(item as Ref), of } } : null;
  },
});

export const stack: Readonly<Record<string, Others>> = {
  CardPlayed: {
    also: [
      ...ORDERS.map((order) => `{by} {verb} {card}${FROM_HAND}( face down|)[ ${INTO}]${order}`),
      `{by} {verb} {card}${FROM_HAND}${PAYING}, ${INTO}[${TARGETING}]`,
      `{by} {verb} {card}${FROM_HAND}( without a target| with no target|, without a target|, with no target)[${PAYING}]`,
      `{by} {verb} {card}${FROM_HAND}${PAYING}(, without a target|, with no target| without a target)`,
      { says: `{by} {verb} {card}${FROM_HAND}[ ${INTO}]( without paying|, without paying)[${TARGETING}]`, data: (named) => ({ ...named, paid: '' }) },
      ...ORDERS.map((order) => ({ says: `{by} {verb} {card} from {from}[ ${INTO}]${order}`, fields: { from: ownZone } })),
      {
        says: `{by} lays (an Ambush|a face-down Ambush)( face down|)[ ${INTO}]`,
        data: (named) => ({ ...named, verb: 'lay', card: null }),
      },
    ],
    slips: [slip(/ pays .* and (creates|casts|embodies|plays) /i, 'one sentence: "kate creates Stone Ogre, paying %%"')],
  },
  AbilityActivated: {
    also: [
      ...ORDERS.flatMap((order) => [
        `{by} (uses|activates) {source}'s effect[ {ability}]( again|)[, discarding {discarded}( as its cost|)][, giving up {dropped}]${order}`,
        `{by} uses {source}( again|)[, discarding {discarded}( as its cost|)][, giving up {dropped}]${order}`,
      ]),
      ...ORDERS.map((order) => `{by} (uses|activates) (the effect of |the activated effect of ){source}[, discarding {discarded}( as its cost|)]${order}`),
    ],
  },
  AmbushActivated: {
    also: [
      ...ORDERS.flatMap((order) => [
        `{by} activates ${HIS} (Ambush |){card}[ in {slot}]${order}`,
        `{by} (flips|turns) {card}( face up|)( and activates it|)[ in {slot}]${order}`,
        { says: `{by} activates {whose}'s {card}[ in {slot}]${order}`, fields: { whose: someone }, data: ({ whose, ...named }: Named) => (whose === named.by ? named : null) },
        {
          says: `{by} activates {card} from( hand| her hand| his hand| their hand)${order}`,
          data: (named: Named) => ({ ...named, from: { of: named.by, zone: 'hand' } }),
        },
      ]),
    ],
    slips: [
      slip(/ activates \S+'s (?!.*(effect|trigger))/i, 'an Ambush lies with the player who activates it: "kate activates Loose Cobbles, paying !"; of other cards: "kate uses Switchyard\'s effect"'),
    ],
  },
  TriggerStacked: {
    also: [
      "{by} (puts|places) {source}'s (effect|trigger)[ {ability}] (on|onto) the stack[(, targeting | targeting |, target ){targets}]",
      "{by} (puts|places) {source}'s (effect|trigger)[ {ability}] (on|onto) the stack with {targets} as (its target|the target|its targets|the targets)",
      '{by} (puts|places) (the effect of |the trigger of ){source} (on|onto) the stack[(, targeting | targeting ){targets}]',
      {
        says: "{source}'s (effect|trigger)[ {ability}] (goes on|goes onto|enters|is put on|is placed on) the stack[(, targeting | targeting ){targets}]",
        data: ownerActs('source'),
      },
    ],
    slips: [
      slip(/^(its|the) (effect|trigger) (goes|enters|is put|triggers)/i, 'name player and card: "kate puts Ember Bolt\'s effect on the stack, targeting …"'),
      slip(/'s (effect|trigger) (goes on|goes onto|enters|is put on|is placed on|triggers)/i, 'say who puts it there: "kate puts Ember Bolt\'s effect on the stack, targeting …"'),
    ],
  },
  TargetsChanged: { also: ['{by} changes the target of {item} to {targets}'] },
  ResolutionBegan: {
    also: [
      resolving("{item} resolves (into|in) {whose}'s {slot}"),
      resolving('{item} resolves(,|) and {whose} (places|puts) it (into|in) {slot}'),
      { says: `{item} resolves( and goes|, goes| and is placed| and is put| and enters) ${INTO}`, block: true },
    ],
    slips: [
      slip(/^(its|the) (effect|trigger|card) resolves/i, 'name the card: "Ember Bolt\'s effect resolves"'),
      slip(/'s (effect|trigger) \d+ resolves/i, 'without the number: the one on top of the stack is meant'),
      slip(/ resolves: \S/i, 'what happens while it resolves stands on lines of its own, indented under "… resolves"'),
    ],
  },
  LeftStack: {
    also: [
      '{item} leaves the stack( and does nothing| with no effect| without effect|)',
      '{item} (does not resolve|is removed from the stack|fizzles|fails|fails to resolve)',
      { says: '{by} removes {item} from the stack', data: gameDoes },
    ],
  },
  LoopFound: { also: ['the players (see|notice) (an|the) infinite loop'] },
};
