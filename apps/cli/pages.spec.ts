import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { generatedPages } from './pages.js';

describe('pages made from the rulebooks', () => {
  // If this fails, `npm run generate` writes it anew.
  it.each(generatedPages())('%s is up to date', (path, text) => {
    expect(readFileSync(path, 'utf8')).toBe(text);
  });
});
