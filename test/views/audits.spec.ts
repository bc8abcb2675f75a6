/** A seat's or spectator's view of a legal game is judged like the game: what it hides is undecidable at most, and nothing throws. */
import { describe, expect, test } from '@jest/globals';
import { redact } from '#kernel/redact.js';
import type { Viewer } from '#kernel/rulebook.js';
import { audit } from '../prove/audit.js';
import { proofs } from '../prove/games.js';

const GAMES = 10;
const FIRST_SEED = 60_000;

describe.each(Object.entries(proofs))('views of simulated games of %s', (_, proof) => {
  const { rulebook } = proof;
  test('give no finding but undecidable ones', () => {
    const found: string[] = [];
    for (let seed = FIRST_SEED; seed < FIRST_SEED + GAMES; seed++) {
      const game = proof.play(seed);
      const viewers: readonly Viewer[] = [...game.header.seats.map((seat) => ({ seat })), 'spectator'];
      for (const log of [game, proof.abridge(game)]) {
        for (const viewer of viewers) {
          const wrong = audit(redact(log, rulebook, viewer), rulebook).filter((f) => f.verdict !== 'undecidable');
          found.push(...wrong.map((f) => `game ${seed}, ${log.header.record}, for ${JSON.stringify(viewer)}: event ${f.event}, ${f.check}/${f.messageId}: ${f.message}`));
        }
      }
    }
    expect(found).toEqual([]);
  }, 60_000);
});
