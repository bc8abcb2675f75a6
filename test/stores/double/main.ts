/** The double as a process of its own, for measurements: says its address on standard output, and ends with its parent. */
import process from 'node:process';
import { EventStoreDouble } from './double.js';

process.stdin.resume().on('end', () => process.exit(0));
console.log(await new EventStoreDouble().start());
