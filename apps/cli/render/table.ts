/** Two columns: names on the left, what there is to say about them wrapped on the right. */
import { padTo, widthOf } from './width.js';
import { hang } from './wrap.js';

export type Row = readonly [name: string, says: string];

export function table(rows: readonly Row[], columns: number): string[] {
  const left = Math.max(0, ...rows.map(([name]) => widthOf(name)));
  return rows.flatMap(([name, says]) => hang(`  ${padTo(name, left)}  `, says, columns));
}
