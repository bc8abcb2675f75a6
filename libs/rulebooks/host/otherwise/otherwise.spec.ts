import { describe, expect, it } from '@jest/globals';
import { grammarOf, readSentence, tell } from '#kernel/grammar.js';
import { readSentences } from '#kernel/read-sentences.js';
import type { GameEvent } from '#kernel/event.js';
import type { Header } from '#kernel/log.js';
import { host } from '../index.js';
import { battle, ending, happenings } from './happenings.js';
import { setup, turn } from './setup-and-turn.js';
import { stack } from './stack.js';

const header = {
  verdict: 1, rulebook: 'host', edition: 'comprehensive', record: 'complete', seats: ['kate', 'john'],
  cards: [
    { name: 'Reef Hound', type: 'Entity', subtypes: ['Beast'], cost: '£', health: 2, power: 3 },
    { name: 'Salt the Wound', type: 'Sorcery', cost: '££', text: ['Deal 3 damage to target Entity.'] },
    { name: 'Loose Cobbles', type: 'Ambush', cost: '!', text: ['Activate when an Entity attacks; destroy the attacking Entity.'] },
    { name: 'Driftwood', type: 'Entity', token: true, health: 1, power: 1 },
  ],
} as unknown as Header;

const read = (text: string): { events: readonly GameEvent[]; problems: readonly { hint?: string }[] } => readSentences(text, header, host, 0);
/** The sentences that the line is printed as, without the ends of blocks. */
function printed(text: string): string {
  const { events, problems } = read(text);
  expect(problems).toEqual([]);
  const ends = grammarOf(host).ends;
  return events.filter((e) => !ends.has(e.type)).map((e) => tell(e, host, host.vocabulary(header))).join(' / ');
}

describe('a sentence of Host in other words', () => {
  it('belongs to an event that there is', () => {
    const types = new Set<string>(host.specs.map((s) => s.type));
    for (const type of Object.keys({ ...setup, ...turn, ...stack, ...battle, ...happenings, ...ending })) expect(types).toContain(type);
  });

  it.each([
    ['kate passes.', 'kate passes'],
    ['In response, kate casts Salt the Wound at Reef Hound, paying ££', 'kate casts Salt the Wound, paying ££, targeting Reef Hound'],
    ['then kate passes', 'kate passes'],
    ['john has no response', 'john passes'],
    ['kate passes priority to john', 'kate passes'],
    ['both pass', 'both players pass'],
    ["Reef Hound returns from kate's drop zone to kate's hand", "kate's Reef Hound in the drop zone goes to kate's hand"],
    ["Reef Hound in kate's drop zone returns to kate's hand", "kate's Reef Hound in the drop zone goes to kate's hand"],
    ['kate puts Reef Hound from her drop zone into her hand', "kate puts Reef Hound from kate's drop zone on kate's hand"],
    ["kate takes Reef Hound from kate's drop zone into kate's hand", "kate puts Reef Hound from kate's drop zone on kate's hand"],
    ['kate moves to her Battle Phase', 'kate declares the Battle Phase'],
    ["kate's turn begins", 'kate declares the Start Phase'],
    ['kate begins her turn', 'kate declares the Start Phase'],
    ["kate's turn ends", 'kate ends the turn'],
    ['kate declares the Battle Phase; both players pass', 'kate declares the Battle Phase / both players pass'],
    ['kate uses an action point to draw a card', 'kate spends # to draw a card'],
    ['kate spends two action points to gain strife', 'kate spends ## to gain £'],
    ['kate creates reef hound in frontrow slot 2 for £', 'kate creates Reef Hound into front 2, paying £'],
    ['kate creates Reef Hound, paying £ and $ with £ for the $, into her front slot 2', 'kate creates Reef Hound into front 2, paying £$ with £ for the generic part'],
    ['kate casts Salt the Wound on john’s Reef Hound, paying two strife', "kate casts Salt the Wound, paying ££, targeting john's Reef Hound"],
    ["kate casts Salt the Wound, paying ££, declaring john's Reef Hound as its target", "kate casts Salt the Wound, paying ££, targeting john's Reef Hound"],
    ['kate casts Salt the Wound without a target, paying ££', 'kate casts Salt the Wound, paying ££'],
    ['kate casts Salt the Wound without paying', 'kate casts Salt the Wound, paying nothing'],
    ['kate lays an Ambush face down in back 2', 'kate lays a card into back 2'],
    ['kate uses Reef Hound again, discarding a card as its cost', "kate uses Reef Hound's effect, discarding a card"],
    ["kate activates kate's Loose Cobbles, paying !", 'kate activates Loose Cobbles, paying !'],
    ['kate activates Loose Cobbles from her hand, paying !', "kate activates Loose Cobbles from kate's hand, paying !"],
    ["kate's Salt the Wound's effect goes on the stack, targeting Reef Hound", "kate puts kate's Salt the Wound's effect on the stack, targeting Reef Hound"],
    ["Salt the Wound resolves into kate's backrow slot 1:", "kate's Salt the Wound begins to resolve into back 1"],
    ['Reef Hound resolves and kate places it in front 3', "kate's Reef Hound begins to resolve into front 3"],
    ["Salt the Wound's effect fizzles", "Salt the Wound's effect leaves the stack without resolving"],
    ['kate attacks with Reef Hound', 'kate declares Reef Hound as attacker'],
    ["kate's Reef Hound attacks", "kate declares kate's Reef Hound as attacker"],
    ["kate attacks john's Host", "kate declares john's Host as blocker"],
    ['early damage calculation step', 'the early damage step begins'],
    ["john's Host takes one damage", "1 damage to john's Host"],
    ['john places one card from his hand face down on top of his damage zone', 'john puts a card from hand into the damage zone'],
    ['Reef Hound is banished', "Reef Hound goes to the owner's Banished Zone"],
    ["kate returns Reef Hound to its owner's hand", "Reef Hound goes to the owner's hand"],
    ['Driftwood is destroyed and removed from the game', 'Driftwood is destroyed and goes to out of the game'],
    ['kate puts a Driftwood token into front 3', 'kate puts a token Driftwood into front 3'],
    ['kate moves Reef Hound from front 2 to back 3', 'Reef Hound in front 2 moves to back 3'],
    ["kate looks at the top 3 cards of john's deck", "kate looks at 3 cards of the top of john's deck"],
    ["kate puts 3 cards back on the top of john's deck", "kate puts 3 cards from the top of john's deck on the top of john's deck"],
    ['kate puts a card from her hand on the bottom of her deck', "kate puts a card from kate's hand on the bottom of kate's deck"],
    ['kate searches her deck for a Beast', "kate searches kate's deck"],
    ['kate puts Reef Hound from her deck into her hand', "kate puts Reef Hound from kate's deck on kate's hand"],
    ['kate puts 2 cards from hand on the bottom of her deck', "kate puts 2 cards from kate's hand on the bottom of kate's deck"],
    ['kate reveals the top card of her own deck', "kate reveals a card from the top of kate's deck"],
    ['kate heals a card to her drop zone', "kate heals a card to kate's drop zone"],
    ["kate looks at the bottom card of john's deck", "kate looks at a card of the bottom of john's deck"],
    ["kate looks at john's face-down card in back 2", "kate looks at a card of john's back 2"],
    ['kate looks at her Ambush in back 2', "kate looks at a card of kate's back 2"],
    ["kate puts 2 cards back on top of john's deck in any order", "kate puts 2 cards from the top of john's deck on the top of john's deck"],
    ['john puts a card from his hand on the bottom of his damage zone', 'john puts a card from hand into the damage zone under the others'],
    ['kate draws Reef Hound and two cards', 'kate draws Reef Hound + 2 cards'],
    ['Reef Hound gets 2 oil counters', 'Reef Hound gets 2 counters oil'],
    ['Reef Hound has First Strike until the end of the turn', 'Reef Hound gets First Strike this turn'],
    ['john calls a judge: the target is wrong', 'a judge is called: the target is wrong'],
  ])('reads alike: %s', (line, sentence) => expect(printed(line)).toBe(sentence));

  it('never wins over a sentence that says it outright', () => {
    const told = readSentence('note: kate passes.; kate declares the Battle Phase', host, host.vocabulary(header));
    expect(told).toMatchObject({ spec: { type: 'Noted' }, data: { text: 'kate passes.; kate declares the Battle Phase' } });
    expect(printed('note: a stop. ; and more.')).toBe('note: a stop. ; and more.');
  });

  it.each([
    ["Salt the Wound's effect resolves: Reef Hound is destroyed", 'indented under'],
    ["Salt the Wound's effect resolves; Reef Hound is destroyed", 'indented under'],
    ['the effect resolves', "Ember Bolt's effect resolves"],
    ["Salt the Wound's effect goes on the stack", 'say who puts it there'],
    ['Reef Hound attacks', 'say who declares it'],
    ["kate attacks john's Host with Reef Hound", 'two lines'],
    ['john blocks with Reef Hound', 'the attacking player declares'],
    ["kate looks at john's hand", 'how many'],
    ['kate looks at the top card of his deck', 'instead of \\"his\\"'],
    ['kate puts a card from his hand into her drop zone', 'name the player'],
    ['kate puts the top card of her deck into her drop zone', 'name the player'],
    ['kate looks at Loose Cobbles in back 2', 'say whose card'],
    ["kate activates john's Loose Cobbles, paying !", 'the player who activates it'],
    ["john's Salt the Wound resolves into kate's back 1", 'expected'],
  ])('says what would be enough: %s', (line, write) => {
    const { problems } = read(line);
    expect(problems).toHaveLength(1);
    expect(JSON.stringify(problems[0])).toContain(write);
  });
});
