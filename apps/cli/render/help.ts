/** The texts of `verdict help` and `verdict <command> --help`. */
import { optionsOf, type Command, type OptionSpec } from '../command.js';
import { table, type Row } from './table.js';
import { hang, wrap } from './wrap.js';

export function overview(commands: readonly Command[], columns: number): string {
  const rows = commands.map((c): Row => [c.name, c.summary]);
  return text([
    'Verdict reads the record of a card game and says which events broke which rule, and why.',
    '',
    'Usage: verdict <command> [options]',
    '',
    ...table(rows, columns),
    '',
    'verdict help <command> tells more, with examples. verdict --version says which version this is.',
  ], columns);
}

export function commandHelp(command: Command, columns: number): string {
  const { name, takes, about, examples, exits } = command;
  return text([
    ...hang(`Usage: verdict ${name} `, takes, columns),
    '',
    ...about,
    '',
    'Options:',
    ...table(Object.entries(optionsOf(command)).map(([option, spec]): Row => [optionText(option, spec), spec.about]), columns),
    '',
    'Exits with:',
    ...table(exits.map(([code, means]): Row => [String(code), means]), columns),
    '',
    'Examples:',
    ...examples.flatMap(([call, does]) => [`  ${call}`, ...wrap(does, columns - 6).map((line) => `      ${line}`)]),
  ], columns);
}

function optionText(name: string, { short, value, choices }: OptionSpec): string {
  const takes = value === undefined ? '' : ` ${choices && name !== 'color' ? choices.join('|') : `<${value}>`}`;
  return `${short ? `-${short}, ` : ''}--${name}${takes}`;
}

/** Lines that are indented are laid out already. */
const text = (lines: readonly string[], columns: number): string =>
  lines.flatMap((line) => (line.startsWith(' ') ? [line] : wrap(line, columns))).join('\n') + '\n';
