/** What is wrong with a header, before the rulebook looks at what it means. */
import { Explainer, isMembers, type Members } from './explain-shape.js';
import { headerFields, SEAT_NAME, type HeaderLaw } from './header-shape.js';
import { didYouMean } from './near-miss.js';
import type { Flaw } from './problem.js';
import { FORMAT } from './log.js';
import { shown } from './shown.js';

const EXAMPLE = `{"verdict":${FORMAT},"rulebook":…,"edition":…,"record":"complete","seats":[…]}`;

/** Whether a line names a game that is known: without that, nothing else in the log can be read. */
export function explainOpening(value: unknown, games: readonly string[]): Flaw[] {
  if (!isMembers(value)) return [{ field: '', found: shown(value), expected: `a header: ${EXAMPLE}` }];
  if (value.verdict === undefined && value.type !== undefined) {
    return [{ field: '', found: 'an event', expected: `a header: ${EXAMPLE}`, hint: 'a log begins with its header' }];
  }
  const explainer = new Explainer([]);
  if (value.verdict !== FORMAT) explainer.add('verdict', shown(value.verdict), `${FORMAT}, the log format that this program reads`);
  if (typeof value.rulebook !== 'string' || !games.includes(value.rulebook)) {
    const hint = typeof value.rulebook === 'string' ? didYouMean(value.rulebook, games) : undefined;
    explainer.add('rulebook', shown(value.rulebook), `the rulebook of a game: ${games.join(', ')}`, hint);
  }
  return explainer.flaws;
}

export function explainHeader(value: Members, law: HeaderLaw): Flaw[] {
  const seats = seatsOf(value);
  const explainer = new Explainer(seats);
  explainer.fields(headerFields(law), value, '', 1);
  explainSeats(explainer, seats);
  const { redactedFor } = value;
  if (typeof redactedFor === 'string' && redactedFor !== 'spectator' && !seats.includes(redactedFor)) {
    const viewers = [...seats, 'spectator'];
    explainer.add('redactedFor', shown(redactedFor), `one of ${viewers.map(shown).join(', ')}`, didYouMean(redactedFor, viewers));
  }
  return explainer.flaws;
}

/** The seats that a header names, as far as it names any. */
export function seatsOf(header: Members): string[] {
  return Array.isArray(header.seats) ? header.seats.filter((seat): seat is string => typeof seat === 'string') : [];
}

/** Sentences read names without case, so two seats must differ by more. */
function explainSeats(explainer: Explainer, seats: readonly string[]): void {
  const taken = new Set<string>();
  seats.forEach((seat, i) => {
    const folded = seat.toLowerCase();
    if (taken.has(folded)) {
      explainer.add(`seats[${i}]`, shown(seat), 'a name that no other seat has', 'upper and lower case count as the same');
    }
    // Boards and maps are keyed by seats, and every object knows these names already.
    if (seat in Object.prototype && SEAT_NAME.test(seat)) {
      explainer.add(`seats[${i}]`, shown(seat), 'another name', 'programs keep this one for themselves');
    }
    taken.add(folded);
  });
}
