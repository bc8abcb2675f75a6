/** `verdict audit`: every finding of one or more logs, for people or for programs. */
import type { Finding } from '#kernel/finding.js';
import type { Problem } from '#kernel/problem.js';
import { Auditor, type Audit } from '../audit/audit-log.js';
import type { Matter } from '../audit/ruling.js';
import { Spool } from '../audit/spool.js';
import { EXIT, UsageError, type Command } from '../command.js';
import { AuditPrinter } from '../render/audit-printer.js';
import { Progress } from '../render/progress.js';
import { readLog } from '../source.js';
import type { Terminal } from '../terminal.js';

export const audit: Command = {
  name: 'audit',
  summary: 'what in a match broke which rule, and why',
  takes: '<file|-> [more files] [options]',
  about: [
    'Reads match logs, in the notation or as JSON Lines, and prints each finding with the events around it, the sections with the ' +
      'rule in our words, who could act then and why, and what would have been legal. Logs are streamed; - reads from standard input.',
    '',
    'A log that cannot be read gets its problems (the first fifty) and no findings.',
  ],
  options: {
    format: { about: 'for people (pretty, the default) or programs (docs/audit-json.md)', value: 'format', choices: ['pretty', 'json'] },
    verify: { about: 'verify the hash chain as well: a log that is not sealed, or whose chain is broken, is bad input' },
    quiet: { about: 'print the summary alone', short: 'q' },
  },
  examples: [
    ['verdict audit test/matches/host/clean-first-turns.match', 'audit one match'],
    ['verdict audit --format json finals/*.jsonl', 'audit several, for a program'],
    ['zcat league.jsonl.gz | verdict audit - --quiet', 'audit a stream and print one line'],
  ],
  exits: [
    [EXIT.clean, 'nothing is illegal and nothing was missed (undecidable findings alone are a note)'],
    [EXIT.broken, 'something is illegal or was missed'],
    [EXIT.bad, 'the input or the call is bad'],
  ],

  async run(args, terminal) {
    const files = args.positionals;
    if (files.length === 0) throw new UsageError('which file? (- reads from standard input)');
    if (files.filter((file) => file === '-').length > 1) throw new UsageError('standard input can be read once');
    const page = { columns: terminal.out.columns, paint: args.paint(terminal.out, terminal.env) };
    const errorPage = { columns: terminal.err.columns, paint: args.paint(terminal.err, terminal.env) };
    const json = args.value('format') === 'json';
    const printer = new AuditPrinter(terminal, { json, quiet: args.has('quiet'), several: files.length > 1, page, errorPage });
    let worst: number = EXIT.clean;
    await printer.begin();
    for (const file of files) {
      const spool = new Spool();
      try {
        const show: Show = (finding, matter) => printer.finding(spool, finding, matter);
        const outcome = await auditFile(file, terminal, args.has('verify'), show);
        await printer.file(file, outcome, spool);
        worst = Math.max(worst, exitOf(outcome));
      } finally {
        spool.dispose();
      }
    }
    await printer.end();
    return worst;
  },
};

export type Outcome = Audit | { readonly problems: readonly Problem[] };

type Show = (finding: Finding, matter: Matter) => void;

async function auditFile(file: string, terminal: Terminal, verify: boolean, show: Show): Promise<Outcome> {
  const progress = new Progress(terminal.err, 'auditing');
  const auditor = new Auditor(file, show, (n) => progress.at(n));
  try {
    const problems = await readLog(file, terminal.stdin, auditor, { chain: verify ? 'always' : 'never' });
    return problems.length ? { problems } : auditor.end()!;
  } finally {
    await progress.clear();
  }
}

function exitOf(outcome: Outcome): number {
  if ('problems' in outcome) return EXIT.bad;
  return outcome.tally.illegal + outcome.tally.missed > 0 ? EXIT.broken : EXIT.clean;
}
