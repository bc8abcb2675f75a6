import type { Ability, Card, TriggerKind } from '../../abilities.js';
import type { HostBoard, Seat, Thing } from '../../board.js';
import { check, illegal, undecidable } from '../../check.js';
import { findPending } from '../../fold/stack.js';
import { refName, wording } from '../../phrases.js';
import { effectAbility, isStanding } from '../../sources.js';
import { conditionHolds } from '../../stats.js';
import { findSource, seatIndex } from '../../things.js';

const PAGE = ['host-basics:effect-types', 'host-basics:effect-types/triggered-effects'] as const;
const NOTHING = '{player} put the effect of {card} on the stack although nothing had happened that it waits for: "{text}".';

export const triggerIsMet = check({
  id: 'trigger-is-met',
  cites: [
    '28.5', '10.2.2', '10.6.1', '14.5', '14.6', '14.8', '14.9', '7.3', '7.3.1', '8.1', '8.1.1', '8.2', '8.2.1', '27.4', '29.3', '29.4', '31.3',
    '36.2.1', '36.3', '36.3.1', '37.2', '38.1', '38.1.1', '38.1.2', '38.2', '38.3', '18.3', '13.5.1', '25.2.2', '25.3.4', ...PAGE,
    'host-basics:effect-types/continuous-effects',
  ],
  rule: 'An effect goes on the stack only if its trigger has been met.',
  on: ['TriggerStacked'],
  messages: {
    stillWaiting: illegal(
      '{player} put the effect of {card} on the stack while the card itself was still waiting there, not yet in its slot.',
      { cites: ['14.8', '14.9', '14.5', '28.5'] },
    ),
    movedSlots: illegal(
      '{player} put the effect of {card} on the stack after a card had moved to another slot: that is neither entering nor leaving one.',
      { cites: ['7.3', '7.3.1', '8.1', '8.1.1', '8.2', '8.2.1', '36.2.1', '28.5'] },
    ),
    condition: illegal('{player} put the effect of {card} on the stack although the condition in front of it was not met: "{text}".', {
      cites: ['29.3', '29.4', '28.5'],
    }),
    continuous: illegal('{player} put {card} on the stack: its effect is continuous, which never triggers and never goes there.', {
      cites: ['31.3', 'host-basics:effect-types', 'host-basics:effect-types/continuous-effects'],
    }),
    activated: illegal('{player} put the effect of {card} on the stack as if it had triggered: it is used by paying its cost.', {
      cites: ['27.4', '28.5'],
    }),
    noEffect: illegal('{player} put an effect of {card} on the stack, which has none that triggers.', { cites: ['28.5'] }),
    token: illegal('{player} put the effect of {card} on the stack for a token, which is removed from the game and reaches no zone.', {
      cites: ['36.3', '36.3.1', '28.5'],
    }),
    byCombat: illegal(
      '{player} put the effect of {card} on the stack, but combat dealt the last damage and destroyed the Entity: "{text}".',
      { cites: ['38.1', '38.1.1', '38.2', '28.5'] },
    ),
    byEffect: illegal('{player} put the effect of {card} on the stack, but a card effect destroyed the Entity: "{text}".', {
      cites: ['38.1', '38.1.2', '38.2', '28.5'],
    }),
    byNobody: illegal(
      '{player} put the effect of {card} on the stack, but the health fell to the damage on it: nothing can claim to have destroyed it.',
      { cites: ['38.3', '28.5'] },
    ),
    notDestroyed: illegal('{player} put the effect of {card} on the stack, but the card went to the drop zone without being destroyed.', {
      cites: ['18.3', '28.5'],
    }),
    notYours: illegal('{player} put the effect of {card} on the stack, which {owner} controls.', { cites: ['37.2', '28.5'] }),
    notMet: illegal(NOTHING, { cites: ['28.5', ...PAGE] }),
    attack: illegal(NOTHING, { cites: ['25.2.2', '28.5', ...PAGE] }),
    block: illegal(NOTHING, { cites: ['25.3.4', '28.5', ...PAGE] }),
    turnStart: illegal(NOTHING, { cites: ['10.2.2', '28.5', ...PAGE] }),
    turnEnd: illegal(NOTHING, { cites: ['10.6.1', '28.5', ...PAGE] }),
    would: illegal(NOTHING, { cites: ['14.6', '28.5', ...PAGE] }),
    arrival: illegal(NOTHING, { cites: ['14.8', '14.9', '28.5', ...PAGE] }),
    subtype: illegal(NOTHING, { cites: ['13.5.1', '28.5', ...PAGE] }),
    beforeRecord: undecidable(
      '{player} put the effect of {card} on the stack. What happened before the record starts may have triggered it.',
      { cites: ['28.5'] },
    ),
    untold: undecidable(
      '{player} put the effect of {card} on the stack. Its text is not modelled, so whether it had triggered cannot be told.',
      { cites: ['28.5'] },
    ),
  },
  judge({ event, board }, report) {
    const seat = seatIndex(board, event.by) as Seat;
    if (findPending(board, event, seat)) return;
    const facts = { player: event.by!, card: refName(event.data.source) };
    const source = findSource(board, event.data.source, seat);
    const { name } = event.data.source;
    const item = board.stack.findLast((i) => i.kind === 'card' && i.card?.name === name && i.by === seat);
    if (item && (!source || source.controller !== seat)) return report('stillWaiting', facts, [item.event]);
    const card = source?.card ?? (name === undefined ? undefined : board.book.main(name));
    // Whatever a Sorcery says, it triggers as it arrives in its slot (14.9).
    if (card?.unmodelled && card.type === 'Sorcery' && source && event.n <= source.entered + 2) return;
    if (!card || card.unmodelled) return report('untold', facts);
    if (source && source.controller !== seat) {
      return report('notYours', { ...facts, owner: board.seats[source.controller] }, [source.entered]);
    }
    const ability = effectAbility(card, event.data.ability, ['triggered', 'spell']);
    if (!ability || (ability.kind !== 'triggered' && ability.kind !== 'spell')) return report(noTrigger(card), facts);
    // What a position has no room for: that something had just happened.
    if (board.started === -1 && board.priority.since === 0 && mayPrecede(board, ability, seat)) return report('beforeRecord', facts);
    const [id, relies] = reason(board, ability, source);
    report(id, { ...facts, text: wording(ability.text) }, [relies]);
  },
});

function noTrigger({ abilities }: Card): 'activated' | 'continuous' | 'noEffect' {
  if (abilities.some((a) => a.kind === 'activated')) return 'activated';
  return abilities.some(isStanding) ? 'continuous' : 'noEffect';
}

type Reason =
  | 'movedSlots' | 'condition' | 'token' | 'byCombat' | 'byEffect' | 'byNobody' | 'notDestroyed'
  | 'notMet' | 'attack' | 'block' | 'turnStart' | 'turnEnd' | 'would' | 'arrival' | 'subtype';

/** Whether a position leaves room for what an effect waits for: phases, battles and plays that are still to resolve are told by it. */
function mayPrecede(board: HostBoard, ability: Ability, seat: Seat): boolean {
  if (ability.kind !== 'triggered' || board.phase === null) return true;
  const inTurnOf = (who?: 'you' | 'opponent'): boolean => who === undefined || board.turnPlayer < 0 || (who === 'you') === (board.turnPlayer === seat);
  return ability.triggers.some(({ on, who, phase }) => {
    switch (on) {
      case 'gameStarts': return board.phase === 'start';
      case 'turnStarts': return board.phase === 'start' && inTurnOf(who);
      case 'turnEnds': return board.phase === 'end' && inTurnOf(who);
      case 'phaseStarts': return board.phase === phase && inTurnOf(who);
      case 'attacks': case 'blocks': case 'isBlocked': return board.phase === 'battle';
      case 'wouldCreate': case 'wouldCast': case 'wouldPlay': return board.stack.length > 0;
      default: return true;
    }
  });
}

/** What the player took for the trigger, as far as the board shows it, and the event that shows it. */
function reason(board: HostBoard, ability: Ability, source: Thing | null): [Reason, number] {
  if (ability.kind !== 'triggered') return ['notMet', board.n];
  const waitsFor = (...kinds: TriggerKind[]): boolean => ability.triggers.some((t) => kinds.includes(t.on));
  const { condition } = ability;
  if (condition && conditionHolds(board, condition, source?.controller ?? 0, source) === 0) return ['condition', board.n];
  const recent = (event: number): boolean => event > 0 && event >= board.priority.since - 3;
  if (waitsFor('entersSlot', 'leavesSlot', 'created') && recent(board.lastMoved)) return ['movedSlots', board.lastMoved];
  const { event, token, how } = board.lastGone;
  if (recent(event)) {
    if (waitsFor('toDrop') && token) return ['token', event];
    if (waitsFor('destroyed', 'destroyedByCombat', 'destroyedByEffect') && how === 'dropped') return ['notDestroyed', event];
    if (waitsFor('destroyedByCombat', 'destroyedByEffect') && how === 'nobody') return ['byNobody', event];
    if (waitsFor('destroyedByEffect') && how === 'combat') return ['byCombat', event];
    if (waitsFor('destroyedByCombat') && how === 'effect') return ['byEffect', event];
  }
  if (ability.triggers.some((t) => t.subject?.subtype !== undefined)) return ['subtype', board.n];
  if (waitsFor('turnStarts')) return ['turnStart', board.phaseEvent];
  if (waitsFor('turnEnds')) return ['turnEnd', board.phaseEvent];
  if (waitsFor('attacks')) return ['attack', board.n];
  if (waitsFor('blocks', 'isBlocked', 'hostAttacked')) return ['block', board.n];
  if (waitsFor('wouldCreate', 'wouldPlay', 'wouldCast')) return ['would', board.n];
  return [waitsFor('created', 'cast', 'embodied', 'laid', 'played', 'entersSlot') ? 'arrival' : 'notMet', board.n];
}
