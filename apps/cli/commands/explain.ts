/** `verdict explain`: what a section says of itself and who checks it; what a check looks for; what a game has of both. */
import { messageOf, type Check } from '#kernel/check.js';
import { didYouMean } from '#kernel/near-miss.js';
import type { Rulebook, Section } from '#kernel/rulebook.js';
import { rulebooks } from '#rulebooks/index.js';
import { EXIT, UsageError, type Command } from '../command.js';
import { checksCiting, citationsOf, nameOfSection } from '../law.js';
import { checkText, gameText, sectionText, type Explained } from '../render/explanation.js';
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
    const explained = find(topic);
    await out.write(args.value('format') === 'json' ? `${JSON.stringify(asJson(explained), null, 2)}\n` : asText(explained, page));
    return EXIT.clean;
  },
};

function asText(explained: Explained, page: Page): string {
  if ('check' in explained) return checkText(explained, page);
  return 'section' in explained ? sectionText(explained, page) : gameText(explained, page);
}

function find(topic: string): Explained {
  for (const rulebook of Object.values(rulebooks)) {
    if (topic === rulebook.id) return { rulebook };
    const section = rulebook.sections.find((s) => nameOfSection(s) === topic);
    if (section) return { rulebook, section };
    const check = rulebook.checks.find((c) => c.id === topic);
    if (check) return { rulebook, check };
  }
  return unprefixed(topic);
}

/** A number alone is a section wherever only one game has it. */
function unprefixed(topic: string): Explained {
  const found = Object.values(rulebooks).flatMap((rulebook) =>
    rulebook.sections.filter((section) => section.id === topic).map((section) => ({ rulebook, section })),
  );
  if (found.length === 1) return found[0];
  if (found.length > 1) throw new UsageError(`"${topic}" could be ${found.map((f) => nameOfSection(f.section)).join(' or ')}`);
  const known = Object.values(rulebooks).flatMap((r) => [r.id, ...r.checks.map((c) => c.id), ...r.sections.map(nameOfSection)]);
  const hint = didYouMean(topic, known) ?? `\`verdict explain ${GAMES[0]}\` lists what there is`;
  throw new UsageError(`there is no section, check or game "${topic}"`, hint);
}

function asJson(explained: Explained): unknown {
  const { rulebook } = explained;
  if ('check' in explained) return checkJson(explained.check, rulebook);
  if ('section' in explained) return sectionJson(explained.section, rulebook);
  const { id, title, editions } = rulebook;
  const sections = rulebook.sections.map((section) => sectionJson(section, rulebook));
  return { game: id, title, editions, sections, checks: rulebook.checks.map((check) => checkJson(check, rulebook)) };
}

function sectionJson(section: Section, rulebook: Rulebook): unknown {
  const checkedBy = checksCiting(section, rulebook).map((check) => check.id);
  return { section: nameOfSection(section), title: section.title, coverage: section.coverage, checkedBy };
}

function checkJson(check: Check, rulebook: Rulebook): unknown {
  const messages = Object.keys(check.messages).map((id) => ({ id, ...messageOf(check as Check<never>, id) }));
  return { check: check.id, rule: check.rule, sections: citationsOf(check, rulebook), on: check.on, messages };
}
