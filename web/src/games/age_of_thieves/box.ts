// Age of Thieves' view and components, as far as the board draws them.
import type { GamePage } from '../../lib/api';

export interface Planned {
  points: number;
  status: string;
  tokens?: string[];
  special?: boolean;
  cards?: string[];
}

export interface Seat {
  figure: string;
  space: string;
  vp: number;
  hand_size: number;
  blue: number;
  purple?: number;
  purple_new?: number;
  red?: number;
  yellow?: number;
  green?: number;
  tokens?: Record<string, number>;
  emperor?: boolean;
  best_burglar?: boolean;
  in_dungeon?: boolean;
  is_hidden?: boolean;
  marks?: string[];
  plan?: Planned[];
  face_down?: number;
}

export interface WatchFigure {
  kind: string;
  space: string;
  vigilance: number;
  movement: number;
  marks?: string[];
}

export interface View {
  seat: number;
  turn: number;
  phase: string;
  first: number;
  seats: Seat[];
  watch: WatchFigure[];
  yellow: string[];
  green: string[];
  emperor_at: string;
  tokens_down: string[];
  tokens_up: Record<string, string>;
  deck: number;
  calm_left: number;
  alarm_left: number;
  seen_spaces: string[];
  caught_spaces: string[];
  track: [number, number, number][];
  over?: boolean;
  alarm?: boolean;
  event?: string;
  open_district?: string;
  initiative?: number;
  watch_done?: boolean;
  acting?: number;
  smoke?: string[];
  fire?: string[];
  left?: number[];
  hand?: string[];
  laying?: string[];
  ready?: boolean;
  known?: Record<string, string>;
}

export interface Space {
  id: string;
  district: string;
  x: number;
  y: number;
  kinds: string[];
}

export interface Exit {
  id: string;
  type: string;
  x: number;
  y: number;
}

export interface City {
  width: number;
  height: number;
  spaces: Map<string, Space>;
  paths: [string, string][];
  exits: Exit[];
  districts: { id: string; label: [number, number] }[];
  decor: Record<string, [number, number][]>;
  ways: Map<string, string[]>;
}

export function cityOf(game: GamePage): City {
  const board = game.box['board'] as {
    canvas: { width: number; height: number };
    space: Space[];
    paths: [string, string][];
    exit: Exit[];
    district: { id: string; label: [number, number] }[];
    decor?: Record<string, [number, number][]>;
  };
  const ways = new Map<string, string[]>(board.space.map((space) => [space.id, []]));
  for (const [one, other] of board.paths) {
    ways.get(one)?.push(other);
    ways.get(other)?.push(one);
  }
  return {
    ...board.canvas,
    spaces: new Map(board.space.map((space) => [space.id, space])),
    paths: board.paths,
    exits: board.exit,
    districts: board.district,
    decor: board.decor ?? {},
    ways,
  };
}

/** How far a watch figure hears and goes, for showing it: paths between spaces, dungeons apart (AOT-10). */
export function around(city: City, from: string, steps: number): Set<string> {
  const found = new Set([from]);
  let edge = [from];
  for (let step = 0; step < steps; step++) {
    const next: string[] = [];
    for (const space of edge)
      for (const way of city.ways.get(space) ?? [])
        if (!found.has(way) && !city.spaces.get(way)?.kinds.includes('dungeon')) {
          found.add(way);
          next.push(way);
        }
    edge = next;
  }
  return found;
}

export const THIEF_COLOURS = ['#d9534f', '#4a90d9', '#e0a526', '#5aa469'];
export const DISTRICT_COLOURS: Record<string, string> = { palace: '#8a6d9e', north: '#b99433', east: '#9b5a4a', south: '#3f7f93', west: '#6d7d4c' };

/** What is over with an action of a plan. */
export const DONE = new Set(['resolved', 'declined', 'dropped']);

/** Where the thieves stand, for showing them on their way. */
export function standing(view: View): Map<string, string> {
  return new Map(view.seats.flatMap((seat, number) => (seat.space ? [[String(number), seat.space] as const] : [])));
}

/** Which figure an event moves, and where to. Those of the watch are known by the space they come to. */
export function moved(event: Record<string, unknown>): [string, string, string?] | undefined {
  const { space, to } = event;
  if (typeof space !== 'string') return undefined;
  if (event['event'] === 'watch_moved' && typeof to === 'string') return [to, to, space];
  if (event['event'] === 'thief_moved') return [String(event['rival']), space];
  return ['stepped', 'jumped', 'went_through_sewer', 'repositioned', 'jailed'].includes(String(event['event'])) ? [String(event['seat']), space] : undefined;
}

/** The shortest way along paths, without a thought of the watch. */
export function way(city: City, from: string, to: string): string[] {
  const came = new Map([[from, '']]);
  const edge = [from];
  for (const space of edge) {
    if (space === to) break;
    for (const next of city.ways.get(space) ?? [])
      if (!came.has(next)) {
        came.set(next, space);
        edge.push(next);
      }
  }
  const found: string[] = [];
  for (let space = came.has(to) ? to : ''; space; space = came.get(space) ?? '') found.unshift(space);
  return found;
}
