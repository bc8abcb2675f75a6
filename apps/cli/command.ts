/** A command of `verdict`: what it takes, how it is explained, what it does. */
import { parseArgs } from 'node:util';
import { didYouMean } from '#kernel/near-miss.js';
import { COLOUR_CHOICES, paintFor, type ColourChoice, type Paint } from './render/paint.js';
import type { Output, Terminal } from './terminal.js';

export const EXIT = {
  clean: 0,
  /** Something is illegal or was missed; a hash chain does not hold. */
  broken: 1,
  /** The input or the call is wrong. */
  bad: 2,
  /** Our fault (EX_SOFTWARE of sysexits). */
  internal: 70,
} as const;

export interface OptionSpec {
  readonly about: string;
  readonly short?: string;
  /** What stands for its value in the help; a flag has none. */
  readonly value?: string;
  readonly choices?: readonly string[];
}

export interface Command {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** What follows the name: `<file|-> [more files]`. */
  readonly takes: string;
  readonly about: readonly string[];
  readonly options: Readonly<Record<string, OptionSpec>>;
  readonly examples: readonly (readonly [call: string, does: string])[];
  readonly exits: readonly (readonly [code: number, means: string])[];
  run(args: Args, terminal: Terminal): Promise<number>;
}

/** A call that no command can make sense of. */
export class UsageError extends Error {
  constructor(
    message: string,
    readonly hint?: string,
  ) {
    super(message);
  }
}

const EVERYWHERE: Readonly<Record<string, OptionSpec>> = {
  color: { about: 'colours: on a terminal (auto, the default), always, or never', value: 'when', choices: COLOUR_CHOICES },
  help: { about: 'this text', short: 'h' },
};

export const optionsOf = (command: Command): Readonly<Record<string, OptionSpec>> => ({ ...command.options, ...EVERYWHERE });

export class Args {
  constructor(
    readonly positionals: readonly string[],
    private readonly values: ReadonlyMap<string, string>,
  ) {}

  has(option: string): boolean {
    return this.values.has(option);
  }

  value(option: string): string | undefined {
    return this.values.get(option);
  }

  /** A whole number that is not negative. */
  number(option: string, what = 'the number of an event'): number | undefined {
    const text = this.values.get(option);
    if (text === undefined) return undefined;
    if (!/^\d{1,9}$/.test(text)) throw new UsageError(`--${option} takes ${what}, not "${text}"`);
    return Number(text);
  }

  /** The one file that a command is about. */
  file(): string {
    const [file, ...more] = this.positionals;
    if (file === undefined) throw new UsageError('which file? (- reads from standard input)');
    if (more.length) throw new UsageError(`one file at a time: what is "${more[0]}"?`);
    return file;
  }

  paint(out: Output, env: Terminal['env']): Paint {
    return paintFor((this.value('color') ?? 'auto') as ColourChoice, out.isTerminal, env);
  }
}

export function readArgs(words: readonly string[], specs: Readonly<Record<string, OptionSpec>>): Args {
  const options = Object.fromEntries(
    Object.entries(specs).map(([name, { value, short }]) => [
      name,
      { type: value === undefined ? ('boolean' as const) : ('string' as const), ...(short ? { short } : {}) },
    ]),
  );
  // Not strict: what is wrong is said below, in our words.
  const { positionals, tokens } = parseArgs({ args: [...words], options, allowPositionals: true, strict: false, tokens: true });
  const values = new Map<string, string>();
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const spec = Object.hasOwn(specs, token.name) ? specs[token.name] : undefined;
    if (!spec) throw unknownOption(token.rawName, specs);
    if (spec.value === undefined && token.value !== undefined) throw new UsageError(`${token.rawName} takes no value`);
    if (spec.value !== undefined && token.value === undefined) throw new UsageError(`${token.rawName} needs a value: ${valueOf(spec)}`);
    if (spec.choices && !spec.choices.includes(token.value!)) {
      const hint = didYouMean(token.value!, spec.choices);
      throw new UsageError(`${token.rawName} takes ${valueOf(spec)}, not "${token.value}"`, hint);
    }
    if (values.has(token.name)) throw new UsageError(`${token.rawName} was given twice`);
    values.set(token.name, token.value ?? '');
  }
  return new Args(positionals, values);
}

const valueOf = (spec: OptionSpec): string => spec.choices?.join(' or ') ?? `<${spec.value}>`;

function unknownOption(raw: string, specs: Readonly<Record<string, OptionSpec>>): UsageError {
  return new UsageError(`there is no option ${raw}`, didYouMean(raw, Object.keys(specs).map((name) => `--${name}`)));
}
