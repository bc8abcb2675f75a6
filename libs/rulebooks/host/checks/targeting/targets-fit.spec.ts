import { testCheck } from '#check-tester/test-check.js';
import { host } from '../../index.js';
import { targetsFit } from './targets-fit.js';

testCheck(host, targetsFit, {
  given: `
    match host, comprehensive rules, complete record
    seat kate: Brother Alder
    seat john: Marsh Queen Ysolde
    card Harpoon: Sorcery, cost %
      Destroy target Beast.
    card Sermon: Sorcery, cost %
      Target Human gets +1 power this turn.
    card Brand: Sorcery - Equipment, cost %
      Equip to target permanent. It has +1 power.
    card Quarry: Sorcery, cost %
      Destroy target permanent.
    card Hush: Sorcery, cost %
      Fast. Remove target effect from the Stack; it does not resolve.
    card Slow Tide: Sorcery, cost %
      Draw a card.
    card Sea Wall: Sorcery, cost %
      Lingering. Entities you control get +1 health.
    card Boast: Sorcery, cost %
      Destroy target Entity with 2 or less power.
    card Scorch: Sorcery, cost %
      Deal 2 damage to target Entity or Host your opponent controls.
    card Topple: Sorcery, cost %
      Destroy target Entity or Form.
    card Tall Tale: Form, cost %
      All Entities become 4 power.
    card Small Talk: Form, cost %
      All Entities become 1 power.
    card Bellringer: Entity - Human, cost &, health 2, power 1
      &: Draw a card.
    position: turn 5, kate's Action Phase 1, stack empty, kate has priority, no sickness, no attacks
      kate: 4 #, resources %%%%&&, hand 6 cards, deck 30, drop Meadow Fawn
        front 1 Hedge Boar
        front 2 Wandering Healer
        front 3 Bellringer
        back 3 Sea Wall
        back 4 Slow Tide
      john: 0 #, resources %%%%, hand 6 cards, deck 30, drop Grace, Aligner of Stars + Elder Bear
        front 1 Orchard Keeper (under it Ring of Bramble)
        form Tall Tale
        form Small Talk
  `,
  valid: [
    { name: 'a Host where an Entity or Host is asked for', when: "kate casts Scorch into back 1, paying %, targeting john's Host" },
    { name: 'an Entity there', when: "kate casts Scorch into back 1, paying %, targeting john's Orchard Keeper" },
    { name: 'a Form where an Entity or Form is asked for', when: "kate casts Topple into back 1, paying %, targeting john's Tall Tale" },
    { name: 'a Beast for a Beast', when: "kate casts Harpoon into back 1, paying %, targeting kate's Hedge Boar" },
    {
      name: 'a Human Druid where a Human is asked for is one (13.5.1)',
      when: "kate casts Sermon into back 1, paying %, targeting john's Orchard Keeper",
    },
    { name: 'an Equipment on a Form, which is a permanent', when: "kate casts Brand into back 1, paying %, targeting john's Tall Tale" },
    {
      name: 'an Equipment on a Lingering card, which is a permanent too (22.2)',
      when: "kate casts Brand into back 1, paying %, targeting kate's Sea Wall",
    },
    {
      name: 'a card in the right drop zone',
      when: 'kate casts Regrowth Song into back 1, paying %, targeting Meadow Fawn in the drop zone',
    },
    {
      name: 'a draw that an activated effect would bring, still on the stack',
      when: "kate uses Bellringer's effect, paying &\nkate passes\njohn casts Hush into back 1, paying %, targeting Bellringer's effect",
    },
    {
      name: 'that effect, told by the event that put it there',
      when: "kate uses Bellringer's effect, paying &\nkate passes\njohn casts Hush into back 1, paying %, targeting event 1",
    },
  ],
  invalid: [
    {
      name: 'an Equipment on a Host, which is no permanent',
      when: "kate casts Brand into back 1, paying %, targeting kate's Host",
      finds: [{ messageId: 'equipNoPermanent', data: { target: "kate's Host" } }],
    },
    {
      name: 'the own Host where it has to be that of the opponent',
      when: "kate casts Scorch into back 1, paying %, targeting kate's Host",
      finds: [{ messageId: 'unfit', data: { target: "kate's Host" } }],
    },
    {
      name: "a card in the opponent's drop zone where it has to be the own one",
      when: "kate casts Regrowth Song into back 1, paying %, targeting john's Elder Bear in the drop zone",
      finds: [{ messageId: 'unfit', data: { target: "john's Elder Bear in the drop zone" } }],
    },
    {
      name: 'a Form where an Entity or Host is asked for',
      when: "kate casts Scorch into back 1, paying %, targeting john's Tall Tale",
      finds: [{ messageId: 'unfit', data: { target: "john's Tall Tale" } }],
    },
    {
      name: 'a Sorcery where an Entity or Form is asked for',
      when: "kate casts Topple into back 1, paying %, targeting kate's Sea Wall",
      finds: [{ messageId: 'unfit', data: { target: "kate's Sea Wall" } }],
    },
    {
      name: "an opponent's Entity for an Equipment of one's own",
      when: "kate casts Ring of Bramble into back 1, paying %, targeting john's Orchard Keeper",
      finds: [
        {
          messageId: 'unfit',
          data: {
            player: 'kate',
            did: 'cast Ring of Bramble',
            target: "john's Orchard Keeper",
            text: 'Equip to target Entity you control. It has +1 health and First Strike',
          },
        },
      ],
    },
    {
      name: 'a Host where an Entity is asked for',
      when: "kate uses Wandering Healer's effect, targeting kate's Host",
      finds: [{ messageId: 'unfitEffect', data: { did: 'used the effect of Wandering Healer', target: "kate's Host" } }],
    },
    {
      name: 'a Human for a Beast',
      when: "kate casts Harpoon into back 1, paying %, targeting john's Orchard Keeper",
      finds: [{ messageId: 'subtype', data: { target: "john's Orchard Keeper", subtype: 'Beast' } }],
    },
    {
      name: 'a card that nobody has in play',
      when: "kate casts Sudden Bloom into back 1, paying %, targeting john's Elder Bear",
      finds: [{ messageId: 'notInPlay', data: { target: "john's Elder Bear" } }],
    },
    {
      name: 'a Sorcery in its slot as a permanent',
      when: "kate casts Quarry into back 1, paying %, targeting kate's Slow Tide",
      finds: [{ messageId: 'noPermanent', data: { target: "kate's Slow Tide" } }],
    },
    {
      name: 'an Equipment on a Sorcery',
      when: "kate casts Brand into back 1, paying %, targeting kate's Slow Tide",
      finds: [{ messageId: 'equipNoPermanent', data: { did: 'cast Brand', target: "kate's Slow Tide" } }],
    },
    {
      name: 'an effect that is not on the stack',
      when: "kate passes\njohn casts Hush into back 1, paying %, targeting kate's Bellringer's effect",
      finds: [{ messageId: 'offStack', data: { player: 'john', target: "kate's Bellringer's effect" } }],
    },
    {
      name: 'an action-point draw, which was over before anybody could respond',
      when: 'kate spends # to draw a card\nkate passes\njohn casts Hush into back 1, paying %, targeting event 1',
      finds: [{ messageId: 'gameAction', data: { player: 'john', did: 'cast Hush', target: 'event 1' } }],
    },
    {
      name: 'an Entity whose power hangs on which of two Forms came first',
      when: "kate casts Boast into back 1, paying %, targeting john's Orchard Keeper",
      finds: [{ messageId: 'untold', data: { target: "john's Orchard Keeper", text: 'Destroy target Entity with 2 or less power' } }],
    },
  ],
});
