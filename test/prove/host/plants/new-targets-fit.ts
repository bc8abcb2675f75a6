/** New targets are chosen that are more than before. */
import { changed, type Plant } from '../planting.js';

export const plant: Plant = {
  at: ({ event }) => (event.type === 'TargetsChanged' ? changed(event, { targets: [...event.data.targets, event.data.targets[0]] }) : null),
};
