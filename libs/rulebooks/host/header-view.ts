/** What each viewer may see of a header: no foreign deck list, no foreign hand, no card that lies face down (4, 6). */
import type { GameEvent } from '#kernel/event.js';
import { without, type Header } from '#kernel/log.js';
import type { Viewer } from '#kernel/rulebook.js';
import { decksSeen } from '#kernel/unlisted-decks.js';
import type { HostBoard } from './board.js';
import type { CardDefinition, HostHeader, PlayerPosition, Position } from './header.js';
import { open } from './open.js';
import { isSeat, knowsItem, refFor } from './sight.js';
import type { Ref } from './words.js';

export function viewHeader(given: Header, viewer: Viewer, shown: ReadonlySet<string>, events: readonly GameEvent[]): Header {
  const header = given as HostHeader;
  if (viewer === 'judge') return header;
  const position = header.position && viewPosition(header, header.position, viewer);
  const hosts = viewHosts(header, viewer, events);
  const decks = decksSeen(header, (seat) => isSeat(viewer, seat));
  const names = new Set([...shown, ...Object.values(hosts), ...Object.values(decks.decks ?? {}).flatMap((deck) => deck.map((c) => c.name))]);
  if (position) namesIn(position, names);
  const cards = (header.cards ?? []).filter((c) => isNamed(c, names));
  return { ...without(header, 'cards', 'decks', 'deckSizes'), hosts, ...(cards.length && { cards }), ...decks, ...(position && { position }) };
}

/** A token may be defined as "Driftwood token" and be called Driftwood where it is made. */
const isNamed = ({ name, token }: CardDefinition, names: ReadonlySet<string>): boolean =>
  names.has(name) || (token === true && names.has(name.replace(/ token$/, '')));

/** A Host lies face down until the game begins (4.6.1, 9.1.1, 9.1.8). */
function viewHosts({ hosts, position }: HostHeader, viewer: Viewer, events: readonly GameEvent[]): Record<string, string> {
  if (position) return hosts;
  const revealed = new Set(events.flatMap((e) => (e.type === 'HostRevealed' ? [e.by] : [])));
  return Object.fromEntries(Object.entries(hosts).filter(([seat]) => revealed.has(seat) || isSeat(viewer, seat)));
}

function viewPosition(header: HostHeader, position: Position, viewer: Viewer): Position {
  const board: HostBoard = open(header);
  const seen = (ref: Ref): Ref => refFor(viewer, board, ref, position.player);
  const { attacker, blocker, used, stack } = position;
  return {
    ...position,
    ...(attacker && { attacker: seen(attacker) }),
    ...(blocker && { blocker: seen(blocker) }),
    ...(used && { used: used.map(seen) }),
    ...(stack && {
      stack: stack.map((item, i) => ({
        ...item,
        ...(item.targets && { targets: item.targets.map((ref) => refFor(viewer, board, ref, item.by)) }),
        card: knowsItem(viewer, board, board.stack[i]) ? item.card : null,
      })),
    }),
    players: Object.fromEntries(Object.entries(position.players).map(([seat, said]) => [seat, isSeat(viewer, seat) ? said : viewPlayer(said)])),
  };
}

const viewPlayer = (said: PlayerPosition): PlayerPosition => ({
  ...said,
  ...(said.hand && { hand: said.hand.map(() => null) }),
  inPlay: said.inPlay.map((thing) => (thing.faceDown ? { ...thing, card: null } : thing)),
});

function namesIn({ players, stack }: Position, names: Set<string>): void {
  const add = (name: string | null): void => void (name !== null && names.add(name));
  for (const { hand = [], drop = [], banished = [], inPlay } of Object.values(players)) {
    for (const card of [...hand, ...drop, ...banished]) add(card);
    for (const { card, markers = [], foreignMarkers = [] } of inPlay) [card, ...markers, ...foreignMarkers].forEach(add);
  }
  for (const { card } of stack ?? []) add(card);
}
