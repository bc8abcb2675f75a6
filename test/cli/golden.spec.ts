import { writeFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { verdictHere } from './in-process.js';
import { golden, goldens, transcript } from './transcript.js';

/** `npm run bless` writes down what the command says now, for a person to look at in the diff. */
const blessing = process.env.VERDICT_BLESS === '1';

describe('the command says', () => {
  it.each(goldens())('%s', async (name) => {
    const expected = golden(name);
    const said = transcript(expected, await verdictHere(expected.call.words, expected.call));
    if (blessing) writeFileSync(expected.path, said);
    else expect(said).toBe(expected.text);
  });
});
