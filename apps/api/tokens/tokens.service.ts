/** Issues tokens, and says who calls with one. A token that was verified once costs no signature again. */
import { Inject, Injectable } from '@nestjs/common';
import { errors, jwtVerify, SignJWT } from 'jose';
import { shown } from '#kernel/shown.js';
import { SETTINGS } from '../injected.js';
import { ApiProblem, invalid } from '../problems/api-problem.js';
import type { Settings } from '../settings/settings.js';
import { covers, type Caller } from './caller.js';
import { TokenLedger, type Issue } from './ledger.js';
import { tokenKey } from './token-key.js';

const ALGORITHM = 'HS256';
const ISSUER = 'verdict';
/** How many verified tokens are remembered. */
const HELD = 10_000;
const HOUR = 3_600_000;
/** An organiser who is locked out cannot ask for another token: the first one lives for a month. */
const FIRST_HOURS = 720;

export type Wish = Pick<Caller, 'name' | 'role' | 'seat' | 'matches'> & { readonly hours?: number };

@Injectable()
export class TokensService {
  private readonly key: Uint8Array;
  /** By the header that they came in, as a whole: nothing of it needs to be looked at again. */
  private readonly known = new Map<string, Issue>();

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly ledger: TokenLedger,
  ) {
    this.key = tokenKey(settings);
  }

  async issue(wish: Wish, by: string): Promise<{ readonly issue: Issue; readonly token: string }> {
    const issue = this.prepared(wish, by);
    await this.ledger.issue(issue);
    return { issue, token: await this.sign(issue) };
  }

  /** The organiser's token of the first start; null if tokens were issued before. */
  async first(): Promise<string | null> {
    if (!this.ledger.isEmpty) return null;
    const issue = this.prepared(FIRST, 'the first start');
    return (await this.ledger.issue(issue, 'no stream')) ? this.sign(issue) : null;
  }

  /** For whoever can start the server and has lost the token. */
  async another(): Promise<string> {
    const { token } = await this.issue(FIRST, 'a start with --organiser-token');
    return token;
  }

  async revoke(id: string, by: Caller): Promise<void> {
    if (this.seen(by, id) === undefined) throw new ApiProblem('token-not-found', 'No token with this id was issued here. The id is not the token itself.');
    if (!this.ledger.isRevoked(id)) await this.ledger.revoke(id, by.name);
  }

  /** Those that can still be used, behind the one with this id. */
  live(by: Caller, after?: string): Issue[] {
    if (after !== undefined && this.seen(by, after) === undefined) throw invalid('cursor', shown(after), 'what "next" of the page before said');
    return this.ledger.live(Date.now(), after).filter(({ matches }) => covers(by, matches));
  }

  /** What reaches further than the caller's own token is none of the caller's business. */
  private seen(by: Caller, id: string): Issue | undefined {
    const issue = this.ledger.find(id);
    return issue && covers(by, issue.matches) ? issue : undefined;
  }

  /** Who calls with a header that was verified before, which is what a busy server needs at once; else undefined. */
  knownBy(header: string): Caller | undefined {
    const known = this.known.get(header);
    return known && this.usable(known);
  }

  /** Refuses a token that can no longer be used. */
  private usable(issue: Issue): Issue {
    if (this.ledger.isRevoked(issue.id)) throw new ApiProblem('token-revoked', 'Ask the organiser for another.');
    if (issue.expires <= Date.now()) throw new ApiProblem('token-expired', `It was good until ${new Date(issue.expires).toISOString()}.`);
    return issue;
  }

  /** Who calls with a token that came in this header. */
  async verified(token: string, header: string): Promise<Caller> {
    const id = await this.idIn(token);
    // Another instance may have issued it a moment ago.
    if (this.ledger.find(id) === undefined) await this.ledger.catchUp();
    const issue = this.ledger.find(id);
    if (issue === undefined) throw bad();
    const usable = this.usable(issue);
    if (this.known.size >= HELD) this.known.delete(this.known.keys().next().value!);
    this.known.set(header, usable);
    return usable;
  }

  private async idIn(token: string): Promise<string> {
    try {
      const { payload } = await jwtVerify(token, this.key, { algorithms: [ALGORITHM], issuer: ISSUER, requiredClaims: ['jti', 'exp', 'sub'] });
      return payload.jti!;
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw new ApiProblem('token-expired', 'Ask the organiser for another.');
      if (error instanceof errors.JOSEError) throw bad();
      throw error;
    }
  }

  private prepared({ name, role, seat, matches, hours }: Wish, by: string): Issue {
    const now = Date.now();
    const expires = now + (hours ?? this.settings.tokenHours) * HOUR;
    return { id: crypto.randomUUID(), name, role, ...(seat !== undefined && { seat }), matches, expires, issued: new Date(now).toISOString(), by };
  }

  private sign({ id, name, role, seat, matches, expires }: Issue): Promise<string> {
    return new SignJWT({ role, matches, ...(seat !== undefined && { seat }) })
      .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
      .setIssuer(ISSUER)
      .setJti(id)
      .setSubject(name)
      .setIssuedAt()
      .setExpirationTime(Math.floor(expires / 1000))
      .sign(this.key);
  }
}

const FIRST: Wish = { name: 'organiser', role: 'organiser', matches: ['*'], hours: FIRST_HOURS };

const bad = (): ApiProblem => new ApiProblem('bad-token', 'It was not issued by this server, or the key of the server was changed.');
