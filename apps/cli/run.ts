/** Runs one call of `verdict` and says what it exits with. Whatever goes wrong is told in words. */
import { didYouMean } from '#kernel/near-miss.js';
import { EXIT, optionsOf, readArgs, UsageError, type Command } from './command.js';
import { COMMANDS } from './commands/index.js';
import { commandHelp, overview } from './render/help.js';
import { printable } from './render/printable.js';
import type { Terminal } from './terminal.js';
import { version } from './version.js';

export async function run(words: readonly string[], terminal: Terminal): Promise<number> {
  const [name, ...rest] = words;
  const { out, err } = terminal;
  try {
    if (name === undefined) {
      await err.write(overview(COMMANDS, err.columns));
      return EXIT.bad;
    }
    if (name === '--version' || name === '-v') {
      await out.write(`verdict ${version()}\n`);
      return EXIT.clean;
    }
    if (name === 'help' || name === '--help' || name === '-h') {
      await out.write(help(rest[0], out.columns));
      return EXIT.clean;
    }
    const command = commandNamed(name);
    if (rest.includes('--help') || rest.includes('-h')) {
      await out.write(commandHelp(command, out.columns));
      return EXIT.clean;
    }
    return await command.run(readArgs(rest, optionsOf(command)), terminal);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    await err.write(usageText(error, name));
    return EXIT.bad;
  }
}

function help(topic: string | undefined, columns: number): string {
  return topic === undefined ? overview(COMMANDS, columns) : commandHelp(commandNamed(topic), columns);
}

function commandNamed(name: string): Command {
  const command = COMMANDS.find((c) => c.name === name);
  if (command) return command;
  const hint = didYouMean(name, COMMANDS.map((c) => c.name));
  throw new UsageError(`there is no command "${name}"`, hint ?? `the commands are ${COMMANDS.map((c) => c.name).join(', ')}`);
}

function usageText(error: UsageError, name: string | undefined): string {
  const known = COMMANDS.some((c) => c.name === name);
  const said = `${known ? `verdict ${name}` : 'verdict'}: ${error.message}${error.hint === undefined ? '' : ` (${error.hint})`}`;
  return `${printable(said)}\nTry \`verdict ${known ? `${name} --help` : 'help'}\`.\n`;
}
