import type { Ability } from '../../abilities.js';
import type { HostBoard, Seat } from '../../board.js';
import { check, illegal, undecidable } from '../../check.js';
import type { HostEventOf } from '../../events.js';
import { count, deed, refName } from '../../phrases.js';
import { effectAbility } from '../../sources.js';
import { findSource, findThing, seatIndex } from '../../things.js';

export const cardsForACost = check({
  id: 'cards-for-a-cost',
  cites: ['27.4', 'host-basics:effect-types', 'host-basics:effect-types/activated-effects'],
  rule: 'Cards that the cost of an effect asks for are given up as it is used, no more and no fewer.',
  on: ['AbilityActivated'],
  messages: {
    discards: illegal('{player} {did}, discarding {found}; its cost is to discard {asked}.'),
    givesUp: illegal('{player} {did}, giving up {found}; its cost is to give up {asked}.'),
    untold: undecidable('{player} {did}. That {asked} was discarded for it is not on record.', { cites: ['27.4'] }),
  },
  judge({ event, board }, report) {
    const seat = seatIndex(board, event.by) as Seat;
    const ability = abilityOf(board, event, seat);
    if (!ability) return;
    const { discarded, dropped, source } = event.data;
    const { discard, dropThis } = ability.cost;
    const found = discarded === undefined ? 0 : discarded.length;
    if (found !== discard) {
      const facts = { player: event.by!, did: deed(event), found: cards(found), asked: cards(discard) };
      report(discarded === undefined && !board.complete ? 'untold' : 'discards', facts);
    }
    if (!dropped || (dropThis && findThing(board, dropped, seat) === findSource(board, source, seat))) return;
    report('givesUp', { player: event.by!, did: deed(event), found: refName(dropped), asked: dropThis ? refName(source) : 'nothing' });
  },
});

const cards = (n: number): string => (n === 0 ? 'nothing' : count(n, 'card'));

function abilityOf(board: HostBoard, event: HostEventOf<'AbilityActivated'>, seat: Seat): (Ability & { kind: 'activated' }) | null {
  const source = findSource(board, event.data.source, seat);
  const ability = source?.card ? effectAbility(source.card, event.data.ability, ['activated']) : null;
  return ability?.kind === 'activated' ? ability : null;
}
