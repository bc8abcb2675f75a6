/** The early damage step is left out. */
import { changed, type Plant } from '../planting.js';

export const plant: Plant = {
  at: ({ event }) => (event.type === 'DamageStepBegan' && event.data.step === 'early' ? changed(event, { step: 'normal' }) : null),
};
