import { testCheck } from '#check-tester/test-check.js';
import { host } from '../../index.js';
import { healFromTop } from './heal-from-top.js';

const given = `
  match host, comprehensive rules, complete record
  seat kate: Warlord Kessik
  seat john: Brother Alder

  position: turn 5, kate's Action Phase 1, kate went first, stack empty, kate has priority
    kate: hand Scorch + Cinder Whelp + Slag Ogre, deck 30, damage 2
    john: hand 4 cards, deck 30
`;
/** Scorch is placed first, Cinder Whelp on top of it. */
const placed = `
  kate puts Scorch from hand into the damage zone
  kate puts Cinder Whelp from hand into the damage zone
`;

testCheck(host, healFromTop, {
  given,
  valid: [
    { name: 'the card that was placed last', when: `${placed}  kate heals Cinder Whelp to kate's hand` },
    {
      name: 'one after the other, last in and first out',
      when: `${placed}  kate heals Cinder Whelp to kate's hand\n  kate heals Scorch to kate's hand`,
    },
    { name: 'two at once, in whichever order they are told', when: `${placed}  kate heals Scorch + Cinder Whelp to kate's drop zone` },
    {
      name: 'the top one, after another was slipped under it',
      when: `${placed}  kate puts Slag Ogre from her hand on the bottom of her damage zone\n  kate heals Cinder Whelp to her hand`,
    },
    { name: 'a card that is not named', when: `${placed}  kate heals a card to kate's hand` },
    { name: 'one that lies there since before the record', when: "kate heals Slag Ogre to kate's hand" },
    {
      name: 'a card above which an unnamed one was placed and healed',
      when: `${placed}  kate puts a card from hand into the damage zone\n  kate heals a card to kate's hand\n  kate heals Cinder Whelp to kate's hand`,
    },
    {
      name: 'an unnamed card on top, which may be any',
      when: `${placed}  kate puts a card from hand into the damage zone\n  kate heals Slag Ogre to kate's hand`,
    },
    { name: 'damage of which nobody knows how much there is', when: "john heals 3 cards to john's hand" },
    { name: 'a card of another zone', when: `${placed}  kate puts Scorch from kate's drop zone into kate's hand` },
  ],
  invalid: [
    {
      name: 'the card of choice from below',
      when: `${placed}  kate heals Scorch to kate's hand`,
      finds: [{ messageId: 'notTop', data: { player: 'kate', card: 'Scorch', top: 'Cinder Whelp' } }],
    },
    {
      name: 'two at once with one from below them',
      when: `
        kate puts Slag Ogre from hand into the damage zone${placed.replaceAll('\n', '\n      ')}
        kate heals Slag Ogre + Cinder Whelp to kate's hand
      `,
      finds: [{ messageId: 'notTop', data: { card: 'Slag Ogre', top: 'Cinder Whelp' } }],
    },
    {
      name: 'a card from below, put elsewhere',
      when: `${placed}  kate puts Scorch from kate's damage zone into kate's hand`,
      finds: [{ messageId: 'notTop', data: { card: 'Scorch' } }],
    },
    {
      name: 'more cards than there are',
      when: "kate heals 3 cards to kate's hand",
      finds: [{ messageId: 'tooMany', data: { player: 'kate', found: '3 cards', damage: '2 cards' } }],
    },
  ],
});
