/** Whether an event of Host WCG is well formed. Written by `npm run generate` from the event specs: change those, not this. */
import { envelopeKeys, keysIn } from '#kernel/envelope.js';
import type { Validator } from '#kernel/rulebook.js';

type Members = { readonly [key: string]: unknown };

function isSeat(value: unknown, seats: readonly string[]): boolean {
  for (let i = 0; i < seats.length; i++) if (value === seats[i]) return true;
  return false;
}

function isCards(value: unknown): boolean {
  if (!Array.isArray(value) || value.length > 200) return false;
  for (let i = 0; i < value.length; i++) {
    const item: unknown = value[i];
    if (item !== null && (typeof item !== 'string' || item.length > 80)) return false;
  }
  return true;
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

function isFrom(value: unknown, seats: readonly string[]): boolean {
  const data = value as Members;
  if (typeof data !== 'object' || data === null) return false;
  const $of = data.of;
  const $zone = data.zone;
  if (!isFromZone($zone)) return false;
  let count = 1;
  if ($of !== undefined) {
    if (!isSeat($of, seats)) return false;
    count++;
  }
  return keysIn(data) === count;
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

function isTargetsItem(value: unknown, seats: readonly string[]): boolean {
  const data = value as Members;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return false;
  const $of = data.of;
  const $name = data.name;
  const $at = data.at;
  const $effect = data.effect;
  const $ability = data.ability;
  const $player = data.player;
  const $event = data.event;
  let count = 0;
  if ($of !== undefined) {
    if (!isSeat($of, seats)) return false;
    count++;
  }
  if ($name !== undefined) {
    if (typeof $name !== 'string' || $name.length > 80) return false;
    count++;
  }
  if ($at !== undefined) {
    if (!isTargetsItemAt($at)) return false;
    count++;
  }
  if ($effect !== undefined) {
    if ($effect !== true) return false;
    count++;
  }
  if ($ability !== undefined) {
    if (typeof $ability !== 'number' || ($ability | 0) !== $ability || $ability < 1 || $ability > 99) return false;
    count++;
  }
  if ($player !== undefined) {
    if (!isSeat($player, seats)) return false;
    count++;
  }
  if ($event !== undefined) {
    if (typeof $event !== 'number' || ($event | 0) !== $event || $event < 1 || $event > 1000000000) return false;
    count++;
  }
  return keysIn(data) === count;
}

function isTargets(value: unknown, seats: readonly string[]): boolean {
  if (!Array.isArray(value) || value.length < 1 || value.length > 20) return false;
  for (let i = 0; i < value.length; i++) {
    const item: unknown = value[i];
    if (!isTargetsItem(item, seats)) return false;
  }
  return true;
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

function isChangesItem(value: unknown): boolean {
  const data = value as Members;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return false;
  const $add = data.add;
  const $set = data.set;
  const $n = data.n;
  const $keyword = data.keyword;
  let count = 0;
  if ($add !== undefined) {
    if ($add !== 'health' && $add !== 'power' && $add !== 'soul') return false;
    count++;
  }
  if ($set !== undefined) {
    if ($set !== 'health' && $set !== 'power' && $set !== 'soul') return false;
    count++;
  }
  if ($n !== undefined) {
    if (typeof $n !== 'number' || ($n | 0) !== $n || $n < -99 || $n > 99) return false;
    count++;
  }
  if ($keyword !== undefined) {
    if (!isChangesItemKeyword($keyword)) return false;
    count++;
  }
  return keysIn(data) === count;
}

function isChanges(value: unknown): boolean {
  if (!Array.isArray(value) || value.length < 1 || value.length > 6) return false;
  for (let i = 0; i < value.length; i++) {
    const item: unknown = value[i];
    if (!isChangesItem(item)) return false;
  }
  return true;
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
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'GameBegan') return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return false;
  const $game = data.game;
  if (typeof $game !== 'number' || ($game | 0) !== $game || $game < 1 || $game > 9999) return false;
  return keysIn(data) === 1 && keysIn(event) === envelope + 2;
};

const DeckPlaced: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'DeckPlaced') return false;
  if (!isSeat(event.by, seats)) return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return false;
  return keysIn(data) === 0 && keysIn(event) === envelope + 3;
};

const DeckShuffled: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'DeckShuffled') return false;
  if (!isSeat(event.by, seats)) return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return false;
  const $deck = data.deck;
  let count = 0;
  if ($deck !== undefined) {
    if (!isSeat($deck, seats)) return false;
    count++;
  }
  return keysIn(data) === count && keysIn(event) === envelope + 3;
};

const DeckCut: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'DeckCut') return false;
  if (!isSeat(event.by, seats)) return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return false;
  const $deck = data.deck;
  if (!isSeat($deck, seats)) return false;
  return keysIn(data) === 1 && keysIn(event) === envelope + 3;
};

const DiceRolled: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'DiceRolled') return false;
  if (!isSeat(event.by, seats)) return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return false;
  const $total = data.total;
  if (typeof $total !== 'number' || ($total | 0) !== $total || $total < 1 || $total > 999) return false;
  return keysIn(data) === 1 && keysIn(event) === envelope + 3;
};

const RollWon: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'RollWon') return false;
  if (!isSeat(event.by, seats)) return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return false;
  return keysIn(data) === 0 && keysIn(event) === envelope + 3;
};

const OrderChosen: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'OrderChosen') return false;
  if (!isSeat(event.by, seats)) return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return false;
  const $order = data.order;
  if ($order !== 'first' && $order !== 'second') return false;
  return keysIn(data) === 1 && keysIn(event) === envelope + 3;
};

const HandKept: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'HandKept') return false;
  if (!isSeat(event.by, seats)) return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return false;
  return keysIn(data) === 0 && keysIn(event) === envelope + 3;
};

const Mulliganed: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'Mulliganed') return false;
  if (!isSeat(event.by, seats)) return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return false;
  const $cards = data.cards;
  if (!isCards($cards)) return false;
  return keysIn(data) === 1 && keysIn(event) === envelope + 3;
};

const HostRevealed: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'HostRevealed') return false;
  if (!isSeat(event.by, seats)) return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return false;
  return keysIn(data) === 0 && keysIn(event) === envelope + 3;
};

const GameStarted: Validator = (it) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'GameStarted') return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return false;
  return keysIn(data) === 0 && keysIn(event) === envelope + 2;
};

const PhaseDeclared: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'PhaseDeclared') return false;
  if (!isSeat(event.by, seats)) return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return false;
  const $phase = data.phase;
  if (!isPhase($phase)) return false;
  return keysIn(data) === 1 && keysIn(event) === envelope + 3;
};

const Replenished: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'Replenished') return false;
  if (!isSeat(event.by, seats)) return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return false;
  const $to = data.to;
  if (typeof $to !== 'number' || ($to | 0) !== $to || $to < 0 || $to > 99) return false;
  return keysIn(data) === 1 && keysIn(event) === envelope + 3;
};

const SicknessLost: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'SicknessLost') return false;
  if (!isSeat(event.by, seats)) return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return false;
  return keysIn(data) === 0 && keysIn(event) === envelope + 3;
};

const PointsSpentToDraw: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'PointsSpentToDraw') return false;
  if (!isSeat(event.by, seats)) return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return false;
  const $points = data.points;
  const $cards = data.cards;
  if (typeof $points !== 'number' || ($points | 0) !== $points || $points < 0 || $points > 99) return false;
  if (!isCards($cards)) return false;
  return keysIn(data) === 2 && keysIn(event) === envelope + 3;
};

const PointsSpentToGain: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'PointsSpentToGain') return false;
  if (!isSeat(event.by, seats)) return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return false;
  const $points = data.points;
  const $gained = data.gained;
  if (typeof $points !== 'number' || ($points | 0) !== $points || $points < 0 || $points > 99) return false;
  if (typeof $gained !== 'string' || $gained.length > 60 || !isGained($gained)) return false;
  return keysIn(data) === 2 && keysIn(event) === envelope + 3;
};

const TurnEnded: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'TurnEnded') return false;
  if (!isSeat(event.by, seats)) return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return false;
  return keysIn(data) === 0 && keysIn(event) === envelope + 3;
};

const PriorityPassed: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'PriorityPassed') return false;
  if (!isSeat(event.by, seats)) return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return false;
  return keysIn(data) === 0 && keysIn(event) === envelope + 3;
};

const BothPassed: Validator = (it) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'BothPassed') return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return false;
  return keysIn(data) === 0 && keysIn(event) === envelope + 2;
};

const CardPlayed: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'CardPlayed') return false;
  if (!isSeat(event.by, seats)) return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return false;
  const $verb = data.verb;
  const $card = data.card;
  const $from = data.from;
  const $slot = data.slot;
  const $paid = data.paid;
  const $generic = data.generic;
  const $targets = data.targets;
  if (!isVerb($verb)) return false;
  if ($card !== null && (typeof $card !== 'string' || $card.length > 80)) return false;
  let count = 2;
  if ($from !== undefined) {
    if (!isFrom($from, seats)) return false;
    count++;
  }
  if ($slot !== undefined) {
    if (!isSlot($slot)) return false;
    count++;
  }
  if ($paid !== undefined) {
    if (typeof $paid !== 'string' || $paid.length > 60 || !isGained($paid)) return false;
    count++;
  }
  if ($generic !== undefined) {
    if (typeof $generic !== 'string' || $generic.length > 60 || !isGained($generic)) return false;
    count++;
  }
  if ($targets !== undefined) {
    if (!isTargets($targets, seats)) return false;
    count++;
  }
  return keysIn(data) === count && keysIn(event) === envelope + 3;
};

const AbilityActivated: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'AbilityActivated') return false;
  if (!isSeat(event.by, seats)) return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return false;
  const $source = data.source;
  const $ability = data.ability;
  const $paid = data.paid;
  const $generic = data.generic;
  const $discarded = data.discarded;
  const $dropped = data.dropped;
  const $targets = data.targets;
  if (!isTargetsItem($source, seats)) return false;
  let count = 1;
  if ($ability !== undefined) {
    if (typeof $ability !== 'number' || ($ability | 0) !== $ability || $ability < 1 || $ability > 20) return false;
    count++;
  }
  if ($paid !== undefined) {
    if (typeof $paid !== 'string' || $paid.length > 60 || !isGained($paid)) return false;
    count++;
  }
  if ($generic !== undefined) {
    if (typeof $generic !== 'string' || $generic.length > 60 || !isGained($generic)) return false;
    count++;
  }
  if ($discarded !== undefined) {
    if (!isCards($discarded)) return false;
    count++;
  }
  if ($dropped !== undefined) {
    if (!isTargetsItem($dropped, seats)) return false;
    count++;
  }
  if ($targets !== undefined) {
    if (!isTargets($targets, seats)) return false;
    count++;
  }
  return keysIn(data) === count && keysIn(event) === envelope + 3;
};

const AmbushActivated: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'AmbushActivated') return false;
  if (!isSeat(event.by, seats)) return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return false;
  const $card = data.card;
  const $from = data.from;
  const $slot = data.slot;
  const $paid = data.paid;
  const $generic = data.generic;
  const $targets = data.targets;
  if (typeof $card !== 'string' || $card.length > 80) return false;
  let count = 1;
  if ($from !== undefined) {
    if (!isFrom($from, seats)) return false;
    count++;
  }
  if ($slot !== undefined) {
    if (!isSlot($slot)) return false;
    count++;
  }
  if ($paid !== undefined) {
    if (typeof $paid !== 'string' || $paid.length > 60 || !isGained($paid)) return false;
    count++;
  }
  if ($generic !== undefined) {
    if (typeof $generic !== 'string' || $generic.length > 60 || !isGained($generic)) return false;
    count++;
  }
  if ($targets !== undefined) {
    if (!isTargets($targets, seats)) return false;
    count++;
  }
  return keysIn(data) === count && keysIn(event) === envelope + 3;
};

const TriggersDeclared: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'TriggersDeclared') return false;
  if (!isSeat(event.by, seats)) return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return false;
  const $sources = data.sources;
  if (!isTargets($sources, seats)) return false;
  return keysIn(data) === 1 && keysIn(event) === envelope + 3;
};

const TriggerStacked: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'TriggerStacked') return false;
  if (!isSeat(event.by, seats)) return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return false;
  const $source = data.source;
  const $ability = data.ability;
  const $targets = data.targets;
  if (!isTargetsItem($source, seats)) return false;
  let count = 1;
  if ($ability !== undefined) {
    if (typeof $ability !== 'number' || ($ability | 0) !== $ability || $ability < 1 || $ability > 20) return false;
    count++;
  }
  if ($targets !== undefined) {
    if (!isTargets($targets, seats)) return false;
    count++;
  }
  return keysIn(data) === count && keysIn(event) === envelope + 3;
};

const TargetsChanged: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'TargetsChanged') return false;
  if (!isSeat(event.by, seats)) return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return false;
  const $item = data.item;
  const $targets = data.targets;
  if (!isTargetsItem($item, seats)) return false;
  if (!isTargets($targets, seats)) return false;
  return keysIn(data) === 2 && keysIn(event) === envelope + 3;
};

const ResolutionBegan: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'ResolutionBegan') return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return false;
  const $item = data.item;
  const $slot = data.slot;
  if (!isTargetsItem($item, seats)) return false;
  let count = 1;
  if ($slot !== undefined) {
    if (!isSlot($slot)) return false;
    count++;
  }
  return keysIn(data) === count && keysIn(event) === envelope + 2;
};

const ResolutionEnded: Validator = (it) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'ResolutionEnded') return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return false;
  return keysIn(data) === 0 && keysIn(event) === envelope + 2;
};

const LeftStack: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'LeftStack') return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return false;
  const $item = data.item;
  if (!isTargetsItem($item, seats)) return false;
  return keysIn(data) === 1 && keysIn(event) === envelope + 2;
};

const LoopFound: Validator = (it) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'LoopFound') return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return false;
  return keysIn(data) === 0 && keysIn(event) === envelope + 2;
};

const AttackerDeclared: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'AttackerDeclared') return false;
  if (!isSeat(event.by, seats)) return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return false;
  const $attacker = data.attacker;
  if (!isTargetsItem($attacker, seats)) return false;
  return keysIn(data) === 1 && keysIn(event) === envelope + 3;
};

const BlockerDeclared: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'BlockerDeclared') return false;
  if (!isSeat(event.by, seats)) return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return false;
  const $blocker = data.blocker;
  if (!isTargetsItem($blocker, seats)) return false;
  return keysIn(data) === 1 && keysIn(event) === envelope + 3;
};

const DamageStepBegan: Validator = (it) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'DamageStepBegan') return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return false;
  const $step = data.step;
  if ($step !== 'early' && $step !== 'normal') return false;
  return keysIn(data) === 1 && keysIn(event) === envelope + 2;
};

const DamageStepEnded: Validator = (it) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'DamageStepEnded') return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return false;
  return keysIn(data) === 0 && keysIn(event) === envelope + 2;
};

const SimultaneousBegan: Validator = (it) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'SimultaneousBegan') return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return false;
  return keysIn(data) === 0 && keysIn(event) === envelope + 2;
};

const SimultaneousEnded: Validator = (it) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'SimultaneousEnded') return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return false;
  return keysIn(data) === 0 && keysIn(event) === envelope + 2;
};

const CardsDrawn: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'CardsDrawn') return false;
  if (!isSeat(event.by, seats)) return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return false;
  const $cards = data.cards;
  if (!isCards($cards)) return false;
  return keysIn(data) === 1 && keysIn(event) === envelope + 3;
};

const CardsDiscarded: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'CardsDiscarded') return false;
  if (!isSeat(event.by, seats)) return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return false;
  const $cards = data.cards;
  if (!isCards($cards)) return false;
  return keysIn(data) === 1 && keysIn(event) === envelope + 3;
};

const DamageDealt: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'DamageDealt') return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return false;
  const $source = data.source;
  const $amount = data.amount;
  const $combat = data.combat;
  const $to = data.to;
  if (typeof $amount !== 'number' || ($amount | 0) !== $amount || $amount < 0 || $amount > 99) return false;
  if (!isTargetsItem($to, seats)) return false;
  let count = 2;
  if ($source !== undefined) {
    if (!isTargetsItem($source, seats)) return false;
    count++;
  }
  if ($combat !== undefined) {
    if ($combat !== true) return false;
    count++;
  }
  return keysIn(data) === count && keysIn(event) === envelope + 2;
};

const HostDamageTaken: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'HostDamageTaken') return false;
  if (!isSeat(event.by, seats)) return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return false;
  const $cards = data.cards;
  if (!isCards($cards)) return false;
  return keysIn(data) === 1 && keysIn(event) === envelope + 3;
};

const DamageHealed: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'DamageHealed') return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return false;
  const $amount = data.amount;
  const $from = data.from;
  if (typeof $amount !== 'number' || ($amount | 0) !== $amount || $amount < 0 || $amount > 99) return false;
  if (!isTargetsItem($from, seats)) return false;
  return keysIn(data) === 2 && keysIn(event) === envelope + 2;
};

const HostHealed: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'HostHealed') return false;
  if (!isSeat(event.by, seats)) return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return false;
  const $cards = data.cards;
  const $to = data.to;
  if (!isCards($cards)) return false;
  if (!isFrom($to, seats)) return false;
  return keysIn(data) === 2 && keysIn(event) === envelope + 3;
};

const CardDestroyed: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'CardDestroyed') return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return false;
  const $card = data.card;
  const $to = data.to;
  if (!isTargetsItem($card, seats)) return false;
  let count = 1;
  if ($to !== undefined) {
    if (!isFrom($to, seats)) return false;
    count++;
  }
  return keysIn(data) === count && keysIn(event) === envelope + 2;
};

const CardMoved: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'CardMoved') return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return false;
  const $card = data.card;
  const $to = data.to;
  if (!isTargetsItem($card, seats)) return false;
  if (!isFrom($to, seats)) return false;
  return keysIn(data) === 2 && keysIn(event) === envelope + 2;
};

const CardsPut: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'CardsPut') return false;
  if (!isSeat(event.by, seats)) return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return false;
  const $cards = data.cards;
  const $from = data.from;
  const $to = data.to;
  if (!isCards($cards)) return false;
  if (!isFrom($from, seats)) return false;
  if (!isFrom($to, seats)) return false;
  return keysIn(data) === 3 && keysIn(event) === envelope + 3;
};

const SlotMoved: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'SlotMoved') return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return false;
  const $card = data.card;
  const $slot = data.slot;
  if (!isTargetsItem($card, seats)) return false;
  if (!isSlot($slot)) return false;
  return keysIn(data) === 2 && keysIn(event) === envelope + 2;
};

const ControlTaken: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'ControlTaken') return false;
  if (!isSeat(event.by, seats)) return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return false;
  const $card = data.card;
  const $slot = data.slot;
  if (!isTargetsItem($card, seats)) return false;
  let count = 1;
  if ($slot !== undefined) {
    if (!isSlot($slot)) return false;
    count++;
  }
  return keysIn(data) === count && keysIn(event) === envelope + 3;
};

const MarkerAttached: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'MarkerAttached') return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return false;
  const $card = data.card;
  const $to = data.to;
  if (!isTargetsItem($card, seats)) return false;
  if (!isTargetsItem($to, seats)) return false;
  return keysIn(data) === 2 && keysIn(event) === envelope + 2;
};

const TokenCreated: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'TokenCreated') return false;
  if (!isSeat(event.by, seats)) return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return false;
  const $token = data.token;
  const $slot = data.slot;
  if (typeof $token !== 'string' || $token.length > 80) return false;
  if (!isSlot($slot)) return false;
  return keysIn(data) === 2 && keysIn(event) === envelope + 3;
};

const CountersPut: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'CountersPut') return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return false;
  const $card = data.card;
  const $amount = data.amount;
  const $counter = data.counter;
  if (!isTargetsItem($card, seats)) return false;
  if (typeof $amount !== 'number' || ($amount | 0) !== $amount || $amount < 0 || $amount > 99) return false;
  if (typeof $counter !== 'string' || $counter.length > 40) return false;
  return keysIn(data) === 3 && keysIn(event) === envelope + 2;
};

const ResourcesGained: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'ResourcesGained') return false;
  if (!isSeat(event.by, seats)) return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return false;
  const $resources = data.resources;
  if (typeof $resources !== 'string' || $resources.length > 60 || !isGained($resources)) return false;
  return keysIn(data) === 1 && keysIn(event) === envelope + 3;
};

const ResourcesLost: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'ResourcesLost') return false;
  if (!isSeat(event.by, seats)) return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return false;
  const $resources = data.resources;
  if (typeof $resources !== 'string' || $resources.length > 60 || !isGained($resources)) return false;
  return keysIn(data) === 1 && keysIn(event) === envelope + 3;
};

const StatsChanged: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'StatsChanged') return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return false;
  const $card = data.card;
  const $changes = data.changes;
  const $until = data.until;
  if (!isTargetsItem($card, seats)) return false;
  if (!isChanges($changes)) return false;
  let count = 2;
  if ($until !== undefined) {
    if ($until !== 'turn' && $until !== 'phase' && $until !== 'forever') return false;
    count++;
  }
  return keysIn(data) === count && keysIn(event) === envelope + 2;
};

const CardsRevealed: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'CardsRevealed') return false;
  if (!isSeat(event.by, seats)) return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return false;
  const $cards = data.cards;
  const $from = data.from;
  if (!isCards($cards)) return false;
  let count = 1;
  if ($from !== undefined) {
    if (!isFrom($from, seats)) return false;
    count++;
  }
  return keysIn(data) === count && keysIn(event) === envelope + 3;
};

const CardsLookedAt: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'CardsLookedAt') return false;
  if (!isSeat(event.by, seats)) return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return false;
  const $cards = data.cards;
  const $in = data.in;
  if (!isCards($cards)) return false;
  if (!isFrom($in, seats)) return false;
  return keysIn(data) === 2 && keysIn(event) === envelope + 3;
};

const CardsSeen: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'CardsSeen') return false;
  if (!isSeat(event.by, seats)) return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return false;
  const $cards = data.cards;
  const $in = data.in;
  if (!isCards($cards)) return false;
  if (!isFrom($in, seats)) return false;
  return keysIn(data) === 2 && keysIn(event) === envelope + 3;
};

const ZoneSearched: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'ZoneSearched') return false;
  if (!isSeat(event.by, seats)) return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return false;
  const $zone = data.zone;
  if (!isFrom($zone, seats)) return false;
  return keysIn(data) === 1 && keysIn(event) === envelope + 3;
};

const Conceded: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'Conceded') return false;
  if (!isSeat(event.by, seats)) return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return false;
  return keysIn(data) === 0 && keysIn(event) === envelope + 3;
};

const GameWon: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'GameWon') return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return false;
  const $winner = data.winner;
  const $because = data.because;
  if (!isSeat($winner, seats)) return false;
  let count = 1;
  if ($because !== undefined) {
    if (!isBecause($because)) return false;
    count++;
  }
  return keysIn(data) === count && keysIn(event) === envelope + 2;
};

const Noted: Validator = (it) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'Noted') return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return false;
  const $text = data.text;
  if (typeof $text !== 'string' || $text.length > 2000) return false;
  return keysIn(data) === 1 && keysIn(event) === envelope + 2;
};

const JudgeCalled: Validator = (it) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'JudgeCalled') return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return false;
  const $about = data.about;
  let count = 0;
  if ($about !== undefined) {
    if (typeof $about !== 'string' || $about.length > 2000) return false;
    count++;
  }
  return keysIn(data) === count && keysIn(event) === envelope + 2;
};

const BackedUp: Validator = (it) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'BackedUp') return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return false;
  const $to = data.to;
  if (typeof $to !== 'number' || ($to | 0) !== $to || $to < 0 || $to > 1000000000) return false;
  if ((data.to as number) >= (event.n as number)) return false;
  return keysIn(data) === 1 && keysIn(event) === envelope + 2;
};

const RulingGiven: Validator = (it) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'RulingGiven') return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return false;
  const $text = data.text;
  if (typeof $text !== 'string' || $text.length > 2000) return false;
  return keysIn(data) === 1 && keysIn(event) === envelope + 2;
};

const PenaltyGiven: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'PenaltyGiven') return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return false;
  const $seat = data.seat;
  const $penalty = data.penalty;
  const $for = data.for;
  if (!isSeat($seat, seats)) return false;
  if (!isPenalty($penalty)) return false;
  let count = 2;
  if ($for !== undefined) {
    if (typeof $for !== 'string' || $for.length > 2000) return false;
    count++;
  }
  return keysIn(data) === count && keysIn(event) === envelope + 2;
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
