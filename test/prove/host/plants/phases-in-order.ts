/** A phase is skipped. */
import { PHASES } from '#rulebooks/host/events.js';
import { isQuiet } from '../moments.js';
import { changed, type Plant } from '../planting.js';

export const plant: Plant = {
  at(place) {
    const { event } = place;
    if (event.type !== 'PhaseDeclared' || !isQuiet(place)) return null;
    const after = PHASES[PHASES.indexOf(event.data.phase) + 1];
    return after === undefined || event.data.phase === 'start' ? null : changed(event, { phase: after });
  },
};
