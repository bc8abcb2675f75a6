/** Every kind of trigger comes about by something that a record tells: an effect that waits for it, and what is told. */
import { describe, expect, it } from '@jest/globals';
import { readNotation } from '#kernel/notation.js';
import { TRIGGERS, type TriggerKind } from './abilities.js';
import { host } from './index.js';

const header = (text: string, phase: string, owner: 'ann' | 'bob'): string => `match host, comprehensive rules, complete record
seat ann: Captain Drost
seat bob: Quen Marrow
slots: 5 front, 4 back
card Captain Drost: Host - Strife £, health 6, soul 4
card Quen Marrow: Host - Emotion !, health 8, soul 5
card Watcher: Form, cost $
  ${text}, gain 1 $.
card Reef Hound: Entity - Beast, cost £, health 2, power 3
card Ox: Entity - Beast, cost !, health 4, power 1
card Scribe: Entity - Human, cost £, health 3, power 1
  £: Gain 1 £.
card Rag Picker: Entity - Human, cost £, health 3, power 1
  Discard a card: Gain 1 £.
card Martyr: Entity - Human, cost £, health 3, power 1
  Put this Entity into your drop zone: Gain 1 £.
card Driftwood: Token Entity - Construct, health 1, power 1
card Idol: Form, cost £
card Harness: Sorcery - Equipment, cost £
  Equip to target Entity. It has +2 power.
card Good News: Sorcery, cost £
  Draw a card.
card Snare: Ambush, cost !
  Activate when an Entity your opponent controls attacks; the attacking Entity gets -2 power this turn.
position: turn 7, ann's ${phase}, ann went first, stack empty, no sickness, no attacks
  ann: 4 #, resources ££££, hand 9 cards, deck 30, damage 1, front 1 Reef Hound, front 2 Scribe, front 3 Rag Picker, front 5 Martyr
    back 1 Harness
    form ${owner === 'ann' ? 'Watcher' : 'Idol'}
  bob: 0 #, resources !!!!, hand 5 cards, deck 30, damage 1, front 1 Ox, back 1 face-down Snare
    form ${owner === 'bob' ? 'Watcher' : 'Idol'}

`;

/** How often the effect waits to go on the stack after what is told. */
function waiting(text: string, owner: 'ann' | 'bob', told: string): number {
  const phase = /attacks|as attacker|End Phase/.test(told) ? (told.includes('End Phase') ? 'Action Phase 2' : 'Battle Phase') : 'Action Phase 1';
  const match = readNotation(header(text, phase, owner) + told + '\n', { host });
  if (!('header' in match)) throw new Error(JSON.stringify(match, null, 1));
  const board = host.open(match.header);
  for (const event of match.events) host.evolve(board, event);
  return board.pending.filter((p) => p.source.card?.name === 'Watcher' && !p.leftOpen && !p.unsure).length;
}

const CREATED = 'ann creates Reef Hound, paying £\nboth players pass\nReef Hound resolves into front 4';
const CAST = 'ann casts Good News, paying £\nboth players pass\nGood News resolves into back 2';
const LAID = 'ann lays Snare\nboth players pass\nSnare resolves into back 2';
const EMBODIED = 'ann embodies Idol, paying £\nboth players pass\nIdol resolves';
const BLOCK = "ann attacks with Reef Hound\nboth players pass\nann attacks bob's Ox";
const HOST_ATTACKED = "ann attacks with Reef Hound\nboth players pass\nann attacks bob's Host";
const GONE = "ann's Scribe is destroyed";
const FIGHT = `${BLOCK}
both players pass
the early damage step begins
both players pass
the normal damage step begins
both players pass
bob's Ox deals 1 combat damage to ann's Reef Hound
4 combat damage is dealt to bob's Ox
bob's Ox is destroyed`;

const HAPPENS: readonly (readonly [kind: TriggerKind, text: string, owner: 'ann' | 'bob', told: string])[] = [
  ['created', 'When your opponent creates an Entity', 'bob', CREATED],
  ['created', 'When a token is created', 'bob', 'ann puts a token Driftwood into front 4'],
  ['cast', 'When you cast a Sorcery', 'ann', CAST],
  ['embodied', 'When another Form is embodied', 'bob', EMBODIED],
  ['laid', 'When your opponent lays an Ambush', 'bob', LAID],
  ['played', 'When a Beast is played', 'bob', CREATED],
  ['wouldCreate', 'When your opponent would create an Entity', 'bob', CREATED.split('\n')[0]],
  ['wouldCast', 'When a player would cast a Sorcery', 'bob', CAST.split('\n')[0]],
  ['wouldPlay', 'When your opponent would play a card', 'bob', LAID.split('\n')[0]],
  ['entersSlot', 'When an Entity your opponent controls enters a slot', 'bob', CREATED],
  ['entersSlot', 'When a token enters a slot', 'ann', 'ann puts a token Driftwood into front 4'],
  ['leavesSlot', 'When an Entity you control leaves a slot', 'ann', "ann's Scribe returns to ann's hand"],
  ['leavesSlot', 'When an Entity you control leaves a slot', 'ann', "ann uses Martyr's effect, giving up Martyr"],
  ['movesSlots', 'When an Entity moves slots', 'bob', "ann's Scribe moves to front 4"],
  ['attacks', 'When a Beast you control attacks', 'ann', 'ann attacks with Reef Hound'],
  ['attacks', 'When an attack is declared', 'bob', 'ann attacks with Reef Hound'],
  ['blocks', 'When an Entity you control blocks', 'bob', BLOCK],
  ['isBlocked', 'When an Entity you control is blocked', 'ann', BLOCK],
  ['hostAttacked', 'When your Host is attacked', 'bob', HOST_ATTACKED],
  ['hostAttacked', 'When an Entity you control attacks a Host', 'ann', HOST_ATTACKED],
  ['damaged', 'When an Entity you control deals combat damage to an Entity', 'ann', FIGHT],
  ['hostDamaged', 'When an Entity deals combat damage to your Host', 'bob', `${HOST_ATTACKED}\nReef Hound deals 1 combat damage to bob's Host`],
  ['destroyed', 'When an Entity you control destroys an Entity', 'ann', FIGHT],
  ['destroyedByCombat', 'When an Entity your opponent controls destroys an Entity by combat', 'bob', FIGHT],
  ['destroyed', 'When an Entity is destroyed', 'bob', GONE],
  ['destroyedByCombat', 'When an Entity is destroyed by combat', 'ann', FIGHT],
  ['destroyedByEffect', 'When an Entity is destroyed by a card effect', 'bob', GONE],
  ['toDrop', "When a Human is put into your opponent's drop zone", 'bob', GONE],
  ['toDrop', 'When an Entity you control is put into your drop zone', 'ann', "ann uses Martyr's effect, giving up Martyr"],
  ['damaged', 'When an Entity takes damage', 'bob', "1 damage is dealt to ann's Scribe"],
  ['damaged', 'When damage is dealt to an Entity your opponent controls', 'bob', "1 damage is dealt to ann's Scribe"],
  ['hostDamaged', "When your opponent's Host takes damage", 'ann', "1 damage is dealt to bob's Host"],
  ['hostDamaged', 'When damage is dealt to your Host', 'bob', "1 damage is dealt to bob's Host"],
  ['draws', 'When your opponent draws a card', 'bob', 'ann spends # to draw a card'],
  ['discards', 'When your opponent discards a card', 'bob', "ann uses Rag Picker's effect, discarding a card"],
  ['discards', 'When a player discards a Beast card', 'bob', 'ann discards Reef Hound'],
  ['gains', 'When you gain £', 'ann', 'ann spends # to gain £'],
  ['gains', 'When your opponent gains one or more resources', 'bob', 'ann spends # to gain £'],
  ['spendsPoint', 'When your opponent spends an action point', 'bob', 'ann spends # to gain £'],
  ['activates', 'When your opponent uses an activated effect', 'bob', "ann uses Scribe's effect, paying £"],
  ['activatesAmbush', 'When your opponent activates an Ambush', 'ann', 'ann attacks with Reef Hound\nann passes\nbob activates Snare in back 1, paying !'],
  ['activatesAmbush', 'When an Ambush is activated', 'bob', 'ann attacks with Reef Hound\nann passes\nbob activates Snare in back 1, paying !'],
  ['turnStarts', "At the start of your opponent's turn", 'ann', 'ann declares the End Phase\nann ends the turn\nbob declares the Start Phase'],
  ['turnEnds', 'At the end of each turn', 'bob', 'ann declares the End Phase'],
  ['phaseStarts', 'At the start of your Battle Phase', 'ann', 'ann declares the Battle Phase'],
  ['equipped', 'When an Equipment is equipped to an Entity you control', 'ann', "Harness is attached to ann's Scribe"],
  ['gameStarts', 'At the start of the game', 'ann', 'the game starts'],
];

describe('every kind of trigger', () => {
  it.each(HAPPENS)('%s: %s (%s)', (_, text, owner, told) => {
    expect(waiting(text, owner, told)).toBe(1);
  });

  it('is there', () => expect(new Set(HAPPENS.map(([kind]) => kind))).toEqual(new Set(TRIGGERS)));
});

describe('no trigger', () => {
  it.each([
    ['a token where the text waits for an Entity to be created', 'When an Entity is created', 'bob', 'ann puts a token Driftwood into front 4'],
    ['a discard of another kind', 'When a player discards a Sorcery', 'bob', 'ann discards Reef Hound'],
    ['a discard that nobody named', 'When a player discards a Sorcery', 'bob', 'ann discards a card'],
    ['an activated effect where the text waits for an Ambush', 'When your opponent activates an Ambush', 'bob', "ann uses Scribe's effect, paying £"],
    ['another resource', 'When you gain $', 'ann', 'ann spends # to gain £'],
    ['another destruction', 'When an Entity is destroyed by combat', 'bob', GONE],
    ['a taking of control, which leaves no slot', 'When an Entity enters a slot', 'ann', 'ann takes control of Ox into front 4'],
  ] as const)('is sure for %s', (_, text, owner, told) => {
    expect(waiting(text, owner, told)).toBe(0);
  });
});
