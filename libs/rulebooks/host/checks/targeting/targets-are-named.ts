import { asks } from '../../asked.js';
import { check, illegal } from '../../check.js';
import { namedTwice } from '../../named-twice.js';
import { count, deed, refName } from '../../phrases.js';

export const targetsAreNamed = check({
  id: 'targets-are-named',
  cites: ['21.2', '23.2', '23.2.1', '30.3', '30.5', '34.1', '40.2.1'],
  rule: 'All targets are named when a Sorcery is cast or an effect goes on the stack, as many as the text asks for.',
  on: ['CardPlayed', 'AbilityActivated', 'AmbushActivated', 'TriggerStacked'],
  messages: {
    sorcery: illegal('{player} {did} naming {named}; it asks for {asked}, declared as it is cast.', { cites: ['21.2', '30.3', '40.2.1'] }),
    equipment: illegal('{player} {did} naming {named}; the permanent to be equipped is a target and is named as the card is played.', {
      cites: ['23.2', '23.2.1', '21.2'],
    }),
    effect: illegal('{player} {did} naming {named}; it asks for {asked}, named as it goes on the stack.', {
      cites: ['30.3', '34.1', '40.2.1', '30.5'],
    }),
    twice: illegal('{player} {did} naming {target} twice; each of several targets is another one.', {
      cites: ['30.3', '30.5'],
      reading: 'Where a text asks for several targets at once, no two of them are the same.',
    }),
    tooMany: illegal('{player} {did} naming {named}; it asks for no more than {asked}.', { cites: ['30.3', '30.5'] }),
  },
  judge({ event, board }, report) {
    const asked = asks(board, event);
    if (!asked) return;
    let min = 0;
    let max = 0;
    for (const spec of asked.specs) {
      min += spec.min;
      max += spec.max;
    }
    const n = asked.aims.length;
    if (n >= min && n <= max) {
      const twice = namedTwice(board, asked.specs, asked.aims);
      if (twice) report('twice', { player: event.by!, did: deed(event), target: refName(twice.ref) }, asked.relies);
      return;
    }
    const named = n === 0 ? 'no target' : count(n, 'target');
    const facts = { player: event.by!, did: deed(event), named, asked: count(n > max ? max : min, 'target') };
    if (n > max) return report('tooMany', facts, asked.relies);
    if (event.type === 'CardPlayed') return report(asked.equips ? 'equipment' : 'sorcery', facts, asked.relies);
    report('effect', facts, asked.relies);
  },
});
