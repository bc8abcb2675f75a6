/** Noticing that the stack will never empty by itself (42.1). */
import { goesRound } from '../endless.js';
import { itemRef } from '../options/refer.js';
import type { Table } from './table.js';

/** Says that there is a loop and takes the effect that keeps it going off the stack (42.1.2); what set it off stands. */
export function stopsLoop(table: Table): boolean {
  const { board } = table;
  const item = board.stack[board.stack.length - 1];
  if (item.kind !== 'effect' || goesRound(board, item) !== 1) return false;
  table.write('LoopFound', undefined, {});
  table.write('LeftStack', undefined, { item: itemRef(board, item) }, table.events.length);
  return true;
}

/** As often as people let an effect come round that they may decline. */
const PATIENCE = 3;

/** Whether players are tired of what they could decline: it has come about by itself too often. */
export function isTiring(table: Table): boolean {
  const item = table.board.stack[table.board.stack.length - 1];
  return item.kind === 'effect' && item.lineage.filter((a) => a === item.ability).length >= PATIENCE;
}
