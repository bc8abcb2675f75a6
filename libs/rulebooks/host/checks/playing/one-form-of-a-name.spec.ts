import { testCheck } from '#check-tester/test-check.js';
import { host } from '../../index.js';
import { oneFormOfAName } from './one-form-of-a-name.js';

const given = `
  match host, comprehensive rules, complete record
  seat kate: Old Mother Cinder
  seat john: Brother Alder

  position: turn 5, kate's Action Phase 1, kate went first, stack empty, kate has priority
    kate: resources £££££, hand War Drums + Spoils of Fire + Curfew, deck 30, damage 0, form War Drums, front 1 Slag Ogre
    john: hand 4 cards, deck 30, damage 0, form Old Grove, form War Drums
`;
const embody = (form: string): string => `
  kate embodies ${form}, paying £££
  both players pass
  ${form} resolves
`;

testCheck(host, oneFormOfAName, {
  given,
  valid: [
    { name: 'another Form', when: embody('Spoils of Fire') },
    {
      name: 'a Form of the same name once the first is gone',
      when: `
        kate's War Drums is destroyed${embody('War Drums').replaceAll('\n', '\n      ')}
      `,
    },
    { name: "the opponent's Form, of which there is none on the own side", when: "kate takes control of john's Old Grove" },
    {
      name: 'one Form of a name on either side',
      given: given.replace('damage 0, form War Drums, front', 'damage 0, front'),
      when: embody('War Drums'),
    },
    { name: 'a second Entity of a name, which is no Form', when: "kate puts Slag Ogre from kate's hand into kate's front 2" },
    {
      name: 'two of one name on the stack, of which one leaves it without coming into play',
      when: `
        kate embodies Curfew
        kate embodies Curfew
        both players pass
        Curfew leaves the stack without resolving
        both players pass
        Curfew resolves
      `,
    },
  ],
  invalid: [
    {
      name: 'a second Form of a name, embodied and then in play',
      when: embody('War Drums'),
      finds: [{ messageId: 'again', line: 1, data: { player: 'kate', form: 'War Drums' } }, { messageId: 'second', line: 3 }],
    },
    {
      name: 'a second Form of a name by the short rules',
      given: given.replace('comprehensive', 'short'),
      when: embody('War Drums'),
      finds: [{ messageId: 'again', line: 1 }, { messageId: 'second', line: 3 }],
    },
    {
      name: "the opponent's Form of the same name",
      when: "kate takes control of john's War Drums",
      finds: [{ messageId: 'second', data: { player: 'kate', form: 'War Drums' } }],
    },
    {
      name: "the opponent's Form of the same name, told as a move",
      when: "john's War Drums goes to kate's Form Zone",
      finds: [{ messageId: 'second', data: { player: 'kate', form: 'War Drums' } }],
    },
    {
      name: 'a second Form put into play by an effect',
      when: "kate puts War Drums from kate's hand into kate's Form Zone",
      finds: [{ messageId: 'second', data: { player: 'kate' } }],
    },
    {
      name: 'two Forms of a name at once',
      when: "john puts Curfew + Curfew from john's deck into john's Form Zone",
      finds: [{ messageId: 'second', data: { player: 'john', form: 'Curfew' } }],
    },
  ],
});
