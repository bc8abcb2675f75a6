/** `npm run prove -- host|tgc`: no false alarm in legal games, and no planted violation missed. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { proofs } from './games.js';
import { noFalseAlarm } from './no-false-alarm.js';
import { noMiss } from './no-miss.js';
import { alarmLines, failureLines, harvestTable, proofPage, summary } from './report.js';

const { values, positionals } = parseArgs({
  options: {
    games: { type: 'string' },
    plants: { type: 'string' },
    seed: { type: 'string' },
    json: { type: 'boolean' },
    write: { type: 'boolean' },
  },
  allowPositionals: true,
});

function whole(name: 'games' | 'plants' | 'seed', otherwise: number): number {
  const text = values[name];
  if (text === undefined) return otherwise;
  if (!/^\d{1,7}$/.test(text)) fail(`--${name} takes a whole number, not "${text}"`);
  return Number(text);
}

function fail(says: string): never {
  console.error(`prove: ${says}`);
  process.exit(2);
}

const [game] = positionals;
const games = Object.keys(proofs).join(' or ');
if (game === undefined || !Object.hasOwn(proofs, game)) {
  fail(game === undefined ? `which game? ${games}` : `there is no simulator for "${game}"; there is one for ${games}`);
}
const proof = proofs[game];
const { checks } = proof.rulebook;

const seed = whole('seed', 1);
const each = whole('plants', 50);
const calm = noFalseAlarm(proof, whole('games', 2000), seed, (done) => {
  if (done % 200 === 0) console.error(`prove: ${done} games`);
});
const harvest = each === 0 ? [] : checks.map((check, i) => {
  if (i % 10 === 0) console.error(`prove: ${i} of ${checks.length} checks`);
  return noMiss(proof, check, each, seed);
});

if (values.json) {
  const found = harvest.map(({ check, planted, found }) => ({ check, planted, found }));
  console.log(JSON.stringify({ game, games: calm.games, falseAlarms: calm.alarms.length, plants: found }));
} else console.log([...alarmLines(calm.alarms), ...failureLines(harvest), summary(calm), ...harvestTable(harvest)].join('\n'));

if (values.write) {
  const page = proofPage({ game, games: calm.games, plants: each, seed }, proof.rulebook.title, calm, harvest);
  writeFileSync(join('docs', 'coverage', `${game}-proof.md`), page);
}

if (calm.alarms.length || harvest.some((h) => h.planted === 0 || h.found < h.planted)) process.exitCode = 1;
