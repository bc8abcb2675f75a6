import { match } from '../../carrying-out.js';
import { check, illegal, undecidable } from '../../check.js';
import { findDue } from '../../fold/field.js';
import { resolveOf } from '../../stats.js';
import { called, findThing, isCreature } from '../../things.js';
import { unmodelledAbout } from '../../unmodelled.js';

export const destroyedWithCause = check({
  id: 'destroyed-with-cause',
  cites: ['4.3.2', '1.11.b', '1.11.b.1', '3.3.3.d.1', '3.4.3'],
  rule: 'A card is destroyed by an effect, at 0 resolve, with the card it is attached to, or by its player\'s next Battlefield; it goes to the discard pile.',
  on: ['CardDestroyed', 'CardMoved'],
  messages: {
    battlefield: illegal("{card} was destroyed for a new Battlefield of the other player, which replaces that player's own alone.", { cites: ['3.3.3.d.1'] }),
    notAttached: illegal('{card} was destroyed along with a card that was not above it.', { cites: ['1.11.b.1'] }),
    alive: illegal('{card} was destroyed with resolve {resolve}, and no effect destroys it.', { cites: ['4.3.2', '3.4.3'] }),
    noCause: illegal('{card} was destroyed, and nothing destroys it.', { cites: ['3.4.3', '1.11.b'] }),
    unless: undecidable('{card} was destroyed without a cause that is on record. The text of {text} is not modelled and may destroy it.', {
      cites: ['4.3.2', '3.4.3', '1.11.b'],
    }),
    elsewhere: illegal("{card} was destroyed and did not go to its owner's discard pile.", { cites: ['1.11.b'] }),
  },
  judge({ event, board }, report) {
    if (event.type === 'CardMoved') {
      const moved = findThing(board, event.data.card);
      if (moved && moved.due !== '' && event.data.to.zone !== 'discard') report('elsewhere', { card: called(board, moved) }, [moved.dueSince]);
      return;
    }
    const { to } = event.data;
    const thing = findDue(board, event.data.card);
    if (!thing) return report('noCause', { card: event.data.card.name ?? 'a card' });
    const card = called(board, thing);
    if (to && (to.zone !== 'discard' || to.of !== board.seats[thing.owner])) report('elsewhere', { card });
    const { acting, lastDestroyed } = board;
    if (thing.due !== '' || (acting && acting.tasks === null)) return;
    const found = match(board, event);
    if (found?.flaw === '') return;
    // "Destroy this card" is paid with the activation and may be told again.
    if (acting?.source === thing && thing.gone) return;
    const relies = [acting?.event, lastDestroyed.event];
    const text = unmodelledAbout(board, 'destroy');
    if (text) return report('unless', { card, text }, relies);
    const newer = thing.card.type === 'Battlefield' && board.occasions.find((o) => o.on === 'played' && o.thing?.card.type === 'Battlefield' && o.thing !== thing);
    if (newer) return report('battlefield', { card }, [newer.event, ...relies]);
    const related = lastDestroyed.under === thing || (lastDestroyed.under !== null && thing.under === lastDestroyed.under);
    if (related && lastDestroyed.event >= board.closedSince) return report('notAttached', { card }, relies);
    const resolve = resolveOf(thing);
    if (isCreature(thing) && !Number.isNaN(resolve)) report('alive', { card, resolve }, relies);
    else report('noCause', { card }, relies);
  },
});
