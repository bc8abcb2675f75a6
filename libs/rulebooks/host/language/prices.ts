/** What cards cost other than is printed: "Entities cost you $ less", "This card costs 1 less if you control a Beast". */
import type { Filter, PriceChange } from '../abilities.js';
import { standingCondition } from './conditions.js';
import type { Cursor } from './cursor.js';
import { described } from './filters.js';
import type { Governed, Read } from './sentences.js';
import { thisCard } from './targets.js';
import { END, number, resources } from './words.js';

type Priced = Pick<PriceChange, 'of' | 'who'>;
type Change = Pick<PriceChange, 'by' | 'symbols' | 'any'>;

export function price(c: Cursor, under: Governed): Read[] | null {
  const early = c.attempt(() => {
    const asked = standingCondition(c);
    return asked && c.word(',', '","') ? asked : null;
  });
  const what = subject(c);
  if (!what || !c.word('costs?', '"cost"')) return null;
  const payer = c.oneOf(PAYERS, null) ?? what.who;
  const changed = payer !== what.who && what.who !== undefined ? null : change(c);
  if (!changed) return null;
  c.word('to (?:play|create|cast|embody|activate)', null);
  const late = early ?? c.attempt(() => standingCondition(c));
  if (!END(c)) return null;
  if (under.condition && late) return c.miss(c.at, 'no second condition');
  const condition = under.condition ?? late;
  return [{ kind: 'price', of: what.of, ...(payer ? { who: payer } : {}), ...changed, ...(condition ? { condition } : {}) }];
}

const PAYERS: readonly (readonly [string, 'you' | 'opponent'])[] = [['you', 'you'], ['(?:your|the|an) opponents?', 'opponent']];
const OWNERS: readonly (readonly [string, 'you' | 'opponent'])[] = [["(?:your|the|an) opponent's", 'opponent'], ['your', 'you']];
const PLAYED: readonly (readonly [string, 'you' | 'opponent'])[] = [
  ['(?:that )?you (?:play|create|cast|embody|activate)', 'you'],
  ['(?:that )?(?:your|the|an) opponent (?:plays|creates|casts|embodies|activates)', 'opponent'],
];

function subject(c: Cursor): Priced | null {
  return c.first<Priced>(
    () => (c.card.type !== 'Host' && thisCard(c) ? { of: 'this' } : null),
    () => {
      const { type, lingering } = c.card;
      if (!(lingering || type === 'Entity' || type === 'Form' || type === 'Host')) return null;
      const each = c.word('each|every', null);
      if (!each) c.word('all', null);
      const owner = c.oneOf(OWNERS, null);
      const found = described(c, each ? {} : { plural: true });
      if (!found || !isPrinted(found.filter)) return null;
      const { controller, ...of } = found.filter;
      const who = owner ?? controller ?? c.oneOf(PLAYED, null);
      return who ? { of, who } : { of };
    },
  );
}

/** A card that is played is not in play yet: nothing can be asked of it but what is printed. */
const isPrinted = ({ attacking, blocking, damaged, other, token }: Filter): boolean =>
  [attacking, blocking, damaged, other, token].every((asked) => asked === undefined);

function change(c: Cursor): Change | null {
  if (c.word('nothing', '"nothing"')) return { by: 'nothing', symbols: '', any: 0 };
  const symbols = c.attempt(() => resources(c));
  const n = symbols === null ? number(c) : 0;
  if (n === null || symbols?.includes('#')) return null;
  if (c.word('less', '"less"')) return { by: 'less', symbols: symbols ?? '', any: n };
  // More of no stated type can be paid with any type (12.3.1).
  return c.word('more', '"more"') ? { by: 'more', symbols: symbols ?? '$'.repeat(n), any: 0 } : null;
}
