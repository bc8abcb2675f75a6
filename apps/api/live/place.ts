/** Where a reader of a live stream stands: message k about event n was the last that it got. Written `n.k`, it is the id of that message. */

export interface Place {
  readonly n: number;
  readonly k: number;
}

const PLACE = /^(\d{1,9})\.(\d{1,6})$/;

export function placeIn(text: string): Place | null {
  const found = PLACE.exec(text);
  return found && { n: Number(found[1]), k: Number(found[2]) };
}

export const PLACE_EXPECTED = 'the id of a message of this stream, such as 12.1';
