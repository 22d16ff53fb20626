// The log in chapters: a turn, a night. Each begins with the line that says so.
import type { Line } from './table.svelte';

const BEGINS = new Set(['turn_began', 'night_fell']);
/** Games that have nights are read by nights. */
const LONGER = 'night_fell';

export interface Chapter {
  /** What it is called: its first line. Nothing before the first turn. */
  title: string;
  /** The number of its first line. */
  first: number;
  lines: Line[];
}

export const beginsChapter = (line: Line): boolean => BEGINS.has(String(line.event['event']));

export function chaptersOf(log: Line[]): Chapter[] {
  const nights = log.some((line) => line.event['event'] === LONGER);
  const found: Chapter[] = [];
  for (const line of log) {
    const begins = nights ? line.event['event'] === LONGER : beginsChapter(line);
    if (begins || !found.length) found.push({ title: begins ? line.text : '', first: line.number, lines: [] });
    found.at(-1)!.lines.push(line);
  }
  return found;
}

/** What begins with these and goes on until the next of them, or until one that ends it, is one action. */
const ACTS = new Set(['theft_began', 'tile_turned', 'turned_up', 'watch_acts', 'day_broke', 'cleaned_up']);
const ENDS = new Set(['got_away', 'caught', 'unharmed', 'tiles_kept']);
/** In this one there is an end; elsewhere an action lasts until the next. */
const ENDED = 'theft_began';
/** Fewer lines than this are as short unfolded. */
const FEW = 4;

/** Lines that belong together: the first says what it is about. What stands alone is one line. */
export interface Action {
  first: number;
  lines: Line[];
  /** Long enough to be folded. */
  long: boolean;
}

/** Worth seeing even where an action is folded: what hits me, whoever is caught, and many points at once. */
const MANY_POINTS = 3;
const WEIGHTY = new Set(['arrested']);
export const isWeighty = ({ event, against }: Line): boolean =>
  Boolean(against) ||
  WEIGHTY.has(String(event['event'])) ||
  Math.max(Number(event['vp'] ?? 0), Number(event['points'] ?? 0)) >= MANY_POINTS;

export function actionsOf(lines: readonly Line[]): Action[] {
  const found: Action[] = [];
  let going = '';
  for (const line of lines) {
    const event = String(line.event['event']);
    const last = found.at(-1);
    if (going && last && !ACTS.has(event)) last.lines.push(line);
    else found.push({ first: line.number, lines: [line], long: false });
    if (ACTS.has(event)) going = event;
    else if (going === ENDED && ENDS.has(event)) going = '';
  }
  for (const action of found) action.long = action.lines.length >= FEW;
  return found;
}
