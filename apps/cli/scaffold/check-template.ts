/** A check and its spec, ready to fill in. They compile; the spec fails until somebody has written the rule and its cases. */
import { exportName } from '#check-tester/check-names.js';

export interface CheckPlace {
  readonly game: string;
  readonly topic: string;
  readonly id: string;
}

export const checkTemplate = ({ id }: CheckPlace): string => `import { check } from '../../check.js';

export const ${exportName(id)} = check({
  id: '${id}',
  // TODO: the sections that it rests on, as sections.ts has them; those of another document with its name before a colon.
  cites: ['TODO'],
  // TODO: the rule in our words, one sentence.
  rule: 'TODO',
  // TODO: the events that can break it, as events.ts has them.
  on: [],
  // TODO: for each way to break it, a sentence: stackBusy: '{player} {did} while {top} was on the stack.'
  // A string means illegal; illegal(), missed() and undecidable() of ../../check.js say more.
  messages: {},
  // TODO: judge({ event, board }, report): report('stackBusy', { player, did, top }, [the events relied on]) where it is broken.
  judge() {},
});
`;

export const specTemplate = ({ game, id }: CheckPlace): string => `import { testCheck } from '#check-tester/test-check.js';
import { ${game} } from '../../index.js';
import { ${exportName(id)} } from './${id}.js';

testCheck(${game}, ${exportName(id)}, {
  // TODO: header and position that most cases begin with, in the notation; a case may bring its own.
  given: \`
    match ${game}, TODO rules, complete record
  \`,
  // TODO: { name: 'a Fast card in response', when: \`one sentence a line\` }
  valid: [],
  // TODO: { name, when, finds: [{ messageId: 'stackBusy', data: { player: 'kate' } }] }, at least one for each message.
  invalid: [],
});
`;
