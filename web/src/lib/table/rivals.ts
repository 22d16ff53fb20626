// Whom to play against: how I did against each rival, and who would be the next. Kept in this browser alone.
import type { GameInfo, RivalInfo } from '../server/api';

const KEY = 'cutpurse.rivals';
const MOST_TABLES = 60;

/** Games won and lost against somebody, and how often the last ones were lost in a row. */
export interface Tally {
  won: number;
  lost: number;
  row: number;
}

interface Kept {
  /** By game and rival. */
  tallies: Record<string, Record<string, Tally>>;
  /** Tables that have been counted. */
  counted: string[];
  /** Whom somebody wished for last, by game. */
  wished: Record<string, string>;
}

function kept(): Kept {
  const fresh: Kept = { tallies: {}, counted: [], wished: {} };
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return fresh;
  }
}

const keep = (all: Kept): void => localStorage.setItem(KEY, JSON.stringify(all));

export function tallyOf(game: string, rival: string): Tally {
  return kept().tallies[game]?.[rival] ?? { won: 0, lost: 0, row: 0 };
}

/** A game is over: who was at the table, and whether I won. Each table counts once. */
export function rememberGame(game: string, table: string, rivals: readonly string[], won: boolean): void {
  const all = kept();
  if (all.counted.includes(table) || !rivals.length) return;
  const tallies = (all.tallies[game] ??= {});
  if (won) for (const tally of Object.values(tallies)) tally.row = 0; // a good day: back to where it was hard
  for (const rival of rivals) {
    const tally = (tallies[rival] ??= { won: 0, lost: 0, row: 0 });
    if (won) tally.won += 1;
    else tally.lost += 1;
    if (!won) tally.row += 1;
  }
  all.counted = [...all.counted, table].slice(-MOST_TABLES);
  delete all.wished[game];
  keep(all);
}

/** Whom I want to meet; until the game is over it stays with that. */
export function wishFor(game: string, rival: string): void {
  const all = kept();
  all.wished[game] = rival;
  keep(all);
}

/** Too often in a row: then somebody gentler is proposed. */
const TOO_OFTEN = 2;

/** The next one to meet: whom I wished for; else the first I have not beaten, or the one before if that goes badly. They come
 *  weakest first. */
export function nextRival(game: Pick<GameInfo, 'game' | 'rivals'>): RivalInfo | undefined {
  const { rivals } = game;
  const wished = rivals.find((rival) => rival.id === kept().wished[game.game]);
  if (wished) return wished;
  const at = rivals.findIndex((rival) => tallyOf(game.game, rival.id).won === 0);
  if (at < 0) return rivals.at(-1);
  return tallyOf(game.game, rivals[at]!.id).row >= TOO_OFTEN ? rivals[Math.max(0, at - 1)] : rivals[at];
}

/** So many of them for a table: that one, and those who are nearest to them. */
export function companyOf(rivals: readonly RivalInfo[], first: RivalInfo, count: number): RivalInfo[] {
  const at = rivals.indexOf(first);
  const near = [...rivals].sort(
    (one, other) => Math.abs(rivals.indexOf(one) - at) - Math.abs(rivals.indexOf(other) - at),
  );
  return near.slice(0, count);
}
