/** An instruction of an effect, in words short enough for a finding. */
import type { Step } from './abilities.js';
import { ALL } from './language/words.js';
import { count } from './phrases.js';

export function stepWords(step: Step): string {
  switch (step.do) {
    case 'damage': return `deal ${step.n} damage`;
    case 'heal': return `heal ${step.n} damage`;
    case 'destroy': return 'destroy';
    case 'move': return `move to ${{ hand: 'hand', drop: 'the drop zone', banished: 'the Banished Zone', deckTop: 'the top of the deck', deckBottom: 'the bottom of the deck', front: 'a frontrow slot' }[step.to]}`;
    case 'slot': return 'move to another slot';
    case 'control': return 'take control';
    case 'equip': return 'equip';
    case 'draw': return `draw ${count(step.n, 'card')}`;
    case 'discard': return `discard ${count(step.n, 'card')}`;
    case 'putBack': return `put ${count(step.n, 'card')} from hand on the ${step.to === 'deckTop' ? 'top' : 'bottom'} of the deck`;
    case 'mill': return `put the top ${count(step.n, 'card')} of the deck into the drop zone`;
    case 'gain': return `gain ${step.resources}`;
    case 'lose': return `${step.pay ? 'pay' : 'lose'} ${step.resources}`;
    case 'modify': return 'change stats or keywords';
    case 'counter': return `put ${count(step.n, 'counter')}`;
    case 'token': return `make ${count(step.n, `${step.name} token`)}`;
    case 'reveal': return `reveal ${many(step.n)} of a ${step.zone}`;
    case 'look': return `look at ${many(step.n)} of a ${step.zone === 'damage' ? 'damage zone' : step.zone}`;
    case 'search': return `search for ${count(step.n, 'card')}`;
    case 'shuffle': return 'shuffle';
    case 'unstack': return 'take something off the stack';
    case 'retarget': return 'choose new targets';
  }
}

const many = (n: number): string => (n === ALL ? 'all cards' : count(n, 'card'));
