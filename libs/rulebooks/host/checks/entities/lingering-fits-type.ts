import { check } from '../../check.js';
import { refName } from '../../phrases.js';
import { called, findHost, findThing } from '../../things.js';

export const lingeringFitsType = check({
  id: 'lingering-fits-type',
  cites: ['22.3'],
  rule: 'Only Sorceries and Ambushes can be Lingering.',
  on: ['StatsChanged'],
  messages: {
    wrongType: '{thing} was given Lingering, which only Sorceries and Ambushes can have; it is {type}.',
  },
  judge({ event, board }, report) {
    const { changes, card: ref } = event.data;
    if (!changes.some((c) => c.keyword === 'Lingering')) return;
    const thing = findThing(board, ref);
    if (!thing) return findHost(board, ref) < 0 ? undefined : report('wrongType', { thing: refName(ref), type: 'a Host' });
    const type = thing.card?.type;
    if (type === 'Entity' || type === 'Form') {
      report('wrongType', { thing: called(board, thing), type: type === 'Entity' ? 'an Entity' : 'a Form' });
    }
  },
});
