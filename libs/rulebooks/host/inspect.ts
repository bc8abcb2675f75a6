/** What is wrong with a Host header that is well formed: seats, unknown cards, impossible definitions. */
import type { Header } from '#kernel/log.js';
import type { Trouble } from '#kernel/rulebook.js';
import { sizeTroubles } from '#kernel/unlisted-decks.js';
import { cardBook } from './cards.js';
import type { HostHeader, Position } from './header.js';

const DEFINE = 'define it with a `card` line, or check the spelling';

export function inspect(given: Header): readonly Trouble[] {
  const header = given as HostHeader;
  const troubles: Trouble[] = [];
  const trouble = (field: string, says: string, hint?: string): void => void troubles.push({ field, says, ...(hint && { hint }) });
  const book = cardBook(header.cards);
  for (const p of book.problems) trouble(`card ${p.card}, ${p.field}`, p.says, p.hint);
  if (header.seats.length !== 2 || header.seats[0] === header.seats[1]) trouble('seats', 'Host is a game for two different seats', 'name two seats');
  for (const seat of header.seats) {
    const name = header.hosts[seat];
    // A Host that still lies face down is no business of the other seat.
    if (name === undefined && header.redactedFor !== undefined && header.redactedFor !== seat) continue;
    if (name === undefined) trouble(`hosts.${seat}`, `${seat} has no Host`, `write "seat ${seat}: <Host>"`);
    else if (!book.host(name)) trouble(`hosts.${seat}`, `nothing defines a Host called ${name}`, DEFINE);
  }
  for (const part of ['hosts', 'decks'] as const) {
    for (const seat of Object.keys(header[part] ?? {})) if (!header.seats.includes(seat)) trouble(`${part}.${seat}`, `${seat} is no seat of this match`);
  }
  troubles.push(...sizeTroubles(header, header.seats));
  for (const [seat, deck] of Object.entries(header.decks ?? {})) {
    // A Host in a deck is against the rules, and that is a matter for the judge.
    for (const { name } of deck) if (!book.main(name) && !book.host(name)) trouble(`decks.${seat}`, `nothing defines a card called ${name}`, DEFINE);
  }
  if (header.position) inspectPosition(header, header.position, trouble);
  return troubles;
}

function inspectPosition(header: HostHeader, position: Position, trouble: (field: string, says: string, hint?: string) => void): void {
  const book = cardBook(header.cards);
  const known = (field: string, name: string | null): void => {
    if (name !== null && !book.main(name)) trouble(field, `nothing defines a card called ${name}`, DEFINE);
  };
  for (const [seat, player] of Object.entries(position.players)) {
    if (!header.seats.includes(seat)) trouble(`position.players.${seat}`, `${seat} is no seat of this match`);
    for (const name of player.hand ?? []) known(`position.players.${seat}.hand`, name);
    const taken = new Set<string>();
    for (const thing of player.inPlay) {
      known(`position.players.${seat}, ${thing.at}`, thing.card);
      for (const marker of [...(thing.markers ?? []), ...(thing.foreignMarkers ?? [])]) known(`position.players.${seat}, ${thing.at}`, marker);
      if (thing.at !== 'form' && taken.has(thing.at)) trouble(`position.players.${seat}, ${thing.at}`, 'two cards in one slot', 'a slot holds one card');
      taken.add(thing.at);
      if (thing.card === null && !thing.faceDown) trouble(`position.players.${seat}, ${thing.at}`, 'a card without a name that is not face down');
    }
  }
  for (const { by, card, effect } of position.stack ?? []) if (!effect || card !== header.hosts[by]) known('position.stack', card);
}
