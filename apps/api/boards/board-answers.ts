/** Boards as they go out. The latest is asked for again and again, by everybody who looks with the same eyes: it is put together once. */
import { Injectable } from '@nestjs/common';
import { pictureText } from '../../cli/render/picture.js';
import { paintFor } from '../../cli/render/paint.js';
import { tagOf } from '../conventions/etag.js';
import { BoundedMap } from '../rooms/bounded-map.js';
import type { Room } from '../rooms/room.js';
import type { Sight } from '../rooms/sight.js';
import { keyOf, nameOf } from '../rooms/viewers.js';
import type { BOARD_FORMS } from './boards.dto.js';

export interface BoardAnswer {
  readonly tag: string;
  readonly body: Buffer;
}

/** Kept for each viewer of a match, in each form. */
const HELD = 16;
const PAGE = { columns: 100, paint: paintFor('never', false, {}) };

type Form = (typeof BOARD_FORMS)[number];

@Injectable()
export class BoardAnswers {
  private readonly held = new WeakMap<Sight, Record<Form, BoundedMap<number, BoardAnswer>>>();

  of(room: Room, sight: Sight, at: number, form: Form): BoardAnswer {
    let answers = this.held.get(sight);
    if (!answers) this.held.set(sight, (answers = { json: new BoundedMap(HELD), text: new BoundedMap(HELD) }));
    return answers[form].get(at) ?? answers[form].set(at, answered(room, sight, at, form));
  }
}

function answered(room: Room, sight: Sight, at: number, form: Form): BoardAnswer {
  return { tag: tagOf('board', room.match, at, keyOf(sight.viewer), room.law, form), body: Buffer.from(bodyOf(room, sight, at, form)) };
}

function bodyOf({ match }: Room, sight: Sight, at: number, form: Form): string {
  if (form === 'text') return pictureText(sight.picture(at), PAGE);
  const seen = JSON.stringify({ match, at, ...nameOf(sight.viewer) });
  return `${seen.slice(0, -1)},"board":${sight.boardText(at)}}`;
}
