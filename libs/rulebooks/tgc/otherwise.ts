/** Other words for the sentences of TGC, by the event that they tell, and what people write although it says too little. */
import type { Otherwise, Slip } from '#kernel/event.js';
import { ref, type Ref } from './words.js';

interface Others {
  readonly also?: readonly (string | Otherwise)[];
  readonly slips?: readonly Slip[];
}

type Data = NonNullable<Otherwise['data']>;

const slip = (like: RegExp, write: string): Slip => ({ like, write });

/** "Nia taps Kiln Ram": the game taps it, whoever's hand does. */
const gameDoes: Data = ({ by, ...named }) => (by === undefined ? null : named);

/** "Nia's Kiln Ram attacks Otto": the one whose card it is acts. */
const ownerActs = (field: string): Data => (named) => {
  const { of } = named[field] as Ref;
  return of === undefined ? null : { ...named, by: of };
};

const THEIR = '(the |their |her |his |)';
const PAYING = '[(, paying | paying |, for | for ){paid}( plasma| mana|)]';
const ON = '[ (on|targeting|at) {on}]';

const all: Readonly<Record<string, Others>> = {
  HandKept: { also: ['{by} keeps (her|his|their|the) hand', '{by} does not mulligan'] },
  DeckShuffled: { also: ['{by} shuffles', '{by} shuffles (her|his|their) deck'] },
  PhaseBegan: {
    also: [
      `{player} (begins|starts|enters|goes to|moves to|moves on to|proceeds to) ${THEIR}{phase}`,
      "{player}'s {phase} starts",
      { says: "{player}'s turn (begins|starts)", data: (named) => ({ ...named, phase: 'draw' }) },
      { says: '{player} (begins|starts) (the|their|her|his) turn', data: (named) => ({ ...named, phase: 'draw' }) },
    ],
    slips: [
      slip(/ ends? (the |her |his |their )?turn$/i, 'a turn ends with its End Phase: "Nia passes the phase", and then "Otto\'s Draw Phase begins"'),
      slip(/^(the )?(draw|standby|play|battle|end) phase( begins| starts)?$/i, 'say whose: "Nia\'s Battle Phase begins"'),
    ],
  },
  AllUntapped: { also: ['{by} untaps all (her|his|their|of her|of his|of their) cards'] },
  PhasePassed: {
    also: [`{by} (passes|ends) ${THEIR}(Standby Phase|Play Phase|Battle Phase|End Phase|Draw Phase|phase)`],
    slips: [slip(/^(both|the) players (both )?pass|^both pass/i, 'to do nothing is told by "both players do nothing", to leave the phase by "Nia passes the phase"')],
  },
  NothingDone: { also: ['{by} (has no response|does not respond|has nothing to do|does nothing again|also does nothing)'] },
  BothDidNothing: { also: ['(nobody|no one|neither player|neither) does anything', 'both players do nothing again'] },
  CardPlayed: {
    also: [
      `{by} plays {card}${ON}${PAYING}[(, |, which is ){upright}]`,
      `{by} plays {card}${PAYING}${ON}`,
      `{by} plays {card}${PAYING}(, targeting |, target |, on ){on}`,
    ],
  },
  EffectActivated: {
    also: [
      `{by} (activates|uses) {source}'s effect[ {ability}][ for event {because}]${ON}[, discarding {discarding}]${PAYING}`,
      `{by} (activates|uses) (the effect of |){source}[ for event {because}]${ON}[, discarding {discarding}]${PAYING}`,
    ],
  },
  BattleDeclared: {
    also: [
      '{by} declares (battle|an attack) with {attacker} (on|against) {target}',
      '{by} declares (battle|an attack) (on|against) {target} with {attacker}',
      '{by} attacks {target} with {attacker}',
      '{by} attacks with {attacker} into {target}',
      { says: '{attacker} attacks {target}', data: ownerActs('attacker') },
    ],
    slips: [
      slip(/^\S+ attacks with (?!.* into )/i, 'say what is attacked: "Nia declares battle: Kiln Ram attacks Otto"'),
      slip(/^(?!.*( declares |'s .* attacks| with )).* attacks( .*)?$/i, 'say who declares it and on what: "Nia declares battle: Kiln Ram attacks Otto"'),
    ],
  },
  BlockDeclared: {
    also: [
      { says: '{by} blocks {attacker} with {with}', fields: { attacker: ref }, data: ({ by, with: cards }) => ({ by, with: cards }) },
      { says: '{blocker} blocks', fields: { blocker: ref }, data: ({ blocker }) => ownerActs('blocker')({ blocker }) && { by: (blocker as Ref).of, with: [blocker] } },
    ],
    slips: [slip(/^(?!.*('s | with )).* blocks( .*)?$/i, 'say who blocks with what: "Otto blocks with Copper Newt"')],
  },
  BlockDeclined: { also: ["{by} (doesn't block|declares no block|declares no blocker|lets it through)"] },
  CardsDrawn: { slips: [slip(/ draws$/i, 'say what: "Nia draws a card"')] },
  DamageDealt: {
    also: ['{to} (takes|is dealt|suffers|receives) {amount} damage[ (from|by) {source}]', '{source} deals {amount} to {to}'],
    slips: [slip(/ deal (\d+ )?damage to each other/i, 'one line for each: "Kiln Ram deals 3 damage to Otto\'s Copper Newt", and the other way round')],
  },
  CardDestroyed: { also: ['{card} dies'], slips: [slip(/ destroys /i, 'tell what happens to the card: "Otto\'s Kiln Ram is destroyed"')] },
  CardMoved: { also: ['{card} (is put|is placed|is moved) (into|on|onto) {to}', { says: '{by} (returns|puts|moves) {card} (to|into|on|onto) {to}', data: gameDoes }] },
  CardTapped: { also: [{ says: '{by} taps {card}', data: gameDoes }] },
  CardUntapped: { also: [{ says: '{by} untaps {card}', data: gameDoes }] },
  EquipmentAttached: {
    also: ['{card} is (equipped to|put under|placed under) {to}', { says: '{by} (equips|attaches) {card} to {to}', data: gameDoes }],
  },
  Surrendered: { also: ['{by} (surrenders|concedes) the game'] },
  GameWon: {
    also: ['{winner} wins'],
    slips: [slip(/ loses the game/i, 'say who wins: "Nia wins the game"')],
  },
};

/** A spec with its other words. */
export const inOtherWords = <S extends { readonly type: string }>(spec: S): S => ({ ...spec, ...all[spec.type] });

/** For the spec: a name without an event behind it would never be read. */
export const OTHERWISE: readonly string[] = Object.keys(all);
