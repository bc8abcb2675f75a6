import { describe, expect, it } from '@jest/globals';
import { proofs } from './games.js';
import { noFalseAlarm } from './no-false-alarm.js';
import { noMiss } from './no-miss.js';
import { alarmLines, failureLines } from './report.js';

/** A small share of `npm run prove -- host`; a seed of its own, so that it is not always the same games. */
const SEED = 70_000;

const proof = proofs.host;
const { checks } = proof.rulebook;

describe('simulated games of Host', () => {
  it('give no finding, complete or abridged', () => {
    expect(alarmLines(noFalseAlarm(proof, 20, SEED).alarms)).toEqual([]);
  }, 60_000);

  it('have a plant for each check, and no other', () => {
    expect(Object.keys(proof.plants).sort()).toEqual(checks.map((c) => c.id).sort());
  });
});

describe('a planted violation is found, and what follows from it is marked so', () => {
  it.each(checks.map((c) => c.id))('%s', (id) => {
    const check = checks.find((c) => c.id === id)!;
    const harvest = noMiss(proof, check, 2, SEED);
    expect(failureLines([harvest])).toEqual([]);
    expect(harvest.planted).toBe(2);
  }, 60_000);
});
