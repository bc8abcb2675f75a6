/** The same match with other cards where a viewer never sees which: what they see of both must be the same. */
import type { MatchLog } from '#kernel/log.js';
import type { HostHeader } from '#rulebooks/host/header.js';

/** Every card name of a log that stands nowhere in what the viewer gets of it. */
export function unseenNames(full: MatchLog, seen: MatchLog): string[] {
  const text = JSON.stringify(seen);
  return namesIn(full).filter((name) => !text.includes(JSON.stringify(name)));
}

function namesIn({ header, events }: MatchLog): string[] {
  const { decks = {}, position } = header as HostHeader;
  const hands = Object.values(position?.players ?? {}).flatMap((p) => [...(p.hand ?? []), ...p.inPlay.map((t) => t.card)]);
  const waiting = (position?.stack ?? []).map((item) => item.card);
  const listed = Object.values(decks).flatMap((deck) => deck.map((c) => c.name));
  const told = events.flatMap((e) => [...((e.data as { cards?: string[] }).cards ?? []), (e.data as { card?: unknown }).card]);
  return [...new Set([...hands, ...waiting, ...listed, ...told].filter((name): name is string => typeof name === 'string'))];
}

/** The log with these names put in a circle, in header and events alike. */
export function rotated(log: MatchLog, names: readonly string[]): MatchLog {
  const next = new Map(names.map((name, i) => [name, names[(i + 1) % names.length]]));
  const swap = (value: unknown): unknown => {
    if (typeof value === 'string') return next.get(value) ?? value;
    if (Array.isArray(value)) return value.map(swap);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, swap(inner)]));
  };
  return { header: swap(log.header) as HostHeader, events: log.events.map((e) => ({ ...e, data: swap(e.data) })) };
}

/**
 * The log with another card wherever this viewer sees none, whatever becomes of it later: what is drawn is not what is
 * played. An Ambush is told from other cards by its being laid, so that one takes the place of one.
 */
export function scrambled(log: MatchLog, seen: MatchLog, isAmbush: (name: string) => boolean, names: readonly string[]): MatchLog {
  const another = (name: string, n: number): string => {
    const alike = names.filter((other) => other !== name && isAmbush(other) === isAmbush(name));
    return alike[n % alike.length];
  };
  const swap = (full: unknown, shown: unknown, n: number): unknown => {
    if (typeof full === 'string') return shown === null ? another(full, n) : full;
    if (Array.isArray(full)) return full.map((inner, i) => swap(inner, (shown as unknown[])[i], n + i));
    if (typeof full !== 'object' || full === null) return full;
    return Object.fromEntries(Object.entries(full).map(([key, inner]) => [key, swap(inner, (shown as Record<string, unknown>)[key], n)]));
  };
  return { ...log, events: log.events.map((event, i) => ({ ...event, data: swap(event.data, seen.events[i].data, i) })) };
}

/** The log with a definition of its own for each of these names, so that the header has something to give away. */
export function withDefinitions(log: MatchLog, names: readonly string[], definitionOf: (name: string) => { readonly name: string }): MatchLog {
  const { cards = [] } = log.header as { cards?: readonly { readonly name: string }[] };
  const added = names.filter((name) => !cards.some((c) => c.name === name)).map(definitionOf);
  return { ...log, header: { ...log.header, cards: [...cards, ...added] } };
}

/** JSON Lines, as a log is written to a file. */
export const linesOf = ({ header, events }: MatchLog): string => [header, ...events].map((part) => JSON.stringify(part)).join('\n');
