// Thiefdom's view, scene and components, as far as the board draws them.
import type { GamePage } from '../../lib/api';

export interface Holder {
  goods: number[];
  artworks?: string[];
}

export interface Thief {
  at: string;
  holds: Holder;
  cards?: string[];
  brawled?: string;
  wanted?: boolean;
}

export interface Guild {
  vp: number;
  thieves: Thief[];
  store: Holder;
  lair?: string;
  board?: string;
  stamina?: boolean;
  missions?: string[];
  plan?: number[];
}

export interface Figure {
  id: string;
  at: string;
  facing?: number;
  full?: boolean;
}

export interface View {
  seat: number;
  town: string;
  round: number;
  first: number;
  over: boolean;
  seats: Guild[];
  folk: Figure[];
  dungeon: Holder;
  villas: [string, string][];
  missions: string[];
  display: string[];
  equipment_pile: number;
  patron_pile: number;
  mission_pile: number;
  tile?: number;
  rivals?: string[];
  stacks?: string[];
  revealed?: string[];
  walker?: string;
  solo_boards?: string[];
  turn?: { thief: number; ap: number; points?: number };
  draft?: { hand?: string[]; kept?: string[] };
  plan?: number[];
}

export interface Scene {
  width: number;
  height: number;
  streets: [number, number, boolean][];
  river: [number, number][];
  walls: [number, number, number][];
  doors: [number, number, number][];
  buildings: Record<string, { kind: string; ground: [number, number][] }>;
  catacombs: [number, number][];
  sight: Record<string, string[]>;
}

export const GOODS = ['gold', 'gem', 'brandy', 'wine', 'badge'] as const;
export const GOOD_COLOURS: Record<string, string> = { gold: '#f2c94c', gem: '#56c2e6', brandy: '#c97b3d', wine: '#9b2c4d', badge: '#b8c0cc' };
export const SHAPES = ['cap', 'feather', 'pointed'] as const;
export const SLOTS = ['cap', 'feather', 'pointed', 'patrol'] as const;
export const GUILD_COLOURS = ['#e8b52c', '#8e5bb5', '#f4f1e8', '#4178c4'];
export const KIND_COLOURS: Record<string, string> = {
  tower: '#7d7f8c', garden: '#6b9455', smithy: '#8a5a44', stable: '#a5854f', church: '#b9aecb',
  market: '#d99a3f', dealer: '#b5533c', tavern: '#c97f4a', dungeon: '#4a4450', smuggler: '#3f7f86', villa: '#cfa6b8',
};
export const KIND_SIGNS: Record<string, string> = {
  tower: '♜', garden: '❀', smithy: '⚒', stable: '♞', church: '✚', market: '⚖', dealer: '◈', tavern: '♨', dungeon: '▦', smuggler: '⚓', villa: '♛',
};

export interface Mission {
  id: string;
  deliver: Record<string, number>;
  vp: number;
  goods: Record<string, number>;
}

export interface Priced {
  id: string;
  cost?: number;
  vp?: number;
}

/** The die of the solo game as it was rolled last. */
export interface Roll {
  line: number;
  number: number;
  why: string;
}

export interface Box {
  /** The order of the four ways for each number of the die. */
  compass: string[][];
  missions: Map<string, Mission>;
  priced: Map<string, Priced>;
  patrols: Map<string, string[]>;
}

function rows<T>(game: GamePage, file: string, key: string): T[] {
  return ((game.box[file] as Record<string, T[]> | undefined)?.[key] ?? []) as T[];
}

export function boxOf(game: GamePage): Box {
  const priced = [...rows<Priced>(game, 'equipment', 'equipment'), ...rows<Priced>(game, 'patrons', 'patron')];
  return {
    compass: (game.box['numbers'] as { solo: { compass: string[][] } }).solo.compass,
    missions: new Map(rows<Mission>(game, 'missions', 'mission').map((mission) => [mission.id, mission])),
    priced: new Map(priced.map((card) => [card.id, card])),
    patrols: new Map(rows<{ id: string; figures?: string[] }>(game, 'figures', 'patrol').map((board) => [board.id, board.figures ?? []])),
  };
}

/** The middle of a building, where its sign stands. */
export function middle(ground: [number, number][]): [number, number] {
  const x = ground.reduce((sum, [column]) => sum + column, 0) / ground.length;
  const y = ground.reduce((sum, [, row]) => sum + row, 0) / ground.length;
  return ground.reduce((best, place) => (Math.hypot(place[0] - x, place[1] - y) < Math.hypot(best[0] - x, best[1] - y) ? place : best));
}

/** Where everybody stands, for showing them on their way: thieves by guild and hat, townsfolk by name. */
export function standing(view: View): Map<string, string> {
  const thieves = view.seats.flatMap((guild, seat) => guild.thieves.map((thief, shape) => [`${seat} ${SHAPES[shape]}`, thief.at] as const));
  return new Map([...thieves, ...view.folk.map((figure) => [figure.id, figure.at] as const)].filter(([, at]) => at));
}

/** Who moves in an event, and where to. */
export function moved(event: Record<string, unknown>): [string, string] | undefined {
  const place = event['place'];
  if (typeof place !== 'string' || !place) return undefined;
  if (event['event'] === 'folk_moved') return [String(event['figure']), place];
  const goes = ['moved', 'wall_climbed', 'passed_over', 'teleported'].includes(String(event['event']));
  return goes ? [`${String(event['seat'])} ${String(event['shape'])}`, place] : undefined;
}
