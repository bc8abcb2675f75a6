/** Legal games give no finding: simulated ones, as complete records and as hand-kept ones. */
import type { Finding } from '#kernel/finding.js';
import type { MatchLog } from '#kernel/log.js';
import { audit } from './audit.js';
import type { Proof } from './proof.js';

export interface Alarm {
  readonly seed: number;
  readonly record: string;
  readonly finding: Finding;
}

export interface Calm {
  readonly games: number;
  readonly events: number;
  readonly alarms: readonly Alarm[];
}

export function noFalseAlarm(proof: Proof, games: number, seed: number, progress: (done: number) => void = () => undefined): Calm {
  const alarms: Alarm[] = [];
  let events = 0;
  for (let i = 0; i < games; i++) {
    const log = proof.play(seed + i);
    events += log.events.length;
    for (const record of [log, proof.abridge(log)]) alarms.push(...alarmsIn(proof, record, seed + i));
    progress(i + 1);
  }
  return { games, events, alarms };
}

const alarmsIn = ({ rulebook }: Proof, log: MatchLog, seed: number): Alarm[] =>
  audit(log, rulebook).map((finding) => ({ seed, record: log.header.record, finding }));
