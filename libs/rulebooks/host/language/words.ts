/** The small words of card text: numbers, resources, stats, keywords, players, durations. */
import type { Bound, Keyword, Stat, Until, Who } from '../abilities.js';
import { RESOURCES, SYMBOLS } from '../words.js';
import type { Cursor } from './cursor.js';

const NUMBERS = [
  ['an?', 1], ['one', 1], ['two', 2], ['three', 3], ['four', 4], ['five', 5],
  ['six', 6], ['seven', 7], ['eight', 8], ['nine', 9], ['ten', 10],
] as const;

/** `99` stands for "all" and "any number". */
export const ALL = 99;

export function number(c: Cursor): number | null {
  const digits = c.match('\\d{1,2}', null);
  if (digits) return Number(digits[0]);
  return c.oneOf(NUMBERS, 'a number');
}

const SYMBOL_WORDS = SYMBOLS.map((s) => [RESOURCES[s], s] as const);
const ACTION_POINTS = ['action points?', '#'] as const;

/** `%%$`, `2 %`, `1 amity and 1 $`; `#` is an action point. */
export function resources(c: Cursor): string | null {
  let all = amount(c);
  if (all === null) return null;
  for (;;) {
    const more = c.attempt(() => ((c.word('and', null) || c.word(',', null)) && !c.word('then', null) ? amount(c) : null));
    if (more === null) return all;
    all += more;
  }
}

function amount(c: Cursor): string | null {
  const symbols = c.match('[&£!%$#](?:\\s?[&£!%$#])*', 'resources such as "1 %" or "%%$"');
  if (symbols) return symbols[0].replace(/\s/g, '');
  return c.attempt(() => {
    const n = number(c);
    if (n === null) return null;
    const symbol = c.match('[&£!%$#]', 'a resource symbol (& £ ! % $ or #)');
    if (symbol) return symbol[0].repeat(n);
    const named = c.oneOf([...SYMBOL_WORDS, ACTION_POINTS], 'a resource');
    return named === null ? null : named.repeat(n);
  });
}

/** Any one resource: "gain $", "gain an amity", "gain a resource". An empty string is whichever. */
export function resourceKind(c: Cursor): string | null {
  c.word('an?|any|1|one or more|one', null);
  const symbol = c.match('[&£!%$]', 'a resource symbol');
  if (symbol) return symbol[0];
  return c.oneOf<string>([...SYMBOL_WORDS, ['resources?', '']], '"a resource"');
}

export function stat(c: Cursor): Stat | null {
  return c.oneOf<Stat>([['health', 'health'], ['power', 'power'], ['soul', 'soul']], '"health", "power" or "soul"');
}

/** Whether a sentence ends here. */
export const END = (c: Cursor): boolean => c.done || c.sees(() => c.word('[.;]', '"."'));

/** Reminder text says nothing new. */
export function reminder(c: Cursor): void {
  c.word('\\([^)]*\\)', null);
}

/** Longer spellings stand before their beginnings. */
const KEYWORD_WORDS: readonly (readonly [string, Keyword])[] = [
  ['first strike', 'First Strike'], ['fast', 'Fast'], ['lingering', 'Lingering'], ['equipment', 'Equipment'], ['haste', 'Haste'],
  ["(?:cannot|can't) block", 'Cannot Block'], ["(?:cannot|can't) attack(?! or block)", 'Cannot Attack'],
];
export function keyword(c: Cursor): Keyword | null {
  const found = c.oneOf(KEYWORD_WORDS, 'a keyword (First Strike, Fast, Haste, Lingering, Equipment)');
  if (found !== null) reminder(c);
  return found;
}

const OR_SO: readonly (readonly [string, Bound['op']])[] = [['or (?:less|fewer|lower)', '<='], ['or (?:more|greater|higher)', '>=']];
export const orSo = (c: Cursor): Bound['op'] | null => c.oneOf(OR_SO, '"or less" or "or more"');

/** "2 or less", "3 or more", "exactly 2", "2". */
export function bound(c: Cursor): Bound | null {
  const exactly = c.word('exactly', null);
  const n = number(c);
  if (n === null) return null;
  return { op: (exactly ? null : orSo(c)) ?? '=', n };
}

const TURN = '(?:for )?(?:this|the) turn|until (?:the )?end of (?:the |this )?turn';
const PHASE = 'this phase|until (?:the )?end of (?:the |this )?phase';
const NEXT_TURN = 'until (?:the (?:start|beginning) of )?your next turn(?: (?:starts|begins))?';
const FOREVER = 'for the rest of the game|permanently';
const DURATIONS: readonly (readonly [string, Until])[] = [[TURN, 'turn'], [PHASE, 'phase'], [NEXT_TURN, 'nextTurn'], [FOREVER, 'forever']];
export const duration = (c: Cursor): Until | null =>
  c.oneOf(DURATIONS, 'how long ("this turn", "until the end of the phase", "for the rest of the game")');

const PLAYERS: readonly (readonly [string, Who])[] = [
  ['you', 'you'],
  ['(?:your|the|an|each) opponent', 'opponent'],
  ['each player|both players|all players', 'each'],
  ['the player whose turn it is|the turn player', 'turnPlayer'],
];

/** A player who does something. A player that is named is who "they" are from then on. */
export function player(c: Cursor): Who | null {
  const named = c.oneOf(PLAYERS, 'a player ("you", "your opponent", "each player", "the player whose turn it is")');
  if (named !== null) {
    if (named !== 'you') c.name({ they: named });
    return named;
  }
  if (c.word('they|that player', null) && c.scope.they) return c.scope.they;
  if (c.word("its owner|that (?:entity|card|form)'s owner", '"its owner"')) return ownerOfIt(c);
  return c.word("its controller|that (?:entity|card|form)'s controller", '"its controller"') ? controllerOfIt(c) : null;
}

/** Whose card it is, whoever controls it (37.1). */
function ownerOfIt(c: Cursor): Who | null {
  const { it, targets, triggers } = c.scope;
  const triggered = (it?.sel === 'it' || it?.sel === 'this') && triggers.length > 0;
  const targeted = it?.sel === 'target' && it.index === 0 && triggers.length === 0 && targets[0].kind === 'object';
  if (!triggered && !targeted) return c.miss(c.at, 'a player whom the effect knows ("you", "your opponent", "its controller")');
  c.name({ they: 'owner' });
  return 'owner';
}

/** What `it` was described by may already say whose it is. */
function controllerOfIt(c: Cursor): Who | null {
  const { it, targets, triggers } = c.scope;
  let told: Who | null = it?.sel === 'this' ? 'you' : it?.sel === 'host' ? it.of : null;
  if (it?.sel === 'target') told = targets[it.index].filter.controller ?? null;
  // `its` is the thing that triggered, or else the first target; of anything else there is no word for its controller.
  if (it?.sel === 'it' || (it?.sel === 'target' && it.index === 0 && triggers.length === 0)) told ??= 'its';
  if (told === null) return c.miss(c.at, 'a player whom the effect knows ("you", "your opponent")');
  c.name({ they: told });
  return told;
}

const OWNERS: readonly (readonly [string, Who])[] = [
  ["(?:your|the|an|each) opponent's", 'opponent'],
  ['your', 'you'],
  ["each player's|all players'|both players'", 'each'],
  ["the turn player's", 'turnPlayer'],
];

/** Whose hand, deck or Host. */
export function whose(c: Cursor): Who | null {
  const named = c.oneOf(OWNERS, '"your" or "your opponent\'s"');
  if (named !== null) return named;
  if (c.word("target player's", null)) {
    c.name({ targets: [...c.scope.targets, { kind: 'player', filter: {}, min: 1, max: 1 }], they: 'target' });
    return 'target';
  }
  if (c.word("their|that player's", null) && c.scope.they) return c.scope.they;
  return c.word("its controller's", null) ? controllerOfIt(c) : null;
}
