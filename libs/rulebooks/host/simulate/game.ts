/** One simulated game, from the placing of the decks to its end. */
import { other, type HostBoard, type Seat } from '../board.js';
import { betweenBattles } from '../options/battles.js';
import { dueMoves } from '../options/due.js';
import { gameMoves } from '../options/legal.js';
import { move, type Move } from '../options/move.js';
import { startMoves, turnMoves } from '../options/turns.js';
import { mustWait, triggers } from '../options/triggers.js';
import { interrupt, type Interruption } from './interruptions.js';
import { isTiring, stopsLoop } from './loops.js';
import { choose, decide, type Mood } from './policy.js';
import { resolve } from './resolver.js';
import { setUp } from './setting-up.js';
import type { Table } from './table.js';

/** Some tables say "we both pass" where others take turns at it. */
interface Manners {
  readonly both: number;
  readonly declares: number;
  /** Whether they say that a damage step is over. */
  readonly steps: boolean;
}

export function playGame(table: Table): void {
  const { random } = table;
  setUp(table);
  const game = new Game(table, { both: random.pick([0, 0, 0.5, 0.9]), declares: random.pick([0, 0, 0.6]), steps: random.chance(0.3) });
  while (!table.board.over) game.step();
}

class Game {
  private readonly mood: Mood = { used: 0 };
  /** The attack whose end was told last. */
  private told = 0;
  private readonly interruption: Interruption;

  constructor(
    private readonly table: Table,
    private readonly manners: Manners,
  ) {
    this.interruption = interrupt(table.random);
  }

  private get board(): HostBoard {
    return this.table.board;
  }

  step(): void {
    const { table } = this;
    const due = dueMoves(this.board);
    if (due.length) return void table.make(table.random.pick(due));
    this.interruption.maybe(table);
    if (this.board.phase === null || this.board.turnOver) return this.beginTurn();
    const start = startMoves(this.board, this.board.turnPlayer as Seat);
    if (start.length) return void table.make(table.random.pick(start));
    if (this.stackTriggers()) return;
    const game = gameMoves(this.board);
    if (game.length) return this.goOn(game);
    if (this.manners.steps && this.endsStep()) return;
    this.act();
  }

  /** The last step of a battle, told once when both players have passed after its damage. */
  private endsStep(): boolean {
    const { battle } = this.board;
    if (!battle || battle.declared === this.told || this.board.stack.length || !betweenBattles(this.board)) return false;
    this.told = battle.declared;
    this.table.write('DamageStepEnded', undefined, {});
    return true;
  }

  private beginTurn(): void {
    const next = ([0, 1] as const).flatMap((seat) => turnMoves(this.board, seat));
    this.mood.used = 0;
    this.table.make(next[0]);
  }

  /** The turn player's triggers go first; the other player may add hers at once or wait for priority (28.5.1, 33). */
  private stackTriggers(): boolean {
    const { table, board } = this;
    if (board.pending.length === 0) return false;
    for (const seat of [board.turnPlayer as Seat, other(board.turnPlayer as Seat)]) {
      if (mustWait(board, seat)) continue;
      const { moves, must } = triggers(board, seat);
      if (moves.length === 0) continue;
      const now = must ? seat === board.turnPlayer || board.priority.holder === seat || table.random.chance(0.5) : table.random.chance(0.2);
      if (!now) continue;
      if (moves.length > 1 && table.random.chance(this.manners.declares)) this.declare(seat, moves);
      table.make(table.random.pick(moves));
      return true;
    }
    return false;
  }

  private declare(seat: Seat, moves: readonly Move[]): void {
    const sources = moves.map((m) => m.data.source as { name?: string });
    this.table.write('TriggersDeclared', this.board.seats[seat], { sources });
  }

  /** Both have passed: something resolves, or the battle goes on. */
  private goOn(game: readonly Move[]): void {
    const { table } = this;
    const [first] = game;
    if (first.type === 'LeftStack' && stopsLoop(table)) return;
    if (first.type === 'ResolutionBegan') return resolve(table, first, isTiring(table));
    if (game.length > 1) table.write('SimultaneousBegan', undefined, {});
    const cause = game.length > 1 ? table.events.length : undefined;
    for (const one of game) table.make({ ...one, cause });
    if (game.length > 1) table.write('SimultaneousEnded', undefined, {}, cause);
  }

  private act(): void {
    const { table, board } = this;
    const { holder, open } = board.priority;
    const seat = (open && table.random.chance(0.3) ? other(holder as Seat) : holder) as Seat;
    const chosen = decide(board, seat, table.random, this.mood) ?? move('PriorityPassed', board.seats[seat], {});
    if (chosen.type === 'AbilityActivated') this.mood.used++;
    if (chosen.type === 'PriorityPassed' && this.bothPass(seat)) return void table.write('BothPassed', undefined, {});
    table.make(chosen, (choice) => choose(table, choice));
  }

  /** Whether the other player passes in the same breath: not if they have an effect to put on the stack. */
  private bothPass(seat: Seat): boolean {
    const { board, table } = this;
    if (seat !== board.priority.holder || board.priority.passed[other(seat)] || board.priority.why === 'settled') return false;
    return !triggers(board, other(seat)).must && table.random.chance(this.manners.both);
  }
}
