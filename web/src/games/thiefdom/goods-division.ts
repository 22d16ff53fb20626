// Goods on two sides, before and after: what goes over, whether it fits, and how the choice is called.
import { GOODS, type Holder, type Room } from './box';

/** How many the acting thief has of each thing, and how many there are on both sides together. */
export interface Item {
  id: string;
  held: number;
  whole: number;
}

export function items(mine: Holder, other: Holder): Item[] {
  const arts = [...(mine.artworks ?? []), ...(other.artworks ?? [])];
  return [
    ...GOODS.map((id, n) => ({ id, held: mine.goods[n] ?? 0, whole: (mine.goods[n] ?? 0) + (other.goods[n] ?? 0) })),
    ...arts.map((id) => ({ id, held: mine.artworks?.includes(id) ? 1 : 0, whole: 1 })),
  ].filter((item) => item.whole > 0);
}

/** How many slots of a kind things take. */
export const filled = (counts: Map<string, number>, room: Room): number =>
  [...counts].reduce((sum, [id, count]) => sum + count * (room.takes[id] ?? 0), 0);

/** Whoever has no limits can hold everything. */
export const fits = (counts: Map<string, number>, rooms: Room[] = []): boolean =>
  rooms.every((room) => filled(counts, room) <= room.most);

/** The name of the shortcut that divides goods like this. */
export const division = (other: string, wanted: Map<string, number>): string =>
  `divide ${other} ${[...wanted].map(([id, count]) => `${id} ${count}`).join(' ')}`;
