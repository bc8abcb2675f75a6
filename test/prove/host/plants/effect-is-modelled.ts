/** An effect resolves whose text nobody has modelled. */
import { catalogue } from '#rulebooks/host/catalogue/catalogue.js';
import type { HostHeader } from '#rulebooks/host/header.js';
import { refTo } from '#rulebooks/host/options/refer.js';
import { entities, isLeisure, turnPlayer } from '../moments.js';
import { draft, type Plant } from '../planting.js';

/** Entities without text get some that nobody has modelled. */
function unmodel(header: HostHeader): HostHeader {
  const cards = catalogue.filter((c) => c.type === 'Entity' && !c.token && !c.text?.length).map((c) => ({ ...c, text: ['not modelled: something else'] }));
  return { ...header, cards: [...(header.cards ?? []), ...cards] };
}

export const plant: Plant = {
  header: unmodel,
  at(place) {
    if (!isLeisure(place)) return null;
    const { board } = place;
    const by = board.seats[board.turnPlayer];
    const thing = entities(board, turnPlayer(board)).find((t) => t.card!.unmodelled);
    if (!thing) return null;
    const put = [
      draft('TriggerStacked', by, { source: refTo(board, thing) }),
      draft('BothPassed', undefined, {}),
      draft('ResolutionBegan', undefined, { item: { of: by, name: thing.card!.name, effect: true } }),
      draft('ResolutionEnded', undefined, {}),
    ];
    return { put, planted: 2 };
  },
};
