/** `verdict explain`: what a section says of itself and who checks it; what a check looks for; what a game has of both. */
import { explained, lookUp, nameOfSection, topicsOf, type Explained } from '#kernel/law.js';
import { didYouMean } from '#kernel/near-miss.js';
import { rulebooks } from '#rulebooks/index.js';
import { EXIT, UsageError, type Command } from '../command.js';
import { checkText, gameText, sectionText } from '../render/explanation.js';
import type { Page } from '../render/finding.js';

const GAMES = Object.keys(rulebooks);

export const explain: Command = {
  name: 'explain',
  summary: 'what a section or a check is about',
  takes: '<section|check|game>',
  about: [
    'A section (host:31.1.1) is told with its title, how far a record can show it broken, and the checks that cite it. ' +
      'A check (slow-needs-empty-stack) is told with its rule, its sections, its messages and the events it looks at. ' +
      'A game (host) lists its sections and checks.',
  ],
  options: { format: { about: 'for people (text, the default) or for programs', value: 'format', choices: ['text', 'json'] } },
  examples: [
    ['verdict explain host:31.1.1', 'a section of the comprehensive rules of Host'],
    ['verdict explain slow-needs-empty-stack', 'a check, as findings name it in brackets'],
    ['verdict explain host', 'everything that there is to explain about Host'],
  ],
  exits: [[EXIT.clean, 'explained'], [EXIT.bad, 'there is no such section, check or game']],

  async run(args, { out, env }) {
    const [topic, ...more] = args.positionals;
    if (topic === undefined) throw new UsageError('explain what? A section, a check or a game', `such as ${GAMES.join(' or ')}`);
    if (more.length) throw new UsageError(`one at a time: what is "${more[0]}"?`);
    const page = { columns: out.columns, paint: args.paint(out, env) };
    const found = find(topic);
    await out.write(args.value('format') === 'json' ? `${JSON.stringify(explained(found), null, 2)}\n` : asText(found, page));
    return EXIT.clean;
  },
};

function asText(found: Explained, page: Page): string {
  if ('check' in found) return checkText(found, page);
  return 'section' in found ? sectionText(found, page) : gameText(found, page);
}

function find(topic: string): Explained {
  const found = lookUp(topic, rulebooks);
  if (found.length === 1) return found[0];
  const sections = found.flatMap((one) => ('section' in one ? [nameOfSection(one.section)] : []));
  if (found.length > 1) throw new UsageError(`"${topic}" could be ${sections.join(' or ')}`);
  const hint = didYouMean(topic, topicsOf(rulebooks)) ?? `\`verdict explain ${GAMES[0]}\` lists what there is`;
  throw new UsageError(`there is no section, check or game "${topic}"`, hint);
}
