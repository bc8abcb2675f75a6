/** `verdict verify`: whether a sealed log is what was sealed. */
import { ChainVerifier, type Break } from '#kernel/chain.js';
import type { GameEvent } from '#kernel/event.js';
import { MAX_PROBLEMS } from '#kernel/limits.js';
import type { Header } from '#kernel/log.js';
import { sha256 } from '#replays/hash.js';
import { EXIT, type Command } from '../command.js';
import { tellProblems } from '../reach.js';
import type { Page } from '../render/finding.js';
import { printable, printableJson } from '../render/printable.js';
import { Progress } from '../render/progress.js';
import { counted } from '../render/summary.js';
import { wrap } from '../render/wrap.js';
import { readLog, type LogVisitor } from '../source.js';

export const verify: Command = {
  name: 'verify',
  summary: 'whether a sealed log is unchanged since it was sealed',
  takes: '<file|->',
  about: [
    'Follows the hash chain of a log in JSON Lines. A line that was changed, lost, added or moved breaks the chain where it stands. ' +
      'The last hash stands for the whole log: compare it with the one that was published. ' +
      'A log that is not sealed, such as one in the notation, can be neither confirmed nor refuted; `verdict convert --seal` seals one.',
  ],
  options: { format: { about: 'for people (text, the default) or for programs', value: 'format', choices: ['text', 'json'] } },
  examples: [['verdict verify final.jsonl', 'follow the chain and print the last hash']],
  exits: [
    [EXIT.clean, 'the chain holds'],
    [EXIT.broken, 'the chain is broken'],
    [EXIT.bad, 'the log is not sealed, or the input or the call is bad'],
  ],

  async run(args, terminal) {
    const file = args.file();
    const progress = new Progress(terminal.err, 'verifying');
    const chain = new Chain(progress);
    const problems = await readLog(file, terminal.stdin, chain).finally(() => progress.clear());
    if (problems.length) return tellProblems(file, problems, args, terminal);
    const { out, env } = terminal;
    const page = { columns: out.columns, paint: args.paint(out, env) };
    await out.write(args.value('format') === 'json' ? chainJson(file, chain) : chainText(file, chain, page));
    if (!chain.sealed) return EXIT.bad;
    return chain.count ? EXIT.broken : EXIT.clean;
  },
};

interface PlacedBreak extends Break {
  readonly line: number;
}

class Chain implements LogVisitor {
  sealed = false;
  events = 0;
  last = '';
  count = 0;
  readonly breaks: PlacedBreak[] = [];
  private readonly verifier = new ChainVerifier(sha256);

  constructor(private readonly progress: Progress) {}

  header(header: Header): void {
    this.sealed = header.hash !== undefined;
    if (this.sealed) this.take(this.verifier.header(header), 1);
    this.last = header.hash ?? '';
  }

  event(event: GameEvent, line: number): undefined {
    this.events = event.n;
    this.progress.at(event.n);
    // A log whose header lost its hash but whose events have theirs was sealed once.
    if (!this.sealed && event.hash === undefined) return;
    this.sealed = true;
    this.take(this.verifier.event(event), line);
    this.last = event.hash ?? this.last;
  }

  private take(found: Break | null, line: number): void {
    if (!found) return;
    this.count++;
    if (this.breaks.length < MAX_PROBLEMS) this.breaks.push({ ...found, line });
  }
}

function chainText(file: string, chain: Chain, { columns, paint }: Page): string {
  const events = counted(chain.events, 'event');
  if (!chain.sealed) {
    const unsealed = `${printable(file)} is not sealed: it has no hash, so nobody can tell whether it was changed (${events}).`;
    return wrap(unsealed, columns).join('\n') + '\n';
  }
  if (chain.count === 0) return `${paint.clean('sealed:')} the chain holds over the header and ${events}\nlast hash ${chain.last}\n`;
  const lines = chain.breaks.flatMap(({ line, event, expected, found }) => [
    `${printable(file)}:${line}: ${paint.illegal('broken')} at ${event === 0 ? 'the header' : `event ${event}`}`,
    `  found    ${found ?? 'no hash'}`,
    `  expected ${expected}`,
  ]);
  const more = chain.count > chain.breaks.length ? [`and ${chain.count - chain.breaks.length} more`] : [];
  const end = `${paint.illegal('broken:')} ${counted(chain.count, 'break')} in the chain over the header and ${events}; each is a line ` +
    'that was changed, or follows one that was lost, added or moved';
  return [...lines, ...more, '', ...wrap(end, columns)].join('\n') + '\n';
}

function chainJson(file: string, { sealed, events, last, count, breaks }: Chain): string {
  const listed = breaks.map(({ line, event, found, expected }) => ({ line, event, found: found ?? null, expected }));
  const holds = sealed ? count === 0 : null;
  return `${printableJson({ file, sealed, holds, events, lastHash: sealed ? last : null, breaks: listed }, 2)}\n`;
}
