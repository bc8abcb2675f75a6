/** `verdict board`: the board right after an event, as a judge, a seat or a spectator sees it. */
import { tell } from '#kernel/notation.js';
import type { Viewer } from '#kernel/rulebook.js';
import { EXIT, UsageError, type Args, type Command } from '../command.js';
import { reach, seatAmong, type Reached } from '../reach.js';
import type { Page } from '../render/finding.js';
import { pictureText } from '../render/picture.js';
import { printable, printableJson } from '../render/printable.js';
import { lawText } from '../render/summary.js';
import { wrap } from '../render/wrap.js';

export const board: Command = {
  name: 'board',
  summary: 'the board at any event, as text',
  takes: '<file|-> [--at <event>] [--seat <seat> | --spectator]',
  about: ['Draws the board as it was right after an event. Without --seat or --spectator it shows what a judge sees: everything.'],
  options: {
    at: { about: 'the number of the event; 0 is the board before the first, and without it the end is shown', value: 'event' },
    seat: { about: 'what this seat may see', value: 'seat' },
    spectator: { about: 'what everybody may see' },
    format: { about: 'for people (text, the default) or for programs', value: 'format', choices: ['text', 'json'] },
  },
  examples: [
    ['verdict board match.jsonl --at 42', 'the board right after event 42'],
    ['verdict board match.jsonl --at 42 --seat kate', 'the same, without what kate may not see'],
    ['verdict board match.jsonl --format json', 'the last board, for a program'],
  ],
  exits: [[EXIT.clean, 'drawn'], [EXIT.bad, 'the input or the call is bad: no such event, no such seat']],

  async run(args, terminal) {
    if (args.has('seat') && args.has('spectator')) throw new UsageError('--seat and --spectator exclude each other');
    const reached = await reach(args, terminal);
    if (typeof reached === 'number') return reached;
    const viewer = viewerFrom(args, reached.header.seats);
    const { out, env } = terminal;
    const page = { columns: out.columns, paint: args.paint(out, env) };
    await out.write(args.value('format') === 'json' ? boardJson(args.file(), reached, viewer) : boardText(reached, viewer, page));
    return EXIT.clean;
  },
};

function viewerFrom(args: Args, seats: readonly string[]): Viewer {
  const seat = args.value('seat');
  if (seat !== undefined) return { seat: seatAmong(seats, seat) };
  return args.has('spectator') ? 'spectator' : 'judge';
}

const nameOf = (viewer: Viewer): string => (typeof viewer === 'string' ? `a ${viewer}` : viewer.seat);

function boardText(reached: Reached, viewer: Viewer, page: Page): string {
  const { header, rulebook, at, seen, events } = reached;
  const place = seen
    ? `After event ${at} of ${events}: ${tell(seen, rulebook, rulebook.vocabulary(header))}`
    : `Before event 1 of ${events}`;
  const law = `${lawText(header)}, as ${nameOf(viewer)} sees it`;
  const top = [...wrap(printable(place), page.columns), ...wrap(printable(law), page.columns).map(page.paint.faint)];
  return `${top.join('\n')}\n\n${pictureText(rulebook.picture(reached.board, viewer), page)}`;
}

function boardJson(file: string, { header, rulebook, at, events, board: reached }: Reached, viewer: Viewer): string {
  const { edition, record } = header;
  const seen = { file, rulebook: header.rulebook, edition, record, at, events, viewer, board: rulebook.viewBoard(reached, viewer) };
  return `${printableJson(seen, 2)}\n`;
}
