// What the board reads from Thiefdom's view, scene and components (types.ts, generated from the Python types).
import type { GamePage } from '../../lib/server/api';
import type { Journey } from '../../lib/animation/flights.svelte';
import type { Picker } from '../../lib/table/picker.svelte';
import type { Line, TableModel } from '../../lib/table/table.svelte';
import type { GameEvent, Ground, Mission, Patrol, Scene as SceneNow, Solo, Villa, View } from './types';

export type * from './types';

/** The town, with everything that holds at this moment. */
export type Scene = Ground & SceneNow;

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

export interface Box {
  /** The order of the four ways for each number of the die. */
  compass: string[][];
  /** The points that make one star, two stars and so on, for whoever plays alone. */
  stars: number[];
  missions: Map<string, Mission>;
  /** Equipment in the order of the box. */
  wares: { id: string; cost: number }[];
  patrols: Map<string, string[]>;
  /** What is locked in each villa. */
  locked: Map<string, string>;
}

function rows<T>(game: GamePage, file: string, key: string): T[] {
  return ((game.box[file] as Record<string, T[]> | undefined)?.[key] ?? []) as T[];
}

export function boxOf(game: GamePage): Box {
  const { solo } = game.box['numbers'] as { solo: Solo };
  return {
    compass: solo.compass,
    stars: solo.stars,
    missions: new Map(rows<Mission>(game, 'missions', 'mission').map((mission) => [mission.id, mission])),
    wares: rows(game, 'equipment', 'equipment'),
    locked: new Map(rows<Villa>(game, 'town', 'villa').map((villa) => [villa.id, villa.locked])),
    patrols: new Map(rows<Patrol>(game, 'figures', 'patrol').map((board) => [board.id, board.figures])),
  };
}

/** A card about to be bought for a thief is noted as this many times the thief, and the card. */
const WARE = 100;

/** What this seat is about to buy, by thief of its guild, and the gold that goes for it: nothing of it holds before it is done. */
export function pendingOf(view: View, box: Box): { cards: string[][]; gold: number } {
  const chosen = (view.draft?.buying ?? []).map((ware) => ({
    thief: Math.floor(ware / WARE) % SHAPES.length,
    ware: box.wares[ware % WARE],
  }));
  return {
    cards: SHAPES.map((_, shape) => chosen.flatMap(({ thief, ware }) => (thief === shape && ware ? [ware.id] : []))),
    gold: chosen.reduce((sum, { ware }) => sum + (ware?.cost ?? 0), 0),
  };
}

/** Is this seat asked what its thief does next, with everything open to it? An example has one step and no more. */
export function isActing(view: View, table: TableModel): boolean {
  const acts = view.turn && Math.floor(view.turn.thief / 3) === view.seat;
  return (
    Boolean(acts) &&
    table.options.length > 1 &&
    table.options.some((option) => option.id === 'end' || option.id === 'stop')
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

/** What happened, with everything that is known of each event. */
export const linesOf = (lines: Line[] | undefined): Line<GameEvent>[] => (lines ?? []) as Line<GameEvent>[];

/** Who moves in an event, and where to. */
export function moved(event: GameEvent): [string, string] | undefined {
  switch (event.event) {
    case 'folk_moved':
      return event.place ? [event.figure, event.place] : undefined;
    case 'moved':
    case 'wall_climbed':
    case 'passed_over':
    case 'teleported':
      return event.place ? [`${event.seat} ${event.shape}`, event.place] : undefined;
    default:
      return undefined;
  }
}

/** A turn that begins is told once: the tile that was turned up says it already. */
export function worthTelling(lines: Line<GameEvent>[]): Line<GameEvent>[] {
  return lines.filter(
    (line, number) => line.event.event !== 'turn_began' || lines[number - 1]?.event.event !== 'tile_turned',
  );
}

/** Is this thief what the pointer is on, or what is being told of? Answers speak of one's own thieves by their hats alone. */
export function isMeant(picker: Picker, view: View, seat: number, shape: string): boolean {
  const own = seat === view.seat && (picker.open.get(shape) ?? []).some((option) => option.id === picker.over);
  return own || picker.at === `${seat} ${shape}` || picker.isLit(`${seat} ${shape}`);
}

/** Night and tile of what is told: the position may be a night ahead of it. */
export function clockOf(view: View, log: Line<GameEvent>[], telling: boolean): { round: number; tile: number } {
  const nights = log.flatMap(({ event }) =>
    event.event === 'night_fell' || event.event === 'day_broke' ? [event.round] : [],
  );
  const round = (telling ? nights.at(-1) : undefined) ?? view.round;
  return { round, tile: round === view.round ? (view.tile ?? 0) : 0 };
}

/** The figure that had one way only and went it, while others of the same board are still being moved: nobody was asked. */
export function wentAlone(view: View, log: Line<GameEvent>[]): string {
  if (!view.walker) return '';
  const last = log.filter(({ event }) => event.event === 'folk_moved' || event.event === 'tile_turned').at(-1);
  return last?.event.event === 'folk_moved' && last.event.only ? last.text : '';
}

/** The squares one of the townsfolk walks over in an event. */
export interface Walk {
  figure: string;
  places: string[];
}

export function walkOf(event: GameEvent | undefined): Walk | undefined {
  return event?.event === 'folk_moved' ? { figure: event.figure, places: event.places } : undefined;
}

/** Where goods come from and go to that nobody has. */
const SUPPLY = 'supply';

const thiefPlace = ({ seat, shape }: { seat: number; shape: string }): string => `thief-${seat}-${shape}`;
const holderPlace = (seat: number, holder: string): string =>
  holder === 'lair_store' ? `lair-${seat}` : thiefPlace({ seat, shape: holder });
const goods = ({ good, count }: { good: string; count: number }, from: string, to: string): Journey => ({
  thing: good,
  from,
  to,
  count,
});
const points = ({ seat, vp }: { seat: number; vp: number }): Journey => ({
  thing: 'vp',
  from: SUPPLY,
  to: `seat-${seat}`,
  count: vp,
});

/** What travels when something happens: goods, points and cards between people and places. */
export function journeys(event: GameEvent): Journey[] {
  switch (event.event) {
    case 'gained':
      return [goods(event, event.source || SUPPLY, thiefPlace(event))];
    case 'paid':
    case 'lost':
    case 'discarded':
      return [goods(event, thiefPlace(event), SUPPLY)];
    case 'sold':
      return [goods(event, thiefPlace(event), SUPPLY), points(event)];
    case 'handed':
      return [goods(event, holderPlace(event.seat, event.giver), holderPlace(event.seat, event.taker))];
    case 'stored':
      return [goods(event, SUPPLY, `lair-${event.seat}`)];
    case 'confiscated':
      return [goods(event, thiefPlace(event), 'place-dungeon')];
    case 'equipment_bought':
      return [
        { thing: event.card, from: `card-${event.card}`, to: thiefPlace(event) },
        { thing: 'gold', from: thiefPlace(event), to: SUPPLY, count: event.cost },
      ];
    case 'befriended':
      return [
        { thing: event.patron, from: `card-${event.patron}`, to: thiefPlace(event) },
        { thing: 'gold', from: thiefPlace(event), to: SUPPLY, count: event.cost },
      ];
    case 'mission_fulfilled':
      return [{ thing: event.mission, from: `mission-${event.mission}`, to: `seat-${event.seat}` }, points(event)];
    case 'artwork_delivered':
      return [{ thing: event.artwork, from: thiefPlace(event), to: 'place-dealer' }, points(event)];
    case 'scored':
      return [points(event)];
    default:
      return [];
  }
}
