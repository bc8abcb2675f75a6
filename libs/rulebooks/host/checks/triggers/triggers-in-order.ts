import { other, type HostBoard, type Item, type Pending, type Seat } from '../../board.js';
import { check, illegal } from '../../check.js';
import { mustGoOnStack } from '../../deadlines.js';
import type { HostEvent } from '../../events.js';
import { findPending } from '../../fold/stack.js';
import { deed } from '../../phrases.js';
import { nameOf, seatIndex } from '../../things.js';

const ACTED = '{player} {did} before putting the effect of {waiting} on the stack, which triggered with event {since}: it comes first.';

export const triggersInOrder = check({
  id: 'triggers-in-order',
  cites: ['33.2', '33.3', '33.1', '33.5', '39.1', '28.5.1', '28.6', '32.8', '31.5.1', '25.2.3', '25.3.5'],
  rule: 'Of effects that trigger together the turn player stacks theirs first; start-of-phase effects come before all others; who has any to stack does so before acting.',
  on: ['TriggerStacked', 'CardPlayed', 'AbilityActivated', 'PointsSpentToDraw', 'PointsSpentToGain'],
  messages: {
    turnPlayerFirst: illegal(
      "{player} put the effect of {card} on the stack before {turnPlayer}'s {waiting}, which triggered at the same moment.",
      { cites: ['33.2', '33.3', '33.1', '32.8'] },
    ),
    startFirst: illegal(
      '{player} put the effect of {card} on the stack before {waiting}, which triggers at the start of the phase and comes first.',
      { cites: ['39.1'] },
    ),
    late: illegal('{player} put the effect of {card} on the stack after letting its time go by: it triggered with event {since}.', {
      cites: ['33.5', '28.6'],
    }),
    addedAfter: illegal(
      '{player} put the effect of {card} on the stack after {second} had put theirs there: {player} was through with what event {since} triggered.',
      { cites: ['33.5', '33.2', '33.3'] },
    ),
    withoutPriority: illegal(
      '{player} put the effect of {card} on the stack while {turnPlayer} had priority and had gone on: it waits until {player} has it.',
      { cites: ['28.5.1', '32.8'] },
    ),
    stackFirst: illegal(ACTED, { cites: ['31.5.1', '28.6'] }),
    stackFirstInAttack: illegal(ACTED, { cites: ['25.2.3', '31.5.1', '28.6'] }),
    stackFirstInBlock: illegal(ACTED, { cites: ['25.3.5', '31.5.1', '28.6'] }),
    stackFirstAtStart: illegal(ACTED, { cites: ['39.1', '31.5.1', '28.6'] }),
  },
  judge({ event, board }, report) {
    if (board.resolving || board.turnPlayer < 0) return;
    const seat = seatIndex(board, event.by) as Seat;
    if (event.type !== 'TriggerStacked') {
      const waiting = board.pending.length ? passedOver(board, event, seat) : undefined;
      if (!waiting) return;
      const facts = { player: event.by!, did: deed(event), waiting: nameOf(waiting.source), since: waiting.since };
      return report(isStart(waiting) ? 'stackFirstAtStart' : IN_BATTLE[triggerOf(waiting)] ?? 'stackFirst', facts, [waiting.since]);
    }
    const pending = findPending(board, event, seat);
    if (!pending) return;
    if (pending.lapsed && board.complete) {
      return report('late', { player: event.by!, card: nameOf(pending.source), since: pending.since }, [pending.since, pending.lapsed]);
    }
    const followed = seat === board.turnPlayer ? afterWhich(board, pending) : undefined;
    if (followed) {
      const names = { player: event.by!, card: nameOf(pending.source), second: board.seats[other(seat)], since: pending.since };
      return report('addedAfter', names, [followed.event]);
    }
    if (seat === board.turnPlayer && board.pending.length === 1) return;
    const facts = { player: event.by!, card: nameOf(pending.source), turnPlayer: board.seats[board.turnPlayer] };
    const waits = (p: Pending): boolean => p !== pending && !p.waiting && !p.lapsed && mustGoOnStack(board, p) === 1;
    const start = !isStart(pending) && board.pending.find((p) => isStart(p) && waits(p));
    if (start) return report('startFirst', { ...facts, waiting: nameOf(start.source) }, [start.since]);
    if (seat === board.turnPlayer) return;
    const first = board.pending.find((p) => p.controller === other(seat) && areTogether(board, p, pending) && waits(p));
    if (first) return report('turnPlayerFirst', { ...facts, waiting: nameOf(first.source) }, [pending.since]);
    const { priority } = board;
    const gone = priority.why === 'acted' && priority.since > pending.since && !priority.open && priority.holder === other(seat);
    if (board.complete && gone) report('withoutPriority', facts, [pending.since, priority.since]);
  },
});

const IN_BATTLE: Readonly<Record<string, 'stackFirstInAttack' | 'stackFirstInBlock'>> = {
  attacks: 'stackFirstInAttack', blocks: 'stackFirstInBlock', isBlocked: 'stackFirstInBlock',
};

const triggerOf = ({ ability }: Pending): string => (ability.kind === 'triggered' ? ability.triggers[0].on : '');

/** Action points may be told one by one; whether each of them triggers what watches them is left open. */
const OF_POINTS: ReadonlySet<string> = new Set(['draws', 'gains', 'spendsPoint']);

/** Priority comes once all that has triggered is on the stack (31.5.1): what this player has to put there before acting. */
function passedOver(board: HostBoard, event: HostEvent, seat: Seat): Pending | undefined {
  const counted = event.type === 'PointsSpentToDraw' || event.type === 'PointsSpentToGain';
  return board.pending.find(
    (p) =>
      p.controller === seat && !p.waiting && !p.lapsed && !(counted && OF_POINTS.has(triggerOf(p))) && mustGoOnStack(board, p) === 1,
  );
}

/** The turn player had put some effects of the same moment there, and the other player's followed: the turn player was through (33.5). */
function afterWhich({ stack }: HostBoard, { since, controller }: Pending): Item | undefined {
  const own = stack.findIndex((item) => item.because === since && item.by === controller);
  return own < 0 ? undefined : stack.find((item, i) => i > own && item.because === since && item.by !== controller && item.ability?.kind === 'triggered');
}

/** They triggered with the same event, or came up together because nobody had priority in between. */
function areTogether({ priority }: HostBoard, a: Pending, b: Pending): boolean {
  if (a.since === b.since || priority.why === 'resolved') return true;
  return a.since > priority.since && b.since > priority.since;
}

const isStart = ({ ability }: Pending): boolean =>
  ability.kind === 'triggered' && ability.triggers.some((t) => t.on === 'turnStarts' || t.on === 'phaseStarts');
