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

export function harvestTable(harvest: readonly Harvest[]): string[] {
  const rows = harvest.map(({ check, planted, found }) => `| \`${check}\` | ${planted} | ${found} | ${planted ? Math.round((found / planted) * 100) : 0} % |`);
  return rows.length ? ['', '| check | planted | found | rate |', '|---|---|---|---|', ...rows] : [];
}
