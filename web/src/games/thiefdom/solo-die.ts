// The die of the solo game.
import type { Line } from '../../lib/table/table.svelte';

/** The die as it was rolled last. */
export interface Roll {
  line: number;
  number: number;
  why: string;
}

/** How the die lies, for each of its uses, once everything up to a line is told. */
export function rolled(lines: Line[], told = Infinity): Record<string, Roll> {
  const rolls = lines.filter((line) => line.event['event'] === 'rolled' && line.number <= told);
  return Object.fromEntries(
    rolls.map(({ number, event }) => [
      String(event['why']),
      { line: number, number: Number(event['number']), why: String(event['why']) },
    ]),
  );
}

/** Whose doings are told? Those of whoever acts, until somebody else does; the boards of the solo game are nobody's. */
export function doer(event: Record<string, unknown> | undefined, before: number): number {
  if (event?.['event'] === 'solo_board') return NOBODY;
  return typeof event?.['seat'] === 'number' ? event['seat'] : before;
}

export const NOBODY = -1;
