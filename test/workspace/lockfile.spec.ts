import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

it('the lockfile records no download addresses', () => {
  expect(readFileSync('package-lock.json', 'utf8')).not.toContain('"resolved"');
});
