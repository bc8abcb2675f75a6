/** A check: what it cites, the rule in our words, its messages, and one pure function over an event and the board before it. */
import type { Facts, Verdict } from './finding.js';
import type { GameEvent } from './event.js';

export interface Message<Says extends string = string> {
  readonly verdict: Verdict;
  readonly says: Says;
  /** The sections that this message rests on, where they are fewer than the check's. */
  readonly cites?: readonly string[];
  /** The reading that was chosen where the rules leave one open. */
  readonly reading?: string;
}

type More = Pick<Message, 'cites' | 'reading'>;

export type Messages = Readonly<Record<string, string | Message>>;

/** The record proves that something mandatory had not happened by this event. */
export const missed = <const S extends string>(says: S, more: More = {}): Message<S> => ({ ...more, verdict: 'missed', says });
/** A fact is missing; the message names it. */
export const undecidable = <const S extends string>(says: S, more: More = {}): Message<S> => ({ ...more, verdict: 'undecidable', says });
/** The record proves that this event broke a rule: what a bare string means, with more to say about it. */
export const illegal = <const S extends string>(says: S, more: More = {}): Message<S> => ({ ...more, verdict: 'illegal', says });

/** The facts that a message names, each of which its report must bring. */
type Placeholders<S extends string> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | Placeholders<Rest> : never;
type FactsOf<M> = M extends string ? Placeholders<M> : M extends Message<infer S> ? Placeholders<S> : string;

export type Report<M extends Messages> = <Id extends keyof M & string>(
  messageId: Id,
  facts: FactsOf<M[Id]> extends never ? Facts : { readonly [K in FactsOf<M[Id]>]: Facts[string] } & Facts,
  /** Earlier events that the verdict rests on; unknown ones (0, undefined) are left out. */
  reliesOn?: readonly (number | undefined)[],
) => void;

export interface Case<E, B> {
  readonly event: E;
  readonly board: B;
}

/** A check as the judge holds it: event and board as the rulebook has them. */
export interface Check<B = unknown> {
  readonly id: string;
  readonly cites: readonly string[];
  readonly rule: string;
  readonly on: readonly string[];
  readonly messages: Messages;
  judge(this: void, at: Case<GameEvent, B>, report: Report<Messages>): void;
}

interface CheckSpec<E extends GameEvent, B, On extends readonly E['type'][], M extends Messages> {
  readonly id: string;
  readonly cites: readonly [string, ...string[]];
  readonly rule: string;
  readonly on: On;
  readonly messages: M;
  judge(this: void, at: Case<Extract<E, { type: On[number] }>, B>, report: Report<M>): void;
}

/** The `check` of one rulebook: knows its events and its board, so that a wrong name does not compile. */
export function checkFor<E extends GameEvent, B>() {
  return <const On extends readonly E['type'][], const M extends Messages>(spec: CheckSpec<E, B, On, M>): Check<B> =>
    spec;
}

export function messageOf(check: Check<never>, id: string): Message {
  const message = check.messages[id];
  return typeof message === 'string' ? { verdict: 'illegal', says: message } : message;
}
