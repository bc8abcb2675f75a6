#!/usr/bin/env node
import { existsSync } from 'node:fs';

const main = new URL('../dist/apps/cli/main.js', import.meta.url);

if (existsSync(main)) {
  await import(main.href);
} else {
  console.error('verdict: not built yet. Run `npm start` or `npm test` once in the repository; either builds it.');
  process.exitCode = 2;
}
