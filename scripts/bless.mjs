// Writes what is said now into test/matches and test/cli/golden. Look at the diff before you commit it.
// Usage: npm run bless [-- -t <name>]
import { ensureInstalled } from './ensure.mjs';
import { jest } from './steps.mjs';

process.env.VERDICT_BLESS = '1';
process.exitCode = ensureInstalled() && jest('test/matches', 'test/cli/golden', ...process.argv.slice(2)) ? 0 : 1;
