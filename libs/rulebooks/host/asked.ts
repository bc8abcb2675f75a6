/** What a card or effect asks to be named when it is played or goes on the stack, and what the record names. */
import type { Ability, Card, TargetSpec } from './abilities.js';
import { aimAt } from './aims.js';
import type { Aim, HostBoard, Seat, Thing } from './board.js';
import type { HostEventOf } from './events.js';
import { faceDown, findPending } from './fold/stack.js';
import { effectAbility } from './sources.js';
import { findSource, seatIndex } from './things.js';

type Asking = HostEventOf<'CardPlayed'> | HostEventOf<'AbilityActivated'> | HostEventOf<'AmbushActivated'> | HostEventOf<'TriggerStacked'>;

export interface Asked {
  readonly specs: readonly TargetSpec[];
  /** For each of the specs, the text that it comes from. */
  readonly texts: readonly string[];
  readonly aims: readonly Aim[];
  readonly self: Thing | null;
  readonly equips: boolean;
  readonly relies: readonly number[];
}

const NONE: readonly number[] = [];

type Asks = Pick<Asked, 'specs' | 'texts'>;

/** Two checks ask about the same event, and the board does not change between them. */
const last: { event: Asking | null; board: HostBoard | null; n: number; asked: Asked | null } = { event: null, board: null, n: -1, asked: null };

/** Null where nothing is asked for, where the text is not modelled, or where the effect is not to be found. */
export function asks(board: HostBoard, event: Asking): Asked | null {
  if (last.event !== event || last.board !== board || last.n !== board.n) {
    last.event = event;
    last.board = board;
    last.n = board.n;
    last.asked = askedBy(board, event);
  }
  return last.asked;
}

function askedBy(board: HostBoard, event: Asking): Asked | null {
  const seat = seatIndex(board, event.by) as Seat;
  switch (event.type) {
    case 'CardPlayed': {
      const card = event.data.card === null ? undefined : board.book.main(event.data.card);
      const asked = card && !card.unmodelled ? ofSpells(card) : null;
      return asked && asking(asked, named(board, event, seat), null, NONE, card!.keywords.has('Equipment'));
    }
    case 'AmbushActivated': {
      const asked = ofAbility(board.book.main(event.data.card)?.abilities.find((a) => a.kind === 'ambush'));
      return asked && asking(asked, named(board, event, seat), faceDown(board, seat, event.data));
    }
    case 'AbilityActivated': {
      const self = findSource(board, event.data.source, seat);
      const asked = ofAbility(self?.card ? effectAbility(self.card, event.data.ability, ['activated']) : null);
      return asked && asking(asked, named(board, event, seat), self);
    }
    case 'TriggerStacked': {
      const pending = findPending(board, event, seat);
      const asked = ofAbility(pending?.ability);
      if (!pending || !asked) return null;
      const aims = event.data.targets ? named(board, event, seat) : pending.aims;
      return asking(asked, aims, pending.source, [pending.since, pending.cast]);
    }
  }
}

const asking = ({ specs, texts }: Asks, aims: readonly Aim[], self: Thing | null, relies: readonly number[] = NONE, equips = false): Asked => ({
  specs,
  texts,
  aims,
  self,
  equips,
  relies,
});

const named = (board: HostBoard, event: Asking, seat: Seat): readonly Aim[] =>
  (event.data.targets ?? []).map((ref) => aimAt(board, ref, seat));

function ofAbility(ability: Ability | null | undefined): Asks | null {
  if (!ability || !('targets' in ability) || ability.targets.length === 0) return null;
  return { specs: ability.targets, texts: ability.targets.map(() => ability.text) };
}

/** All targets of a Sorcery are declared together, whichever of its effects they are for (21.2). */
const ofCard = new WeakMap<Card, Asks | null>();

function ofSpells(card: Card): Asks | null {
  let known = ofCard.get(card);
  if (known === undefined) {
    const each = card.abilities.flatMap((a) => (a.kind === 'spell' ? (ofAbility(a) ?? []) : []));
    known = each.length ? { specs: each.flatMap((a) => a.specs), texts: each.flatMap((a) => a.texts) } : null;
    ofCard.set(card, known);
  }
  return known;
}
