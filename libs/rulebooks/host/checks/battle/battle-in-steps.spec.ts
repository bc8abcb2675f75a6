import { testCheck } from '#check-tester/test-check.js';
import { host } from '../../index.js';
import { battleInSteps } from './battle-in-steps.js';

const given = `
  match host, comprehensive rules, complete record
  seat kate: Warlord Kessik
  seat john: Brother Alder

  position: turn 5, kate's Action Phase 1, kate went first, stack empty, kate has priority, no sickness, no attacks
    kate: hand 3 cards, deck 30, damage 0, front 1 Slag Ogre, front 2 Cinder Whelp
    john: hand 4 cards, deck 30, damage 0, front 1 Mile Marker
`;

const inShort = given.replace('comprehensive', 'short');
const abridged = given.replace('complete', 'abridged');
const inBattle = given.replace('Action Phase 1', 'Battle Phase');

const attack = ['kate declares the Battle Phase', 'both players pass', 'kate declares Slag Ogre as attacker', 'both players pass'];
const block = [...attack, "kate declares john's Mile Marker as blocker", 'both players pass'];
const early = [...block, 'the early damage step begins', 'both players pass'];
const normal = [...early, 'the normal damage step begins', 'both players pass'];
const damage = "kate's Slag Ogre deals 4 combat damage to john's Mile Marker";
const told = (...lines: string[]): string => lines.join('\n');

testCheck(host, battleInSteps, {
  given,
  valid: [
    {
      name: 'two battles, each through all its steps',
      when: told(
        ...normal, damage, "john's Mile Marker is destroyed", 'both players pass', 'kate declares Cinder Whelp as attacker',
        'both players pass', "kate declares john's Host as what is attacked",
      ),
    },
    { name: 'a step that is said to be over', when: told(...normal, damage, 'the damage step ends', 'kate declares Action Phase 2') },
    {
      name: 'damage by an effect between two steps',
      given: inBattle.replace('kate went first, stack empty', "attacker kate's Slag Ogre, blocker john's Mile Marker, block declared")
        .concat("    stack: kate's Scorch's effect targeting john's Mile Marker"),
      when: `
        both players pass
        Scorch's effect resolves
          Scorch deals 2 damage to john's Mile Marker
      `,
    },
    {
      name: 'a battle whose attacker is gone before it is said what it attacks',
      when: told(...attack, "kate's Slag Ogre goes to kate's hand", 'both players pass', 'kate declares Cinder Whelp as attacker'),
    },
    {
      name: 'a battle whose blocker is gone: its empty steps may be told',
      when: told(
        ...block, "john's Mile Marker goes to john's hand", 'both players pass', 'the early damage step begins', 'both players pass',
        'the normal damage step begins', 'both players pass', 'kate declares Action Phase 2',
      ),
    },
    {
      name: 'a battle whose blocker is gone: its empty steps may be left out',
      when: told(...block, "john's Mile Marker goes to john's hand", 'both players pass', 'kate declares Action Phase 2'),
    },
    {
      name: 'an abridged record that does not tell when the steps begin',
      given: abridged,
      when: told(
        'kate declares the Battle Phase', 'kate declares Slag Ogre as attacker', "kate declares john's Mile Marker as blocker", damage,
        "john's Mile Marker is destroyed", 'kate declares Cinder Whelp as attacker', "kate declares john's Host as what is attacked",
        "kate's Cinder Whelp deals 1 combat damage to john's Host", "john puts a card from hand into the damage zone",
        'kate declares Action Phase 2',
      ),
    },
    {
      name: 'a position in the early step of a battle',
      given: inBattle.replace('kate went first', "attacker kate's Slag Ogre, blocker john's Mile Marker, early damage step"),
      when: told('both players pass', 'the normal damage step begins', 'both players pass', damage),
    },
    { name: 'no attack at all', when: told('kate declares the Battle Phase', 'both players pass', 'kate declares Action Phase 2') },
  ],
  invalid: [
    {
      name: 'what is attacked, before any attacker',
      when: told('kate declares the Battle Phase', 'both players pass', "kate declares john's Host as what is attacked"),
      finds: [{ messageId: 'noAttacker', data: { player: 'kate' } }],
    },
    {
      name: 'what is attacked, before any attacker, under the short rules',
      given: inShort,
      when: told('kate declares the Battle Phase', 'both players pass', "kate declares john's Host as what is attacked"),
      finds: [{ messageId: 'noAttacker' }],
    },
    {
      name: 'another blocker after the first is declared',
      given: given.replace('front 1 Mile Marker', 'front 1 Mile Marker, front 2 Meadow Fawn'),
      when: told(...block, "kate declares john's Meadow Fawn as blocker"),
      finds: [{ messageId: 'blockerTwice', data: { player: 'kate', attacker: "kate's Slag Ogre" } }],
    },
    {
      name: 'a damage step without an attack',
      when: told('kate declares the Battle Phase', 'both players pass', 'the early damage step begins'),
      finds: [{ messageId: 'stepTooSoon', data: { step: 'early', before: 'no attack had been declared' } }],
    },
    {
      name: 'a damage step before it is declared what is attacked',
      when: told(...attack, 'the early damage step begins'),
      finds: [{ messageId: 'stepTooSoon', data: { before: 'it had not been declared what is attacked' } }],
    },
    {
      name: 'the normal step without the early one, although nobody has First Strike',
      when: told(...block, 'the normal damage step begins'),
      finds: [{ messageId: 'earlyFirst' }],
    },
    {
      name: 'the early step twice',
      when: told(...early, 'the early damage step begins'),
      finds: [{ messageId: 'stepTooSoon', data: { step: 'early', before: 'it had begun already' } }],
    },
    {
      name: 'the early step after the normal one',
      when: told(...normal, damage, 'the early damage step begins'),
      finds: [{ messageId: 'stepTooSoon', data: { before: 'the normal one had begun already' } }],
    },
    {
      name: 'two attackers before anything is attacked',
      when: told(...attack, 'kate declares Cinder Whelp as attacker'),
      finds: [{ messageId: 'attackTooSoon', data: { attacker: "kate's Slag Ogre" } }],
    },
    {
      name: 'the next attacker before damage, in a complete record',
      when: told(...block, 'kate declares Cinder Whelp as attacker'),
      finds: [{ messageId: 'attackTooSoon', data: { attacker: "kate's Slag Ogre" } }],
    },
    {
      name: 'the next attacker after the early step',
      when: told(...early, 'kate declares Cinder Whelp as attacker'),
      finds: [{ messageId: 'attackTooSoon' }],
    },
    {
      name: 'the next phase in the middle of a battle',
      when: told(...early, 'kate declares Action Phase 2'),
      finds: [{ messageId: 'phaseTooSoon', data: { attacker: "kate's Slag Ogre" } }],
    },
    {
      name: 'an attack broken off in an abridged record',
      given: abridged,
      when: told('kate declares the Battle Phase', 'kate declares Slag Ogre as attacker', 'kate declares Action Phase 2'),
      finds: [{ messageId: 'phaseTooSoon' }],
    },
    {
      name: 'damage as soon as the blocker is declared, in a complete record',
      when: told(...block, damage),
      finds: [{ messageId: 'damageTooSoon' }],
    },
    {
      name: 'combat damage without an attack',
      when: damage,
      finds: [{ messageId: 'damageTooSoon' }],
    },
    {
      name: 'combat damage after the step was said to be over',
      when: told(...normal, 'the damage step ends', damage),
      finds: [{ messageId: 'damageTooSoon' }],
    },
    {
      name: 'a position in the Battle Phase that says nothing of a battle',
      given: inBattle,
      when: 'the early damage step begins',
      finds: [{ messageId: 'untold' }],
    },
    {
      name: 'combat damage right after such a position',
      given: inBattle,
      when: damage,
      finds: [{ messageId: 'untold' }],
    },
  ],
});
