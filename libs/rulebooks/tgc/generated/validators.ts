/** How long an event of TGC is, or 0 where it is not well formed. Written by `npm run generate` from the event specs: change those, not this. */
import { isLonger } from '#kernel/characters.js';
import { numberLength } from '#kernel/compact-length.js';
import { envelopeLength } from '#kernel/envelope.js';
import type { Validator } from '#kernel/rulebook.js';

type Members = { readonly [key: string]: unknown };

function isSeat(value: unknown, seats: readonly string[]): boolean {
  for (let i = 0; i < seats.length; i++) if (value === seats[i]) return true;
  return false;
}

function lengthOfSubtypes(value: unknown): number {
  if (!Array.isArray(value) || value.length < 1 || value.length > 12) return 0;
  let length = value.length === 0 ? 2 : value.length + 1;
  for (let i = 0; i < value.length; i++) {
    const item: unknown = value[i];
    if (typeof item !== 'string' || (item.length > 40 && isLonger(item, 40))) return 0;
    length += item.length + 2;
  }
  return length;
}

function lengthOfCards(value: unknown): number {
  if (!Array.isArray(value) || value.length > 200) return 0;
  let length = value.length === 0 ? 2 : value.length + 1;
  for (let i = 0; i < value.length; i++) {
    const item: unknown = value[i];
    if (item !== null && (typeof item !== 'string' || (item.length > 80 && isLonger(item, 80)))) return 0;
    length += (item === null ? 4 : item.length + 2);
  }
  return length;
}

function isPhase(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  switch (value.length) {
    case 3:
      return value === 'end';
    case 4:
      return value === 'draw' || value === 'play';
    case 6:
      return value === 'battle';
    case 7:
      return value === 'standby';
    default:
      return false;
  }
}

function lengthOfOnItem(value: unknown, seats: readonly string[]): number {
  const data = value as Members;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return 0;
  const $of = data.of;
  const $name = data.name;
  const $copy = data.copy;
  const $player = data.player;
  let length = 2;
  if ($of !== undefined) {
    if (!isSeat($of, seats)) return 0;
    length += ($of as string).length + 8;
  }
  if ($name !== undefined) {
    if (typeof $name !== 'string' || ($name.length > 80 && isLonger($name, 80))) return 0;
    length += $name.length + 10;
  }
  if ($copy !== undefined) {
    if (typeof $copy !== 'number' || ($copy | 0) !== $copy || $copy < 1 || $copy > 99) return 0;
    length += numberLength($copy) + 8;
  }
  if ($player !== undefined) {
    if (!isSeat($player, seats)) return 0;
    length += ($player as string).length + 12;
  }
  if (length > 2) length--;
  return length;
}

function lengthOfOn(value: unknown, seats: readonly string[]): number {
  let part = 0;
  if (!Array.isArray(value) || value.length < 1 || value.length > 20) return 0;
  let length = value.length === 0 ? 2 : value.length + 1;
  for (let i = 0; i < value.length; i++) {
    const item: unknown = value[i];
    if ((part = lengthOfOnItem(item, seats)) === 0) return 0;
    length += part;
  }
  return length;
}

function isToZone(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  switch (value.length) {
    case 3:
      return value === 'top';
    case 4:
      return value === 'hand' || value === 'deck';
    case 6:
      return value === 'bottom';
    case 7:
      return value === 'discard';
    default:
      return false;
  }
}

function lengthOfTo(value: unknown, seats: readonly string[]): number {
  const data = value as Members;
  if (typeof data !== 'object' || data === null) return 0;
  const $of = data.of;
  const $zone = data.zone;
  let length = 15;
  if (!isSeat($of, seats)) return 0;
  length += ($of as string).length + 2;
  if (!isToZone($zone)) return 0;
  length += ($zone as string).length + 2;
  return length;
}

function lengthOfChangesItem(value: unknown): number {
  const data = value as Members;
  if (typeof data !== 'object' || data === null) return 0;
  const $stat = data.stat;
  const $n = data.n;
  let length = 14;
  if ($stat !== 'power' && $stat !== 'resolve') return 0;
  length += ($stat as string).length + 2;
  if (typeof $n !== 'number' || ($n | 0) !== $n || $n < -99 || $n > 99) return 0;
  length += numberLength($n);
  return length;
}

function lengthOfChanges(value: unknown): number {
  let part = 0;
  if (!Array.isArray(value) || value.length < 1 || value.length > 4) return 0;
  let length = value.length === 0 ? 2 : value.length + 1;
  for (let i = 0; i < value.length; i++) {
    const item: unknown = value[i];
    if ((part = lengthOfChangesItem(item)) === 0) return 0;
    length += part;
  }
  return length;
}

function isPenalty(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  switch (value.length) {
    case 7:
      return value === 'warning';
    case 9:
      return value === 'game-loss';
    case 10:
      return value === 'match-loss';
    case 16:
      return value === 'disqualification';
    default:
      return false;
  }
}

const GameBegan: Validator = (it) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'GameBegan') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return 0;
  const $game = data.game;
  let length = 36;
  if (typeof $game !== 'number' || ($game | 0) !== $game || $game < 1 || $game > 999999) return 0;
  length += numberLength($game);
  return envelope + length;
};

const SubtypesChosen: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'SubtypesChosen') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return 0;
  const $subtypes = data.subtypes;
  let part = 0;
  let length = 45;
  if ((part = lengthOfSubtypes($subtypes)) === 0) return 0;
  length += part;
  const { by } = event;
  if (!isSeat(by, seats)) return 0;
  return envelope + length + (by as string).length + 8;
};

const DeckHandedIn: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'DeckHandedIn') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return 0;
  const length = 32;
  const { by } = event;
  if (!isSeat(by, seats)) return 0;
  return envelope + length + (by as string).length + 8;
};

const SideGiven: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'SideGiven') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return 0;
  const $player = data.player;
  const $side = data.side;
  let length = 46;
  if (!isSeat($player, seats)) return 0;
  length += ($player as string).length + 2;
  if ($side !== 'heads' && $side !== 'tails') return 0;
  length += ($side as string).length + 2;
  return envelope + length;
};

const CoinTossed: Validator = (it) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'CoinTossed') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return 0;
  const $side = data.side;
  let length = 37;
  if ($side !== 'heads' && $side !== 'tails') return 0;
  length += ($side as string).length + 2;
  return envelope + length;
};

const OrderChosen: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'OrderChosen') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return 0;
  const $order = data.order;
  let length = 39;
  if ($order !== 'first' && $order !== 'second') return 0;
  length += ($order as string).length + 2;
  const { by } = event;
  if (!isSeat(by, seats)) return 0;
  return envelope + length + (by as string).length + 8;
};

const Mulliganed: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'Mulliganed') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return 0;
  const $cards = data.cards;
  const $drawn = data.drawn;
  let part = 0;
  let length = 47;
  if ((part = lengthOfCards($cards)) === 0) return 0;
  length += part;
  if ((part = lengthOfCards($drawn)) === 0) return 0;
  length += part;
  const { by } = event;
  if (!isSeat(by, seats)) return 0;
  return envelope + length + (by as string).length + 8;
};

const HandKept: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'HandKept') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return 0;
  const length = 28;
  const { by } = event;
  if (!isSeat(by, seats)) return 0;
  return envelope + length + (by as string).length + 8;
};

const DiscardsShuffledIn: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'DiscardsShuffledIn') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return 0;
  const length = 38;
  const { by } = event;
  if (!isSeat(by, seats)) return 0;
  return envelope + length + (by as string).length + 8;
};

const DeckShuffled: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'DeckShuffled') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return 0;
  const length = 32;
  const { by } = event;
  if (!isSeat(by, seats)) return 0;
  return envelope + length + (by as string).length + 8;
};

const ValuesSet: Validator = (it) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'ValuesSet') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return 0;
  const $hs = data.hs;
  const $plasma = data.plasma;
  let length = 44;
  if (typeof $hs !== 'number' || ($hs | 0) !== $hs || $hs < 0 || $hs > 999) return 0;
  length += numberLength($hs);
  if (typeof $plasma !== 'number' || ($plasma | 0) !== $plasma || $plasma < 0 || $plasma > 999) return 0;
  length += numberLength($plasma);
  return envelope + length;
};

const CoinPlaced: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'CoinPlaced') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return 0;
  const $player = data.player;
  const $side = data.side;
  let length = 47;
  if (!isSeat($player, seats)) return 0;
  length += ($player as string).length + 2;
  if ($side !== 'heads' && $side !== 'tails') return 0;
  length += ($side as string).length + 2;
  return envelope + length;
};

const PhaseBegan: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'PhaseBegan') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return 0;
  const $player = data.player;
  const $phase = data.phase;
  let length = 48;
  if (!isSeat($player, seats)) return 0;
  length += ($player as string).length + 2;
  if (!isPhase($phase)) return 0;
  length += ($phase as string).length + 2;
  return envelope + length;
};

const PlasmaSet: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'PlasmaSet') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return 0;
  const $player = data.player;
  const $amount = data.amount;
  let length = 48;
  if (!isSeat($player, seats)) return 0;
  length += ($player as string).length + 2;
  if (typeof $amount !== 'number' || ($amount | 0) !== $amount || $amount < 0 || $amount > 999) return 0;
  length += numberLength($amount);
  return envelope + length;
};

const HsSet: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'HsSet') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return 0;
  const $player = data.player;
  const $amount = data.amount;
  let length = 44;
  if (!isSeat($player, seats)) return 0;
  length += ($player as string).length + 2;
  if (typeof $amount !== 'number' || ($amount | 0) !== $amount || $amount < 0 || $amount > 999) return 0;
  length += numberLength($amount);
  return envelope + length;
};

const AllUntapped: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'AllUntapped') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return 0;
  const length = 31;
  const { by } = event;
  if (!isSeat(by, seats)) return 0;
  return envelope + length + (by as string).length + 8;
};

const PhasePassed: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'PhasePassed') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return 0;
  const length = 31;
  const { by } = event;
  if (!isSeat(by, seats)) return 0;
  return envelope + length + (by as string).length + 8;
};

const NothingDone: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'NothingDone') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return 0;
  const length = 31;
  const { by } = event;
  if (!isSeat(by, seats)) return 0;
  return envelope + length + (by as string).length + 8;
};

const BothDidNothing: Validator = (it) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'BothDidNothing') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return 0;
  const length = 34;
  return envelope + length;
};

const CardPlayed: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'CardPlayed') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return 0;
  const $card = data.card;
  const $on = data.on;
  const $paid = data.paid;
  const $upright = data.upright;
  let part = 0;
  let length = 37;
  if (typeof $card !== 'string' || ($card.length > 80 && isLonger($card, 80))) return 0;
  length += $card.length + 2;
  if ($on !== undefined) {
    if ((part = lengthOfOn($on, seats)) === 0) return 0;
    length += part + 6;
  }
  if ($paid !== undefined) {
    if (typeof $paid !== 'number' || ($paid | 0) !== $paid || $paid < 0 || $paid > 999) return 0;
    length += numberLength($paid) + 8;
  }
  if ($upright !== undefined) {
    if ($upright !== true) return 0;
    length += 4 + 11;
  }
  const { by } = event;
  if (!isSeat(by, seats)) return 0;
  return envelope + length + (by as string).length + 8;
};

const EffectActivated: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'EffectActivated') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return 0;
  const $source = data.source;
  const $ability = data.ability;
  const $because = data.because;
  const $on = data.on;
  const $discarding = data.discarding;
  const $paid = data.paid;
  let part = 0;
  let length = 44;
  if ((part = lengthOfOnItem($source, seats)) === 0) return 0;
  length += part;
  if ($ability !== undefined) {
    if (typeof $ability !== 'number' || ($ability | 0) !== $ability || $ability < 1 || $ability > 20) return 0;
    length += numberLength($ability) + 11;
  }
  if ($because !== undefined) {
    if (typeof $because !== 'number' || ($because | 0) !== $because || $because < 0 || $because > 1000000000) return 0;
    length += numberLength($because) + 11;
  }
  if ($on !== undefined) {
    if ((part = lengthOfOn($on, seats)) === 0) return 0;
    length += part + 6;
  }
  if ($discarding !== undefined) {
    if ((part = lengthOfCards($discarding)) === 0) return 0;
    length += part + 14;
  }
  if ($paid !== undefined) {
    if (typeof $paid !== 'number' || ($paid | 0) !== $paid || $paid < 0 || $paid > 999) return 0;
    length += numberLength($paid) + 8;
  }
  const { by } = event;
  if (!isSeat(by, seats)) return 0;
  return envelope + length + (by as string).length + 8;
};

const CoinFlipped: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'CoinFlipped') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return 0;
  const length = 31;
  const { by } = event;
  if (!isSeat(by, seats)) return 0;
  return envelope + length + (by as string).length + 8;
};

const BattleDeclared: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'BattleDeclared') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return 0;
  const $attacker = data.attacker;
  const $target = data.target;
  let part = 0;
  let length = 55;
  if ((part = lengthOfOnItem($attacker, seats)) === 0) return 0;
  length += part;
  if ((part = lengthOfOnItem($target, seats)) === 0) return 0;
  length += part;
  const { by } = event;
  if (!isSeat(by, seats)) return 0;
  return envelope + length + (by as string).length + 8;
};

const BlockDeclared: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'BlockDeclared') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return 0;
  const $with = data.with;
  let part = 0;
  let length = 40;
  if ((part = lengthOfOn($with, seats)) === 0) return 0;
  length += part;
  const { by } = event;
  if (!isSeat(by, seats)) return 0;
  return envelope + length + (by as string).length + 8;
};

const BlockDeclined: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'BlockDeclined') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return 0;
  const length = 33;
  const { by } = event;
  if (!isSeat(by, seats)) return 0;
  return envelope + length + (by as string).length + 8;
};

const CardsDrawn: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'CardsDrawn') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return 0;
  const $cards = data.cards;
  let part = 0;
  let length = 38;
  if ((part = lengthOfCards($cards)) === 0) return 0;
  length += part;
  const { by } = event;
  if (!isSeat(by, seats)) return 0;
  return envelope + length + (by as string).length + 8;
};

const CardsDiscarded: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'CardsDiscarded') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return 0;
  const $cards = data.cards;
  let part = 0;
  let length = 42;
  if ((part = lengthOfCards($cards)) === 0) return 0;
  length += part;
  const { by } = event;
  if (!isSeat(by, seats)) return 0;
  return envelope + length + (by as string).length + 8;
};

const CardsRevealed: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'CardsRevealed') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return 0;
  const $cards = data.cards;
  let part = 0;
  let length = 41;
  if ((part = lengthOfCards($cards)) === 0) return 0;
  length += part;
  const { by } = event;
  if (!isSeat(by, seats)) return 0;
  return envelope + length + (by as string).length + 8;
};

const DamageDealt: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'DamageDealt') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return 0;
  const $source = data.source;
  const $amount = data.amount;
  const $to = data.to;
  let part = 0;
  let length = 46;
  if (typeof $amount !== 'number' || ($amount | 0) !== $amount || $amount < 0 || $amount > 999) return 0;
  length += numberLength($amount);
  if ((part = lengthOfOnItem($to, seats)) === 0) return 0;
  length += part;
  if ($source !== undefined) {
    if ((part = lengthOfOnItem($source, seats)) === 0) return 0;
    length += part + 10;
  }
  return envelope + length;
};

const CardDestroyed: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'CardDestroyed') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return 0;
  const $card = data.card;
  const $to = data.to;
  let part = 0;
  let length = 40;
  if ((part = lengthOfOnItem($card, seats)) === 0) return 0;
  length += part;
  if ($to !== undefined) {
    if ((part = lengthOfTo($to, seats)) === 0) return 0;
    length += part + 6;
  }
  return envelope + length;
};

const CardDiscarded: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'CardDiscarded') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return 0;
  const $card = data.card;
  let part = 0;
  let length = 40;
  if ((part = lengthOfOnItem($card, seats)) === 0) return 0;
  length += part;
  return envelope + length;
};

const CardMoved: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'CardMoved') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return 0;
  const $card = data.card;
  const $to = data.to;
  let part = 0;
  let length = 42;
  if ((part = lengthOfOnItem($card, seats)) === 0) return 0;
  length += part;
  if ((part = lengthOfTo($to, seats)) === 0) return 0;
  length += part;
  return envelope + length;
};

const CardTapped: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'CardTapped') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return 0;
  const $card = data.card;
  let part = 0;
  let length = 37;
  if ((part = lengthOfOnItem($card, seats)) === 0) return 0;
  length += part;
  return envelope + length;
};

const CardUntapped: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'CardUntapped') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return 0;
  const $card = data.card;
  let part = 0;
  let length = 39;
  if ((part = lengthOfOnItem($card, seats)) === 0) return 0;
  length += part;
  return envelope + length;
};

const EquipmentAttached: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'EquipmentAttached') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return 0;
  const $card = data.card;
  const $to = data.to;
  let part = 0;
  let length = 50;
  if ((part = lengthOfOnItem($card, seats)) === 0) return 0;
  length += part;
  if ((part = lengthOfOnItem($to, seats)) === 0) return 0;
  length += part;
  return envelope + length;
};

const StatsChanged: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'StatsChanged') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return 0;
  const $card = data.card;
  const $changes = data.changes;
  const $until = data.until;
  let part = 0;
  let length = 50;
  if ((part = lengthOfOnItem($card, seats)) === 0) return 0;
  length += part;
  if ((part = lengthOfChanges($changes)) === 0) return 0;
  length += part;
  if ($until !== undefined) {
    if ($until !== 'turn' && $until !== 'forever') return 0;
    length += ($until as string).length + 11;
  }
  return envelope + length;
};

const HsGained: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'HsGained') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return 0;
  const $player = data.player;
  const $amount = data.amount;
  let length = 47;
  if (!isSeat($player, seats)) return 0;
  length += ($player as string).length + 2;
  if (typeof $amount !== 'number' || ($amount | 0) !== $amount || $amount < 0 || $amount > 999) return 0;
  length += numberLength($amount);
  return envelope + length;
};

const HsLost: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'HsLost') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return 0;
  const $player = data.player;
  const $amount = data.amount;
  let length = 45;
  if (!isSeat($player, seats)) return 0;
  length += ($player as string).length + 2;
  if (typeof $amount !== 'number' || ($amount | 0) !== $amount || $amount < 0 || $amount > 999) return 0;
  length += numberLength($amount);
  return envelope + length;
};

const PlasmaGained: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'PlasmaGained') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return 0;
  const $player = data.player;
  const $amount = data.amount;
  let length = 51;
  if (!isSeat($player, seats)) return 0;
  length += ($player as string).length + 2;
  if (typeof $amount !== 'number' || ($amount | 0) !== $amount || $amount < 0 || $amount > 999) return 0;
  length += numberLength($amount);
  return envelope + length;
};

const PlasmaLost: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'PlasmaLost') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return 0;
  const $player = data.player;
  const $amount = data.amount;
  let length = 49;
  if (!isSeat($player, seats)) return 0;
  length += ($player as string).length + 2;
  if (typeof $amount !== 'number' || ($amount | 0) !== $amount || $amount < 0 || $amount > 999) return 0;
  length += numberLength($amount);
  return envelope + length;
};

const EffectEnded: Validator = (it) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'EffectEnded') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return 0;
  const length = 31;
  return envelope + length;
};

const Surrendered: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'Surrendered') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return 0;
  const length = 31;
  const { by } = event;
  if (!isSeat(by, seats)) return 0;
  return envelope + length + (by as string).length + 8;
};

const GameWon: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'GameWon') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return 0;
  const $winner = data.winner;
  let length = 36;
  if (!isSeat($winner, seats)) return 0;
  length += ($winner as string).length + 2;
  return envelope + length;
};

const GameDrawn: Validator = (it) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'GameDrawn') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return 0;
  const length = 29;
  return envelope + length;
};

const Noted: Validator = (it) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'Noted') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return 0;
  const $text = data.text;
  let length = 32;
  if (typeof $text !== 'string' || ($text.length > 2000 && isLonger($text, 2000))) return 0;
  length += $text.length + 2;
  return envelope + length;
};

const JudgeCalled: Validator = (it) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'JudgeCalled') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return 0;
  const $about = data.about;
  let length = 31;
  if ($about !== undefined) {
    if (typeof $about !== 'string' || ($about.length > 2000 && isLonger($about, 2000))) return 0;
    length += $about.length + 11;
  }
  if (length > 31) length--;
  return envelope + length;
};

const BackedUp: Validator = (it) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'BackedUp') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return 0;
  const $to = data.to;
  let length = 33;
  if (typeof $to !== 'number' || ($to | 0) !== $to || $to < 0 || $to > 1000000000) return 0;
  length += numberLength($to);
  if ((data.to as number) >= (event.n as number)) return 0;
  return envelope + length;
};

const RulingGiven: Validator = (it) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'RulingGiven') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return 0;
  const $text = data.text;
  let length = 38;
  if (typeof $text !== 'string' || ($text.length > 2000 && isLonger($text, 2000))) return 0;
  length += $text.length + 2;
  return envelope + length;
};

const PenaltyGiven: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'PenaltyGiven') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return 0;
  const $seat = data.seat;
  const $penalty = data.penalty;
  const $for = data.for;
  let length = 50;
  if (!isSeat($seat, seats)) return 0;
  length += ($seat as string).length + 2;
  if (!isPenalty($penalty)) return 0;
  length += ($penalty as string).length + 2;
  if ($for !== undefined) {
    if (typeof $for !== 'string' || ($for.length > 2000 && isLonger($for, 2000))) return 0;
    length += $for.length + 9;
  }
  return envelope + length;
};

export const validators: Readonly<Record<string, Validator>> = {
  GameBegan,
  SubtypesChosen,
  DeckHandedIn,
  SideGiven,
  CoinTossed,
  OrderChosen,
  Mulliganed,
  HandKept,
  DiscardsShuffledIn,
  DeckShuffled,
  ValuesSet,
  CoinPlaced,
  PhaseBegan,
  PlasmaSet,
  HsSet,
  AllUntapped,
  PhasePassed,
  NothingDone,
  BothDidNothing,
  CardPlayed,
  EffectActivated,
  CoinFlipped,
  BattleDeclared,
  BlockDeclared,
  BlockDeclined,
  CardsDrawn,
  CardsDiscarded,
  CardsRevealed,
  DamageDealt,
  CardDestroyed,
  CardDiscarded,
  CardMoved,
  CardTapped,
  CardUntapped,
  EquipmentAttached,
  StatsChanged,
  HsGained,
  HsLost,
  PlasmaGained,
  PlasmaLost,
  EffectEnded,
  Surrendered,
  GameWon,
  GameDrawn,
  Noted,
  JudgeCalled,
  BackedUp,
  RulingGiven,
  PenaltyGiven,
};
