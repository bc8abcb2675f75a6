/** `verdict convert`: the same record in the notation or in JSON Lines. */
import { Sealer } from '#kernel/chain.js';
import type { GameEvent } from '#kernel/event.js';
import type { Header } from '#kernel/log.js';
import { writeNotation } from '#kernel/notation.js';
import type { Rulebook } from '#kernel/rulebook.js';
import { sha256 } from '#replays/hash.js';
import { eventLine, headerLine } from '#replays/write.js';
import { Spool } from '../audit/spool.js';
import { EXIT, UsageError, type Command } from '../command.js';
import { tellProblems } from '../reach.js';
import { Progress } from '../render/progress.js';
import { readLog, type LogVisitor } from '../source.js';
import type { Output } from '../terminal.js';

export const convert: Command = {
  name: 'convert',
  summary: 'the same record in the notation or as JSON Lines',
  takes: '<file|-> --to log|text [--seal]',
  about: [
    'Writes a log to standard output in the other form, without loss: --to text writes the notation, --to log JSON Lines. ' +
      'The notation has no place for hashes; sealing again what it says gives the same ones. ' +
      'A sealed log is verified before anything is written, so that sealing it anew cannot hide a change.',
  ],
  options: {
    to: { about: 'the notation (text) or JSON Lines (log)', value: 'form', choices: ['log', 'text'] },
    seal: { about: 'write the hash chain; only with --to log' },
  },
  examples: [
    ['verdict convert dispute.match --to log --seal > dispute.jsonl', 'from the notation to a sealed log'],
    ['verdict convert dispute.jsonl --to text', 'read a log of a machine'],
  ],
  exits: [[EXIT.clean, 'written'], [EXIT.bad, 'the input or the call is bad']],

  async run(args, terminal) {
    const file = args.file();
    const to = args.value('to');
    if (to === undefined) throw new UsageError('to what? --to log or --to text');
    if (to === 'text' && args.has('seal')) throw new UsageError('the notation has no place for hashes: --seal goes with --to log');
    const progress = new Progress(terminal.err, 'converting');
    const converter: Converter = to === 'text' ? new ToText(progress) : new ToLog(progress, args.has('seal'));
    try {
      const problems = await readLog(file, terminal.stdin, converter, { chain: 'if sealed' }).finally(() => progress.clear());
      if (problems.length) return await tellProblems(file, problems, args, terminal);
      await converter.writeTo(terminal.out);
      return EXIT.clean;
    } finally {
      converter.dispose();
    }
  },
};

interface Converter extends LogVisitor {
  writeTo(out: Output): Promise<void>;
  dispose(): void;
}

/** Held back until the whole log proved readable. */
class ToLog implements Converter {
  private readonly spool = new Spool();
  private readonly sealer: Sealer | null;

  constructor(
    private readonly progress: Progress,
    seal: boolean,
  ) {
    this.sealer = seal ? new Sealer(sha256) : null;
  }

  header(header: Header): void {
    this.spool.add(`${headerLine(this.sealer?.header(header) ?? header)}\n`);
  }

  event(event: GameEvent): undefined {
    this.progress.at(event.n);
    this.spool.add(`${eventLine(this.sealer?.event(event) ?? event)}\n`);
  }

  writeTo(out: Output): Promise<void> {
    return this.spool.writeTo(out);
  }

  dispose(): void {
    this.spool.dispose();
  }
}

/** Where a block ends is known at its end, so the whole match is held. */
class ToText implements Converter {
  private readonly events: GameEvent[] = [];
  private match!: { readonly header: Header; readonly rulebook: Rulebook };

  constructor(private readonly progress: Progress) {}

  header(header: Header, rulebook: Rulebook): void {
    this.match = { header, rulebook };
  }

  event(event: GameEvent): undefined {
    this.progress.at(event.n);
    this.events.push(event);
  }

  writeTo(out: Output): Promise<void> {
    return out.write(writeNotation({ header: this.match.header, events: this.events }, this.match.rulebook));
  }

  dispose(): void {
    this.events.length = 0;
  }
}
