import type { HostBoard, Player, Seat } from '../../board.js';
import { RESOURCE_INDEX } from '../../board.js';
import { check, illegal, undecidable } from '../../check.js';
import type { HostEventOf } from '../../events.js';
import { canPay, countSymbols, isUnsure, pays, POINTS, pointsIn } from '../../payment.js';
import { deed } from '../../phrases.js';
import { effectAbility } from '../../sources.js';
import { priceOf, type Price } from '../../prices.js';
import { findSource, seatIndex } from '../../things.js';
import { unmodelledAbout } from '../../unmodelled.js';

const SHORT = '{player} {did}, paying {paid}; it costs {cost}.';
const TOO_MUCH = '{player} {did}, paying {paid}; it costs only {cost}.';
const LACKS = '{player} {did}, paying {paid} with {pool} available.';
const UNSURE = '{player} {did}, paying {paid}. Whether {player} had that is not on record.';
const CANNOT = '{player} {did}, which costs {cost}, with {pool} available.';

export const costIsPaid = check({
  id: 'cost-is-paid',
  cites: [
    '12.3', '12.3.1', '12.4', '12.5', '12.5.1', '14.2', '14.2.1', '17.2.1', '27.4', 'host-basics:playing-cards',
    'host-basics:playing-cards/spend-resource', 'host-basics:playing-cards/play-the-card', 'host-basics:reading-a-card',
    'host-basics:reading-a-card/cost', 'host-basics:effect-types', 'host-basics:effect-types/activated-effects', 'host-basics:faqs',
    'host-basics:faqs/1',
  ],
  rule: 'A cost is paid in full: a typed symbol with its own type, a generic one with anything, and the payment is stated.',
  on: ['CardPlayed', 'AbilityActivated', 'AmbushActivated'],
  messages: {
    short: illegal(SHORT, {
      cites: [
        '12.3', '12.3.1', '14.2', 'host-basics:playing-cards', 'host-basics:playing-cards/spend-resource', 'host-basics:reading-a-card',
        'host-basics:reading-a-card/cost',
      ],
    }),
    effectShort: illegal(SHORT, {
      cites: ['27.4', '12.3', '12.3.1', 'host-basics:effect-types', 'host-basics:effect-types/activated-effects'],
    }),
    ambushShort: illegal(SHORT, { cites: ['17.2.1', '12.3', '12.3.1', 'host-basics:playing-cards/play-the-card'] }),
    lacks: illegal(LACKS, { cites: ['14.2', '12.5.1', '12.3', 'host-basics:playing-cards', 'host-basics:playing-cards/spend-resource'] }),
    effectLacks: illegal(LACKS, { cites: ['27.4', '12.5.1', '12.3'] }),
    ambushLacks: illegal(LACKS, { cites: ['17.2.1', '12.5.1', '12.3'] }),
    cannot: illegal(CANNOT, { cites: ['14.2', '12.5.1', '12.3', 'host-basics:playing-cards', 'host-basics:playing-cards/spend-resource'] }),
    effectCannot: illegal(CANNOT, { cites: ['27.4', '12.5.1', '12.3'] }),
    ambushCannot: illegal(CANNOT, { cites: ['17.2.1', '12.5.1', '12.3'] }),
    genericForTyped: illegal('{player} {did}, paying {paid} for {cost}: a $ pays for $ and nothing else.', {
      cites: ['12.4', '12.3', 'host-basics:faqs', 'host-basics:faqs/1', 'host-basics:playing-cards'],
    }),
    tooMuch: illegal(TOO_MUCH, { cites: ['14.2', '12.3', '12.5', 'host-basics:playing-cards', 'host-basics:playing-cards/spend-resource'] }),
    effectTooMuch: illegal(TOO_MUCH, { cites: ['27.4', '12.3', '12.5'] }),
    ambushTooMuch: illegal(TOO_MUCH, { cites: ['17.2.1', '12.3', '12.5'] }),
    layingIsFree: illegal('{player} paid {paid} to lay an Ambush: laying costs nothing, its cost is paid when it is activated.', {
      cites: ['14.2.1', 'host-basics:playing-cards/play-the-card'],
    }),
    statement: illegal('{player} {did} and stated {generic} for the generic part; that does not fit {paid} for {cost}.', {
      cites: ['12.5', '12.5.1'],
    }),
    unstated: undecidable('{player} {did}. How {cost} was paid is not on record, and there was more than one way.', {
      cites: ['12.5', '12.5.1'],
    }),
    untold: undecidable('{player} {did}. Whether {cost} could be paid is not on record.', { cites: ['12.5.1', '12.3'] }),
    unsure: undecidable(UNSURE, { cites: ['12.3', '12.5.1', '14.2'] }),
    effectUnsure: undecidable(UNSURE, { cites: ['12.3', '12.5.1', '27.4'] }),
    ambushUnsure: undecidable(UNSURE, { cites: ['12.3', '12.5.1', '17.2.1'] }),
    leftOver: undecidable('{player} {did}, paying {paid}. Whether that was left hangs on an earlier payment that nobody stated.', {
      cites: ['12.5', '12.5.1'],
    }),
    priceUntold: undecidable('{player} {did}, paying {paid}; it costs {cost}. Whether that text applies is not on record.', {
      cites: ['12.3', '12.5.1', '14.2', '17.2.1'],
    }),
    whichFalls: undecidable('{player} {did}, paying {paid}; it costs {cost}. The text says how many symbols fall away, and not which.', {
      cites: ['12.3', '12.5.1', '14.2', '17.2.1'],
      reading: 'To leave out generic symbols before typed ones is right in any case; whether a typed one may be left out before them, no section says.',
    }),
    unless: undecidable('{player} {did}, paying {paid}; it costs {cost}. The text of {card} is not modelled and may change that.', {
      cites: ['12.3', '12.5.1'],
    }),
  },
  judge({ event, board }, report) {
    const seat = seatIndex(board, event.by) as Seat;
    const player = board.players[seat];
    const { paid, generic } = event.data;
    const price = changedPrice(board, event, seat);
    const cost = price ? costBy(price, paid) : costOf(board, event, seat);
    if (cost === null) return;
    if (price && isOpen(price, paid, player)) return report(price.untold ? 'priceUntold' : 'whichFalls', factsOf(board, event, cost, price));
    if (paid === undefined) {
      if (cost === '') return;
      const can = canPay(player, cost);
      if (can === 1 && isOnlyWay(player, cost)) return;
      const facts = factsOf(board, event, cost, price);
      if (Number.isNaN(can)) {
        if (player.poolGap || player.pointsGap) report('untold', facts, [player.poolGap]);
      }
      else if (can === 1) report('unstated', facts);
      else report(facts.card ? 'unless' : IDS[event.type].cannot, facts);
      return;
    }
    if (!pays(paid, cost)) {
      const facts = factsOf(board, event, cost, price);
      if (isLaying(board, event)) return report('layingIsFree', facts);
      if (facts.card) return report('unless', facts);
      if (paid.length > cost.length) return report(IDS[event.type].tooMuch, facts);
      const isGenericForTyped = paid.length === cost.length && countSymbols(paid)[4] > countSymbols(cost)[4];
      return report(isGenericForTyped ? 'genericForTyped' : IDS[event.type].short, facts);
    }
    if (generic !== undefined && !isGenericPart(generic, paid, cost)) {
      report('statement', { ...factsOf(board, event, cost, price), generic: generic || 'nothing' });
    }
    if (lacks(player, paid)) report(IDS[event.type].lacks, factsOf(board, event, cost, price));
    else if (isAskedFirst(player, paid)) {
      report(player.poolGap > 0 ? 'leftOver' : IDS[event.type].unsure, factsOf(board, event, cost, price), [player.poolGap]);
    }
  },
});

type Paying = HostEventOf<'CardPlayed'> | HostEventOf<'AbilityActivated'> | HostEventOf<'AmbushActivated'>;

const IDS = {
  CardPlayed: { short: 'short', lacks: 'lacks', cannot: 'cannot', unsure: 'unsure', tooMuch: 'tooMuch' },
  AbilityActivated: { short: 'effectShort', lacks: 'effectLacks', cannot: 'effectCannot', unsure: 'effectUnsure', tooMuch: 'effectTooMuch' },
  AmbushActivated: { short: 'ambushShort', lacks: 'ambushLacks', cannot: 'ambushCannot', unsure: 'ambushUnsure', tooMuch: 'ambushTooMuch' },
} as const;

/** A card that keeps its face down is an Ambush (14.3). */
const isLaying = (board: HostBoard, event: Paying): boolean =>
  event.type === 'CardPlayed' && (event.data.card === null || board.book.main(event.data.card)?.type === 'Ambush');

/** The symbols that it costs; null where that is not modelled. */
function costOf(board: HostBoard, event: Paying, seat: Seat): string | null {
  if (event.type === 'AbilityActivated') {
    const source = findSource(board, event.data.source, seat);
    const ability = source?.card ? effectAbility(source.card, event.data.ability, ['activated']) : null;
    return ability?.kind === 'activated' ? ability.cost.resources : null;
  }
  if (isLaying(board, event)) return '';
  return board.book.main(event.data.card!)?.cost ?? null;
}

/** What the text of cards makes it cost; null where that is what is printed. */
function changedPrice(board: HostBoard, event: Paying, seat: Seat): Price | null {
  if (event.type === 'AbilityActivated' || isLaying(board, event)) return null;
  const card = board.book.main(event.data.card!);
  return card ? priceOf(board, card, seat) : null;
}

/** Of several costs that are right, or may be, the one that was paid; else the first. */
function costBy({ costs, open }: Price, paid: string | undefined): string {
  const all = [...costs, ...open];
  return all.find((cost) => paid !== undefined && pays(paid, cost)) ?? all[0] ?? '';
}

/** Whether the payment, or what there was to pay with, fits nothing but what the card may cost. */
function isOpen({ costs, open }: Price, paid: string | undefined, player: Player): boolean {
  const fits = (cost: string): boolean => (paid === undefined ? canPay(player, cost) !== 0 : pays(paid, cost));
  return costs.length + open.length === 0 || (!costs.some(fits) && open.some(fits));
}

/** "£ (by the text of Toll Bridge)". */
function costWords(cost: string, price: Price | null): string {
  if (!price) return cost || 'nothing';
  const all = [...price.costs, ...price.open].map((one) => one || 'nothing');
  return `${all.join(' or ') || 'nobody knows what'} (by the text of ${price.by.join(' and ')})`;
}

interface Facts {
  readonly [name: string]: string;
  /** A card whose text may change what is to be paid, or nothing. */
  readonly card: string;
}

type PaymentFacts = Facts & Record<'player' | 'did' | 'cost' | 'paid' | 'pool', string>;

function factsOf(board: HostBoard, event: Paying, cost: string, price: Price | null): PaymentFacts {
  const player = board.players[seatIndex(board, event.by) as Seat];
  const played = event.type === 'AbilityActivated' || event.data.card === null ? null : board.book.main(event.data.card);
  return {
    player: event.by!,
    did: deed(event),
    cost: costWords(cost, price),
    paid: event.data.paid === undefined ? 'not stated' : event.data.paid || 'nothing',
    pool: poolOf(player),
    card: unmodelledAbout(board, /\bcosts?\b|\bpay|\bfree\b/i, played) ?? '',
  };
}

function poolOf({ resources, points }: Player): string {
  const symbol = (s: string, n: number): string => (n > 0 ? s.repeat(n) : '');
  const known = Object.entries(RESOURCE_INDEX).map(([s, i]) => symbol(s, resources[i])).join('') + symbol('#', points);
  return resources.some(Number.isNaN) ? `${known || 'no others'} besides what is not on record` : known || 'nothing';
}

function lacks({ resources, points }: Player, paid: string): boolean {
  const given = countSymbols(paid);
  for (let i = 0; i < given.length; i++) if (given[i] > resources[i]) return true;
  return pointsIn(paid) > points;
}

/** Whether it hangs on resources or points that are not on record, and nothing has been spent from those yet. */
const isAskedFirst = (player: Player, paid: string): boolean =>
  (player.poolGap !== 0 && isUnsure(player, paid)) || (player.pointsGap !== 0 && pointsIn(paid) > player.sure[POINTS]);

/** The part named for the $ is among what was paid, as many as the $, and leaves the typed symbols paid (12.5.1). */
function isGenericPart(generic: string, paid: string, cost: string): boolean {
  const rest = countSymbols(paid);
  for (const s of generic) if (--rest[RESOURCE_INDEX[s]] < 0) return false;
  const need = countSymbols(cost);
  return generic.length === need[4] && rest.every((n, i) => i === 4 || n === need[i]);
}

function isOnlyWay(player: Player, cost: string): boolean {
  const need = countSymbols(cost);
  if (need[4] === 0) return true;
  const spare = player.resources.map((n, i) => (i === 4 ? n : n - need[i]));
  return spare.filter((n) => n > 0).length <= 1 || spare.reduce((a, b) => a + b, 0) === need[4];
}
