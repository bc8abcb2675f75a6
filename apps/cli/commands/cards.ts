/** `verdict cards import`: a set as players keep it, as the card lines of a match. */
import { readFile } from 'node:fs/promises';
import { text as readAll } from 'node:stream/consumers';
import { explainJson } from '#kernel/json-text.js';
import type { Header } from '#kernel/log.js';
import { cardReader } from '#rulebooks/tgc/card-text.js';
import { importCards, type Keywords, type Models } from '#rulebooks/tgc/import.js';
import { EXIT, UsageError, type Command } from '../command.js';
import { printable, printableJson } from '../render/printable.js';
import type { Terminal } from '../terminal.js';

export const cards: Command = {
  name: 'cards',
  summary: 'cards of a set, made ready for the header of a match',
  takes: 'import tgc <file|->',
  about: [
    'Reads a set of TGC as players keep it (a JSON object with templates and cards) and prints its cards as the header of a match has them. ' +
      'The text of a card is kept as not modelled, unless the models say by its id what it does.',
  ],
  options: {
    models: { about: 'a JSON object: by the id of a card, the lines of the effect language that say what it does', value: 'file' },
    keywords: { about: 'a JSON object: by keyword, what it means; the meaning is kept behind the text that has the word', value: 'file' },
    format: { about: 'card lines of the notation (text, the default) or the definitions as JSON', value: 'format', choices: ['text', 'json'] },
  },
  examples: [['verdict cards import tgc set.json >> my.match', 'the cards of a set, for a match that is written by hand']],
  exits: [[EXIT.clean, 'read and printed'], [EXIT.bad, 'the file or the call is bad; each error names card and field']],

  async run(args, terminal) {
    const [what, game, file, ...more] = args.positionals;
    if (what !== 'import') throw new UsageError(what === undefined ? 'do what with cards? import' : `cards can be imported, not "${what}"`);
    if (game !== 'tgc') throw new UsageError(game === undefined ? 'of which game? tgc' : `there is no format of sets for "${game}"`, 'there is one for tgc');
    if (file === undefined) throw new UsageError('which file? (- reads from standard input)');
    if (more.length) throw new UsageError(`one file at a time: what is "${more[0]}"?`);
    const models = args.value('models');
    const set = await readJson(file, terminal);
    const words = args.value('keywords');
    const { cards: found, problems } = importCards(
      set,
      models === undefined ? {} : modelsIn(models, await readJson(models, terminal)),
      words === undefined ? {} : keywordsIn(words, await readJson(words, terminal)),
    );
    if (problems.length) {
      for (const { card, field, says } of problems) await terminal.err.write(`${printable(`${file}: ${card}, ${field}: ${says}`)}\n`);
      return EXIT.bad;
    }
    const header: Header = { verdict: 1, rulebook: 'tgc', edition: 'casual', record: 'complete', seats: [], cards: found };
    const lines = cardReader.print(header, { seats: [], names: [] });
    await terminal.out.write(args.value('format') === 'json' ? `${printableJson(found, 2)}\n` : lines.map((line) => `${line}\n`).join(''));
    return EXIT.clean;
  },
};

async function readJson(file: string, terminal: Terminal): Promise<unknown> {
  const text = await (file === '-' ? readAll(terminal.stdin) : readFile(file, 'utf8')).catch((error: Error) => {
    throw new UsageError(`cannot read ${file}: ${error.message}`);
  });
  const body = text.startsWith('\ufeff') ? text.slice(1) : text;
  const flaw = explainJson(body.trimEnd());
  if (flaw) throw new UsageError(`${file} is no JSON: at character ${flaw.column}, expected ${flaw.expected}`);
  return JSON.parse(body);
}

function keywordsIn(file: string, given: unknown): Keywords {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) throw new UsageError(`${file}: expected a JSON object, by keyword`);
  const wrong = Object.entries(given).find(([, meaning]) => typeof meaning !== 'string');
  if (wrong) throw new UsageError(`${file}: ${wrong[0]}: expected what the keyword means, as a string`);
  return given as Keywords;
}

function modelsIn(file: string, given: unknown): Models {
  const lines = (value: unknown): boolean => Array.isArray(value) && value.every((line) => typeof line === 'string');
  if (typeof given === 'object' && given !== null && !Array.isArray(given)) {
    const wrong = Object.entries(given).find(([, value]) => !lines(value));
    if (!wrong) return given as Models;
    throw new UsageError(`${file}: ${wrong[0]}: expected a list of lines of card text`);
  }
  throw new UsageError(`${file}: expected a JSON object, by the id of a card`);
}
