/** A copy of the board that shares nothing that the fold changes. Written by hand: it is on the path of every seek. */
import type { Acting, Player, TgcBoard, Thing } from './board.js';

/** Things refer to each other and are referred to from everywhere: each is copied once. */
type Copies = Map<Thing, Thing>;

export function clone(board: TgcBoard): TgcBoard {
  const copies: Copies = new Map();
  const thing = (t: Thing): Thing => copyThing(copies, t);
  const orNull = (t: Thing | null): Thing | null => t && copyThing(copies, t);
  return {
    ...board,
    players: [copyPlayer(copies, board.players[0]), copyPlayer(copies, board.players[1])],
    toss: { ...board.toss },
    drawSteps: { ...board.drawSteps },
    state: { ...board.state, nothing: [...board.state.nothing] },
    occasions: board.occasions.map((o) => (o.thing ? { ...o, thing: thing(o.thing) } : o)),
    acting: board.acting && copyActing(copies, board.acting),
    battle: board.battle && { ...board.battle, attacker: orNull(board.battle.attacker), defender: orNull(board.battle.defender) },
    called: { ...board.called, attacker: orNull(board.called.attacker) },
    due: board.due.map(thing),
    toTap: board.toTap.map((t) => ({ ...t, thing: thing(t.thing) })),
    lastDestroyed: { ...board.lastDestroyed, attached: board.lastDestroyed.attached.map(thing), under: orNull(board.lastDestroyed.under) },
    lost: [...board.lost],
  };
}

function copyThing(copies: Copies, t: Thing): Thing {
  const known = copies.get(t);
  if (known) return known;
  // `mods` is replaced, never changed in place, so copies may share it.
  const copy: Thing = { ...t };
  copies.set(t, copy);
  copy.attached = t.attached.length ? t.attached.map((a) => copyThing(copies, a)) : [];
  if (t.under) copy.under = copyThing(copies, t.under);
  return copy;
}

function copyPlayer(copies: Copies, p: Player): Player {
  return {
    ...p,
    hand: { known: [...p.hand.known], unknown: p.hand.unknown },
    discard: [...p.discard],
    field: p.field.map((t) => copyThing(copies, t)),
    copies: { ...p.copies },
    setup: { ...p.setup, asideCards: [...p.setup.asideCards] },
  };
}

function copyActing(copies: Copies, a: Acting): Acting {
  return {
    ...a,
    source: a.source && copyThing(copies, a.source),
    on: a.on.map((t) => copyThing(copies, t)),
    tasks: a.tasks && a.tasks.map((t) => ({ ...t, need: [...t.need], things: t.things && t.things.map((x) => copyThing(copies, x)) })),
    outer: a.outer && copyActing(copies, a.outer),
  };
}
