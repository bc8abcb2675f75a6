/** Prints audits: findings go to a spool while a log is read, and from there out once the whole of it proved readable. */
import { VERDICTS, type Finding } from '#kernel/finding.js';
import type { Audit } from '../audit/audit-log.js';
import type { Matter } from '../audit/ruling.js';
import type { Spool } from '../audit/spool.js';
import type { Outcome } from '../commands/audit.js';
import { quoteLines } from '../quote-lines.js';
import type { Terminal } from '../terminal.js';
import { auditJson, findingJson, problemsJson } from './audit-json.js';
import { findingText, type Page } from './finding.js';
import { printable, printableJson } from './printable.js';
import { problemsText } from './problems.js';
import { lawText, notesOn, noTally, summaryLine, totalLine } from './summary.js';
import { widthOf } from './width.js';
import { wrap } from './wrap.js';

export interface PrinterOptions {
  readonly json: boolean;
  readonly quiet: boolean;
  readonly several: boolean;
  readonly page: Page;
  readonly errorPage: Page;
}

export class AuditPrinter {
  private readonly total = { files: 0, bad: 0, events: 0, tally: noTally() };
  private findings = 0;

  constructor(
    private readonly terminal: Pick<Terminal, 'out' | 'err'>,
    private readonly options: PrinterOptions,
  ) {}

  async begin(): Promise<void> {
    if (this.options.json && this.options.several) await this.terminal.out.write('{"audits":[\n');
  }

  finding(spool: Spool, finding: Finding, matter: Matter): void {
    if (this.options.quiet) return;
    if (!this.options.json) return spool.add(findingText(finding, matter, this.options.page));
    spool.add(`${this.findings++ === 0 ? '' : ','}\n${printableJson(findingJson(finding, matter))}`);
  }

  async file(file: string, outcome: Outcome, spool: Spool): Promise<void> {
    const first = this.total.files++ === 0;
    this.findings = 0;
    if ('problems' in outcome) this.total.bad++;
    else {
      this.total.events += outcome.matter.recent.last;
      for (const key of [...VERDICTS, 'following'] as const) this.total.tally[key] += outcome.tally[key];
    }
    await (this.options.json ? this.fileJson(file, outcome, spool, first) : this.filePretty(file, outcome, spool, first));
  }

  async end(): Promise<void> {
    const { json, several, page } = this.options;
    if (!several) return;
    await this.terminal.out.write(json ? ']}\n' : `\n${wrap(totalLine(this.total, page.paint), page.columns).join('\n')}\n`);
  }

  private async fileJson(file: string, outcome: Outcome, spool: Spool, first: boolean): Promise<void> {
    const { out } = this.terminal;
    if (!first) await out.write(',\n');
    if ('problems' in outcome) return out.write(`${printableJson(problemsJson(file, outcome.problems))}\n`);
    // Written piece by piece: the findings of a long log need not fit the memory.
    const members = printableJson(auditJson(outcome.matter, outcome.tally));
    await out.write(`${members.slice(0, -1)},"findings":[`);
    await spool.writeTo(out);
    await out.write(']}\n');
  }

  private async filePretty(file: string, outcome: Outcome, spool: Spool, first: boolean): Promise<void> {
    const { page, errorPage, several, quiet } = this.options;
    const { out, err } = this.terminal;
    if (several) await out.write(`${first ? '' : '\n'}${heading(file, page)}${quiet ? '' : '\n'}`);
    if ('problems' in outcome) {
      // Whoever keeps the result in a file and not the errors sees at least that there is one missing.
      if (several) await out.write(`${page.paint.illegal('bad input:')} could not be read, and was not judged\n`);
      return err.write(problemsText(file, outcome.problems, quoteLines(file, outcome.problems), errorPage));
    }
    await spool.writeTo(out);
    await out.write(ending(outcome, page));
  }
}

function heading(file: string, { columns, paint }: Page): string {
  const name = printable(file);
  return `${paint.faint('══')} ${paint.strong(name)} ${paint.faint('═'.repeat(Math.max(0, Math.min(columns, 100) - 4 - widthOf(name))))}\n`;
}

function ending({ matter, tally }: Audit, { columns, paint }: Page): string {
  const notes = notesOn(tally, matter.header).flatMap((note) => wrap(`note: ${printable(note)}`, columns));
  const summary = summaryLine(tally, matter.recent.last, printable(lawText(matter.header)), paint);
  return [...wrap(summary, columns), ...notes].join('\n') + '\n';
}
