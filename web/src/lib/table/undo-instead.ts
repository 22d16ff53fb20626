// What would be paid for and can still be had for nothing: the last thing I did concerns the same, and can be taken back.
import type { Answer, Line } from './table.svelte';

interface Undoable {
  readonly undoable: boolean;
  readonly seat: number;
  readonly log: Line[];
}

export function undoWouldDo(table: Undoable, answer: Pick<Answer, 'things'>): boolean {
  if (!table.undoable) return false;
  const last = table.log.findLast(({ undone, event }) => !undone && event['event'] !== 'taken_back');
  if (last?.event['seat'] !== table.seat) return false;
  return Object.values(last.event).some((value) => typeof value === 'string' && answer.things.includes(value));
}
