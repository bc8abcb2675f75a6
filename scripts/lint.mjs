// What `npm run lint` runs: ESLint over everything, then the import boundaries.
import { ensureInstalled } from './ensure.mjs';
import { boundaries, lint } from './steps.mjs';

process.exitCode = ensureInstalled() && [lint(), boundaries()].every(Boolean) ? 0 : 1;
