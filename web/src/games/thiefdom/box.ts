// Thiefdom's view, scene and components, as far as the board draws them.
import type { GamePage } from '../../lib/server/api';
import type { Journey } from '../../lib/animation/flights.svelte';
import type { Picker } from '../../lib/table/picker.svelte';
import type { Line, TableModel } from '../../lib/table/table.svelte';
import type { Arguments } from '../../lib/language/speaker';

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

/** A way of one of the townsfolk, from where it stands to a lantern. */
export interface Route {
  /** The choice or the shortcut that leads there; empty for a figure that nobody moves now. */
  id: string;
  end: string;
  facing: number;
  path: string[];
  swept: string[];
  caught: [number, string][];
}

/** Something a location would do for the acting thief. */
export interface Offer {
  id: string;
  label: { key: string; args?: Arguments };
}

/** So many slots for some things, each of which takes one or more of them; `most` counts slots that take anything, too. */
export interface Room {
  /** Gold, loot, or all things together. */
  what: string;
  takes: Record<string, number>;
  slots: number;
  most: number;
}

export interface Price {
  cost: number;
  vp: number;
  goods: Record<string, number>;
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
  mouths: string[];
  /** The tile and the artwork of each villa. */
  villas: Record<string, [string, string]>;
  /** The mission at each smuggler. */
  missions: Record<string, string>;
  routes: Record<string, Route[]>;
  /** Action points to every place the acting thief can reach unseen. */
  reach: Record<string, number>;
  /** What each of my thieves can carry, by his hat: sums that may not be exceeded. */
  room: Record<string, Room[]>;
  /** The exchange that is asked about: with whom, how many goods may change hands, what the thief will have of things that are settled. */
  division: { other: string; most: number | null; settled: Record<string, number> } | null;
  /** What every card costs that can be had, and what it brings. */
  prices: Record<string, Price>;
  offers: Offer[];
  /** Alone: does a board move the townsfolk before each thief tonight, not after him? */
  board_first: boolean;
}

export const GOODS = ['gold', 'gem', 'brandy', 'wine', 'badge'] as const;
export const GOOD_COLOURS: Record<string, string> = {
  gold: '#f2c94c',
  gem: '#56c2e6',
  brandy: '#c97b3d',
  wine: '#9b2c4d',
  badge: '#b8c0cc',
};
export const SHAPES = ['cap', 'feather', 'pointed'] as const;
export const SLOTS = ['cap', 'feather', 'pointed', 'patrol'] as const;
export const PATROL = 3;
export const GUILD_COLOURS = ['#e8b52c', '#8e5bb5', '#f4f1e8', '#4178c4'];
export const KIND_COLOURS: Record<string, string> = {
  tower: '#8b8c99',
  garden: '#8db46c',
  smithy: '#8f4a35',
  stable: '#cda650',
  church: '#8d92b4',
  market: '#cbb58a',
  dealer: '#ad4634',
  tavern: '#cc7630',
  dungeon: '#5b5563',
  smuggler: '#2f7c88',
  villa: '#c77f9b',
};
export const KINDS = Object.keys(KIND_COLOURS);

export interface Mission {
  id: string;
  deliver: Record<string, number>;
  vp: number;
  goods: Record<string, number>;
}

export interface Box {
  /** The order of the four ways for each number of the die. */
  compass: string[][];
  /** The points that make one star, two stars and so on, for whoever plays alone. */
  stars: number[];
  missions: Map<string, Mission>;
  patrols: Map<string, string[]>;
  /** What is locked in each villa. */
  locked: Map<string, string>;
}

function rows<T>(game: GamePage, file: string, key: string): T[] {
  return ((game.box[file] as Record<string, T[]> | undefined)?.[key] ?? []) as T[];
}

export function boxOf(game: GamePage): Box {
  const { solo } = game.box['numbers'] as { solo: { compass: string[][]; stars: number[] } };
  return {
    compass: solo.compass,
    stars: solo.stars,
    missions: new Map(rows<Mission>(game, 'missions', 'mission').map((mission) => [mission.id, mission])),
    locked: new Map(
      rows<{ id: string; locked: string }>(game, 'town', 'villa').map((villa) => [villa.id, villa.locked]),
    ),
    patrols: new Map(
      rows<{ id: string; figures?: string[] }>(game, 'figures', 'patrol').map((board) => [
        board.id,
        board.figures ?? [],
      ]),
    ),
  };
}

/** Is this seat asked what its thief does next, with everything open to it? An example has one step and no more. */
export function isActing(view: View, table: TableModel): boolean {
  const acts = view.turn !== undefined && Math.floor(view.turn.thief / 3) === view.seat;
  return (
    acts && table.options.length > 1 && table.options.some((option) => option.id === 'end' || option.id === 'stop')
  );
}

/** The middle of a building, where its sign stands. */
export function middle(ground: [number, number][]): [number, number] {
  const x = ground.reduce((sum, [column]) => sum + column, 0) / ground.length;
  const y = ground.reduce((sum, [, row]) => sum + row, 0) / ground.length;
  return ground.reduce((best, place) =>
    Math.hypot(place[0] - x, place[1] - y) < Math.hypot(best[0] - x, best[1] - y) ? place : best,
  );
}

/** Where everybody stands, for showing them on their way: thieves by guild and hat, townsfolk by name. */
export function standing(view: View): Map<string, string> {
  const thieves = view.seats.flatMap((guild, seat) =>
    guild.thieves.map((thief, shape) => [`${seat} ${SHAPES[shape]}`, thief.at] as const),
  );
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

/** A turn that begins is told once: the tile that was turned up says it already. */
export function worthTelling(lines: Line[]): Line[] {
  return lines.filter(
    (line, number) => line.event['event'] !== 'turn_began' || lines[number - 1]?.event['event'] !== 'tile_turned',
  );
}

/** Is this thief what the pointer is on, or what is being told of? Answers speak of one's own thieves by their hats alone. */
export function isMeant(picker: Picker, view: View, seat: number, shape: string): boolean {
  const own = seat === view.seat && (picker.open.get(shape) ?? []).some((option) => option.id === picker.over);
  return own || picker.at === `${seat} ${shape}` || picker.isLit(`${seat} ${shape}`);
}

/** The squares one of the townsfolk walks over in an event. */
export interface Walk {
  figure: string;
  places: string[];
}

export function walkOf(event: Record<string, unknown> | undefined): Walk | undefined {
  return event?.['event'] === 'folk_moved'
    ? { figure: String(event['figure']), places: event['places'] as string[] }
    : undefined;
}

/** What travels when something happens: goods, points and cards between people and places. */
export function journeys(event: Record<string, unknown>): Journey[] {
  const said = (key: string): string => String(event[key]);
  const seat = said('seat');
  const thief = `thief-${seat}-${said('shape')}`;
  const holder = (name: string): string => (name === 'lair_store' ? `lair-${seat}` : `thief-${seat}-${name}`);
  const goods = (from: string, to: string): Journey => ({
    thing: said('good'),
    from,
    to,
    count: Number(event['count'] ?? 1),
  });
  const points: Journey = { thing: 'vp', from: SUPPLY, to: `seat-${seat}`, count: Number(event['vp'] ?? 0) };
  switch (event['event']) {
    case 'gained':
      return [goods(String(event['source'] || SUPPLY), thief)];
    case 'paid':
    case 'lost':
    case 'discarded':
      return [goods(thief, SUPPLY)];
    case 'sold':
      return [goods(thief, SUPPLY), points];
    case 'handed':
      return [goods(holder(said('giver')), holder(said('taker')))];
    case 'stored':
      return [goods(SUPPLY, `lair-${seat}`)];
    case 'confiscated':
      return [goods(thief, 'place-dungeon')];
    case 'equipment_bought':
      return [
        { thing: said('card'), from: `card-${said('card')}`, to: thief },
        { thing: 'gold', from: thief, to: SUPPLY, count: Number(event['cost']) },
      ];
    case 'befriended':
      return [
        { thing: said('patron'), from: `card-${said('patron')}`, to: thief },
        { thing: 'gold', from: thief, to: SUPPLY, count: Number(event['cost']) },
      ];
    case 'mission_fulfilled':
      return [{ thing: said('mission'), from: `mission-${said('mission')}`, to: `seat-${seat}` }, points];
    case 'artwork_delivered':
      return [{ thing: said('artwork'), from: thief, to: 'place-dealer' }, points];
    case 'scored':
      return [points];
    default:
      return [];
  }
}

/** Where goods come from and go to that nobody has. */
const SUPPLY = 'supply';
