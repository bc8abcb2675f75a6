/**
 * Reads a line of card text. Small on purpose: what it cannot say is written `not modelled: …`.
 *
 *   Deal 3 damage to a creature. Then draw a card.             an Instant or an Event
 *   [Quick effect.] [Battle effect.] <when, cost, if>: <what>  an effect of a card on the field
 */
import type { Ability, CardType } from './abilities.js';
import { readHead } from './language/heads.js';
import { readSteps } from './language/steps.js';

export interface TextProblem {
  readonly says: string;
  readonly hint: string;
}

const UNMODELLED = /^not modelled:\s*/i;
const HINT = 'write "not modelled: …" for what the effect language cannot say';

export function readText(line: string, type: CardType): Ability | TextProblem {
  if (UNMODELLED.test(line)) return { kind: 'unmodelled', text: line.replace(UNMODELLED, '') };
  if (type === 'Instant' || type === 'Event') {
    const effect = readSteps(line);
    return 'stuck' in effect ? stuck(effect.stuck, 'an instruction such as "Deal 3 damage to a creature"') : { kind: 'play', effect };
  }
  return readActivated(line);
}

const stuck = (found: string, expected: string): TextProblem => ({ says: `found "${found}", expected ${expected}`, hint: HINT });

function readActivated(line: string): Ability | TextProblem {
  let rest = line;
  const take = (pattern: RegExp): boolean => {
    const found = pattern.exec(rest);
    if (found) rest = rest.slice(found[0].length);
    return found !== null;
  };
  const quick = take(/^quick effect\.?:? /i);
  const battle = take(/^battle effect\.?:? /i);
  const colon = rest.indexOf(': ');
  const head = colon < 0 ? { trigger: null, costs: [], conditions: [] } : readHead(rest.slice(0, colon));
  if ('stuck' in head) return stuck(head.stuck, 'a trigger, a cost or a condition such as "On Play" or "Tap this creature"');
  const effect = readSteps(colon < 0 ? rest : rest.slice(colon + 2));
  if ('stuck' in effect) return stuck(effect.stuck, 'an instruction such as "draw a card"');
  return { kind: 'activated', quick, battle, ...head, effect };
}
