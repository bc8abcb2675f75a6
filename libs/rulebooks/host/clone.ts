/** A copy of the board that shares nothing that the fold changes. Written by hand: it is on the path of every seek. */
import type { Battle, HostBoard, Item, Pending, Player, Resolution, Thing } from './board.js';
import { newVersion } from './things.js';

/** Things refer to each other and are referred to from everywhere: each is copied once. */
type Copies = Map<Thing, Thing>;

export function clone(board: HostBoard): HostBoard {
  const copies: Copies = new Map();
  const items = new Map<Item, Item>();
  const thing = (t: Thing): Thing => copyThing(copies, t);
  const item = (i: Item): Item => copyItem(copies, items, i);
  return {
    ...board,
    version: newVersion(),
    players: [copyPlayer(copies, board.players[0]), copyPlayer(copies, board.players[1])],
    priority: { ...board.priority, passed: [...board.priority.passed] },
    stack: board.stack.map(item),
    resolving: board.resolving && copyResolution(copies, items, board.resolving),
    pending: board.pending.map((p) => copyPending(copies, items, p)),
    battle: board.battle && copyBattle(copies, board.battle),
    due: board.due.map(thing),
    spent: board.spent.map((s) => ({ ...s, thing: thing(s.thing) })),
    won: { ...board.won },
    roll: { ...board.roll },
    lastGone: { ...board.lastGone },
    lastLeft: { ...board.lastLeft },
    continuous: board.continuous.map((c) => ({ ...c, thing: thing(c.thing) })),
    watchers: board.watchers.map(thing),
    unseen: [...board.unseen],
    occasions: board.occasions.map((c) => ({
      event: c.event,
      open: [...c.open],
      occasion: {
        ...c.occasion,
        ...(c.occasion.it && { it: thing(c.occasion.it) }),
        ...(c.occasion.by && { by: thing(c.occasion.by) }),
        ...(c.occasion.item && { item: item(c.occasion.item) }),
      },
    })),
  };
}

function copyThing(copies: Copies, t: Thing): Thing {
  const known = copies.get(t);
  if (known) return known;
  const copy: Thing = { ...t, used: { ...t.used } };
  copies.set(t, copy);
  // `mods` and `counters` are replaced, never changed in place, so copies may share it.
  copy.markers = t.markers.length ? t.markers.map((m) => copyThing(copies, m)) : [];
  if (t.under) copy.under = copyThing(copies, t.under);
  return copy;
}

const orNull = (copies: Copies, t: Thing | null): Thing | null => t && copyThing(copies, t);

function copyPlayer(copies: Copies, p: Player): Player {
  const row = (things: (Thing | null)[]): (Thing | null)[] => things.map((t) => orNull(copies, t));
  return {
    ...p,
    hostThing: orNull(copies, p.hostThing),
    resources: [...p.resources],
    sure: [...p.sure],
    hand: { known: [...p.hand.known], unknown: p.hand.unknown },
    damageCards: [...p.damageCards],
    drop: [...p.drop],
    banished: [...p.banished],
    things: p.things.map((t) => copyThing(copies, t)),
    front: row(p.front),
    back: row(p.back),
    forms: p.forms.map((t) => copyThing(copies, t)),
    setup: { ...p.setup },
  };
}

function copyItem(copies: Copies, items: Map<Item, Item>, i: Item): Item {
  const known = items.get(i);
  if (known) return known;
  const copy: Item = { ...i, source: orNull(copies, i.source), it: orNull(copies, i.it) };
  items.set(i, copy);
  if (i.itItem) (copy as { itItem: Item }).itItem = copyItem(copies, items, i.itItem);
  copy.aims = i.aims.map((a) => ({ ...a, thing: orNull(copies, a.thing), item: a.item && copyItem(copies, items, a.item) }));
  return copy;
}

function copyPending(copies: Copies, items: Map<Item, Item>, p: Pending): Pending {
  return {
    ...p,
    source: copyThing(copies, p.source),
    it: orNull(copies, p.it),
    itItem: p.itItem && copyItem(copies, items, p.itItem),
    aims: p.aims.map((a) => ({ ...a, thing: orNull(copies, a.thing), item: a.item && copyItem(copies, items, a.item) })),
  };
}

function copyResolution(copies: Copies, items: Map<Item, Item>, r: Resolution): Resolution {
  return {
    ...r,
    item: copyItem(copies, items, r.item),
    tasks: r.tasks && r.tasks.map((t) => ({ ...t, things: t.things.map((x) => copyThing(copies, x)), seats: [...t.seats] })),
    outer: r.outer && copyResolution(copies, items, r.outer),
  };
}

function copyBattle(copies: Copies, b: Battle): Battle {
  return {
    ...b,
    attacker: orNull(copies, b.attacker),
    blocker: orNull(copies, b.blocker),
    attackerDealt: { ...b.attackerDealt },
    blockerDealt: { ...b.blockerDealt },
    fell: b.fell && { ...b.fell, thing: copyThing(copies, b.fell.thing) },
  };
}
