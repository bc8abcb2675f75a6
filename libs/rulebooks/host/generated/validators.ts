/** How long an event of Host WCG is, or 0 where it is not well formed. Written by `npm run generate` from the event specs: change those, not this. */
import { isLonger } from '#kernel/characters.js';
import { numberLength } from '#kernel/compact-length.js';
import { envelopeLength } from '#kernel/envelope.js';
import type { Validator } from '#kernel/rulebook.js';

type Members = { readonly [key: string]: unknown };

function isSeat(value: unknown, seats: readonly string[]): boolean {
  for (let i = 0; i < seats.length; i++) if (value === seats[i]) return true;
  return false;
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
    case 5:
      return value === 'start';
    case 6:
      return value === 'battle';
    case 7:
      return value === 'action1' || value === 'action2';
    default:
      return false;
  }
}

function isGained(value: string): boolean {
  for (let i = 0; i < value.length; i++) {
    const c = value.charCodeAt(i);
    if (c !== 38 && c !== 163 && c !== 33 && c !== 37 && c !== 36 && c !== 35) return false;
  }
  return true;
}

function isVerb(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  switch (value.length) {
    case 3:
      return value === 'lay';
    case 4:
      return value === 'cast' || value === 'play';
    case 6:
      return value === 'create' || value === 'embody';
    default:
      return false;
  }
}

function isFromZone(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  switch (value.length) {
    case 3:
      return value === 'top';
    case 4:
      return value === 'form' || value === 'hand' || value === 'drop' || value === 'deck' || value === 'none';
    case 6:
      return value === 'back 1' || value === 'back 2' || value === 'back 3' || value === 'back 4' || value === 'back 5' ||
        value === 'back 6' || value === 'back 7' || value === 'back 8' || value === 'back 9' || value === 'bottom' ||
        value === 'damage';
    case 7:
      return value === 'front 1' || value === 'front 2' || value === 'front 3' || value === 'front 4' || value === 'front 5' ||
        value === 'front 6' || value === 'front 7' || value === 'front 8' || value === 'front 9';
    case 8:
      return value === 'banished';
    default:
      return false;
  }
}

function lengthOfFrom(value: unknown, seats: readonly string[]): number {
  const data = value as Members;
  if (typeof data !== 'object' || data === null) return 0;
  const $of = data.of;
  const $zone = data.zone;
  let length = 9;
  if (!isFromZone($zone)) return 0;
  length += ($zone as string).length + 2;
  if ($of !== undefined) {
    if (!isSeat($of, seats)) return 0;
    length += ($of as string).length + 8;
  }
  return length;
}

function isSlot(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  switch (value.length) {
    case 4:
      return value === 'form';
    case 6:
      return value === 'back 1' || value === 'back 2' || value === 'back 3' || value === 'back 4' || value === 'back 5' ||
        value === 'back 6' || value === 'back 7' || value === 'back 8' || value === 'back 9';
    case 7:
      return value === 'front 1' || value === 'front 2' || value === 'front 3' || value === 'front 4' || value === 'front 5' ||
        value === 'front 6' || value === 'front 7' || value === 'front 8' || value === 'front 9';
    default:
      return false;
  }
}

function isTargetsItemAt(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  switch (value.length) {
    case 4:
      return value === 'form' || value === 'host' || value === 'hand' || value === 'drop' || value === 'deck';
    case 5:
      return value === 'stack';
    case 6:
      return value === 'back 1' || value === 'back 2' || value === 'back 3' || value === 'back 4' || value === 'back 5' ||
        value === 'back 6' || value === 'back 7' || value === 'back 8' || value === 'back 9' || value === 'damage' ||
        value === 'marker';
    case 7:
      return value === 'front 1' || value === 'front 2' || value === 'front 3' || value === 'front 4' || value === 'front 5' ||
        value === 'front 6' || value === 'front 7' || value === 'front 8' || value === 'front 9';
    case 8:
      return value === 'banished';
    default:
      return false;
  }
}

function lengthOfTargetsItem(value: unknown, seats: readonly string[]): number {
  const data = value as Members;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return 0;
  const $of = data.of;
  const $name = data.name;
  const $at = data.at;
  const $effect = data.effect;
  const $ability = data.ability;
  const $player = data.player;
  const $event = data.event;
  let length = 2;
  if ($of !== undefined) {
    if (!isSeat($of, seats)) return 0;
    length += ($of as string).length + 8;
  }
  if ($name !== undefined) {
    if (typeof $name !== 'string' || ($name.length > 80 && isLonger($name, 80))) return 0;
    length += $name.length + 10;
  }
  if ($at !== undefined) {
    if (!isTargetsItemAt($at)) return 0;
    length += ($at as string).length + 8;
  }
  if ($effect !== undefined) {
    if ($effect !== true) return 0;
    length += 4 + 10;
  }
  if ($ability !== undefined) {
    if (typeof $ability !== 'number' || ($ability | 0) !== $ability || $ability < 1 || $ability > 99) return 0;
    length += numberLength($ability) + 11;
  }
  if ($player !== undefined) {
    if (!isSeat($player, seats)) return 0;
    length += ($player as string).length + 12;
  }
  if ($event !== undefined) {
    if (typeof $event !== 'number' || ($event | 0) !== $event || $event < 1 || $event > 1000000000) return 0;
    length += numberLength($event) + 9;
  }
  if (length > 2) length--;
  return length;
}

function lengthOfTargets(value: unknown, seats: readonly string[]): number {
  let part = 0;
  if (!Array.isArray(value) || value.length < 1 || value.length > 20) return 0;
  let length = value.length === 0 ? 2 : value.length + 1;
  for (let i = 0; i < value.length; i++) {
    const item: unknown = value[i];
    if ((part = lengthOfTargetsItem(item, seats)) === 0) return 0;
    length += part;
  }
  return length;
}

function isChangesItemKeyword(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  switch (value.length) {
    case 4:
      return value === 'Fast';
    case 5:
      return value === 'Haste';
    case 9:
      return value === 'Lingering' || value === 'Equipment';
    case 12:
      return value === 'First Strike' || value === 'Cannot Block';
    case 13:
      return value === 'Cannot Attack';
    default:
      return false;
  }
}

function lengthOfChangesItem(value: unknown): number {
  const data = value as Members;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return 0;
  const $add = data.add;
  const $set = data.set;
  const $n = data.n;
  const $keyword = data.keyword;
  let length = 2;
  if ($add !== undefined) {
    if ($add !== 'health' && $add !== 'power' && $add !== 'soul') return 0;
    length += ($add as string).length + 9;
  }
  if ($set !== undefined) {
    if ($set !== 'health' && $set !== 'power' && $set !== 'soul') return 0;
    length += ($set as string).length + 9;
  }
  if ($n !== undefined) {
    if (typeof $n !== 'number' || ($n | 0) !== $n || $n < -99 || $n > 99) return 0;
    length += numberLength($n) + 5;
  }
  if ($keyword !== undefined) {
    if (!isChangesItemKeyword($keyword)) return 0;
    length += ($keyword as string).length + 13;
  }
  if (length > 2) length--;
  return length;
}

function lengthOfChanges(value: unknown): number {
  let part = 0;
  if (!Array.isArray(value) || value.length < 1 || value.length > 6) return 0;
  let length = value.length === 0 ? 2 : value.length + 1;
  for (let i = 0; i < value.length; i++) {
    const item: unknown = value[i];
    if ((part = lengthOfChangesItem(item)) === 0) return 0;
    length += part;
  }
  return length;
}

function isBecause(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  switch (value.length) {
    case 4:
      return value === 'deck' || value === 'hand';
    case 6:
      return value === 'damage';
    case 10:
      return value === 'concession';
    default:
      return false;
  }
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
  if (typeof $game !== 'number' || ($game | 0) !== $game || $game < 1 || $game > 9999) return 0;
  length += numberLength($game);
  return envelope + length;
};

const DeckPlaced: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'DeckPlaced') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return 0;
  const length = 30;
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
  const $deck = data.deck;
  let length = 32;
  if ($deck !== undefined) {
    if (!isSeat($deck, seats)) return 0;
    length += ($deck as string).length + 10;
  }
  if (length > 32) length--;
  const { by } = event;
  if (!isSeat(by, seats)) return 0;
  return envelope + length + (by as string).length + 8;
};

const DeckCut: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'DeckCut') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return 0;
  const $deck = data.deck;
  let length = 34;
  if (!isSeat($deck, seats)) return 0;
  length += ($deck as string).length + 2;
  const { by } = event;
  if (!isSeat(by, seats)) return 0;
  return envelope + length + (by as string).length + 8;
};

const DiceRolled: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'DiceRolled') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return 0;
  const $total = data.total;
  let length = 38;
  if (typeof $total !== 'number' || ($total | 0) !== $total || $total < 1 || $total > 999) return 0;
  length += numberLength($total);
  const { by } = event;
  if (!isSeat(by, seats)) return 0;
  return envelope + length + (by as string).length + 8;
};

const RollWon: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'RollWon') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return 0;
  const length = 27;
  const { by } = event;
  if (!isSeat(by, seats)) return 0;
  return envelope + length + (by as string).length + 8;
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

const Mulliganed: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'Mulliganed') return 0;
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

const HostRevealed: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'HostRevealed') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return 0;
  const length = 32;
  const { by } = event;
  if (!isSeat(by, seats)) return 0;
  return envelope + length + (by as string).length + 8;
};

const GameStarted: Validator = (it) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'GameStarted') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return 0;
  const length = 31;
  return envelope + length;
};

const PhaseDeclared: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'PhaseDeclared') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return 0;
  const $phase = data.phase;
  let length = 41;
  if (!isPhase($phase)) return 0;
  length += ($phase as string).length + 2;
  const { by } = event;
  if (!isSeat(by, seats)) return 0;
  return envelope + length + (by as string).length + 8;
};

const Replenished: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'Replenished') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return 0;
  const $to = data.to;
  let length = 36;
  if (typeof $to !== 'number' || ($to | 0) !== $to || $to < 0 || $to > 99) return 0;
  length += numberLength($to);
  const { by } = event;
  if (!isSeat(by, seats)) return 0;
  return envelope + length + (by as string).length + 8;
};

const SicknessLost: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'SicknessLost') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return 0;
  const length = 32;
  const { by } = event;
  if (!isSeat(by, seats)) return 0;
  return envelope + length + (by as string).length + 8;
};

const PointsSpentToDraw: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'PointsSpentToDraw') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return 0;
  const $points = data.points;
  const $cards = data.cards;
  let part = 0;
  let length = 55;
  if (typeof $points !== 'number' || ($points | 0) !== $points || $points < 0 || $points > 99) return 0;
  length += numberLength($points);
  if ((part = lengthOfCards($cards)) === 0) return 0;
  length += part;
  const { by } = event;
  if (!isSeat(by, seats)) return 0;
  return envelope + length + (by as string).length + 8;
};

const PointsSpentToGain: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'PointsSpentToGain') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return 0;
  const $points = data.points;
  const $gained = data.gained;
  let length = 56;
  if (typeof $points !== 'number' || ($points | 0) !== $points || $points < 0 || $points > 99) return 0;
  length += numberLength($points);
  if (typeof $gained !== 'string' || ($gained.length > 60 && isLonger($gained, 60)) || !isGained($gained)) return 0;
  length += $gained.length + 2;
  const { by } = event;
  if (!isSeat(by, seats)) return 0;
  return envelope + length + (by as string).length + 8;
};

const TurnEnded: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'TurnEnded') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return 0;
  const length = 29;
  const { by } = event;
  if (!isSeat(by, seats)) return 0;
  return envelope + length + (by as string).length + 8;
};

const PriorityPassed: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'PriorityPassed') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return 0;
  const length = 34;
  const { by } = event;
  if (!isSeat(by, seats)) return 0;
  return envelope + length + (by as string).length + 8;
};

const BothPassed: Validator = (it) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'BothPassed') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return 0;
  const length = 30;
  return envelope + length;
};

const CardPlayed: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'CardPlayed') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return 0;
  const $verb = data.verb;
  const $card = data.card;
  const $from = data.from;
  const $slot = data.slot;
  const $paid = data.paid;
  const $generic = data.generic;
  const $targets = data.targets;
  let part = 0;
  let length = 45;
  if (!isVerb($verb)) return 0;
  length += ($verb as string).length + 2;
  if ($card !== null && (typeof $card !== 'string' || ($card.length > 80 && isLonger($card, 80)))) return 0;
  length += ($card === null ? 4 : $card.length + 2);
  if ($from !== undefined) {
    if ((part = lengthOfFrom($from, seats)) === 0) return 0;
    length += part + 8;
  }
  if ($slot !== undefined) {
    if (!isSlot($slot)) return 0;
    length += ($slot as string).length + 10;
  }
  if ($paid !== undefined) {
    if (typeof $paid !== 'string' || ($paid.length > 60 && isLonger($paid, 60)) || !isGained($paid)) return 0;
    length += $paid.length + 10;
  }
  if ($generic !== undefined) {
    if (typeof $generic !== 'string' || ($generic.length > 60 && isLonger($generic, 60)) || !isGained($generic)) return 0;
    length += $generic.length + 13;
  }
  if ($targets !== undefined) {
    if ((part = lengthOfTargets($targets, seats)) === 0) return 0;
    length += part + 11;
  }
  const { by } = event;
  if (!isSeat(by, seats)) return 0;
  return envelope + length + (by as string).length + 8;
};

const AbilityActivated: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'AbilityActivated') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return 0;
  const $source = data.source;
  const $ability = data.ability;
  const $paid = data.paid;
  const $generic = data.generic;
  const $discarded = data.discarded;
  const $dropped = data.dropped;
  const $targets = data.targets;
  let part = 0;
  let length = 45;
  if ((part = lengthOfTargetsItem($source, seats)) === 0) return 0;
  length += part;
  if ($ability !== undefined) {
    if (typeof $ability !== 'number' || ($ability | 0) !== $ability || $ability < 1 || $ability > 20) return 0;
    length += numberLength($ability) + 11;
  }
  if ($paid !== undefined) {
    if (typeof $paid !== 'string' || ($paid.length > 60 && isLonger($paid, 60)) || !isGained($paid)) return 0;
    length += $paid.length + 10;
  }
  if ($generic !== undefined) {
    if (typeof $generic !== 'string' || ($generic.length > 60 && isLonger($generic, 60)) || !isGained($generic)) return 0;
    length += $generic.length + 13;
  }
  if ($discarded !== undefined) {
    if ((part = lengthOfCards($discarded)) === 0) return 0;
    length += part + 13;
  }
  if ($dropped !== undefined) {
    if ((part = lengthOfTargetsItem($dropped, seats)) === 0) return 0;
    length += part + 11;
  }
  if ($targets !== undefined) {
    if ((part = lengthOfTargets($targets, seats)) === 0) return 0;
    length += part + 11;
  }
  const { by } = event;
  if (!isSeat(by, seats)) return 0;
  return envelope + length + (by as string).length + 8;
};

const AmbushActivated: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'AmbushActivated') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return 0;
  const $card = data.card;
  const $from = data.from;
  const $slot = data.slot;
  const $paid = data.paid;
  const $generic = data.generic;
  const $targets = data.targets;
  let part = 0;
  let length = 42;
  if (typeof $card !== 'string' || ($card.length > 80 && isLonger($card, 80))) return 0;
  length += $card.length + 2;
  if ($from !== undefined) {
    if ((part = lengthOfFrom($from, seats)) === 0) return 0;
    length += part + 8;
  }
  if ($slot !== undefined) {
    if (!isSlot($slot)) return 0;
    length += ($slot as string).length + 10;
  }
  if ($paid !== undefined) {
    if (typeof $paid !== 'string' || ($paid.length > 60 && isLonger($paid, 60)) || !isGained($paid)) return 0;
    length += $paid.length + 10;
  }
  if ($generic !== undefined) {
    if (typeof $generic !== 'string' || ($generic.length > 60 && isLonger($generic, 60)) || !isGained($generic)) return 0;
    length += $generic.length + 13;
  }
  if ($targets !== undefined) {
    if ((part = lengthOfTargets($targets, seats)) === 0) return 0;
    length += part + 11;
  }
  const { by } = event;
  if (!isSeat(by, seats)) return 0;
  return envelope + length + (by as string).length + 8;
};

const TriggersDeclared: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'TriggersDeclared') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return 0;
  const $sources = data.sources;
  let part = 0;
  let length = 46;
  if ((part = lengthOfTargets($sources, seats)) === 0) return 0;
  length += part;
  const { by } = event;
  if (!isSeat(by, seats)) return 0;
  return envelope + length + (by as string).length + 8;
};

const TriggerStacked: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'TriggerStacked') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return 0;
  const $source = data.source;
  const $ability = data.ability;
  const $targets = data.targets;
  let part = 0;
  let length = 43;
  if ((part = lengthOfTargetsItem($source, seats)) === 0) return 0;
  length += part;
  if ($ability !== undefined) {
    if (typeof $ability !== 'number' || ($ability | 0) !== $ability || $ability < 1 || $ability > 20) return 0;
    length += numberLength($ability) + 11;
  }
  if ($targets !== undefined) {
    if ((part = lengthOfTargets($targets, seats)) === 0) return 0;
    length += part + 11;
  }
  const { by } = event;
  if (!isSeat(by, seats)) return 0;
  return envelope + length + (by as string).length + 8;
};

const TargetsChanged: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'TargetsChanged') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return 0;
  const $item = data.item;
  const $targets = data.targets;
  let part = 0;
  let length = 52;
  if ((part = lengthOfTargetsItem($item, seats)) === 0) return 0;
  length += part;
  if ((part = lengthOfTargets($targets, seats)) === 0) return 0;
  length += part;
  const { by } = event;
  if (!isSeat(by, seats)) return 0;
  return envelope + length + (by as string).length + 8;
};

const ResolutionBegan: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'ResolutionBegan') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return 0;
  const $item = data.item;
  const $slot = data.slot;
  let part = 0;
  let length = 42;
  if ((part = lengthOfTargetsItem($item, seats)) === 0) return 0;
  length += part;
  if ($slot !== undefined) {
    if (!isSlot($slot)) return 0;
    length += ($slot as string).length + 10;
  }
  return envelope + length;
};

const ResolutionEnded: Validator = (it) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'ResolutionEnded') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return 0;
  const length = 35;
  return envelope + length;
};

const LeftStack: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'LeftStack') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return 0;
  const $item = data.item;
  let part = 0;
  let length = 36;
  if ((part = lengthOfTargetsItem($item, seats)) === 0) return 0;
  length += part;
  return envelope + length;
};

const LoopFound: Validator = (it) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'LoopFound') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return 0;
  const length = 29;
  return envelope + length;
};

const AttackerDeclared: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'AttackerDeclared') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return 0;
  const $attacker = data.attacker;
  let part = 0;
  let length = 47;
  if ((part = lengthOfTargetsItem($attacker, seats)) === 0) return 0;
  length += part;
  const { by } = event;
  if (!isSeat(by, seats)) return 0;
  return envelope + length + (by as string).length + 8;
};

const BlockerDeclared: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'BlockerDeclared') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return 0;
  const $blocker = data.blocker;
  let part = 0;
  let length = 45;
  if ((part = lengthOfTargetsItem($blocker, seats)) === 0) return 0;
  length += part;
  const { by } = event;
  if (!isSeat(by, seats)) return 0;
  return envelope + length + (by as string).length + 8;
};

const DamageStepBegan: Validator = (it) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'DamageStepBegan') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return 0;
  const $step = data.step;
  let length = 42;
  if ($step !== 'early' && $step !== 'normal') return 0;
  length += ($step as string).length + 2;
  return envelope + length;
};

const DamageStepEnded: Validator = (it) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'DamageStepEnded') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return 0;
  const length = 35;
  return envelope + length;
};

const SimultaneousBegan: Validator = (it) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'SimultaneousBegan') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return 0;
  const length = 37;
  return envelope + length;
};

const SimultaneousEnded: Validator = (it) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'SimultaneousEnded') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return 0;
  const length = 37;
  return envelope + length;
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

const DamageDealt: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'DamageDealt') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return 0;
  const $source = data.source;
  const $amount = data.amount;
  const $combat = data.combat;
  const $to = data.to;
  let part = 0;
  let length = 46;
  if (typeof $amount !== 'number' || ($amount | 0) !== $amount || $amount < 0 || $amount > 99) return 0;
  length += numberLength($amount);
  if ((part = lengthOfTargetsItem($to, seats)) === 0) return 0;
  length += part;
  if ($source !== undefined) {
    if ((part = lengthOfTargetsItem($source, seats)) === 0) return 0;
    length += part + 10;
  }
  if ($combat !== undefined) {
    if ($combat !== true) return 0;
    length += 4 + 10;
  }
  return envelope + length;
};

const HostDamageTaken: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'HostDamageTaken') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return 0;
  const $cards = data.cards;
  const $under = data.under;
  let part = 0;
  let length = 43;
  if ((part = lengthOfCards($cards)) === 0) return 0;
  length += part;
  if ($under !== undefined) {
    if ($under !== true) return 0;
    length += 4 + 9;
  }
  const { by } = event;
  if (!isSeat(by, seats)) return 0;
  return envelope + length + (by as string).length + 8;
};

const DamageHealed: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'DamageHealed') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return 0;
  const $amount = data.amount;
  const $from = data.from;
  let part = 0;
  let length = 49;
  if (typeof $amount !== 'number' || ($amount | 0) !== $amount || $amount < 0 || $amount > 99) return 0;
  length += numberLength($amount);
  if ((part = lengthOfTargetsItem($from, seats)) === 0) return 0;
  length += part;
  return envelope + length;
};

const HostHealed: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'HostHealed') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return 0;
  const $cards = data.cards;
  const $to = data.to;
  let part = 0;
  let length = 44;
  if ((part = lengthOfCards($cards)) === 0) return 0;
  length += part;
  if ((part = lengthOfFrom($to, seats)) === 0) return 0;
  length += part;
  const { by } = event;
  if (!isSeat(by, seats)) return 0;
  return envelope + length + (by as string).length + 8;
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
  if ((part = lengthOfTargetsItem($card, seats)) === 0) return 0;
  length += part;
  if ($to !== undefined) {
    if ((part = lengthOfFrom($to, seats)) === 0) return 0;
    length += part + 6;
  }
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
  if ((part = lengthOfTargetsItem($card, seats)) === 0) return 0;
  length += part;
  if ((part = lengthOfFrom($to, seats)) === 0) return 0;
  length += part;
  return envelope + length;
};

const CardsPut: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'CardsPut') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return 0;
  const $cards = data.cards;
  const $from = data.from;
  const $to = data.to;
  let part = 0;
  let length = 50;
  if ((part = lengthOfCards($cards)) === 0) return 0;
  length += part;
  if ((part = lengthOfFrom($from, seats)) === 0) return 0;
  length += part;
  if ((part = lengthOfFrom($to, seats)) === 0) return 0;
  length += part;
  const { by } = event;
  if (!isSeat(by, seats)) return 0;
  return envelope + length + (by as string).length + 8;
};

const SlotMoved: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'SlotMoved') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return 0;
  const $card = data.card;
  const $slot = data.slot;
  let part = 0;
  let length = 44;
  if ((part = lengthOfTargetsItem($card, seats)) === 0) return 0;
  length += part;
  if (!isSlot($slot)) return 0;
  length += ($slot as string).length + 2;
  return envelope + length;
};

const ControlTaken: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'ControlTaken') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return 0;
  const $card = data.card;
  const $slot = data.slot;
  let part = 0;
  let length = 39;
  if ((part = lengthOfTargetsItem($card, seats)) === 0) return 0;
  length += part;
  if ($slot !== undefined) {
    if (!isSlot($slot)) return 0;
    length += ($slot as string).length + 10;
  }
  const { by } = event;
  if (!isSeat(by, seats)) return 0;
  return envelope + length + (by as string).length + 8;
};

const MarkerAttached: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'MarkerAttached') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return 0;
  const $card = data.card;
  const $to = data.to;
  let part = 0;
  let length = 47;
  if ((part = lengthOfTargetsItem($card, seats)) === 0) return 0;
  length += part;
  if ((part = lengthOfTargetsItem($to, seats)) === 0) return 0;
  length += part;
  return envelope + length;
};

const TokenCreated: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'TokenCreated') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return 0;
  const $token = data.token;
  const $slot = data.slot;
  let length = 48;
  if (typeof $token !== 'string' || ($token.length > 80 && isLonger($token, 80))) return 0;
  length += $token.length + 2;
  if (!isSlot($slot)) return 0;
  length += ($slot as string).length + 2;
  const { by } = event;
  if (!isSeat(by, seats)) return 0;
  return envelope + length + (by as string).length + 8;
};

const CountersPut: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'CountersPut') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return 0;
  const $card = data.card;
  const $amount = data.amount;
  const $counter = data.counter;
  let part = 0;
  let length = 59;
  if ((part = lengthOfTargetsItem($card, seats)) === 0) return 0;
  length += part;
  if (typeof $amount !== 'number' || ($amount | 0) !== $amount || $amount < 0 || $amount > 99) return 0;
  length += numberLength($amount);
  if (typeof $counter !== 'string' || ($counter.length > 40 && isLonger($counter, 40))) return 0;
  length += $counter.length + 2;
  return envelope + length;
};

const ResourcesGained: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'ResourcesGained') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return 0;
  const $resources = data.resources;
  let length = 47;
  if (typeof $resources !== 'string' || ($resources.length > 60 && isLonger($resources, 60)) || !isGained($resources)) return 0;
  length += $resources.length + 2;
  const { by } = event;
  if (!isSeat(by, seats)) return 0;
  return envelope + length + (by as string).length + 8;
};

const ResourcesLost: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'ResourcesLost') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return 0;
  const $resources = data.resources;
  let length = 45;
  if (typeof $resources !== 'string' || ($resources.length > 60 && isLonger($resources, 60)) || !isGained($resources)) return 0;
  length += $resources.length + 2;
  const { by } = event;
  if (!isSeat(by, seats)) return 0;
  return envelope + length + (by as string).length + 8;
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
  if ((part = lengthOfTargetsItem($card, seats)) === 0) return 0;
  length += part;
  if ((part = lengthOfChanges($changes)) === 0) return 0;
  length += part;
  if ($until !== undefined) {
    if ($until !== 'turn' && $until !== 'phase' && $until !== 'forever') return 0;
    length += ($until as string).length + 11;
  }
  return envelope + length;
};

const CardsRevealed: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'CardsRevealed') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return 0;
  const $cards = data.cards;
  const $from = data.from;
  let part = 0;
  let length = 41;
  if ((part = lengthOfCards($cards)) === 0) return 0;
  length += part;
  if ($from !== undefined) {
    if ((part = lengthOfFrom($from, seats)) === 0) return 0;
    length += part + 8;
  }
  const { by } = event;
  if (!isSeat(by, seats)) return 0;
  return envelope + length + (by as string).length + 8;
};

const CardsLookedAt: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'CardsLookedAt') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return 0;
  const $cards = data.cards;
  const $in = data.in;
  let part = 0;
  let length = 47;
  if ((part = lengthOfCards($cards)) === 0) return 0;
  length += part;
  if ((part = lengthOfFrom($in, seats)) === 0) return 0;
  length += part;
  const { by } = event;
  if (!isSeat(by, seats)) return 0;
  return envelope + length + (by as string).length + 8;
};

const CardsSeen: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'CardsSeen') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return 0;
  const $cards = data.cards;
  const $in = data.in;
  let part = 0;
  let length = 43;
  if ((part = lengthOfCards($cards)) === 0) return 0;
  length += part;
  if ((part = lengthOfFrom($in, seats)) === 0) return 0;
  length += part;
  const { by } = event;
  if (!isSeat(by, seats)) return 0;
  return envelope + length + (by as string).length + 8;
};

const ZoneSearched: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'ZoneSearched') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return 0;
  const $zone = data.zone;
  let part = 0;
  let length = 39;
  if ((part = lengthOfFrom($zone, seats)) === 0) return 0;
  length += part;
  const { by } = event;
  if (!isSeat(by, seats)) return 0;
  return envelope + length + (by as string).length + 8;
};

const Conceded: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeLength(event);
  if (envelope === 0 || event.type !== 'Conceded') return 0;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return 0;
  const length = 28;
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
  const $because = data.because;
  let length = 36;
  if (!isSeat($winner, seats)) return 0;
  length += ($winner as string).length + 2;
  if ($because !== undefined) {
    if (!isBecause($because)) return 0;
    length += ($because as string).length + 13;
  }
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
  DeckPlaced,
  DeckShuffled,
  DeckCut,
  DiceRolled,
  RollWon,
  OrderChosen,
  HandKept,
  Mulliganed,
  HostRevealed,
  GameStarted,
  PhaseDeclared,
  Replenished,
  SicknessLost,
  PointsSpentToDraw,
  PointsSpentToGain,
  TurnEnded,
  PriorityPassed,
  BothPassed,
  CardPlayed,
  AbilityActivated,
  AmbushActivated,
  TriggersDeclared,
  TriggerStacked,
  TargetsChanged,
  ResolutionBegan,
  ResolutionEnded,
  LeftStack,
  LoopFound,
  AttackerDeclared,
  BlockerDeclared,
  DamageStepBegan,
  DamageStepEnded,
  SimultaneousBegan,
  SimultaneousEnded,
  CardsDrawn,
  CardsDiscarded,
  DamageDealt,
  HostDamageTaken,
  DamageHealed,
  HostHealed,
  CardDestroyed,
  CardMoved,
  CardsPut,
  SlotMoved,
  ControlTaken,
  MarkerAttached,
  TokenCreated,
  CountersPut,
  ResourcesGained,
  ResourcesLost,
  StatsChanged,
  CardsRevealed,
  CardsLookedAt,
  CardsSeen,
  ZoneSearched,
  Conceded,
  GameWon,
  Noted,
  JudgeCalled,
  BackedUp,
  RulingGiven,
  PenaltyGiven,
};
