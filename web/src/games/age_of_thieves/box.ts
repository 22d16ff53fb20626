// Age of Thieves' view and components, as far as the board draws them.
import type { GamePage } from '../../lib/server/api';
import type { Journey } from '../../lib/animation/flights.svelte';
import type { Arguments } from '../../lib/language/speaker';

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
  begun?: [number, number, number][];
  under_way?: boolean;
  over?: boolean;
  alarm?: boolean;
  jewel_taken?: boolean;
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

/** What the engine says to whoever draws the city: scene.py. */
export interface Scene {
  zones: Record<string, { sees: string[]; goes: string[] }>;
  /** What the watch would do now. */
  forecast: { figure: string; ends: string[]; surely: number[]; perhaps: number[] }[];
  danger: { reached: string[]; seen: string[] };
  /** Am I asked where my thief goes? Then the danger of a space is part of the question. */
  walking: boolean;
  /** Where the figure stands that I am asked about. */
  about: string;
  /** The least AP that come before the watch; 0 if nobody knows yet. */
  before_watch: number;
  /** Who comes first where both have the same AP. */
  tie: 'watch' | 'thieves';
  /** While I plan: AP not laid yet, and AP of tokens on the action being laid. */
  plan: { free: number; tokens: number };
  /** My plan and the watch in order: AP, place in the plan from 1, 0 for the watch. */
  order: [number, number][];
  ways_out: WayOut[];
  cards: Record<string, CardPart[]>;
  /** The open cards of each plan, as they are in that thief's hands. */
  played: Record<string, CardPart[]>[];
}

export interface WayOut {
  gate: string;
  path: string[];
  steps: number;
  moves: number;
  danger: string[];
}

/** A card, or a half of a basic one. */
export interface CardPart {
  half?: string;
  alone?: boolean;
  range: number;
  district: boolean;
  theft: boolean;
  ways: { key: string; args?: Arguments }[][];
}

export const NO_SCENE: Scene = {
  zones: {},
  forecast: [],
  danger: { reached: [], seen: [] },
  walking: false,
  about: '',
  before_watch: 0,
  tie: 'thieves',
  plan: { free: 0, tokens: 0 },
  order: [],
  ways_out: [],
  cards: {},
  played: [],
};

export interface Point {
  x: number;
  y: number;
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
  return {
    ...board.canvas,
    spaces: new Map(board.space.map((space) => [space.id, space])),
    paths: board.paths,
    exits: board.exit,
    districts: board.district,
    decor: board.decor ?? {},
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

/** Which figure an event moves, and where to. Those of the watch are known by the space they come to. */
export function moved(event: Record<string, unknown>): [string, string, string?] | undefined {
  const { space, to } = event;
  if (typeof space !== 'string') return undefined;
  if (event['event'] === 'watch_moved' && typeof to === 'string') return [to, to, space];
  if (event['event'] === 'thief_moved') return [String(event['rival']), space];
  return ['stepped', 'jumped', 'went_through_sewer', 'repositioned', 'jailed'].includes(String(event['event']))
    ? [String(event['seat']), space]
    : undefined;
}

/** Where in the city something happens; '' where it happens nowhere or everywhere. */
export function placeOf(event: Record<string, unknown>, view: View, shown: Map<string, string>): string {
  const { seat, space } = event;
  const where = moved(event)?.[1] ?? space;
  if (typeof where === 'string') return where;
  const acts = typeof seat === 'number' && (event['event'] === 'turned_up' || event['event'] === 'resolved');
  return acts ? (shown.get(String(seat)) ?? view.seats[seat]?.space ?? '') : '';
}

/** What changes hands with an event, and between which places. */
export function journeys(event: Record<string, unknown>): Journey[] {
  const text = (key: string): string => String(event[key] ?? '');
  const seat = `seat-${text('seat')}`;
  const rival = `seat-${text('rival')}`;
  const space = `space-${text('space')}`;
  switch (event['event']) {
    case 'picked_up':
      return [{ thing: text('jewel'), from: space, to: seat }];
    case 'jewel_lost':
      return [{ thing: text('jewel'), from: seat, to: space }];
    case 'robbed':
    case 'confiscated':
      return [{ thing: text('jewel'), from: rival, to: seat }];
    case 'token_kept':
      return [{ thing: text('token'), from: `thief-${text('seat')}`, to: seat }];
    case 'token_taken':
      return [{ thing: text('token'), from: rival, to: seat }];
    case 'drew':
      return [{ thing: 'card', from: 'deck', to: seat, count: Number(event['count']) }];
    case 'card_taken':
      return [{ thing: 'card', from: rival, to: seat }];
    case 'discarded':
      return (event['cards'] as string[]).map((thing) => ({ thing, from: seat, to: 'deck' }));
    case 'got_points':
      return [{ thing: 'ap', from: 'event', to: seat, count: Number(event['points']) }];
    default:
      return [];
  }
}
