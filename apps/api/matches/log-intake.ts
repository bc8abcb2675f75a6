/** Reads what is sent: a header, or a whole match in either of its forms. */
import { setImmediate as breathe } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { GameEvent } from '#kernel/event.js';
import type { Header, MatchLog } from '#kernel/log.js';
import { LogReader } from '#kernel/read.js';
import { readText } from '#kernel/read-text.js';
import { sha256 } from '#replays/hash.js';
import type { Rulebooks } from '#stores/matches/gate.js';
import { RULEBOOKS, SETTINGS } from '../injected.js';
import { ApiProblem } from '../problems/api-problem.js';
import { refused } from '../problems/told.js';
import type { Settings } from '../settings/settings.js';

/** Lines that are read before others get their turn. */
const STRETCH = 100;

@Injectable()
export class LogIntake {
  constructor(
    @Inject(RULEBOOKS) private readonly rulebooks: Rulebooks,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** A header in the notation, with nothing below it. */
  headerIn(text: string): Header {
    const { header, events, lines, problems } = readText(text, this.rulebooks);
    if (header === null) throw refused(problems, 'line');
    if (events.length === 0) return header;
    throw new ApiProblem('match-refused', `Line ${lines[0]} tells an event. A match with events goes to /v1/matches/import.`);
  }

  matchIn(body: string, isLog: boolean): Promise<MatchLog> | MatchLog {
    return isLog ? this.logIn(body) : this.textIn(body);
  }

  /** People write this form by hand: it is read in one go, and so may not be as long as a log. */
  private textIn(text: string): MatchLog {
    if (text.length > this.settings.bodyBytes) {
      throw new ApiProblem('body-too-large', `A match in the notation may have ${this.settings.bodyBytes} bytes here. Send JSON Lines instead.`);
    }
    const { header, events, problems } = readText(text, this.rulebooks);
    if (header === null) throw refused(problems, 'line');
    return { header, events };
  }

  private async logIn(body: string): Promise<MatchLog> {
    const reader = new LogReader(this.rulebooks, { hash: sha256, unsealed: 'accept' });
    const events: GameEvent[] = [];
    for (let from = 0; from < body.length && !reader.done; ) {
      const end = body.indexOf('\n', from);
      const line = body.slice(from, end < 0 ? undefined : end);
      const event = reader.read(line.endsWith('\r') ? line.slice(0, -1) : line);
      if (event !== null) events.push(event);
      from = end < 0 ? body.length : end + 1;
      if (reader.line % STRETCH === 0) await breathe();
    }
    reader.end();
    if (reader.problems.length || reader.header === null) throw refused(reader.problems, 'line');
    return { header: reader.header, events };
  }
}
