/** Folds a log up to one event: what `board` and `legal` look at. */
import type { GameEvent } from '#kernel/event.js';
import { History } from '#kernel/history.js';
import type { Header } from '#kernel/log.js';
import type { Problem } from '#kernel/problem.js';
import type { Rulebook, Viewer } from '#kernel/rulebook.js';
import { EXIT, UsageError, type Args } from './command.js';
import { quoteLines } from './quote-lines.js';
import { problemsJson } from './render/audit-json.js';
import { printableJson } from './render/printable.js';
import { problemsText } from './render/problems.js';
import { Progress } from './render/progress.js';
import { readLog, type LogVisitor } from './source.js';
import type { Terminal } from './terminal.js';

export interface Reached {
  readonly header: Header;
  readonly rulebook: Rulebook;
  /** The event right after which the board is shown; 0 is before the first. */
  readonly at: number;
  /** That event as the seat or the spectator that the call names may see it; as a judge does where it names nobody. */
  readonly seen: GameEvent | null;
  /** How many events the log has. */
  readonly events: number;
  readonly board: unknown;
}

/** The rest of the log is read as well: a board of a record that is broken further on would be trusted too far. */
class Reacher implements LogVisitor {
  head!: { readonly header: Header; readonly rulebook: Rulebook };
  history!: History<unknown>;
  seen: GameEvent | null = null;
  last = 0;

  constructor(
    private readonly until: number,
    private viewer: Viewer,
    private readonly progress: Progress,
  ) {}

  header(header: Header, rulebook: Rulebook): void {
    this.head = { header, rulebook };
    this.history = new History(rulebook, header);
    if (typeof this.viewer !== 'string') this.viewer = { seat: seatIn(header.seats, this.viewer.seat) ?? this.viewer.seat };
  }

  event(event: GameEvent, line: number): Problem | undefined {
    this.last = event.n;
    this.progress.at(event.n);
    if (event.n > this.until) return undefined;
    this.seen = this.head.rulebook.viewEvent(event, this.viewer, this.head.header, this.history.board);
    if (this.history.apply(event)) return undefined;
    return { line, field: 'data.to', found: String((event.data as { to: number }).to), expected: 'an event that lies less far back' };
  }
}

/** The board that a call asks for; or, when the log is bad, what the command exits with. */
export async function reach(args: Args, terminal: Terminal): Promise<Reached | number> {
  const file = args.file();
  const asked = args.number('at');
  const progress = new Progress(terminal.err, 'reading');
  const reacher = new Reacher(asked ?? Infinity, viewerOf(args), progress);
  const problems = await readLog(file, terminal.stdin, reacher).finally(() => progress.clear());
  if (problems.length) return tellProblems(file, problems, args, terminal);
  const { last, head, history, seen } = reacher;
  if (asked !== undefined && asked > last) {
    throw new UsageError(`there is no event ${asked}: ${file} has events 1 to ${last}`, '0 is the board before the first');
  }
  return { ...head, at: asked ?? last, seen, events: last, board: history.board };
}

/** Whose eyes the call names; whether anybody of that name sits there is asked once the header is known. */
function viewerOf(args: Args): Viewer {
  const seat = args.value('seat');
  return seat === undefined ? (args.has('spectator') ? 'spectator' : 'judge') : { seat };
}

export async function tellProblems(file: string, problems: readonly Problem[], args: Args, terminal: Terminal): Promise<number> {
  const { out, err, env } = terminal;
  if (args.value('format') === 'json') await out.write(`${printableJson(problemsJson(file, problems), 2)}\n`);
  else await err.write(problemsText(file, problems, quoteLines(file, problems), { columns: err.columns, paint: args.paint(err, env) }));
  return EXIT.bad;
}

export function seatAmong(seats: readonly string[], asked: string): string {
  const found = seatIn(seats, asked);
  if (found === undefined) throw new UsageError(`nobody sits at "${asked}": the seats are ${seats.join(', ')}`);
  return found;
}

const seatIn = (seats: readonly string[], asked: string): string | undefined =>
  seats.find((seat) => seat === asked) ?? seats.find((seat) => seat.toLowerCase() === asked.toLowerCase());
