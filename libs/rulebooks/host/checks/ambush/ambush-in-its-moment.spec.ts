import { testCheck } from '#check-tester/test-check.js';
import { host } from '../../index.js';
import { ambushInItsMoment } from './ambush-in-its-moment.js';

const header = (where: string, ambush: string, more = ''): string => `
match host, comprehensive rules, complete record
seat kate: Brother Alder
seat john: Brother Alder
card Trapdoor: Ambush, cost %
  ${ambush}
position: turn 5, kate's ${where}, stack empty, kate has priority, no sickness, no attacks
  kate: 4 #, resources %%%%££$, hand 6 cards, deck 30, front 1 Xin, Master of Pain
  john: 0 #, resources %%%%!!, hand ${more || '6 cards'}, deck 30
    front 1 Deep Sea Mermaid
    back 1 a face-down card
`;
const ATTACK = 'Activate when an Entity attacks; destroy the attacking Entity.';
const OPPONENT = 'Activate when an Entity your opponent controls attacks; gain 1 %.';
const CREATE = 'Activate when your opponent creates an Entity; destroy it.';
const WOULD = 'Activate when your opponent would create an Entity; remove it from the Stack. It does not resolve.';
const attacks = `
        kate declares Xin, Master of Pain as attacker
        kate puts Xin, Master of Pain's effect on the stack, targeting john's Deep Sea Mermaid
        kate passes`;
const SPRINGS = 'john activates Trapdoor in back 1, paying %';
const created = 'kate creates Meadow Fawn into front 2, paying %\nboth players pass\nMeadow Fawn resolves into front 2\nkate passes';

testCheck(host, ambushInItsMoment, {
  given: header('Battle Phase', ATTACK),
  valid: [
    {
      name: 'the right telling of 33.6: the Ambush first, and Grace after it',
      when: `${attacks}
        ${SPRINGS}
        kate passes
        john creates Grace, Aligner of Stars into front 2, paying !!
      `,
    },
    {
      name: 'the creation that it waits for, once the Entity is there',
      given: header('Action Phase 1', CREATE),
      when: `${created}\n${SPRINGS}`,
    },
    {
      name: 'a creation that is still on the stack, where the text says "would"',
      given: header('Action Phase 1', WOULD),
      when: `kate creates Meadow Fawn into front 2, paying %\nkate passes\n${SPRINGS}`,
    },
    {
      name: 'an attack with its condition met',
      given: header('Battle Phase', 'Activate when an Entity attacks while you control an Entity; gain 1 %.'),
      when: `${attacks}\n        ${SPRINGS}`,
    },
    {
      name: 'an Ambush that already lies face up, which is another matter',
      given: header('Battle Phase', `Lingering. ${ATTACK}`).replace('back 1 a face-down card', 'back 1 Trapdoor'),
      when: `${attacks}\n        ${SPRINGS}`,
    },
    {
      name: 'a card that is no Ambush, which is another matter',
      when: `${attacks}\n        john activates Summer Rain in back 1, paying %`,
    },
  ],
  invalid: [
    {
      name: 'the wrong telling of 33.6: Grace first, and the Ambush after it',
      when: `${attacks}
        john creates Grace, Aligner of Stars into front 2, paying !!
        kate passes
        ${SPRINGS}
      `,
      finds: [{ messageId: 'tooLate', data: { player: 'john', card: 'Trapdoor' } }],
    },
    {
      name: 'an attack that its player has passed on',
      when: `${attacks}
        john passes
        Xin, Master of Pain's effect resolves
          2 damage is dealt to john's Deep Sea Mermaid
          john's Deep Sea Mermaid is destroyed
        kate passes
        ${SPRINGS}
      `,
      finds: [{ messageId: 'tooLate', data: { player: 'john', card: 'Trapdoor' } }],
    },
    {
      name: 'before anybody attacks',
      when: `kate passes\n${SPRINGS}`,
      finds: [{ messageId: 'notMet', data: { player: 'john', card: 'Trapdoor', text: ATTACK.slice(0, -1) } }],
    },
    {
      name: "an own attack where the text waits for the opponent's",
      given: header('Battle Phase', OPPONENT).replace('kate: 4', 'kate: back 1 a face-down card, 4'),
      when: `
        kate declares Xin, Master of Pain as attacker
        kate activates Trapdoor in back 1, paying %
      `,
      finds: [{ messageId: 'notMet', data: { player: 'kate', card: 'Trapdoor' } }],
    },
    {
      name: 'a created Entity while it still waits on the stack',
      given: header('Action Phase 1', CREATE),
      when: `kate creates Meadow Fawn into front 2, paying %\nkate passes\n${SPRINGS}`,
      finds: [{ messageId: 'notPlayed', data: { player: 'john', text: CREATE.slice(0, -1) } }],
    },
    {
      name: 'an Entity that would be created, once it is there',
      given: header('Action Phase 1', WOULD),
      when: `${created}\n${SPRINGS}`,
      finds: [{ messageId: 'noneComing', data: { player: 'john', text: WOULD.slice(0, -1) } }],
    },
    {
      name: 'an attack without the condition',
      given: header('Battle Phase', 'Activate when an Entity attacks while you control no Entities; gain 1 %.'),
      when: `${attacks}\n        ${SPRINGS}`,
      finds: [{ messageId: 'condition', data: { player: 'john', card: 'Trapdoor' } }],
    },
    {
      name: 'a condition on a hand that the record does not name',
      given: header('Battle Phase', 'Activate when an Entity attacks while you have a Beast card in your hand; gain 1 %.'),
      when: `${attacks}\n        ${SPRINGS}`,
      finds: [{ messageId: 'unsettled', data: { player: 'john', card: 'Trapdoor' } }],
    },
    {
      name: 'a discard that it waits for, of a card that nobody named',
      given: header('Action Phase 1', 'Activate when your opponent discards a Beast card; gain 1 %.').replace(
        'position:',
        'card Rag Picker: Entity - Human, cost £, health 2, power 1\n  Discard a card: Gain 1 £.\nposition:',
      ).replace('front 1 Xin', 'front 2 Rag Picker, front 1 Xin'),
      when: `kate uses Rag Picker's effect, discarding a card\nkate passes\n${SPRINGS}`,
      finds: [{ messageId: 'doubtful', data: { player: 'john', card: 'Trapdoor' } }],
    },
    {
      name: 'an Ambush whose text is not modelled',
      given: header('Battle Phase', 'not modelled: Activate when the wind turns.'),
      when: `${attacks}\n        ${SPRINGS}`,
      finds: [{ messageId: 'untold', data: { player: 'john', card: 'Trapdoor' } }],
    },
    {
      name: 'an Ambush right where a position starts',
      given: header('Battle Phase', ATTACK).replace('kate has priority', 'kate has passed'),
      when: SPRINGS,
      finds: [{ messageId: 'beforeRecord', data: { player: 'john', card: 'Trapdoor' } }],
    },
    {
      name: 'an answer to an attack of the position, after the attacking player has passed',
      given: header("Battle Phase, attack declared, attacker kate's Xin, Master of Pain", ATTACK),
      when: `kate passes\n${SPRINGS}`,
      finds: [{ messageId: 'beforeRecord', data: { player: 'john', card: 'Trapdoor' } }],
    },
    {
      name: 'an answer to an attack of the position that was passed over',
      given: header("Battle Phase, attack declared, attacker kate's Xin, Master of Pain", ATTACK).replace('kate has priority', 'john has priority'),
      when: `john passes\n${SPRINGS}`,
      finds: [{ messageId: 'tooLate', data: { player: 'john', card: 'Trapdoor' } }],
    },
  ],
});
