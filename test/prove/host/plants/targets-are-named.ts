/** A Sorcery is cast without naming its target. */
import { changed, type Plant } from '../planting.js';

export const plant: Plant = {
  at({ event, board }) {
    if (event.type !== 'CardPlayed' || !event.data.targets) return null;
    const spells = board.book.main(event.data.card!)!.abilities.filter((a) => a.kind === 'spell');
    return spells.some((a) => a.targets.some((t) => t.min > 0)) ? changed(event, { targets: undefined }) : null;
  },
};
