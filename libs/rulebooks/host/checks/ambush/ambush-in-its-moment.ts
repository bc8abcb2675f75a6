import type { Ability, TriggerKind } from '../../abilities.js';
import type { HostBoard, Seat, Thing } from '../../board.js';
import { check, illegal, undecidable } from '../../check.js';
import { faceDown } from '../../fold/stack.js';
import { wording } from '../../phrases.js';
import { conditionHolds } from '../../stats.js';
import { makeThing, seatIndex } from '../../things.js';
import { chanceFor, metBy } from '../../triggers.js';

export const ambushInItsMoment = check({
  id: 'ambush-in-its-moment',
  cites: ['17.2', '33.5', '14.6', '14.10', '29.4'],
  rule: 'An Ambush is activated only when its requirement has been met and before its player has done anything else or passed.',
  on: ['AmbushActivated'],
  messages: {
    tooLate: illegal('{player} activated {card} too late: {player} has passed or done something else since that happened, or the game went on.', {
      cites: ['33.5', '17.2'],
    }),
    notMet: illegal('{player} activated {card} although nothing had just happened that it waits for: "{text}".', { cites: ['17.2', '33.5'] }),
    notPlayed: illegal('{player} activated {card} although no card had just been played that it waits for: "{text}".', {
      cites: ['14.10', '17.2', '33.5'],
    }),
    noneComing: illegal('{player} activated {card} although no card was about to be played that it waits for: "{text}".', {
      cites: ['14.6', '17.2', '33.5'],
    }),
    condition: illegal('{player} activated {card} although the condition in its text was not met: "{text}".', { cites: ['29.4', '17.2'] }),
    unsettled: undecidable('{player} activated {card}. Whether the condition in its text was met is not on record: "{text}".', {
      cites: ['29.4', '17.2'],
    }),
    doubtful: undecidable('{player} activated {card}. Whether what had just happened is what it waits for is not on record: "{text}".', {
      cites: ['17.2'],
    }),
    untold: undecidable('{player} activated {card}. Its text is not modelled, so whether its requirement was met cannot be told.', {
      cites: ['17.2'],
    }),
    beforeRecord: undecidable('{player} activated {card}. What happened before the record starts may have met its requirement.', {
      cites: ['17.2', '33.5'],
    }),
  },
  judge({ event, board }, report) {
    const seat = seatIndex(board, event.by) as Seat;
    const card = board.book.main(event.data.card);
    if (card && card.type !== 'Ambush') return;
    const ability = card?.abilities.find((a) => a.kind === 'ambush');
    const player = event.by!;
    if (!card || ability?.kind !== 'ambush') return report('untold', { player, card: event.data.card });
    const laid = faceDown(board, seat, event.data);
    // One that already lies face up is another check's matter, and so has no moment.
    if (!laid && board.players[seat].back.some((t) => t?.faceUp && t.card === card)) return;
    const source = laid ?? standIn(board, seat, event.n);
    const facts = { player, card: card.name, text: wording(ability.text) };
    const chance = chanceFor(board, ability, source);
    if (!chance) {
      return mayBeUnseen(board, ability, source) ? report('beforeRecord', facts) : report(reason(board, ability, source), facts, [board.priority.since, board.stack.at(-1)?.event]);
    }
    const holds = ability.condition ? conditionHolds(board, ability.condition, seat, source) : 1;
    if (holds === 1 && metBy(board, ability.triggers, chance.occasion, source) !== 1) return report('doubtful', facts, [chance.event]);
    if (holds !== 1) report(holds === 0 ? 'condition' : 'unsettled', facts);
  },
});

type AmbushAbility = Ability & { kind: 'ambush' };

const WOULD: readonly TriggerKind[] = ['wouldCreate', 'wouldPlay', 'wouldCast'];
const PLAYED: readonly TriggerKind[] = ['created', 'cast', 'embodied', 'laid', 'played'];

function reason(board: HostBoard, { triggers }: AmbushAbility, source: Thing): 'tooLate' | 'notMet' | 'notPlayed' | 'noneComing' {
  if (board.occasions.some((c) => metBy(board, triggers, c.occasion, source) !== 0) || isInBattle(board, triggers, source)) return 'tooLate';
  if (triggers.every((t) => WOULD.includes(t.on))) return 'noneComing';
  return triggers.every((t) => PLAYED.includes(t.on)) ? 'notPlayed' : 'notMet';
}

/** An attack or block lasts, so that after a pass the board still tells of it; everything else may have happened right before the record. */
function mayBeUnseen(board: HostBoard, { triggers }: AmbushAbility, source: Thing): boolean {
  if (!board.unseen[source.controller]) return false;
  return board.priority.since === 0 || triggers.some(({ on }) => on !== 'attacks' && on !== 'blocks' && on !== 'hostAttacked') || isInBattle(board, triggers, source);
}

/** The attack or block that it waits for is still going on, but its moment is not. */
function isInBattle(board: HostBoard, triggers: AmbushAbility['triggers'], source: Thing): boolean {
  if (!board.battle) return false;
  const { attacker, blocker, host } = board.battle;
  const met = (on: TriggerKind, it: Thing, who: number): boolean => metBy(board, triggers, { on, it, who: who as Seat }, source) !== 0;
  if (attacker !== null && (met('attacks', attacker, attacker.controller) || (host >= 0 && met('hostAttacked', attacker, host)))) return true;
  return blocker !== null && met('blocks', blocker, blocker.controller);
}

/** An Ambush that was never laid is judged as if it had been: where it comes from is another check's matter. */
const standIn = (board: HostBoard, seat: Seat, event: number): Thing => ({ ...makeThing({ ...board }, null, seat, seat, '', event) });
