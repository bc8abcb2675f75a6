import type { Step } from '../../abilities.js';
import type { HostBoard, Task } from '../../board.js';
import { check, illegal, undecidable } from '../../check.js';
import { deedOf } from '../../deeds.js';
import type { HostEvent } from '../../events.js';
import { fit } from '../../fitting.js';
import { ALIVE, MARKER_STAYS, notDue, TOKEN_STAYS, type NotDue } from '../../not-due.js';
import { stepWords } from '../../step-words.js';
import { asksFor, effectOf } from '../../tasks.js';
import { itemName } from '../../things.js';
import { told } from '../../told.js';

export const effectAsWritten = check({
  id: 'effect-as-written',
  cites: ['34.3', '40.3', '40.4.2', '41.1.1', '30.2', '4.9.1', '18.3', '24.3', '26.1.2', '26.1.4.1', '35.3.2', '35.3.3', '36.2.1', '36.3', '36.3.1', '7.3.1'],
  rule: 'An effect is carried out in the order of its text, all of it and nothing else.',
  on: [
    'DamageDealt', 'DamageHealed', 'HostHealed', 'CardDestroyed', 'CardMoved', 'CardsDrawn', 'CardsDiscarded', 'CardsPut', 'ResourcesGained',
    'ResourcesLost', 'SlotMoved', 'ControlTaken', 'MarkerAttached', 'TokenCreated', 'CountersPut', 'StatsChanged', 'CardsLookedAt',
    'CardsRevealed', 'ZoneSearched', 'LeftStack', 'TargetsChanged',
  ],
  messages: {
    early: illegal('{item} was not carried out in the order of its text: {did}, and "{before}" comes first.', { cites: ['34.3', '40.3'] }),
    amount: illegal('{item} asks for "{expected}"; {did}.', { cites: ['34.3'] }),
    neither: illegal('{item} joins two parts with "and", and one could not be done: neither is. Yet {did}.', { cites: ['40.4.2', '34.3'] }),
    choice: illegal('{item} leaves a choice to its player, but not this one: {did}.', { cites: ['30.2', '34.3'] }),
    unshown: illegal('{item} says "reveal", which shows the cards to both players; {did}.', { cites: ['41.1.1', '34.3'] }),
    banish: illegal('{item} banishes, which means the Banished Zone; {did}.', { cites: ['4.9.1', '34.3'] }),
    alive: illegal(ALIVE, { cites: ['26.1.2', '26.1.4.1', '18.3', '35.3.2', '34.3'] }),
    tokenStays: illegal(TOKEN_STAYS, { cites: ['36.3.1', '36.3', '36.2.1', '7.3.1', '34.3'] }),
    marker: illegal(MARKER_STAYS, { cites: ['24.3', '35.3.3', '34.3'] }),
    unsettled: undecidable('By {item} {did}. Whether the condition for "{part}" was met is not on record.', { cites: ['34.3'] }),
    foreign: illegal('{item} does not ask for this: {did}.', { cites: ['34.3'] }),
  },
  judge({ event, board }, report) {
    if (!board.resolving) return;
    const found = fit(board, event);
    if (found.is === 'other' || (found.is === 'part' && !hangs(found.task))) return;
    // That nothing destroys a card is said by another check; here, that the effect destroys the wrong one.
    if (event.type === 'CardDestroyed' && !asksFor(board, 'destroy')) return;
    const facts = { item: itemName(board.resolving.item), did: told(event) };
    const relies = [board.resolving.began, board.resolving.item.event, board.resolving.astray];
    if (found.is === 'part') return report('unsettled', { ...facts, part: stepWords(found.task.step) }, relies);
    if (found.is === 'early') return report('early', { ...facts, before: stepWords(found.instead.step) }, relies);
    if (found.is === 'amount') return report('amount', { ...facts, expected: stepWords(found.task.step) }, relies);
    report(reason(board, event), facts, relies);
  },
});

/** Done although nobody wrote down whether it was to be; who discards what is asked for has shown it. */
const hangs = ({ optional, step }: Task): boolean => optional === 'unknown' && step.do !== 'discard';

function reason(board: HostBoard, event: HostEvent): 'neither' | 'choice' | 'unshown' | 'banish' | NotDue | 'foreign' {
  const { item, tasks } = board.resolving!;
  const what = deedOf(board, event)?.do;
  const clauses = effectOf(item) ?? [];
  const isLost = (c: number): boolean => tasks!.some((t) => t.clause === c) && tasks!.every((t) => t.clause !== c || (t.left === 0 && t.done === 0));
  if (clauses.some(({ steps }, c) => steps.length > 1 && steps.some((s) => s.do === what) && isLost(c))) return 'neither';
  const asked = clauses.flatMap(({ steps }) => steps.filter((s) => s.do === what));
  if (what === 'look' && asked.length === 0 && asksFor(board, 'reveal')) return 'unshown';
  if (asked.some((s) => s.do === 'move' && s.to === 'banished')) return 'banish';
  if (asked.some((s) => selects(s) === 'choose')) return 'choice';
  return (asked.length === 0 ? notDue(board, event) : null) ?? 'foreign';
}

const selects = (step: Step): string => ('what' in step ? step.what.sel : step.do === 'damage' ? step.to.sel : '');
