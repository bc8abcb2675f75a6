import { testCheck } from '#check-tester/test-check.js';
import { host } from '../../index.js';
import { deckIsLegal } from './deck-is-legal.js';

const names = Array.from({ length: 13 }, (_, i) => `Extra ${'ABCDEFGHIJKLM'[i]}`);
const definitions = names.map((name) => `card ${name}: Entity, cost $, health 1, power 1`).join('\n  ');
const list = (counts: readonly number[]): string => counts.flatMap((n, i) => (n ? [`${n} ${names[i]}`] : [])).join(', ');

const registered = (cards: string, edition = 'comprehensive'): string => `
  match host, ${edition} rules, complete record
  seat kate: Oriel of the Locks
  seat john: Brother Alder
  card Oriel of the Locks: Host - Amity %, health 7, soul 5
  card Driftwood: Token Entity, health 1, power 1
  ${definitions}
  deck kate: ${cards}
`;
const fifty = [4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 2];
const places = 'kate places deck and Host';

testCheck(host, deckIsLegal, {
  given: registered(list(fifty)),
  valid: [
    { name: 'fifty cards, four of a name', when: places },
    {
      name: "four copies of an Entity with the Host's name",
      given: registered(`4 Oriel of the Locks, ${list([4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 2])}`).replace(
        'card Driftwood',
        'card Oriel of the Locks: Entity - Human Engineer, cost %%, health 3, power 2\n  card Driftwood',
      ),
      when: places,
    },
    { name: 'a deck placed before the first turn, and asked about once', when: `${places}\nkate declares the Start Phase\nkate declares Action Phase 1` },
    { name: 'a deck that was not registered', when: 'john places deck and Host' },
  ],
  invalid: [
    {
      name: 'forty-nine cards of which nothing but the number is told',
      given: registered('49 cards, not listed'),
      when: places,
      finds: [{ messageId: 'size', data: { player: 'kate', found: '49 cards', due: 50 } }],
    },
    {
      name: 'a second Host, among the main deck',
      given: registered(`1 Oriel of the Locks, ${list([...fifty.slice(0, 12), 1])}`),
      when: places,
      finds: [{ messageId: 'host', data: { player: 'kate', card: 'Oriel of the Locks' } }],
    },
    {
      name: 'forty-nine cards',
      given: registered(list([...fifty.slice(0, 12), 1])),
      when: places,
      finds: [{ messageId: 'size', data: { player: 'kate', found: '49 cards', due: 50 } }],
    },
    { name: 'fifty-one cards by the short rules', given: registered(list([...fifty.slice(0, 12), 3]), 'short'), when: places, finds: [{ messageId: 'size' }] },
    {
      name: 'a deck of forty-nine in a record that leaves the setup out, found once',
      given: registered(list([...fifty.slice(0, 12), 1])),
      when: 'john declares the Start Phase\njohn declares Action Phase 1',
      finds: [{ messageId: 'size', data: { player: 'kate' }, line: 1 }],
    },
    {
      name: 'five of a name',
      given: registered(list([5, ...fifty.slice(1, 12), 1])),
      when: places,
      finds: [{ messageId: 'copies', data: { player: 'kate', found: 5, card: 'Extra A', due: 4 } }],
    },
    {
      name: 'five of a name in two lines of the list',
      given: registered(`${list([4, ...fifty.slice(1, 12), 1])}, 1 Extra A`, 'short'),
      when: places,
      finds: [{ messageId: 'copies' }],
    },
    {
      name: 'a token in the deck',
      given: registered(`1 Driftwood, ${list([...fifty.slice(0, 12), 1])}`),
      when: places,
      finds: [{ messageId: 'token', data: { player: 'kate', card: 'Driftwood' } }],
    },
  ],
});
