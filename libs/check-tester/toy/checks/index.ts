import { oneHigher } from './counting/one-higher.js';
import { noDoubleTurn } from './turns/no-double-turn.js';

export const toyChecks = [oneHigher, noDoubleTurn];
