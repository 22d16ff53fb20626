// The tables this browser sits at. Secrets stay here: they are sent in messages; in the address
// stands the watchers' one at most.
export interface MyTable {
  table: string;
  game: string;
  seat: number;
  token: string;
  name: string;
  at: number;
  host?: string;
  invitations?: Record<string, string>;
  audience?: string;
  over?: boolean;
  /** How it ended, with mine first: who played, and with how many points. */
  ending?: { won: boolean; names: string[]; scores: number[] };
  /** The first line of the log after the own last turn. */
  seen?: number;
  /** Is the question folded, on a small screen? */
  folded?: boolean;
  /** Where this seat is told of its turn when nobody is here. */
  notify?: string;
}

const KEY = 'cutpurse.tables';
const MOST = 60;

export function myTables(): MyTable[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as MyTable[]) : [];
  } catch {
    return [];
  }
}

export function myTable(table: string): MyTable | undefined {
  return myTables().find((mine) => mine.table === table);
}

/** The newest stands first; one that is only noted down anew stays where it is. */
export function rememberTable(mine: MyTable, first = true): void {
  const tables = myTables();
  const others = tables.filter((other) => other.table !== mine.table);
  const kept = first ? [mine, ...others] : tables.map((other) => (other.table === mine.table ? mine : other));
  localStorage.setItem(KEY, JSON.stringify(kept.slice(0, MOST)));
}

export function forgetTable(table: string): void {
  localStorage.setItem(KEY, JSON.stringify(myTables().filter((other) => other.table !== table)));
}
