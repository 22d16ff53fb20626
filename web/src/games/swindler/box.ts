// Swindler's view, scene and components, as far as the board draws them.
import type { GamePage } from '../../lib/server/api';
export { journeys } from './journeys';

export interface Seat {
  vp: number;
  coins: number;
  posters: number;
  tiles: string[];
  jobs: string[];
  markers_free: number;
  hand_size: number;
  character: string;
  master?: string;
  unlocked?: boolean;
  in_dungeon?: boolean;
  face_up?: string[];
}

export interface Played {
  seat: number;
  card: string;
  choice: string;
  cancelled: boolean;
}

export interface Theft {
  bag?: string;
  loot?: string[];
  drawn?: string[];
  at_risk?: string[];
  ended?: string;
  skull?: boolean;
  fresh?: boolean;
  bets?: [number, string, number][];
}

export interface View {
  seat: number;
  turn: number;
  round: number;
  active: number;
  step: string;
  end_jobs: number;
  ability_jobs: number;
  end_triggered: boolean;
  over: boolean;
  seats: Seat[];
  jobs: { job?: string; marker?: number }[];
  fences: { fence?: string; slots?: string[] }[];
  bags: Record<string, { loot: Record<string, number>; skulls: number }>;
  supply: string[];
  theft: Theft;
  job_deck: number;
  job_back: string;
  fence_deck: number;
  accomplice_deck: number;
  accomplice_discard: string[];
  raid?: string;
  played?: Played[];
  hand?: string[];
  hired_cards?: string[];
  forged?: [string, string][];
  masters_left: string[];
  asked: [seat: number, kind: string, ...more: (number | string)[]][];
}

/** One thing a job asks for: had (by the id of a tile or a card), or lacking (what would do; nothing: whatever fits). */
export interface Item {
  have?: string;
  objects?: string[];
  colours?: string[];
}

/** A part of what a job asks for: things one by one, or a number of something. */
export interface Part {
  type: string;
  count: number;
  have?: number;
  items?: Item[];
}

export interface JobScene {
  parts: Part[];
  met: boolean;
  now: boolean;
}

export interface RaidScene {
  raid: string;
  loot_limit: number;
  loot_penalty: number;
  poster_limit: number;
  hits: number[];
  now: boolean;
}

/** What the engine adds for whoever draws the table. */
export interface Scene {
  bags: Record<string, { percent: number; tiles: number; lost: string[] }>;
  jobs: Record<string, JobScene>;
  fences: Record<string, string[][]>;
  raids: RaidScene[];
}

export const NO_SCENE: Scene = { bags: {}, jobs: {}, fences: {}, raids: [] };

export interface Need {
  type: string;
  count: number;
  objects?: string[];
  colours?: string[];
  end?: string;
}

export interface Job {
  id: string;
  deck: string;
  kind: string;
  need: Need[];
  vp: number;
  coins?: number;
  neutral?: number;
  posters?: number;
}

export interface Fence {
  id: string;
  slots: { object: string; vp: number }[];
}

export interface Tile {
  id: string;
  bag: string;
  object: string;
}

/** An accomplice or a master thief: its numbers stand in the sentence that says what it does. */
export interface Person {
  id: string;
  kind?: string;
  params?: Record<string, number | string | boolean>;
}

export interface Box {
  jobs: Map<string, Job>;
  fences: Map<string, Fence>;
  tiles: Map<string, Tile>;
  accomplices: Map<string, Person>;
  masters: Map<string, Person>;
  /** What a marker costs that is thrown out, and what the last tile on a fence brings. */
  threat: number;
  completion: number;
}

const byId = <T extends { id: string }>(rows: unknown): Map<string, T> =>
  new Map((rows as T[]).map((row) => [row.id, row]));

export function boxOf(game: GamePage): Box {
  const files = game.box as Record<string, Record<string, unknown>>;
  const numbers = files['numbers']!['numbers'] as Record<string, number>;
  return {
    jobs: byId<Job>(files['jobs']!['job']),
    fences: byId<Fence>(files['fences']!['fence']),
    tiles: byId<Tile>(files['loot']!['tile']),
    accomplices: byId<Person>(files['accomplices']!['accomplice']),
    masters: byId<Person>(files['masters']!['master']),
    threat: numbers['reservation_loss_vp']!,
    completion: numbers['fence_completion_vp']!,
  };
}

/** The kind of a numbered tile: "red_ring_1" is a "red_ring". */
export function tileOf(box: Box, id: string): Tile {
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
  const cause = asked && CAUSES[asked[1]];
  return cause ? [{ seat: Number(asked[cause.by]), card: cause.card, choice: '', cancelled: false }] : [];
}

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
