// Where the names of the streets stand on the map: each along its houses, none over another.
import type { Point } from './box';

export interface StreetName {
  name: string;
  x: number;
  y: number;
  /** In degrees; never upside down. */
  turn: number;
}

/** How wide a letter is, how far apart two names are, and how far above the street they stand. */
const LETTER = 11;
const APART = 30;
const ABOVE = 12;

/** Of each street the two neighbours that leave its name most room, and where no other name stands yet. */
export function streetNames(streets: Map<string, Point[]>): StreetName[] {
  const placed: StreetName[] = [];
  for (const [name, houses] of streets) {
    const ways = pairs(houses).map((pair) => between(name, pair));
    placed.push(ways.find((way) => placed.every((other) => !touches(way, other))) ?? ways[0]!);
  }
  return placed;
}

/** Neighbours along a street, those with the most room between them first. */
function pairs(houses: Point[]): [Point, Point][] {
  const found = houses.slice(1).map((house, number): [Point, Point] => [houses[number]!, house]);
  const far = ([one, other]: [Point, Point]): number => Math.hypot(one.x - other.x, one.y - other.y);
  return found.length ? found.sort((one, other) => far(other) - far(one)) : [[houses[0]!, houses[0]!]];
}

function between(name: string, [first, second]: [Point, Point]): StreetName {
  const turn = (Math.atan2(second.y - first.y, second.x - first.x) * 180) / Math.PI;
  return {
    name,
    x: (first.x + second.x) / 2,
    y: (first.y + second.y) / 2,
    turn: turn > 90 ? turn - 180 : turn < -90 ? turn + 180 : turn,
  };
}

export function touches(one: StreetName, other: StreetName): boolean {
  return letters(one).some((letter) =>
    letters(other).some((near) => Math.hypot(letter.x - near.x, letter.y - near.y) < APART),
  );
}

/** The middle of every letter. */
function letters({ name, x, y, turn }: StreetName): Point[] {
  const angle = (turn * Math.PI) / 180;
  return [...name].map((_, number) => {
    const along = (number - (name.length - 1) / 2) * LETTER;
    return {
      x: x + along * Math.cos(angle) + ABOVE * Math.sin(angle),
      y: y + along * Math.sin(angle) - ABOVE * Math.cos(angle),
    };
  });
}
