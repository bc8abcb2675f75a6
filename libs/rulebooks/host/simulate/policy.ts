/** What simulated players like to do: attack often, answer sometimes, lay Ambushes, hold some Fast cards back. */
import type { Choice } from '#kernel/rulebook.js';
import { other, type HostBoard, type Seat } from '../board.js';
import { handSize } from '../hands.js';
import { legalMoves } from '../options/legal.js';
import type { Move } from '../options/move.js';
import { refTo } from '../options/refer.js';
import { triggers } from '../options/triggers.js';
import type { Random } from './random.js';
import type { Table } from './table.js';

export interface Mood {
  /** Effects used this turn: some cost nothing, and a turn has to end. */
  used: number;
}

/** Answers like to take away what an effect on the stack is aimed at. */
export function choose(table: Table, choice: Choice): readonly unknown[] {
  if (choice.field !== 'targets' || choice.min !== 1 || table.board.stack.length === 0 || table.random.chance(0.4)) return table.choose(choice);
  const { board } = table;
  const aimed = board.stack.flatMap((item) => item.aims).flatMap((aim) => (aim.thing?.at ? [JSON.stringify(refTo(board, aim.thing))] : []));
  const found = choice.among.filter((ref) => aimed.includes(JSON.stringify(ref)));
  return found.length ? [table.random.pick(found)] : table.choose(choice);
}

export function decide(board: HostBoard, seat: Seat, random: Random, mood: Mood): Move | undefined {
  return random.weighted(legalMoves(board, seat), (move) => weight(board, seat, move, mood));
}

/** What leaves the moment behind. A hand-kept record would not show that the other player had no chance to stack a trigger. */
const MOVES_ON: ReadonlySet<Move['type']> = new Set<Move['type']>(['PhaseDeclared', 'AttackerDeclared', 'BlockerDeclared', 'TurnEnded', 'CardsDiscarded']);

function weight(board: HostBoard, seat: Seat, move: Move, mood: Mood): number {
  if (MOVES_ON.has(move.type) && board.pending.length && triggers(board, other(seat)).must) return 0;
  if (move.type === 'Conceded') return board.turn > 6 ? 0.0005 : 0;
  if (move.type === 'TriggerStacked') return 4;
  if (seat !== board.turnPlayer) return RESPONSES[move.type] ?? 1;
  return board.stack.length > 0 ? (IN_RESPONSE[move.type] ?? 1) * tired(move, mood) : freely(board, seat, move, mood);
}

const RESPONSES: Partial<Record<Move['type'], number>> = { PriorityPassed: 6, CardPlayed: 3, AbilityActivated: 1, AmbushActivated: 9 };
const IN_RESPONSE: Partial<Record<Move['type'], number>> = { PriorityPassed: 7, CardPlayed: 1, AbilityActivated: 0.6, AmbushActivated: 5 };
const BY_VERB: Readonly<Record<string, number>> = { create: 8, embody: 5, cast: 4, lay: 4, play: 1 };

const tired = (move: Move, mood: Mood): number => (move.type === 'AbilityActivated' && mood.used > 5 ? 0 : 1);

/** The turn player with nothing on the stack. */
function freely(board: HostBoard, seat: Seat, move: Move, mood: Mood): number {
  const player = board.players[seat];
  const acting = board.phase === 'action1' || board.phase === 'action2';
  switch (move.type) {
    case 'CardPlayed': return acting ? playing(board, move) : 0.6;
    case 'AbilityActivated': return 3 * tired(move, mood);
    case 'AmbushActivated': return 6;
    case 'PointsSpentToDraw': return handSize(player.hand) <= 2 ? 7 : board.turn > 80 ? 30 : handSize(player.hand) <= 5 ? 2.5 : 0.8;
    case 'PointsSpentToGain': return move.data.points === 1 ? 4 : 0.12;
    case 'PhaseDeclared': return acting && player.points > 0 ? 0.35 : holdsBack(board, seat) ? 12 : 3;
    case 'AttackerDeclared': return 4;
    case 'PriorityPassed': return passing(board);
    default: return 4;
  }
}

/** A player with an answer in hand or laid out keeps resources for the opponent's turn. */
function holdsBack(board: HostBoard, seat: Seat): boolean {
  const { hand, back } = board.players[seat];
  return back.some((t) => t !== null && !t.faceUp) || hand.known.some((name) => board.book.main(name)?.keywords.has('Fast'));
}

/** At the beginning of a phase and in each step of a battle the other player gets a word in; elsewhere there is little reason to pass. */
function passing(board: HostBoard): number {
  if (board.battle) return 3;
  return board.priority.why === 'settled' ? 0 : board.priority.why === 'phase' ? 3 : 0.4;
}

function playing(board: HostBoard, move: Move): number {
  const fast = board.book.main(move.data.card as string)?.keywords.has('Fast');
  return (BY_VERB[move.data.verb as string] ?? 1) * (fast ? 0.15 : 1);
}
