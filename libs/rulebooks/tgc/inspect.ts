/** What is wrong with a TGC header that is well formed: seats, unknown cards, impossible definitions. */
import type { Header } from '#kernel/log.js';
import type { Trouble } from '#kernel/rulebook.js';
import { sizeTroubles } from '#kernel/unlisted-decks.js';
import { cardBook } from './cards.js';
import type { TgcHeader } from './header.js';

const DEFINE = 'define it with a `card` line, or check the spelling';

export function inspect(given: Header): readonly Trouble[] {
  const header = given as TgcHeader;
  const troubles: Trouble[] = [];
  const trouble = (field: string, says: string, hint?: string): void => void troubles.push({ field, says, ...(hint && { hint }) });
  const book = cardBook(header.cards);
  for (const p of book.problems) trouble(`card ${p.card}, ${p.field}`, p.says, p.hint);
  if (header.seats.length !== 2 || header.seats[0] === header.seats[1]) trouble('seats', 'TGC is a game for two different seats', 'name two seats');
  const known = (field: string, name: string | null): void => {
    if (name !== null && !book.get(name)) trouble(field, `nothing defines a card called ${name}`, DEFINE);
  };
  const seated = (field: string, seat: string): void => {
    if (!header.seats.includes(seat)) trouble(field, `${seat} is no seat of this match`);
  };
  troubles.push(...sizeTroubles(header, header.seats));
  for (const [seat, deck] of Object.entries(header.decks ?? {})) {
    seated(`decks.${seat}`, seat);
    for (const { name } of deck) known(`decks.${seat}`, name);
  }
  for (const [seat, player] of Object.entries(header.position?.players ?? {})) {
    const field = `position.players.${seat}`;
    seated(field, seat);
    for (const name of player.hand ?? []) known(`${field}.hand`, name);
    for (const thing of player.inPlay) {
      known(`${field}, field`, thing.card);
      for (const { card } of thing.attached ?? []) known(`${field}, ${thing.card}`, card);
      if (thing.damage !== undefined && thing.resolve !== undefined) trouble(`${field}, ${thing.card}`, 'both damage and resolve are given', 'give one');
    }
    const coins = Object.values(header.position?.players ?? {}).filter((p) => p.coin !== undefined);
    if (coins.length > 1) trouble(`${field}.coin`, 'both players have the coin', 'it lies beside the player who went second');
  }
  return troubles;
}
