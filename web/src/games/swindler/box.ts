// Swindler's view and components, as far as the board draws them.
import type { GamePage } from '../../lib/api';

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
  theft: { bag?: string; loot?: string[]; drawn?: string[]; at_risk?: string[]; ended?: string; skull?: boolean };
  job_deck: number;
  fence_deck: number;
  accomplice_deck: number;
  raid?: string;
  played?: { seat: number; card: string; choice: string; cancelled: boolean }[];
  hand?: string[];
  masters_left: string[];
}

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

export interface Box {
  jobs: Map<string, Job>;
  fences: Map<string, Fence>;
  tiles: Map<string, Tile>;
}

const byId = <T extends { id: string }>(rows: unknown): Map<string, T> => new Map((rows as T[]).map((row) => [row.id, row]));

export function boxOf(game: GamePage): Box {
  const files = game.box as Record<string, Record<string, unknown>>;
  return {
    jobs: byId<Job>(files['jobs']!['job']),
    fences: byId<Fence>(files['fences']!['fence']),
    tiles: byId<Tile>(files['loot']!['tile']),
  };
}

/** The kind of a numbered tile: "red_ring_1" is a "red_ring". */
export function tileOf(box: Box, id: string): Tile {
  return box.tiles.get(id) ?? box.tiles.get(id.replace(/_\d+$/, '')) ?? { id, bag: 'white', object: id };
}

export const COLOURS = ['red', 'blue', 'yellow', 'green', 'black'] as const;

/** Colour is never the only sign: each bag has a shape of its own. */
export const SHAPES: Record<string, string> = { red: '♦', blue: '●', yellow: '▲', green: '■', black: '✖', white: '○' };
export const TINTS: Record<string, string> = { red: '#a8323e', blue: '#2f5f9e', yellow: '#a87806', green: '#2f7a4c', black: '#3b3843', white: '#8b8377' };
