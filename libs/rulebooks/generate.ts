/**
 * Writes what follows from the event specs: each game's validators and the JSON Schema of its logs. A build tool:
 * `npm run generate` runs it, the result is committed, and generate.spec.ts proves that it is up to date.
 *
 * It works from the lists of specs and not from the rulebooks, which import what it writes.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileValidators } from '#kernel/compile-validators.js';
import type { EventSpec } from '#kernel/event.js';
import { jsonSchema } from '#kernel/json-schema.js';
import type { Fields } from '#kernel/shape.js';
import { EDITIONS as hostEditions } from './host/editions.js';
import { hostSpecs } from './host/events.js';
import { hostHeaderParts } from './host/header.js';
import { EDITIONS as tgcEditions } from './tgc/editions.js';
import { tgcSpecs } from './tgc/events.js';
import { tgcHeaderParts } from './tgc/header.js';

interface Game {
  readonly id: string;
  readonly title: string;
  readonly specs: readonly EventSpec[];
  readonly editions: readonly string[];
  readonly parts: Fields;
}

const games: readonly Game[] = [
  { id: 'host', title: 'Host WCG', specs: hostSpecs, editions: Object.keys(hostEditions), parts: hostHeaderParts },
  { id: 'tgc', title: 'TGC', specs: tgcSpecs, editions: Object.keys(tgcEditions), parts: tgcHeaderParts },
];

/** The text of each generated file, by its path in the repository. */
export function generated(): Map<string, string> {
  return new Map(
    games.flatMap(({ id, title, specs, editions, parts }) => [
      [`libs/rulebooks/${id}/generated/validators.ts`, compileValidators(specs, title)],
      [`docs/schema/${id}.schema.json`, JSON.stringify(jsonSchema({ id, editions, parts }, title, specs), null, 2) + '\n'],
    ]),
  );
}

function main(): void {
  for (const [path, text] of generated()) {
    // `npm run` starts programs at the top of the repository.
    const file = join(process.cwd(), path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(`wrote ${path}`);
  }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) main();
