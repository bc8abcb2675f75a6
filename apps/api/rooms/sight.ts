/** A match through the eyes of one viewer. Whatever leaves the server about a match comes out of one of these. */
import { createPatch, type Operation } from 'rfc6902';
import type { Vocabulary } from '#kernel/codec.js';
import type { GameEvent } from '#kernel/event.js';
import type { Finding } from '#kernel/finding.js';
import type { Header } from '#kernel/log.js';
import { tell } from '#kernel/notation.js';
import type { Option, Picture, Rulebook, Standing, Viewer } from '#kernel/rulebook.js';
import { BoundedMap } from './bounded-map.js';

/** Boards kept as text for each viewer of a match. A room that is watched asks for the latest again and again. */
const BOARDS = 32;

export abstract class Sight {
  private readonly boards = new BoundedMap<number, string>(BOARDS);
  private words: { readonly header: Header; readonly vocabulary: Vocabulary } | null = null;

  constructor(
    readonly rulebook: Rulebook,
    readonly viewer: Viewer,
  ) {}

  /** The header as it is seen right after event n. */
  abstract headerAt(n: number): Header;
  abstract event(n: number): GameEvent;
  /** What the judge says about event n; what this viewer does not see is not known to that judge either. */
  abstract findingsOn(n: number): readonly Finding[];
  /** Sees to it that the findings up to event n are at hand, without keeping the process from its other work. */
  abstract judgedTo(n: number): Promise<void>;
  /** Why events from some number on are not judged; null if all are. */
  abstract get flaw(): string | null;
  /** The board right after event n, as far as this viewer can fold it. The caller owns it. */
  protected abstract boardAt(n: number): unknown;

  /** What a seat may do right after event n, as far as this viewer can tell. */
  optionsAt(n: number, seat: string): readonly Option[] {
    return this.rulebook.options(this.boardAt(n), seat);
  }

  /** Who may act right after event n and why, as far as this viewer can tell. */
  standingAt(n: number): Standing {
    return this.rulebook.standing(this.boardAt(n));
  }

  /** The sentence that tells event n. Whether a name needs quotes depends on the names that the viewer's header has. */
  says(n: number): string {
    const header = this.headerAt(n);
    if (this.words?.header !== header) {
      const { seats, names } = this.rulebook.vocabulary(header);
      this.words = { header, vocabulary: { seats, names } };
    }
    return tell(this.event(n), this.rulebook, this.words.vocabulary);
  }

  /** The board right after event n, as JSON. */
  boardText(n: number): string {
    return this.boards.get(n) ?? this.boards.set(n, JSON.stringify(this.rulebook.viewBoard(this.boardAt(n), this.viewer)));
  }

  picture(n: number): Picture {
    return this.rulebook.picture(this.boardAt(n), this.viewer);
  }

  /** What makes the board after event `to` of the one after event `from`: a JSON Patch. */
  changes(from: number, to: number): Operation[] {
    return createPatch(JSON.parse(this.boardText(from)), JSON.parse(this.boardText(to)));
  }
}
