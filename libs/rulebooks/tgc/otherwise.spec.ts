import { describe, expect, it } from '@jest/globals';
import { grammarOf, tell } from '#kernel/grammar.js';
import type { Header } from '#kernel/log.js';
import { readSentences, type Sentences } from '#kernel/read-sentences.js';
import { tgc } from './index.js';
import { OTHERWISE } from './otherwise.js';

const card = (name: string, type: string): object => ({ name, type, cost: 1, power: 1, resolve: 1, text: [] });
const header = {
  verdict: 1, rulebook: 'tgc', edition: 'casual', record: 'complete', seats: ['Nia', 'Otto'],
  cards: [card('Kiln Ram', 'Creature'), card('Copper Newt', 'Creature'), card('Salt Mail', 'Equipment'), { name: 'Lamp Flash', type: 'Instant', cost: 2, text: [] }],
} as unknown as Header;

const read = (text: string): Sentences => readSentences(text, header, tgc, 0);

function printed(text: string): string {
  const { events, problems } = read(text);
  expect(problems).toEqual([]);
  return events.map((e) => tell(e, tgc, tgc.vocabulary(header))).join(' / ');
}

describe('a sentence of TGC in other words', () => {
  it('belongs to an event that there is', () => {
    for (const type of OTHERWISE) expect([...grammarOf(tgc).specs.keys()]).toContain(type);
  });

  it.each([
    ['Nia keeps her hand.', 'Nia keeps the hand'],
    ['Otto shuffles; Nia shuffles her deck', 'Otto shuffles the deck / Nia shuffles the deck'],
    ["Otto's turn begins", "Otto's Draw Phase begins"],
    ['Nia starts her turn', "Nia's Draw Phase begins"],
    ['Nia moves to her battle phase', "Nia's Battle Phase begins"],
    ['Nia untaps all her cards', 'Nia untaps everything'],
    ['Nia passes her Battle Phase', 'Nia passes the phase'],
    ['Nia ends the Play Phase', 'Nia passes the phase'],
    ['Otto has no response', 'Otto does nothing'],
    ['nobody does anything', 'both players do nothing'],
    ['Nia plays Copper Newt for 2', 'Nia plays Copper Newt, paying 2'],
    ['Nia plays Copper Newt, paying 2 plasma, untapped', 'Nia plays Copper Newt, paying 2, untapped'],
    ["Nia plays Lamp Flash, paying two, targeting Otto's Copper Newt", "Nia plays Lamp Flash on Otto's Copper Newt, paying 2"],
    ['Nia uses Kiln Ram on Salt Mail for 1 mana', "Nia activates Kiln Ram's effect on Salt Mail, paying 1"],
    ['Nia attacks Otto with Kiln Ram', 'Nia declares battle: Kiln Ram attacks Otto'],
    ["Nia declares an attack with Kiln Ram on Otto's Copper Newt", "Nia declares battle: Kiln Ram attacks Otto's Copper Newt"],
    ["Nia's Kiln Ram attacks Otto", "Nia declares battle: Nia's Kiln Ram attacks Otto"],
    ['Otto blocks Kiln Ram with Copper Newt', 'Otto blocks with Copper Newt'],
    ["Otto's Copper Newt blocks", "Otto blocks with Otto's Copper Newt"],
    ["Otto doesn't block", 'Otto does not block'],
    ['Otto takes 3 damage from Kiln Ram', 'Kiln Ram deals 3 damage to Otto'],
    ["Nia's Kiln Ram takes 3 damage", "3 damage to Nia's Kiln Ram"],
    ['Kiln Ram deals 3 to Otto', 'Kiln Ram deals 3 damage to Otto'],
    ['Copper Newt dies', 'Copper Newt is destroyed'],
    ["Nia returns Kiln Ram to Otto's hand", "Kiln Ram goes to Otto's hand"],
    ['Nia taps Kiln Ram; Nia untaps Kiln Ram', 'Kiln Ram is tapped / Kiln Ram is untapped'],
    ['Nia equips Salt Mail to Kiln Ram', 'Salt Mail is attached to Kiln Ram'],
    ['Kiln Ram gets +1 power until the end of the turn', 'Kiln Ram gets +1 power this turn'],
    ['Otto concedes the game; Nia wins', 'Otto surrenders / Nia wins the game'],
    ['Otto calls a judge: the block', 'a judge is called: the block'],
  ])('reads alike: %s', (line, sentence) => expect(printed(line)).toBe(sentence));

  it.each([
    ['both players pass', 'both players do nothing'],
    ['Nia ends her turn', 'a turn ends with its End Phase'],
    ['Battle Phase begins', 'say whose'],
    ['Kiln Ram attacks Otto', 'say who declares it'],
    ['Nia attacks with Kiln Ram', 'say what is attacked'],
    ['Copper Newt blocks', 'say who blocks'],
    ['Nia draws', 'Nia draws a card'],
    ['Kiln Ram and Copper Newt deal damage to each other', 'one line for each'],
    ["Nia destroys Otto's Copper Newt", 'tell what happens to the card'],
    ['Otto loses the game', 'say who wins'],
    ['Nia declares battle: Kiln Rma attacks Otto', 'did you mean "Kiln Ram"?'],
    ['Nia attacks Otto with Kiln Rma', 'did you mean "Kiln Ram"?'],
    ['Otto blocks with Coper Newt', 'did you mean "Copper Newt"?'],
  ])('says what would be enough: %s', (line, write) => {
    const { problems } = read(line);
    expect(problems).toHaveLength(1);
    expect(problems[0].hint).toContain(write);
  });
});
