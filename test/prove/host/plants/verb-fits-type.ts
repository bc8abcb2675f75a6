/** A card is played under the word for another type. */
import { changed, type Plant } from '../planting.js';

const OTHER = { create: 'cast', cast: 'create', embody: 'create', lay: 'cast', play: 'cast' } as const;

export const plant: Plant = {
  at: ({ event }) => (event.type === 'CardPlayed' ? changed(event, { verb: OTHER[event.data.verb] }) : null),
};
