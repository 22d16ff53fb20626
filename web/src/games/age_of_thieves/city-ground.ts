// The ground of the city, worked out once from the board: quarters, roofs along the streets, bridges over the water.
// Nothing here matters to the game; it is there to be looked at.
import type { City, Point } from './box';

export interface Quarter {
  id: string;
  ground: string;
  /** Roofs as one outline, and the half of each that the moon shines on. */
  roofs: string;
  bright: string;
}

export interface Ground {
  quarters: Quarter[];
  bridges: { from: Point; to: Point }[];
  trees: string;
  waves: string;
}

type Pair = [number, number];

const CANALS = ['canal_nw', 'canal_ne', 'canal_se', 'canal_sw'] as const;
/** Which canals lie on both sides of a quarter, going round the city with the clock. */
const BETWEEN: Record<string, [string, string]> = {
  north: ['canal_nw', 'canal_ne'],
  east: ['canal_ne', 'canal_se'],
  south: ['canal_se', 'canal_sw'],
  west: ['canal_sw', 'canal_nw'],
};
const ROUND = 2 * Math.PI;
const PLANTED = 420;
const BLOCK = 22;
const STREET = 10;
const SPACE = 27;
const SHORE = 15;
const WALL = 16;
/** Half the width of a canal, and how far a bridge goes onto the land. */
const CANAL = 12;
const BANK = 7;
/** No house is farther from a street. */
const AWAY = 150;

export function groundOf(city: City): Ground {
  const streets = city.paths.map(([one, other]) => lineOf(city.spaces.get(one)!, city.spaces.get(other)!));
  const houses = housesOf(city, streets);
  const quarters = Object.entries(BETWEEN).map(([id, [from, to]]) => {
    const ground = wedge(city, from, to);
    const own = houses.filter((house) => inside(house, ground));
    return {
      id,
      ground: polygon(ground),
      roofs: own.map((house) => roof(house, -1, 1)).join(''),
      bright: own.map((house) => roof(house, -1, 0)).join(''),
    };
  });
  return { quarters, bridges: bridgesOf(city, streets), ...country(city) };
}

export const polygon = (points: Pair[] | undefined): string => (points ?? []).map(([x, y]) => `${x},${y}`).join(' ');

/** The land between two canals and the wall, from the middle of the city. */
function wedge(city: City, from: string, to: string): Pair[] {
  const middle: Pair = [city.width / 2, city.height / 2 - 25];
  const [left, right] = [city.decor[from] ?? [], city.decor[to] ?? []];
  const angle = ([x, y]: Pair): number => Math.atan2(y - middle[1], x - middle[0]);
  const first = angle(left.at(-1) ?? middle);
  const turned = (point: Pair): number => (angle(point) - first + 2 * ROUND) % ROUND;
  const wall = (city.decor['city_wall'] ?? []).filter((point) => turned(point) < turned(right.at(-1) ?? middle));
  return [middle, ...left, ...wall.sort((one, other) => turned(one) - turned(other)), ...[...right].reverse()];
}

/** Trees outside the wall and waves on the sea, as one line each. */
function country(city: City): { trees: string; waves: string } {
  const [wall, shore] = [
    city.decor['city_wall'] ?? [],
    Math.min(...(city.decor['sea'] ?? [[0, city.height]]).map(([, y]) => y)),
  ];
  const found = { trees: '', waves: '' };
  for (let number = 0; number < PLANTED; number++) {
    const x = Math.round(-city.width / 2 + 2 * city.width * noise(number + 7));
    const y = Math.round(-city.height / 2 + 2 * city.height * noise(number * 3 + 11));
    const clear = !inside({ x, y }, wall) && !nearest({ x, y }, linesOf(wall, true), 40);
    if (y > shore + 30) found.waves += `M${x} ${y}q10-8 20 0t20 0`;
    else if (clear && y < shore - 20) found.trees += `M${x} ${y}l9 18h-18z`;
  }
  return found;
}

interface House extends Point {
  wide: number;
  deep: number;
  turn: number;
}

/** A straight line, with the middle and half the size of what it spans: most lines are far away, and this tells quickly. */
interface Line extends Point {
  from: Point;
  to: Point;
  half: number;
}

const lineOf = (from: Point, to: Point): Line => ({
  from,
  to,
  x: (from.x + to.x) / 2,
  y: (from.y + to.y) / 2,
  half: Math.max(Math.abs(from.x - to.x), Math.abs(from.y - to.y)) / 2,
});
const linesOf = (points: Pair[], closed = false): Line[] =>
  points.flatMap(([x, y], place) =>
    place || closed ? [lineOf({ x: points.at(place - 1)![0], y: points.at(place - 1)![1] }, { x, y })] : [],
  );

/** The nearest of some lines that come closer to a point than so much. */
function nearest(at: Point, lines: Line[], least: number): Line | undefined {
  let found: Line | undefined;
  for (const line of lines) {
    if (Math.abs(line.x - at.x) > line.half + least || Math.abs(line.y - at.y) > line.half + least) continue;
    const far = distance(at, line.from, line.to);
    if (far < least) [found, least] = [line, far];
  }
  return found;
}

/** Houses in rows, turned along the nearest street, wherever nothing else is. */
function housesOf(city: City, streets: Line[]): House[] {
  const [wall, moat, old] = [
    city.decor['city_wall'] ?? [],
    city.decor['moat_outer'] ?? [],
    city.decor['old_wall'] ?? [],
  ];
  const water = [...CANALS.flatMap((canal) => linesOf(city.decor[canal] ?? [])), ...linesOf(moat, true)];
  const walls = [...linesOf(wall, true), ...linesOf(old, true)];
  const spaces = [...city.spaces.values()].map((space) => lineOf(space, space));
  const found: House[] = [];
  for (let row = 0; row * BLOCK < city.height; row++)
    for (let column = 0; column * BLOCK < city.width; column++) {
      const chance = (salt: number): number => noise(row * 97 + column * 13 + salt);
      const at = {
        x: column * BLOCK + (row % 2) * (BLOCK / 2) + chance(1) * 9 - 4,
        y: row * BLOCK + chance(2) * 9 - 4,
      };
      const [wide, deep] = [14 + chance(3) * 8, 11 + chance(4) * 5];
      const half = wide / 2;
      if (nearest(at, spaces, SPACE + half) || nearest(at, water, SHORE + half) || nearest(at, walls, WALL + half / 2))
        continue;
      if (nearest(at, streets, STREET + deep / 2) || !inside(at, wall) || inside(at, moat)) continue;
      const street = nearest(at, streets, AWAY);
      if (street)
        found.push({ ...at, wide, deep, turn: Math.atan2(street.to.y - street.from.y, street.to.x - street.from.x) });
    }
  return found;
}

/** The outline of a house, or of a part across its depth: -1 is one eave, 0 the ridge, 1 the other. */
function roof({ x, y, wide, deep, turn }: House, first: number, last: number): string {
  const corner = (right: number, down: number): string =>
    `${Math.round(x + (right * wide * Math.cos(turn)) / 2 - (down * deep * Math.sin(turn)) / 2)} ${Math.round(y + (right * wide * Math.sin(turn)) / 2 + (down * deep * Math.cos(turn)) / 2)}`;
  return `M${corner(-1, first)}L${corner(1, first)}L${corner(1, last)}L${corner(-1, last)}z`;
}

/** Where streets cross water. */
function bridgesOf(city: City, streets: Line[]): { from: Point; to: Point }[] {
  const [outer, inner] = [city.decor['moat_outer'] ?? [], city.decor['moat_inner'] ?? []];
  const canals = CANALS.flatMap((canal) => linesOf(city.decor[canal] ?? []));
  const isWet = (here: Point): boolean =>
    nearest(here, canals, CANAL) !== undefined || (inside(here, outer) && !inside(here, inner));
  return streets.flatMap(({ from, to }) => {
    const long = Math.hypot(to.x - from.x, to.y - from.y);
    const at = (way: number): Point => ({
      x: from.x + ((to.x - from.x) * way) / long,
      y: from.y + ((to.y - from.y) * way) / long,
    });
    const wet: number[] = [];
    for (let step = 0; step <= long; step += 4) if (isWet(at(step))) wet.push(step);
    return wet.length ? [{ from: at(Math.max(0, wet[0]! - BANK)), to: at(Math.min(long, wet.at(-1)! + BANK)) }] : [];
  });
}

/** How far a point is from a line between two others. */
export function distance(at: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const way = Math.max(0, Math.min(1, ((at.x - from.x) * dx + (at.y - from.y) * dy) / (dx * dx + dy * dy || 1)));
  const [x, y] = [at.x - from.x - way * dx, at.y - from.y - way * dy];
  return Math.sqrt(x * x + y * y);
}

export function inside(at: Point, shape: Pair[]): boolean {
  let odd = false;
  let before = shape.at(-1);
  for (const corner of shape) {
    if (
      before &&
      corner[1] > at.y !== before[1] > at.y &&
      at.x < ((before[0] - corner[0]) * (at.y - corner[1])) / (before[1] - corner[1]) + corner[0]
    )
      odd = !odd;
    before = corner;
  }
  return odd;
}

/** The same irregular numbers every time: a city does not change its houses. */
function noise(seed: number): number {
  const value = Math.sin(seed * 12.9898) * 43758.5453;
  return value - Math.floor(value);
}
