/** What enters matches: begun, gone on with, or brought in whole. */
import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { GameEvent } from '#kernel/event.js';
import type { Finding } from '#kernel/finding.js';
import { FORMAT, type Header } from '#kernel/log.js';
import { isMembers } from '#kernel/explain-shape.js';
import { readSentences } from '#kernel/read-sentences.js';
import type { Rulebook } from '#kernel/rulebook.js';
import { shown } from '#kernel/shown.js';
import { MATCH_ID } from '#stores/matches/envelope.js';
import { Matches } from '#stores/matches/matches.js';
import { Metrics } from '../observing/metrics.js';
import { ApiProblem, invalid } from '../problems/api-problem.js';
import { refused } from '../problems/told.js';
import { Door } from '../rooms/door.js';
import { Rooms } from '../rooms/rooms.js';
import { isInScope, type Caller } from '../tokens/caller.js';
import { Turns } from './turns.js';

export interface Appended {
  readonly events: readonly GameEvent[];
  readonly findings: readonly Finding[];
}

@Injectable()
export class Recorder {
  private readonly turns = new Turns();

  constructor(
    private readonly matches: Matches,
    private readonly rooms: Rooms,
    private readonly door: Door,
    private readonly metrics: Metrics,
  ) {}

  begin(match: string, header: unknown): Promise<Header> {
    const versioned = isMembers(header) && !Object.hasOwn(header, 'verdict') ? { verdict: FORMAT, ...header } : header;
    return this.turns.take(match, () => this.matches.begin(match, versioned));
  }

  /** A whole match, or more of one that is there. Gives how many events were new. */
  async takeIn(match: string, header: Header, events: readonly GameEvent[]): Promise<number> {
    const added = await this.turns.take(match, () => this.matches.take(match, header, events));
    this.metrics.events.inc({ game: header.rulebook }, added);
    return added;
  }

  /** Events as JSON, or sentences, behind event number `after`. `bind` has the last word before anything is stored. */
  async append(match: string, after: number, told: readonly unknown[] | string, caller: Caller, bind: () => Promise<void>): Promise<Appended> {
    const { room: { header, rulebook } } = await this.door.enter(match, caller);
    const events = typeof told === 'string' ? sentences(told, header, rulebook, after) : numbered(told, after);
    if (events.length === 0) throw invalid(typeof told === 'string' ? 'sentences' : 'events', 'none', 'at least one event');
    if (caller.role === 'judge') allowInterventions(events, rulebook);
    await bind();
    const sealed = await this.turns.take(match, () => this.matches.record(match, after, events));
    this.metrics.events.inc({ game: header.rulebook }, sealed.length);
    this.rooms.recorded(match, sealed);
    const room = await this.rooms.reached(match, after + sealed.length);
    return { events: sealed, findings: room.findings.slice(after, after + sealed.length).flat() };
  }
}

/** What a token's holder may call a match that is to be new; a name is made where none is given. */
export function nameFor(caller: Caller, wished: string | undefined, key: string | undefined): string {
  const made = wished ?? scopePrefix(caller) + madeName(caller, key);
  if (!MATCH_ID.test(made)) {
    throw invalid('id', shown(made), 'up to 100 letters, digits, dots, dashes and underscores, a letter or digit first');
  }
  if (!isInScope(caller, made)) throw new ApiProblem('out-of-scope', `This token is for ${caller.matches.join(', ')}.`);
  return made;
}

/** The same key makes the same name, so that sending a request again begins no second match. */
function madeName(caller: Caller, key: string | undefined): string {
  const bytes = key === undefined ? randomBytes(8) : createHash('sha256').update(`${caller.id}\n${key}`).digest().subarray(0, 8);
  return `m${bytes.toString('hex')}`;
}

function scopePrefix({ matches }: Caller): string {
  const prefix = matches.find((scope) => scope.endsWith('*'));
  if (prefix === undefined) throw invalid('id', 'nothing', `the name of the match, one of ${matches.join(', ')}`);
  return prefix.slice(0, -1);
}

function sentences(text: string, header: Header, rulebook: Rulebook, after: number): readonly GameEvent[] {
  const { events, problems } = readSentences(text, header, rulebook, after);
  if (problems.length) throw refused(problems, 'line');
  return events;
}

/** Events may come without their numbers: `after` says where they go. */
function numbered(events: readonly unknown[], after: number): readonly GameEvent[] {
  return events.map((event, i) => {
    if (!isMembers(event)) throw invalid(`events[${i}]`, shown(event), 'an event: a JSON object');
    return (Object.hasOwn(event, 'n') ? event : { n: after + i + 1, ...event }) as unknown as GameEvent;
  });
}

function allowInterventions(events: readonly GameEvent[], { specs }: Rulebook): void {
  const players = events.find(({ type }) => specs.some((spec) => spec.type === type && spec.kind !== 'judge'));
  if (players === undefined) return;
  const allowed = specs.filter(({ kind }) => kind === 'judge').map(({ type }) => type);
  throw new ApiProblem('not-allowed', `A judge records interventions only (${allowed.join(', ')}), not ${players.type}.`);
}
