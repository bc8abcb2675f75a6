/** Sections 18 to 24: Entities, Forms, Hosts, Sorceries, Lingering, Equipment, markers. */
import { document } from '#kernel/document.js';

const { checked, defines, heading } = document('host');

export const cardTypes = [
  heading('18', 'Entities', '18.1 to 18.7'),
  checked('18.1', 'No playing or creating an Entity without a free frontrow slot'),
  checked('18.2', 'Damage that reaches its health, or an effect, destroys an Entity'),
  checked('18.3', 'Health of 0 or less drops an Entity; that is no destruction'),
  checked('18.4', 'Damage leaves the health number as it is'),
  heading('18.5', 'Creation Sickness', '18.5.1 to 18.5.2.2'),
  checked('18.5.1', 'An Entity comes into play with Creation Sickness'),
  heading('18.5.2', 'What Creation Sickness does', '18.5.2.1 and 18.5.2.2'),
  checked('18.5.2.1', 'No attack with Creation Sickness'),
  checked('18.5.2.2', "It goes as its controller's Start Phase begins, at no other time"),
  checked('18.6', 'Changes of health and power are counted in a fixed order'),
  checked('18.6.1', 'First every increase of an Entity'),
  checked('18.6.2', 'Next every decrease of an Entity'),
  checked('18.6.3', 'Last whatever sets a value, the newest counting'),
  checked('18.7', 'Whatever brings an Entity in, it needs an open slot'),

  heading('19', 'Forms', '19.1'),
  checked('19.1', 'One Form of each name under your control'),

  heading('20', 'Hosts', '20.1 to 20.1.3'),
  checked('20.1', "A Host's health and soul changes are counted in a fixed order"),
  checked('20.1.1', 'First every increase of a Host'),
  checked('20.1.2', 'Next every decrease of a Host'),
  checked('20.1.3', 'Last whatever sets a value of a Host, the newest counting'),

  heading('21', 'Sorceries', '21.1 to 21.2.1'),
  checked('21.1', 'No casting a Sorcery without a free backrow slot'),
  checked('21.2', 'All targets are named at casting, or there is no casting'),
  checked('21.2.1', 'Each effect of a Sorcery goes on the stack on its own'),

  heading('22', 'Lingering', '22.1 to 22.3.1'),
  checked('22.1', 'A used Lingering card stays in its slot'),
  checked('22.2', 'A Lingering card is a permanent, whatever its type'),
  checked('22.3', 'Lingering is for Sorceries and Ambushes'),
  checked('22.3.1', 'An activated Lingering Ambush stays, face up'),

  heading('23', 'Equipment', '23.1 to 23.3'),
  checked('23.1', 'Equipment goes on a permanent'),
  checked('23.2', 'The permanent to be equipped is a target'),
  checked('23.2.1', 'That target is named as the Equipment is played'),
  checked('23.3', 'Equipped, it leaves its slot and lies face up under the permanent'),

  heading('24', 'Markers', '24.1 to 24.3'),
  defines('24.1', 'A marker is a card attached to one in play', 'board.ts Thing.markers and Thing.under'),
  checked('24.2', 'A marker is not in the slot of the card above it'),
  checked('24.3', 'A marker drops when the card above it leaves the slot'),
];
