/** The matches that a new store begins with, so that the first request has something to look at. */
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { existsSync } from 'node:fs';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Matches } from '#stores/matches/matches.js';
import { LogIntake } from '../matches/log-intake.js';
import { Recorder } from '../matches/recorder.js';

const FOLDER = join('test', 'matches');

const SAMPLES: readonly (readonly [match: string, file: string])[] = [
  ['host-clean-first-turns', join('host', 'clean-first-turns.match')],
  ['host-slow-speed-timing', join('host', 'slow-speed-timing.match')],
  ['host-priority-violation', join('host', 'priority-violation.match')],
  ['host-targeting', join('host', 'targeting.match')],
  ['tgc-clean', join('tgc', 'clean.match')],
  ['tgc-battle', join('tgc', 'battle.match')],
  ['tgc-windows', join('tgc', 'windows.match')],
  ['tgc-lost', join('tgc', 'lost.match')],
];

/** Brings them into a store that has no match yet. Gives how many there were to bring. */
export async function bringSamples(app: NestFastifyApplication): Promise<number> {
  const { done } = await app.get(Matches).list().next();
  const folder = samplesFolder();
  if (!done || folder === null) return 0;
  for (const [match, file] of SAMPLES) {
    const { header, events } = await app.get(LogIntake).matchIn(await readFile(join(folder, file), 'utf8'), false);
    await app.get(Recorder).takeIn(match, header, events);
  }
  return SAMPLES.length;
}

/** Above this file, compiled or not; null in an installation that left the matches out. */
function samplesFolder(): string | null {
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json'))) return existsSync(join(folder, FOLDER)) ? join(folder, FOLDER) : null;
  }
  return null;
}
