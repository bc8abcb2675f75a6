/** `npm run bench:stores [-- --json] [-- --quick]`: the embedded store alone, as `npm run bench` has it at its end. */
import { parseArgs } from 'node:util';
import { embedded, table } from './embedded.js';

const { values } = parseArgs({ options: { json: { type: 'boolean' }, quick: { type: 'boolean' } } });
const measured = await embedded(values.quick ?? false);
console.log(values.json ? JSON.stringify({ results: measured.rows, large: measured.large }) : table(measured));
