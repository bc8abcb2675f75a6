/** A card whose text is not modelled is played when only Fast actions are possible. */
import { catalogue } from '#rulebooks/host/catalogue/catalogue.js';
import type { HostHeader } from '#rulebooks/host/header.js';
import { isQuiet, playable, turnPlayer } from '../moments.js';
import type { Plant } from '../planting.js';

/** Entities without text get some that nobody has modelled. */
function unmodel(header: HostHeader): HostHeader {
  const cards = catalogue.filter((c) => c.type === 'Entity' && !c.token && !c.text?.length).map((c) => ({ ...c, text: ['not modelled: something else'] }));
  return { ...header, cards: [...(header.cards ?? []), ...cards] };
}

export const plant: Plant = {
  header: unmodel,
  at(place) {
    const { board } = place;
    if (!isQuiet(place) || board.phase === 'action1' || board.phase === 'action2') return null;
    const play = playable(place, turnPlayer(board), (card) => card.unmodelled);
    return play && { put: [play] };
  },
};
