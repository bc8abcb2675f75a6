import { describe, expect, it } from '@jest/globals';
import type { CardType } from '../abilities.js';
import { readText } from '../language.js';

/** Of a triggered effect only what sets it off. */
function setOffBy(type: CardType, text: string): object[] {
  const reading = readText(text, { type, name: 'Reef Hound' });
  if ('problem' in reading) throw new Error(`${text}: column ${reading.problem.column}`);
  return reading.abilities.flatMap((ability) => ('triggers' in ability ? (ability.triggers as object[]) : []));
}

function columnOfProblem(text: string): number {
  const reading = readText(text, { type: 'Entity', name: 'Reef Hound' });
  return 'problem' in reading ? reading.problem.column : 0;
}

const anEntity = { type: 'Entity' };
const yourEntity = { type: 'Entity', controller: 'you' };
const struck = { on: 'damaged', subject: anEntity, combat: true, by: 'this' };
const struckHost = { on: 'hostDamaged', combat: true, by: 'this' };

describe('what a battle sets off', () => {
  it.each<[CardType, string, object | object[]]>([
    ['Entity', 'When this Entity attacks a Host, draw a card.', { on: 'hostAttacked', this: true }],
    ['Entity', "When this Entity attacks your opponent's Host, draw a card.", { on: 'hostAttacked', this: true, who: 'opponent' }],
    ['Ambush', 'Activate when an Entity attacks your Host; draw a card.', { on: 'hostAttacked', subject: anEntity, who: 'you' }],
    ['Ambush', 'Activate when your opponent attacks your Host; draw a card.', { on: 'hostAttacked', subject: { ...anEntity, controller: 'opponent' }, who: 'you' }],
    ['Form', 'When your Host is attacked, draw a card.', { on: 'hostAttacked', who: 'you' }],
    ['Entity', 'When this Entity attacks an Entity, draw a card.', { on: 'isBlocked', this: true }],
    ['Form', 'When an Entity you control is attacked, draw a card.', { on: 'blocks', subject: yourEntity }],
    ['Entity', 'When this Entity deals combat damage, draw a card.', [struck, struckHost]],
    ['Entity', 'When this Entity deals combat damage to an Entity, draw a card.', struck],
    ['Entity', 'When this Entity deals combat damage to a Host, draw a card.', struckHost],
    ['Form', 'When an Entity deals combat damage to your Host, draw a card.', { ...struckHost, who: 'you', by: anEntity }],
    ['Entity', 'When this Entity is dealt combat damage, draw a card.', { on: 'damaged', combat: true, this: true }],
    ['Form', 'When your Host takes combat damage, draw a card.', { on: 'hostDamaged', who: 'you', combat: true }],
    ['Entity', 'When this Entity destroys an Entity, draw a card.', { on: 'destroyed', subject: anEntity, by: 'this' }],
    ['Form', 'When an Entity you control destroys a Beast by combat, draw a card.', { on: 'destroyedByCombat', subject: { subtype: 'Beast' }, by: yourEntity }],
  ])('%s: %s', (type, text, trigger) => {
    expect(setOffBy(type, text)).toEqual([trigger].flat());
  });

  it('does not guess which of the two "it" is', () => {
    expect(columnOfProblem('When this Entity destroys an Entity, it gets +1 power.')).toBe(38);
    expect(columnOfProblem('When this Entity deals combat damage to an Entity, destroy it.')).toBe(60);
  });
});
