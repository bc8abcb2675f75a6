/** `verdict legal`: who may act after an event and why, and what a seat may do. */
import { EXIT, type Command } from '../command.js';
import { reach, seatAmong, type Reached } from '../reach.js';
import type { Page } from '../render/finding.js';
import { printable, printableJson } from '../render/printable.js';
import { reasonText } from '../render/reason.js';
import { hang, wrap } from '../render/wrap.js';

export const legal: Command = {
  name: 'legal',
  summary: 'what a seat may do at any event, and who may act and why',
  takes: '<file|-> [--at <event>] [--seat <seat>]',
  about: ['Lists everything that a seat may do right after an event, in the sentences of the notation; without --seat, for each seat.'],
  options: {
    at: { about: 'the number of the event; 0 is the beginning, and without it the end is taken', value: 'event' },
    seat: { about: 'the seat whose options are listed', value: 'seat' },
    format: { about: 'for people (text, the default) or for programs', value: 'format', choices: ['text', 'json'] },
  },
  examples: [['verdict legal match.jsonl --at 42 --seat kate', 'what kate could do after event 42']],
  exits: [[EXIT.clean, 'listed'], [EXIT.bad, 'the input or the call is bad: no such event, no such seat']],

  async run(args, terminal) {
    const reached = await reach(args, terminal);
    if (typeof reached === 'number') return reached;
    const asked = args.value('seat');
    const seats = asked === undefined ? reached.header.seats : [seatAmong(reached.header.seats, asked)];
    const { out, env } = terminal;
    const page = { columns: out.columns, paint: args.paint(out, env) };
    await out.write(args.value('format') === 'json' ? legalJson(args.file(), reached, seats) : legalText(reached, seats, page));
    return EXIT.clean;
  },
};

function legalText({ rulebook, at, board }: Reached, seats: readonly string[], { columns, paint }: Page): string {
  const { why } = rulebook.standing(board);
  const reasons = why.flatMap((reason) => hang('  ', printable(reasonText(reason, rulebook)), columns));
  const lists = seats.flatMap((seat) => {
    const options = rulebook.options(board, seat);
    const lines = options.length ? options.flatMap((option) => hang('  - ', printable(option.says), columns)) : ['  nothing'];
    return ['', paint.label(printable(`${seat} may`)), ...lines];
  });
  return [...wrap(at === 0 ? 'Before event 1' : `After event ${at}`, columns), ...reasons, ...lists].join('\n') + '\n';
}

function legalJson(file: string, { rulebook, at, events, board }: Reached, seats: readonly string[]): string {
  const standing = rulebook.standing(board);
  const options = Object.fromEntries(seats.map((seat) => [seat, rulebook.options(board, seat).map(({ type, says }) => ({ type, says }))]));
  return `${printableJson({ file, at, events, mayAct: standing.seats, why: standing.why, options }, 2)}\n`;
}
