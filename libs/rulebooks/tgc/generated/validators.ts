/** Whether an event of TGC is well formed. Written by `npm run generate` from the event specs: change those, not this. */
import { envelopeKeys, keysIn } from '#kernel/envelope.js';
import type { Validator } from '#kernel/rulebook.js';

type Members = { readonly [key: string]: unknown };

function isSubtypes(value: unknown): boolean {
  if (!Array.isArray(value) || value.length < 1 || value.length > 12) return false;
  for (let i = 0; i < value.length; i++) {
    const item: unknown = value[i];
    if (typeof item !== 'string' || item.length > 40) return false;
  }
  return true;
}

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

function isOnItem(value: unknown, seats: readonly string[]): boolean {
  const data = value as Members;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return false;
  const $of = data.of;
  const $name = data.name;
  const $copy = data.copy;
  const $player = data.player;
  let count = 0;
  if ($of !== undefined) {
    if (!isSeat($of, seats)) return false;
    count++;
  }
  if ($name !== undefined) {
    if (typeof $name !== 'string' || $name.length > 80) return false;
    count++;
  }
  if ($copy !== undefined) {
    if (typeof $copy !== 'number' || ($copy | 0) !== $copy || $copy < 1 || $copy > 99) return false;
    count++;
  }
  if ($player !== undefined) {
    if (!isSeat($player, seats)) return false;
    count++;
  }
  return keysIn(data) === count;
}

function isOn(value: unknown, seats: readonly string[]): boolean {
  if (!Array.isArray(value) || value.length < 1 || value.length > 20) return false;
  for (let i = 0; i < value.length; i++) {
    const item: unknown = value[i];
    if (!isOnItem(item, seats)) return false;
  }
  return true;
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

function isTo(value: unknown, seats: readonly string[]): boolean {
  const data = value as Members;
  if (typeof data !== 'object' || data === null) return false;
  const $of = data.of;
  const $zone = data.zone;
  if (!isSeat($of, seats)) return false;
  if (!isToZone($zone)) return false;
  return keysIn(data) === 2;
}

function isChangesItem(value: unknown): boolean {
  const data = value as Members;
  if (typeof data !== 'object' || data === null) return false;
  const $stat = data.stat;
  const $n = data.n;
  if ($stat !== 'power' && $stat !== 'resolve') return false;
  if (typeof $n !== 'number' || ($n | 0) !== $n || $n < -99 || $n > 99) return false;
  return keysIn(data) === 2;
}

function isChanges(value: unknown): boolean {
  if (!Array.isArray(value) || value.length < 1 || value.length > 4) return false;
  for (let i = 0; i < value.length; i++) {
    const item: unknown = value[i];
    if (!isChangesItem(item)) return false;
  }
  return true;
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
  if (typeof $game !== 'number' || ($game | 0) !== $game || $game < 1 || $game > 999999) return false;
  return keysIn(data) === 1 && keysIn(event) === envelope + 2;
};

const SubtypesChosen: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'SubtypesChosen') return false;
  if (!isSeat(event.by, seats)) return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return false;
  const $subtypes = data.subtypes;
  if (!isSubtypes($subtypes)) return false;
  return keysIn(data) === 1 && keysIn(event) === envelope + 3;
};

const DeckHandedIn: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'DeckHandedIn') return false;
  if (!isSeat(event.by, seats)) return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return false;
  return keysIn(data) === 0 && keysIn(event) === envelope + 3;
};

const SideGiven: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'SideGiven') return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return false;
  const $player = data.player;
  const $side = data.side;
  if (!isSeat($player, seats)) return false;
  if ($side !== 'heads' && $side !== 'tails') return false;
  return keysIn(data) === 2 && keysIn(event) === envelope + 2;
};

const CoinTossed: Validator = (it) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'CoinTossed') return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return false;
  const $side = data.side;
  if ($side !== 'heads' && $side !== 'tails') return false;
  return keysIn(data) === 1 && keysIn(event) === envelope + 2;
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

const Mulliganed: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'Mulliganed') return false;
  if (!isSeat(event.by, seats)) return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return false;
  const $cards = data.cards;
  const $drawn = data.drawn;
  if (!isCards($cards)) return false;
  if (!isCards($drawn)) return false;
  return keysIn(data) === 2 && keysIn(event) === envelope + 3;
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

const DiscardsShuffledIn: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'DiscardsShuffledIn') return false;
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
  return keysIn(data) === 0 && keysIn(event) === envelope + 3;
};

const ValuesSet: Validator = (it) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'ValuesSet') return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return false;
  const $hs = data.hs;
  const $plasma = data.plasma;
  if (typeof $hs !== 'number' || ($hs | 0) !== $hs || $hs < 0 || $hs > 999) return false;
  if (typeof $plasma !== 'number' || ($plasma | 0) !== $plasma || $plasma < 0 || $plasma > 999) return false;
  return keysIn(data) === 2 && keysIn(event) === envelope + 2;
};

const CoinPlaced: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'CoinPlaced') return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return false;
  const $player = data.player;
  const $side = data.side;
  if (!isSeat($player, seats)) return false;
  if ($side !== 'heads' && $side !== 'tails') return false;
  return keysIn(data) === 2 && keysIn(event) === envelope + 2;
};

const PhaseBegan: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'PhaseBegan') return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return false;
  const $player = data.player;
  const $phase = data.phase;
  if (!isSeat($player, seats)) return false;
  if (!isPhase($phase)) return false;
  return keysIn(data) === 2 && keysIn(event) === envelope + 2;
};

const PlasmaSet: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'PlasmaSet') return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return false;
  const $player = data.player;
  const $amount = data.amount;
  if (!isSeat($player, seats)) return false;
  if (typeof $amount !== 'number' || ($amount | 0) !== $amount || $amount < 0 || $amount > 999) return false;
  return keysIn(data) === 2 && keysIn(event) === envelope + 2;
};

const HsSet: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'HsSet') return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return false;
  const $player = data.player;
  const $amount = data.amount;
  if (!isSeat($player, seats)) return false;
  if (typeof $amount !== 'number' || ($amount | 0) !== $amount || $amount < 0 || $amount > 999) return false;
  return keysIn(data) === 2 && keysIn(event) === envelope + 2;
};

const AllUntapped: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'AllUntapped') return false;
  if (!isSeat(event.by, seats)) return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return false;
  return keysIn(data) === 0 && keysIn(event) === envelope + 3;
};

const PhasePassed: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'PhasePassed') return false;
  if (!isSeat(event.by, seats)) return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return false;
  return keysIn(data) === 0 && keysIn(event) === envelope + 3;
};

const NothingDone: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'NothingDone') return false;
  if (!isSeat(event.by, seats)) return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return false;
  return keysIn(data) === 0 && keysIn(event) === envelope + 3;
};

const BothDidNothing: Validator = (it) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'BothDidNothing') return false;
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
  const $card = data.card;
  const $on = data.on;
  const $paid = data.paid;
  const $upright = data.upright;
  if (typeof $card !== 'string' || $card.length > 80) return false;
  let count = 1;
  if ($on !== undefined) {
    if (!isOn($on, seats)) return false;
    count++;
  }
  if ($paid !== undefined) {
    if (typeof $paid !== 'number' || ($paid | 0) !== $paid || $paid < 0 || $paid > 999) return false;
    count++;
  }
  if ($upright !== undefined) {
    if ($upright !== true) return false;
    count++;
  }
  return keysIn(data) === count && keysIn(event) === envelope + 3;
};

const EffectActivated: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'EffectActivated') return false;
  if (!isSeat(event.by, seats)) return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return false;
  const $source = data.source;
  const $ability = data.ability;
  const $because = data.because;
  const $on = data.on;
  const $discarding = data.discarding;
  const $paid = data.paid;
  if (!isOnItem($source, seats)) return false;
  let count = 1;
  if ($ability !== undefined) {
    if (typeof $ability !== 'number' || ($ability | 0) !== $ability || $ability < 1 || $ability > 20) return false;
    count++;
  }
  if ($because !== undefined) {
    if (typeof $because !== 'number' || ($because | 0) !== $because || $because < 0 || $because > 1000000000) return false;
    count++;
  }
  if ($on !== undefined) {
    if (!isOn($on, seats)) return false;
    count++;
  }
  if ($discarding !== undefined) {
    if (!isCards($discarding)) return false;
    count++;
  }
  if ($paid !== undefined) {
    if (typeof $paid !== 'number' || ($paid | 0) !== $paid || $paid < 0 || $paid > 999) return false;
    count++;
  }
  return keysIn(data) === count && keysIn(event) === envelope + 3;
};

const CoinFlipped: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'CoinFlipped') return false;
  if (!isSeat(event.by, seats)) return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return false;
  return keysIn(data) === 0 && keysIn(event) === envelope + 3;
};

const BattleDeclared: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'BattleDeclared') return false;
  if (!isSeat(event.by, seats)) return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return false;
  const $attacker = data.attacker;
  const $target = data.target;
  if (!isOnItem($attacker, seats)) return false;
  if (!isOnItem($target, seats)) return false;
  return keysIn(data) === 2 && keysIn(event) === envelope + 3;
};

const BlockDeclared: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'BlockDeclared') return false;
  if (!isSeat(event.by, seats)) return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return false;
  const $with = data.with;
  if (!isOn($with, seats)) return false;
  return keysIn(data) === 1 && keysIn(event) === envelope + 3;
};

const BlockDeclined: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'BlockDeclined') return false;
  if (!isSeat(event.by, seats)) return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return false;
  return keysIn(data) === 0 && keysIn(event) === envelope + 3;
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

const CardsRevealed: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'CardsRevealed') return false;
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
  const $to = data.to;
  if (typeof $amount !== 'number' || ($amount | 0) !== $amount || $amount < 0 || $amount > 999) return false;
  if (!isOnItem($to, seats)) return false;
  let count = 2;
  if ($source !== undefined) {
    if (!isOnItem($source, seats)) return false;
    count++;
  }
  return keysIn(data) === count && keysIn(event) === envelope + 2;
};

const CardDestroyed: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'CardDestroyed') return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return false;
  const $card = data.card;
  const $to = data.to;
  if (!isOnItem($card, seats)) return false;
  let count = 1;
  if ($to !== undefined) {
    if (!isTo($to, seats)) return false;
    count++;
  }
  return keysIn(data) === count && keysIn(event) === envelope + 2;
};

const CardDiscarded: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'CardDiscarded') return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return false;
  const $card = data.card;
  if (!isOnItem($card, seats)) return false;
  return keysIn(data) === 1 && keysIn(event) === envelope + 2;
};

const CardMoved: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'CardMoved') return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return false;
  const $card = data.card;
  const $to = data.to;
  if (!isOnItem($card, seats)) return false;
  if (!isTo($to, seats)) return false;
  return keysIn(data) === 2 && keysIn(event) === envelope + 2;
};

const CardTapped: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'CardTapped') return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return false;
  const $card = data.card;
  if (!isOnItem($card, seats)) return false;
  return keysIn(data) === 1 && keysIn(event) === envelope + 2;
};

const CardUntapped: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'CardUntapped') return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return false;
  const $card = data.card;
  if (!isOnItem($card, seats)) return false;
  return keysIn(data) === 1 && keysIn(event) === envelope + 2;
};

const EquipmentAttached: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'EquipmentAttached') return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return false;
  const $card = data.card;
  const $to = data.to;
  if (!isOnItem($card, seats)) return false;
  if (!isOnItem($to, seats)) return false;
  return keysIn(data) === 2 && keysIn(event) === envelope + 2;
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
  if (!isOnItem($card, seats)) return false;
  if (!isChanges($changes)) return false;
  let count = 2;
  if ($until !== undefined) {
    if ($until !== 'turn' && $until !== 'forever') return false;
    count++;
  }
  return keysIn(data) === count && keysIn(event) === envelope + 2;
};

const HsGained: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'HsGained') return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return false;
  const $player = data.player;
  const $amount = data.amount;
  if (!isSeat($player, seats)) return false;
  if (typeof $amount !== 'number' || ($amount | 0) !== $amount || $amount < 0 || $amount > 999) return false;
  return keysIn(data) === 2 && keysIn(event) === envelope + 2;
};

const HsLost: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'HsLost') return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return false;
  const $player = data.player;
  const $amount = data.amount;
  if (!isSeat($player, seats)) return false;
  if (typeof $amount !== 'number' || ($amount | 0) !== $amount || $amount < 0 || $amount > 999) return false;
  return keysIn(data) === 2 && keysIn(event) === envelope + 2;
};

const PlasmaGained: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'PlasmaGained') return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return false;
  const $player = data.player;
  const $amount = data.amount;
  if (!isSeat($player, seats)) return false;
  if (typeof $amount !== 'number' || ($amount | 0) !== $amount || $amount < 0 || $amount > 999) return false;
  return keysIn(data) === 2 && keysIn(event) === envelope + 2;
};

const PlasmaLost: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'PlasmaLost') return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null) return false;
  const $player = data.player;
  const $amount = data.amount;
  if (!isSeat($player, seats)) return false;
  if (typeof $amount !== 'number' || ($amount | 0) !== $amount || $amount < 0 || $amount > 999) return false;
  return keysIn(data) === 2 && keysIn(event) === envelope + 2;
};

const EffectEnded: Validator = (it) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'EffectEnded') return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return false;
  return keysIn(data) === 0 && keysIn(event) === envelope + 2;
};

const Surrendered: Validator = (it, seats) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'Surrendered') return false;
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
  if (!isSeat($winner, seats)) return false;
  return keysIn(data) === 1 && keysIn(event) === envelope + 2;
};

const GameDrawn: Validator = (it) => {
  const event = it as unknown as Members;
  const envelope = envelopeKeys(event);
  if (envelope === 0 || event.type !== 'GameDrawn') return false;
  const data = event.data as Members;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return false;
  return keysIn(data) === 0 && keysIn(event) === envelope + 2;
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
