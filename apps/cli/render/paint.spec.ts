import { expect, it } from '@jest/globals';
import { paintFor } from './paint.js';

it.each([
  ['auto', true, {}, true],
  ['auto', false, {}, false],
  ['auto', true, { NO_COLOR: '1' }, false],
  ['auto', true, { NO_COLOR: '' }, true],
  ['auto', true, { TERM: 'dumb' }, false],
  ['never', true, {}, false],
  ['always', false, { NO_COLOR: '1' }, true],
] as const)('%s on a terminal (%s) with %j paints: %s', (choice, isTerminal, env, paints) => {
  expect(paintFor(choice, isTerminal, env).illegal('x') !== 'x').toBe(paints);
});
