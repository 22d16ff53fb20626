// What the board reads from Age of Thieves' view, scene and components (types.ts, generated from the Python types).
import type { GamePage } from '../../lib/server/api';
import type { Journey } from '../../lib/animation/flights.svelte';
import type { Line } from '../../lib/table/table.svelte';
import type { Canvas, District, GameEvent, Exit, Scene, Space, View } from './types';

export type * from './types';

export const NO_SCENE: Scene = {
  zones: {},
  forecast: [],
  danger: { reached: [], seen: [] },
  walking: false,
  steps: {},
  watch_waits: true,
  about: '',
  before_watch: 0,
  tie: 'thieves',
  plan: { free: 0, tokens: 0 },
  order: [],
  ghosts: [],
  ways_out: [],
  cards: {},
  played: [],
};

export interface Point {
  x: number;
  y: number;
}

export interface City {
  width: number;
  height: number;
  spaces: Map<string, Space>;
  paths: [string, string][];
  exits: Exit[];
  districts: District[];
  decor: Record<string, [number, number][]>;
  /** What a green jewel is worth. */
  greens: number;
}

export function cityOf(game: GamePage): City {
  const board = game.box['board'] as {
    canvas: Canvas;
    space: Space[];
    paths: [string, string][];
    exit: Exit[];
    district: District[];
    decor?: Record<string, [number, number][]>;
  };
  const pieces = game.box['pieces'] as { jewel: { id: string; vp: number }[] };
  return {
    ...board.canvas,
    spaces: new Map(board.space.map((space) => [space.id, space])),
    paths: board.paths,
    exits: board.exit,
    districts: board.district,
    decor: board.decor ?? {},
    greens: pieces.jewel.find((jewel) => jewel.id === 'green')?.vp ?? 0,
  };
}

export const THIEF_COLOURS = ['#d9534f', '#4a90d9', '#e0a526', '#5aa469'];
export const DISTRICT_COLOURS: Record<string, string> = {
  palace: '#8d74ad',
  north: '#c79a2f',
  east: '#b5604a',
  south: '#3f8a9c',
  west: '#75894f',
};

/** Where the thieves stand, for showing them on their way. */
export function standing(view: View): Map<string, string> {
  return new Map(view.seats.flatMap((seat, number) => (seat.space ? [[String(number), seat.space] as const] : [])));
}

/** What happened, with everything that is known of each event. */
export const linesOf = (lines: Line[] | undefined): Line<GameEvent>[] => (lines ?? []) as Line<GameEvent>[];

/** Which figure an event moves, and where to. Those of the watch are known by the space they come to. */
export function moved(event: GameEvent): [string, string, string?] | undefined {
  switch (event.event) {
    case 'watch_moved':
      return [event.to, event.to, event.space];
    case 'thief_moved':
      return [String(event.rival), event.space];
    case 'stepped':
    case 'jumped':
    case 'went_through_sewer':
    case 'repositioned':
    case 'jailed':
      return [String(event.seat), event.space];
    default:
      return undefined;
  }
}

/** Where in the city something happens; '' where it happens nowhere or everywhere. */
export function placeOf(event: GameEvent, view: View, shown: Map<string, string>): string {
  const where = moved(event)?.[1] ?? ('space' in event ? event.space : undefined);
  if (where !== undefined) return where;
  if (event.event !== 'turned_up' && event.event !== 'resolved') return '';
  return shown.get(String(event.seat)) ?? view.seats[event.seat]?.space ?? '';
}

const seatPlace = (seat: number): string => `seat-${seat}`;

/** What changes hands with an event, and between which places. */
export function journeys(event: GameEvent): Journey[] {
  switch (event.event) {
    case 'picked_up':
      return [{ thing: event.jewel, from: `space-${event.space}`, to: seatPlace(event.seat) }];
    case 'jewel_lost':
      return [{ thing: event.jewel, from: seatPlace(event.seat), to: `space-${event.space}` }];
    case 'robbed':
    case 'confiscated':
      return [{ thing: event.jewel, from: seatPlace(event.rival), to: seatPlace(event.seat) }];
    case 'token_kept':
      return [{ thing: event.token, from: `thief-${event.seat}`, to: seatPlace(event.seat) }];
    case 'token_taken':
      return [{ thing: event.token, from: seatPlace(event.rival), to: seatPlace(event.seat) }];
    case 'drew':
      return [{ thing: 'card', from: 'deck', to: seatPlace(event.seat), count: event.count }];
    case 'card_taken':
      return [{ thing: 'card', from: seatPlace(event.rival), to: seatPlace(event.seat) }];
    case 'discarded':
      return event.cards.map((thing) => ({ thing, from: seatPlace(event.seat), to: 'deck' }));
    case 'got_points':
      return [{ thing: 'ap', from: 'event', to: seatPlace(event.seat), count: event.points }];
    default:
      return [];
  }
}
