/** `npm start`: reads the call and the settings, starts the server, and ends it on a signal. */
import { parseArgs } from 'node:util';
import { StoreError } from '#stores/errors.js';
import { CannotStart } from './cannot-start.js';
import { helpText } from './settings/help.js';
import { BadSetting, readSettings, strangers } from './settings/read-settings.js';

const complain = (text: string): void => void process.stderr.write(`verdict: ${text}\n`);

/** What the call says, or null if it is none that can be made sense of. */
function readCall(): { readonly help?: boolean; readonly config?: string; readonly 'organiser-token'?: boolean } | null {
  try {
    const options = { help: { type: 'boolean', short: 'h' }, config: { type: 'string' }, 'organiser-token': { type: 'boolean' } } as const;
    return parseArgs({ options, strict: true }).values;
  } catch (error) {
    complain(`${(error as Error).message}\nverdict: npm start -- --help lists what there is`);
    return null;
  }
}

async function main(): Promise<number | null> {
  const call = readCall();
  if (call === null) return 2;
  if (call.help) {
    process.stdout.write(helpText());
    return 0;
  }
  try {
    const settings = readSettings(process.env, call.config);
    for (const stranger of strangers(process.env)) complain(stranger);
    // Only now: the server takes a second to load, which neither --help nor a wrong setting has to wait for.
    const { start } = await import('./start.js');
    const running = await start(settings, call['organiser-token'] ?? false);
    endOnSignal(() => running.end(), settings.shutdownSeconds);
    // Only now: whoever reads it may end the server at once.
    process.stdout.write(running.welcome);
    return null;
  } catch (error) {
    if (!(error instanceof BadSetting || error instanceof CannotStart || error instanceof StoreError)) throw error;
    complain(error.message);
    return error instanceof BadSetting ? 2 : 1;
  }
}

/** The first signal lets what was begun finish; a second one, or too long a wait, does not. */
function endOnSignal(end: () => Promise<void>, seconds: number): void {
  let ending = false;
  const leave = (): void => {
    if (ending) process.exit(1);
    ending = true;
    setTimeout(() => {
      complain(`what was begun did not end within ${seconds} seconds (VERDICT_SHUTDOWN_SECONDS)`);
      process.exit(1);
    }, seconds * 1000).unref();
    end().then(() => process.exit(0), (error: unknown) => {
      complain(String(error));
      process.exit(1);
    });
  };
  process.on('SIGINT', leave);
  process.on('SIGTERM', leave);
}

const code = await main();
if (code !== null) process.exitCode = code;
