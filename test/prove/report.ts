/** The outcome in words. */
import type { Alarm, Calm } from './no-false-alarm.js';
import type { Harvest } from './no-miss.js';

const SHOWN = 40;

export function alarmLines(alarms: readonly Alarm[]): string[] {
  const lines = alarms.slice(0, SHOWN).map(({ seed, record, finding }) =>
    `seed ${seed}, ${record}, event ${finding.event}: ${finding.check}/${finding.messageId}: ${finding.message}`);
  return alarms.length > SHOWN ? [...lines, `and ${alarms.length - SHOWN} more`] : lines;
}

export const summary = ({ games, events, alarms }: Calm): string =>
  `${games} games (${events} events), each complete and abridged: ${alarms.length} false ${alarms.length === 1 ? 'alarm' : 'alarms'}`;

/** What was planted and not found, or found with consequences that are said to be causes of their own. */
export function failureLines(harvest: readonly Harvest[]): string[] {
  return harvest.flatMap(({ check, failures }) => failures.map(({ seed, event, strays }) => {
    const why = strays.map((s) => `event ${s.event} is a cause of its own: ${s.check}/${s.messageId}: ${s.message}`);
    return `${check}, seed ${seed}, planted at event ${event}: ${why.length ? why.join('; ') : 'not found'}`;
  }));
}

/** How the command was called, so that whoever reads its page can call it again. */
export interface Run {
  readonly game: string;
  readonly games: number;
  readonly plants: number;
  readonly seed: number;
}

/** The page that is kept in docs/coverage; a fault is told on it as on the screen. */
export function proofPage({ game, games, plants, seed }: Run, title: string, calm: Calm, harvest: readonly Harvest[]): string {
  const command = `npm run prove -- ${game} --games ${games} --plants ${plants} --seed ${seed} --write`;
  const faults = [...alarmLines(calm.alarms), ...failureLines(harvest)];
  return [
    `# ${title}: what is proven by games`,
    '',
    `Written by \`${command}\`: run that, do not change this page.`,
    '',
    `No false alarm: ${summary(calm)}.`,
    '',
    'No miss: for each check its violation was planted into simulated games. Found is a plant whose event was found under a section that the',
    'check cites, while every other finding on the game is said to follow from it.',
    ...harvestTable(harvest),
    ...(faults.length ? ['', '## Faults', '', ...faults.map((line) => `- ${line}`)] : []),
    '',
  ].join('\n');
}

export function harvestTable(harvest: readonly Harvest[]): string[] {
  const rows = harvest.map(({ check, planted, found }) => `| \`${check}\` | ${planted} | ${found} | ${planted ? Math.round((found / planted) * 100) : 0} % |`);
  return rows.length ? ['', '| check | planted | found | rate |', '|---|---|---|---|', ...rows] : [];
}
