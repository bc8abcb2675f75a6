import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { generated } from './generate.js';

describe('what `npm run generate` writes', () => {
  it.each([...generated()])('%s is up to date', (path, text) => {
    expect(readFileSync(path, 'utf8')).toBe(text);
  });
});
