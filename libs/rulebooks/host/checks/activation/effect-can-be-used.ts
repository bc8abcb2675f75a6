import type { Ability, Card } from '../../abilities.js';
import type { HostBoard, Seat, Thing } from '../../board.js';
import { check, illegal, undecidable } from '../../check.js';
import { phaseOf, refName, wording } from '../../phrases.js';
import { effectAbility, isStanding } from '../../sources.js';
import { conditionHolds } from '../../stats.js';
import { called, findSource, seatIndex } from '../../things.js';

const PAGE = ['host-basics:effect-types', 'host-basics:effect-types/activated-effects'] as const;

export const effectCanBeUsed = check({
  id: 'effect-can-be-used',
  cites: [
    '27.4', '27.5', '28.5', '29.3', '29.4', '31.3', '36.2.1', '37.2', '39.2', '5.1', ...PAGE, 'host-basics:effect-types/continuous-effects',
  ],
  rule: 'An activated effect is used by its controller, in its window, under its condition, and once a turn if its cost says so.',
  on: ['AbilityActivated'],
  messages: {
    notInPlay: illegal('{player} used the effect of {card}, which is not in play.', { cites: ['5.1', '27.4'] }),
    notYours: illegal('{player} used the effect of {card}, which {owner} controls.', { cites: ['37.2'] }),
    noEffect: illegal('{player} used an effect of {card}, which has none that is used.', { cites: ['27.4'] }),
    triggered: illegal('{player} used the effect of {card}: it triggers by itself and has no cost to use it for.', { cites: ['28.5', '27.4'] }),
    continuous: illegal('{player} used the effect of {card}: it applies all the time and is not used.', {
      cites: ['31.3', 'host-basics:effect-types', 'host-basics:effect-types/continuous-effects'],
    }),
    again: illegal('{player} used the effect of {card} for the second time this turn; it may be used once.', { cites: ['27.5', ...PAGE] }),
    againMoved: illegal('{player} used the effect of {card} for the second time this turn: it has moved slots, but is the same card.', {
      cites: ['27.5', '36.2.1', ...PAGE],
    }),
    condition: illegal('{player} used the effect of {card} although its condition was not met: "{text}".', { cites: ['29.4', '29.3', '27.4'] }),
    window: illegal('{player} used the effect of {card} in {phase}, which is not when it may be used: "{text}".', { cites: ['39.2'] }),
    unsettled: undecidable('{player} used the effect of {card}. Whether its condition was met is not on record: "{text}".', { cites: ['29.4'] }),
    againUntold: undecidable('{player} used the effect of {card}, which may be used once a turn. Whether it had been used before the record starts is not told.', {
      cites: ['27.5'],
    }),
    untold: undecidable('{player} used an effect of {card}. Its text is not modelled, so whether it could be used cannot be told.', {
      cites: ['27.4'],
    }),
  },
  judge({ event, board }, report) {
    const seat = seatIndex(board, event.by) as Seat;
    const source = findSource(board, event.data.source, seat);
    const facts = { player: event.by!, card: refName(event.data.source) };
    if (!source?.card) return report('notInPlay', facts);
    if (source.controller !== seat) return report('notYours', { ...facts, owner: board.seats[source.controller] }, [source.entered]);
    const ability = effectAbility(source.card, event.data.ability, ['activated']);
    if (ability?.kind !== 'activated') return report(noUse(source.card), facts);
    const holds = ability.condition ? conditionHolds(board, ability.condition, seat, source) : 1;
    const within = !ability.during || isWithin(board, ability, seat);
    const last = isOnce(board, ability) ? source.used[source.card.abilities.indexOf(ability)] : 0;
    const again = last === board.turn;
    const isOpen = last === undefined && isUntold(board, source);
    if (holds === 1 && within && !again && !isOpen) return;
    const more = { ...facts, card: called(board, source), text: wording(ability.text) };
    if (holds !== 1) report(holds === 0 ? 'condition' : 'unsettled', more);
    if (!within) report('window', { ...more, phase: phaseOf(board) }, [board.phaseEvent]);
    if (isOpen) report('againUntold', more);
    if (again) report(source.movedAt > board.turnEvent ? 'againMoved' : 'again', more, [board.turnEvent, source.movedAt]);
  },
});

/**
 * In play since before the record starts, in a turn of which the position tells nothing: neither what was used nor
 * who attacked. One that says "no attacks" has told the turn's history, and would have told of a use.
 */
function isUntold(board: HostBoard, source: Thing): boolean {
  const { position } = board.header;
  return source.entered === 0 && board.turnEvent === 0 && position !== undefined && position.used === undefined && !position.noAttacks;
}

type Activated = Ability & { kind: 'activated' };

function noUse({ abilities, unmodelled }: Card): 'untold' | 'triggered' | 'continuous' | 'noEffect' {
  if (unmodelled) return 'untold';
  if (abilities.some((a) => a.kind === 'triggered')) return 'triggered';
  return abilities.some(isStanding) ? 'continuous' : 'noEffect';
}

const isOnce = (board: HostBoard, ability: Activated): boolean =>
  ability.oncePerTurn || ability.cost.once || (board.edition.pointCostOncePerTurn && ability.cost.resources.includes('#'));

function isWithin(board: HostBoard, ability: Activated, seat: Seat): boolean {
  const { phases, whose } = ability.during!;
  if (board.phase === null || !phases.includes(board.phase)) return false;
  return whose === 'any' || (whose === 'you') === (board.turnPlayer === seat);
}
