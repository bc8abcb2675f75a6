import { describe, expect, it } from '@jest/globals';
import { sha256 } from './hash.js';

describe('sha256', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    ['£', 'b4fe151e413445357b1c0935e7cf04a429492ebd23dc62bfadb2f898c431c1fd'],
  ])('of "%s" is %s', (text, digest) => {
    expect(sha256(text)).toBe(digest);
  });
});
