/** The `verdict` command: hands the process to `run` and takes the exit code back. */
import process from 'node:process';
import { EXIT } from './command.js';
import { run } from './run.js';
import { outputTo } from './terminal.js';
import { version } from './version.js';

// Whoever reads our output may stop reading (`verdict audit … | head`): that is no fault of anyone.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(process.exitCode ?? EXIT.clean);
    throw error;
  });
}

try {
  const { env, stdin, stdout, stderr } = process;
  process.exitCode = await run(process.argv.slice(2), { stdin, out: outputTo(stdout, env), err: outputTo(stderr, env), env });
} catch (error) {
  const said = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  process.stderr.write(
    `verdict: an error of our own, not of your file: ${said}\n` +
      `Please report it with the command and the file (verdict ${version()}, Node ${process.version}). ` +
      'VERDICT_TRACE=1 shows where it happened.\n',  );
  if (process.env.VERDICT_TRACE && error instanceof Error) process.stderr.write(`${error.stack}\n`);
  process.exitCode = EXIT.internal;
}
// A pipe that nobody closes would keep the process alive after its work is done.
process.stdin.destroy();
