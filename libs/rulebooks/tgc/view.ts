/** What each seat, a spectator and a judge may see: declared here, beside the events that carry it. */
import type { GameEvent } from '#kernel/event.js';
import { without, type Header } from '#kernel/log.js';
import type { Viewer } from '#kernel/rulebook.js';
import { decksSeen } from '#kernel/unlisted-decks.js';
import type { TgcEvent } from './events.js';
import type { PlayerPosition, TgcHeader } from './header.js';

type Cards = readonly (string | null)[];
const hidden = (cards: Cards): null[] => cards.map(() => null);

export function viewEvent(given: GameEvent, viewer: Viewer, _header: Header): GameEvent {
  const event = given as TgcEvent;
  if (viewer === 'judge' || (viewer !== 'spectator' && viewer.seat === event.by)) return event;
  switch (event.type) {
    case 'CardsDrawn': return withData(event, { cards: hidden(event.data.cards) });
    // How many, not which (1.5.1.x).
    case 'Mulliganed': return withData(event, { cards: hidden(event.data.cards), drawn: hidden(event.data.drawn) });
    default: return event;
  }
}

const withData = (event: TgcEvent, data: object): GameEvent => ({ ...event, data });

export function viewHeader(given: Header, viewer: Viewer, shown: ReadonlySet<string>): Header {
  const header = given as TgcHeader;
  if (viewer === 'judge') return header;
  const own = viewer === 'spectator' ? '' : viewer.seat;
  const players = header.position && viewPlayers(header.position.players, own);
  const decks = decksSeen(header, (seat) => seat === own);
  const names = new Set([...shown, ...(decks.decks?.[own] ?? []).map((c) => c.name)]);
  for (const player of Object.values(players ?? {})) namesIn(player, names);
  const cards = (header.cards ?? []).filter((c) => names.has(c.name));
  const position = header.position && { position: { ...header.position, players: players! } };
  return { ...without(header, 'cards', 'decks', 'deckSizes'), ...(cards.length && { cards }), ...decks, ...position };
}

function viewPlayers(players: Readonly<Record<string, PlayerPosition>>, own: string): Record<string, PlayerPosition> {
  return Object.fromEntries(
    Object.entries(players).map(([seat, said]) => [seat, seat === own || !said.hand ? said : { ...said, hand: hidden(said.hand) }]),
  );
}

function namesIn(player: PlayerPosition, names: Set<string>): void {
  for (const card of [...(player.hand ?? []), ...(player.discard ?? [])]) if (card !== null) names.add(card);
  for (const thing of player.inPlay) {
    names.add(thing.card);
    for (const { card } of thing.attached ?? []) names.add(card);
  }
}
