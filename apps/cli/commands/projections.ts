/** `verdict projections`: what can be seen of all matches at once, made from the store. */
import { sha256 } from '#replays/hash.js';
import { rulebooks } from '#rulebooks/index.js';
import { isConnectionString } from '#stores/eventstoredb/connection-string.js';
import { EXIT, UsageError, type Args, type Command } from '../command.js';
import { printable } from '../render/printable.js';
import { Progress } from '../render/progress.js';
import { counted } from '../render/summary.js';
import { STORE_OPTION, storeNamed, withStore } from '../store/open-store.js';

export const projections: Command = {
  name: 'projections',
  summary: 'the list of matches with their state, findings and boards, made from a store',
  takes: 'rebuild | update | list, each with --store <store>',
  about: [
    'Projections are kept in a file of their own, beside the store, and are never the source of truth: the file may be deleted. ' +
      'update reads on from where it stopped, and judges again what was judged under another version of its rulebook; ' +
      'rebuild begins from nothing; list prints each match with its events, what was found, and where the game stands.',
  ],
  options: {
    store: STORE_OPTION,
    into: { about: 'the file of the projections; <store>.projections for a store that is a file', value: 'file' },
  },
  examples: [
    ['verdict projections rebuild --store circuit.db', 'make them from the first event on'],
    ['verdict projections list --store circuit.db', 'the matches and their state'],
  ],
  exits: [[EXIT.clean, 'done'], [EXIT.bad, 'the store or the call is bad']],

  run(args, terminal) {
    const [action, ...more] = args.positionals;
    if (action !== 'rebuild' && action !== 'update' && action !== 'list') throw new UsageError('do what? rebuild, update or list');
    if (more.length) throw new UsageError(`what is "${more[0]}"?`);
    const path = fileFor(args);
    return withStore(args, terminal, false, async (store) => {
      const { ProjectionFile } = await import('#stores/projections/projection-file.js');
      const { Projector } = await import('#stores/projections/projector.js');
      const file = new ProjectionFile(path);
      const progress = new Progress(terminal.err, 'projecting');
      try {
        if (action !== 'list') {
          const projector = new Projector(store, file, rulebooks, sha256);
          let seen = 0;
          for await (const step of action === 'rebuild' ? projector.rebuild() : projector.catchUp()) progress.at(stride((seen = step.events)));
          await progress.clear();
          await terminal.out.write(`${counted(seen, 'event')} read, ${file.matches().length} in the list of matches\n`);
          return EXIT.clean;
        }
        for (const { match, events, illegal, missed, undecidable, flaw, standing } of file.matches()) {
          const found = `${illegal} illegal, ${missed} missed, ${undecidable} undecidable`;
          const state = flaw === null ? `${found}; ${standing}` : `not judged further: ${flaw}`;
          await terminal.out.write(printable(`${match}: ${counted(events, 'event')}; ${state}`) + '\n');
        }
        return EXIT.clean;
      } finally {
        file.close();
      }
    });
  },
};

/** Progress looks at the clock at every 4096th event, and pages end anywhere. */
const stride = (events: number): number => events - (events % 4096);

function fileFor(args: Args): string {
  const into = args.value('into');
  if (into !== undefined) return into;
  const store = storeNamed(args);
  if (isConnectionString(store)) throw new UsageError('into which file? --into <file>');
  return `${store}.projections`;
}
