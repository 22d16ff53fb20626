// The die of the solo game.
import type { Line } from '../../lib/table/table.svelte';
import type { GameEvent } from './types';

/** The die as it was rolled last. */
export interface Roll {
  line: number;
  number: number;
  why: string;
}

/** How the die lies, for each of its uses, once everything up to a line is told. */
export function rolled(lines: Line<GameEvent>[], told = Infinity): Record<string, Roll> {
  const rolls = lines.flatMap(({ number: line, event }) =>
    event.event === 'rolled' && line <= told
      ? [[event.why, { line, number: event.number, why: event.why }] as const]
      : [],
  );
  return Object.fromEntries(rolls);
}

/** Whose doings are told? Those of whoever acts, until somebody else does; the boards of the solo game are nobody's. */
export function doer(event: GameEvent | undefined, before: number): number {
  if (event?.event === 'solo_board') return NOBODY;
  return event && 'seat' in event ? event.seat : before;
}

export const NOBODY = -1;
