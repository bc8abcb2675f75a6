// Runs jest alone, for the edit-and-test loop: npm run jest -- libs/kernel --watch
import { ensureInstalled } from './ensure.mjs';
import { jest } from './steps.mjs';

process.exitCode = ensureInstalled() && jest(...process.argv.slice(2)) ? 0 : 1;
