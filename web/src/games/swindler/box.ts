// What the board reads from Swindler's view, scene and components (types.ts, generated from the Python types).
import type { GamePage } from '../../lib/server/api';
import type { Line } from '../../lib/table/table.svelte';
import type { Accomplice, GameEvent, Fence, Job, Master, Numbers, Played, Scene, Tile, View } from './types';

export { journeys } from './journeys';
export type * from './types';

export const NO_SCENE: Scene = { bags: {}, jobs: {}, fences: {}, haggled: 0, raids: [] };

export interface Box {
  jobs: Map<string, Job>;
  fences: Map<string, Fence>;
  tiles: Map<string, Tile>;
  accomplices: Map<string, Accomplice>;
  masters: Map<string, Master>;
  /** What a marker costs that is thrown out, and what the last tile on a fence brings. */
  threat: number;
  completion: number;
}

const byId = <T extends { id: string }>(rows: unknown): Map<string, T> =>
  new Map((rows as T[]).map((row) => [row.id, row]));

export function boxOf(game: GamePage): Box {
  const files = game.box as Record<string, Record<string, unknown>>;
  const numbers = files['numbers']!['numbers'] as Numbers;
  return {
    jobs: byId<Job>(files['jobs']!['job']),
    fences: byId<Fence>(files['fences']!['fence']),
    tiles: byId<Tile>(files['loot']!['tile']),
    accomplices: byId<Accomplice>(files['accomplices']!['accomplice']),
    masters: byId<Master>(files['masters']!['master']),
    threat: numbers.reservation_loss_vp,
    completion: numbers.fence_completion_vp,
  };
}

/** The kind of a numbered tile: "red_ring_1" is a "red_ring". */
export function tileOf(box: Box, id: string): Pick<Tile, 'id' | 'bag' | 'object'> {
  return box.tiles.get(id) ?? box.tiles.get(id.replace(/_\d+$/, '')) ?? { id, bag: 'white', object: id };
}

/** What a bag holds, kind by kind with its share of the next draw; skulls last. */
export function chances(bag: {
  loot: Record<string, number>;
  skulls: number;
}): { kind: string; count: number; percent: number }[] {
  const all = [...Object.entries(bag.loot), ['skull', bag.skulls] as const].filter(([, count]) => count > 0);
  const tiles = all.reduce((sum, [, count]) => sum + count, 0);
  return all.map(([kind, count]) => ({ kind, count, percent: Math.round((100 * count) / tiles) }));
}

/** Which card a question comes from that is asked while it takes effect; and where the question names who played it. */
const CAUSES: Record<string, { card: string; by: number }> = {
  beggar_gift: { card: 'beggar', by: 2 },
  legacy_tiles: { card: 'legacy_hunter', by: 2 },
  angel_fee: { card: 'guardian_angel', by: 0 },
};

/** The cards in the middle: those just announced, or the one that is taking effect. */
export function inTheMiddle(view: View): Played[] {
  if (view.played?.length) return view.played;
  const asked = view.asked[0];
  const cause = asked && CAUSES[String(asked[1])];
  return cause ? [{ seat: Number(asked[cause.by]), card: cause.card, choice: '', cancelled: false }] : [];
}

/** What happened, with everything that is known of each event. */
export const linesOf = (lines: Line[] | undefined): Line<GameEvent>[] => (lines ?? []) as Line<GameEvent>[];

/** What a player has safely: without the loot of a theft that is under way. */
export function safeOf(view: View, seat: number): string[] {
  const loot = new Set(view.active === seat && !view.over ? (view.theft.loot ?? []) : []);
  return view.seats[seat]!.tiles.filter((tile) => !loot.has(tile));
}

/** The same thing several times is shown once, with its number. */
export function counted(ids: string[]): [id: string, count: number][] {
  const found = new Map<string, number>();
  for (const id of ids) found.set(id, (found.get(id) ?? 0) + 1);
  return [...found];
}

export const STEPS = ['reserve', 'steal', 'actions', 'refill', 'hire'] as const;
export const COLOURS = ['red', 'blue', 'yellow', 'green', 'black'] as const;

/** Colour is never the only sign: each bag has a shape of its own. */
export const SHAPES: Record<string, string> = { red: '♦', blue: '●', yellow: '▲', green: '■', black: '✖', white: '○' };
export const TINTS: Record<string, string> = {
  red: '#a8323e',
  blue: '#2f5f9e',
  yellow: '#a87806',
  green: '#2f7a4c',
  black: '#3b3843',
  white: '#8b8377',
};
