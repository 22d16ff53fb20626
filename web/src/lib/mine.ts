// The tables this browser sits at. Secrets stay here: they are sent in messages, never in an address.
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

export function keep(mine: MyTable): void {
  const others = myTables().filter((other) => other.table !== mine.table);
  localStorage.setItem(KEY, JSON.stringify([mine, ...others].slice(0, MOST)));
}

export function forget(table: string): void {
  localStorage.setItem(KEY, JSON.stringify(myTables().filter((other) => other.table !== table)));
}
