/** The instructions of an effect, one verb each. */
import type { Step, Who } from '../abilities.js';
import { banish, control, counters, damage, destroy, equip, give, heal, move, setStat, slot, token } from './card-steps.js';
import type { Cursor } from './cursor.js';
import { changeTargets, chooseNewTargets, counter, remove } from './stack-steps.js';
import { discard, draw, look, mill, pay, pool, putBack, reveal, search, shuffle } from './zone-steps.js';

/** Reads what follows the verb. `who` does it. */
type StepReader = (c: Cursor, who: Who) => Step[] | null;

interface Verb {
  /** As an order ("draw"), and as one player does it ("draws"). */
  readonly forms: readonly [order: string, third: string];
  readonly read: StepReader;
}

/** Only the player of the effect does this; nobody else can be told to. */
const yours = (read: (c: Cursor) => Step[] | null): StepReader => (c, who) => (who === 'you' ? read(c) : null);

const VERBS: readonly Verb[] = [
  { forms: ['draw', 'draws'], read: draw },
  { forms: ['discard', 'discards'], read: discard },
  { forms: ['(?:gain|take) control of', '(?:gains|takes) control of'], read: yours(control) },
  { forms: ['gain', 'gains'], read: (c, who) => pool(c, who, 'gain') },
  { forms: ['lose', 'loses'], read: (c, who) => pool(c, who, 'lose') },
  { forms: ['pay', 'pays'], read: pay },
  { forms: ['deal', 'deals'], read: yours(damage) },
  { forms: ['heal', 'heals'], read: yours(heal) },
  { forms: ['destroy', 'destroys'], read: yours(destroy) },
  { forms: ['banish', 'banishes'], read: yours(banish) },
  { forms: ['return|send', 'returns|sends'], read: yours(move) },
  { forms: ['put|place', 'puts|places'], read: put },
  { forms: ['move', 'moves'], read: yours(slot) },
  { forms: ['equip(?: (?:this card|it))?(?: to)?', 'equips(?: to)?'], read: yours(equip) },
  { forms: ['create', 'creates'], read: token },
  { forms: ['reveal', 'reveals'], read: reveal },
  { forms: ['look at', 'looks at'], read: yours(look) },
  { forms: ['search', 'searches'], read: yours(search) },
  { forms: ['shuffle', 'shuffles'], read: shuffle },
  { forms: ['remove', 'removes'], read: yours((c) => c.first(() => remove(c), () => heal(c))) },
  { forms: ['counter', 'counters'], read: yours(counter) },
  { forms: ['change', 'changes'], read: yours(changeTargets) },
  { forms: ['(?:choose|select) new', '(?:chooses|selects) new'], read: yours(chooseNewTargets) },
  { forms: ['give', 'gives'], read: yours(give) },
  { forms: ['set', 'sets'], read: yours(setStat) },
];

/** "Put" says five things, told apart by what is put where. */
function put(c: Cursor, who: Who): Step[] | null {
  return c.first(() => counters(c), () => putBack(c, who), () => mill(c, who), () => token(c, who), () => (who === 'you' ? move(c) : null));
}

/**
 * An instruction, from its verb on. Where the text names no player, an order is yours, and "and discards a card"
 * goes on with `last`, the player named before it.
 */
export function instruction(c: Cursor, who: Who | null, last: Who | null): { readonly steps: Step[]; readonly who: Who } | null {
  const start = c.skipSpace();
  for (const { forms, read } of VERBS) {
    const found = c.attempt(() => {
      const order = c.word(forms[0], null);
      if (!order && !c.word(forms[1], null)) return null;
      const actor = who ?? (order ? 'you' : last);
      const steps = actor && read(c, actor);
      return steps && { steps, who: actor };
    });
    if (found) return found;
  }
  return c.miss(start, 'an instruction ("draw", "deal", "destroy", "return", "gain", "put", …)');
}
