import { testCheck } from '#check-tester/test-check.js';
import { host } from '../../index.js';
import { ambushIsLaid } from './ambush-is-laid.js';

const header = (back: string, rules = 'comprehensive'): string => `
match host, ${rules} rules, complete record
seat kate: Brother Alder
seat john: Brother Alder
card Tar Pit: Ambush, cost %
  Lingering. Activate when an Entity attacks; gain 1 %. Entities your opponent controls get -1 power.
card Trapdoor: Ambush, cost %
  Activate when an Entity attacks; gain 1 %.
position: turn 5, kate's Battle Phase, stack empty, kate has priority, no sickness, no attacks
  kate: 4 #, hand 6 cards, deck 30, front 1 Hedge Boar
  john: 0 #, resources %%%%, hand Creeping Corrosion + 5 cards, deck 30
    front 1 Orchard Keeper
    ${back}
`;
const ATTACK = 'kate declares Hedge Boar as attacker\nkate passes';

testCheck(host, ambushIsLaid, {
  given: header('back 1 a face-down card'),
  valid: [
    { name: 'a face-down card that nobody has named', when: `${ATTACK}\njohn activates Creeping Corrosion in back 1, paying %%` },
    {
      name: 'one that the record names',
      given: header('back 1 face-down Creeping Corrosion'),
      when: `${ATTACK}\njohn activates Creeping Corrosion, paying %%`,
    },
    { name: 'an unnamed one, without its slot', when: `${ATTACK}\njohn activates Tar Pit, paying %` },
  ],
  invalid: [
    {
      name: 'straight from the hand, by the short rules',
      given: header('back 1 a face-down card', 'short'),
      when: `${ATTACK}\njohn activates Creeping Corrosion from john's hand, paying %%`,
      finds: [{ messageId: 'fromElsewhere', data: { player: 'john', card: 'Creeping Corrosion', from: "john's hand" } }],
    },
    {
      name: 'out of the drop zone',
      when: `${ATTACK}\njohn activates Creeping Corrosion from john's drop zone, paying %%`,
      finds: [{ messageId: 'fromElsewhere', data: { from: "john's drop zone" } }],
    },
    {
      name: 'with nothing laid at all',
      given: header('front 2 Meadow Fawn'),
      when: `${ATTACK}\njohn activates Creeping Corrosion, paying %%`,
      finds: [{ messageId: 'notLaid', data: { player: 'john', card: 'Creeping Corrosion' } }],
    },
    {
      name: 'out of a slot in which another card lies',
      given: header('back 1 face-down Trapdoor'),
      when: `${ATTACK}\njohn activates Creeping Corrosion in back 1, paying %%`,
      finds: [{ messageId: 'notLaid', data: { card: 'Creeping Corrosion' } }],
    },
    {
      name: 'a Lingering Ambush for the second time',
      given: header('back 1 Tar Pit'),
      when: `${ATTACK}\njohn activates Tar Pit, paying %`,
      finds: [{ messageId: 'faceUp', data: { player: 'john', card: 'Tar Pit' } }],
    },
    {
      name: 'a Sorcery',
      when: `${ATTACK}\njohn activates Sudden Bloom in back 1, paying %`,
      finds: [{ messageId: 'noAmbush', data: { player: 'john', card: 'Sudden Bloom' } }],
    },
  ],
});
