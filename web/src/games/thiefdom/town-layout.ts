// The town as geometry: where squares and buildings lie on the drawing, and how roofs are put together.
import { middle, type Scene } from './box';

export const CELL = 40;
/** Country around the town. */
const MARGIN = 0.35 * CELL;

export type Point = [number, number];

/** A rectangle of squares. */
export interface Block {
  x: number;
  y: number;
  wide: number;
  tall: number;
}

/** A town laid out on the drawing. */
export class Layout {
  readonly width: number;
  readonly height: number;
  readonly #left: number;
  readonly #top: number;

  constructor(readonly scene: Scene) {
    const all = [
      ...scene.streets,
      ...Object.values(scene.buildings).flatMap((building) => building.ground),
      ...scene.river,
      ...scene.catacombs,
    ];
    const xs = all.map(([x]) => x);
    const ys = all.map(([, y]) => y);
    this.#left = Math.min(...xs);
    this.#top = Math.min(...ys);
    this.width = (Math.max(...xs) + 1 - this.#left) * CELL + 2 * MARGIN;
    this.height = (Math.max(...ys) + 1 - this.#top) * CELL + 2 * MARGIN;
  }

  x(column: number): number {
    return (column - this.#left) * CELL + MARGIN;
  }

  y(row: number): number {
    return (row - this.#top) * CELL + MARGIN;
  }

  /** Where somebody stands: the middle of a square, or of a building. */
  at(place: string): Point | undefined {
    const square = /^(-?\d+),(-?\d+)$/.exec(place);
    if (square) return [this.x(Number(square[1])) + CELL / 2, this.y(Number(square[2])) + CELL / 2];
    const building = this.scene.buildings[place];
    if (!building) return undefined;
    const [x, y] = middle(building.ground);
    return [this.x(x) + CELL / 2, this.y(y) + CELL / 2];
  }

  /** Squares as one path, moved aside for a shadow. */
  squares(places: readonly (readonly [number, number, ...unknown[]])[], aside = 0): string {
    return places.map(([x, y]) => `M${this.x(x) + aside} ${this.y(y) + aside}h${CELL}v${CELL}h-${CELL}z`).join('');
  }

  /** The outline of some squares: every side that none of the others shares. */
  outline(ground: Point[]): string {
    const own = new Set(ground.map(String));
    const sides: string[] = [];
    for (const [x, y] of ground) {
      const [left, top] = [this.x(x), this.y(y)];
      if (!own.has(`${x},${y - 1}`)) sides.push(`M${left} ${top}h${CELL}`);
      if (!own.has(`${x},${y + 1}`)) sides.push(`M${left} ${top + CELL}h${CELL}`);
      if (!own.has(`${x - 1},${y}`)) sides.push(`M${left} ${top}v${CELL}`);
      if (!own.has(`${x + 1},${y}`)) sides.push(`M${left + CELL} ${top}v${CELL}`);
    }
    return sides.join('');
  }
}

/** Cut a ground plan into rectangles, the largest first: each carries a roof of its own. */
export function blocks(ground: Point[]): Block[] {
  const left = new Set(ground.map(String));
  const found: Block[] = [];
  while (left.size) {
    let best: Block = { x: 0, y: 0, wide: 0, tall: 0 };
    for (const [x, y] of ground) {
      for (let tall = 1, most = Infinity; left.has(`${x},${y + tall - 1}`); tall++) {
        let wide = 0;
        while (wide < most && left.has(`${x + wide},${y + tall - 1}`)) wide++;
        most = wide;
        if (wide * tall > best.wide * best.tall) best = { x, y, wide, tall };
      }
    }
    for (let x = best.x; x < best.x + best.wide; x++)
      for (let y = best.y; y < best.y + best.tall; y++) left.delete(`${x},${y}`);
    found.push(best);
  }
  return found;
}

/** A hipped roof over a rectangle: its four slopes, from the lightest to the darkest, and the ridge. */
export interface Roof {
  slopes: string[];
  ridge: string;
}

export function roof(x: number, y: number, wide: number, tall: number): Roof {
  const half = Math.min(wide, tall) / 2;
  const [a, b]: [Point, Point] =
    wide >= tall
      ? [
          [x + half, y + half],
          [x + wide - half, y + half],
        ]
      : [
          [x + half, y + half],
          [x + half, y + tall - half],
        ];
  const [nw, ne, se, sw] = [
    [x, y],
    [x + wide, y],
    [x + wide, y + tall],
    [x, y + tall],
  ];
  const slope = (...corners: (number[] | undefined)[]): string =>
    `M${corners.map((corner) => corner!.join(' ')).join('L')}z`;
  const slopes =
    wide >= tall
      ? [slope(nw, ne, b, a), slope(nw, a, sw), slope(ne, se, b), slope(sw, a, b, se)]
      : [slope(nw, ne, a), slope(nw, a, b, sw), slope(ne, se, b, a), slope(sw, b, se)];
  return {
    slopes,
    ridge: `M${a.join(' ')}L${b.join(' ')}M${nw!.join(' ')}L${a.join(' ')}M${(wide >= tall ? sw : ne)!.join(' ')}L${a.join(' ')}M${(wide >= tall ? ne : sw)!.join(' ')}L${b.join(' ')}M${se!.join(' ')}L${b.join(' ')}`,
  };
}

/** A number from 0 to 1 that is always the same for a square: for trees that stay where they grow. */
export function chance(x: number, y: number, salt = 0): number {
  const wild = Math.sin(x * 127.1 + y * 311.7 + salt * 74.7) * 43758.5453;
  return wild - Math.floor(wild);
}

/** How far one looks along a ray, from the guard to the last square he sees. */
export function farthest(from: Point, seen: Point[]): Point {
  return seen.reduce(
    (best, point) =>
      Math.hypot(point[0] - from[0], point[1] - from[1]) > Math.hypot(best[0] - from[0], best[1] - from[1])
        ? point
        : best,
    from,
  );
}

/** The nearest of some points in the direction of an arrow key. */
export function toward(from: Point, key: string, points: Map<string, Point>): string | undefined {
  const way = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[key];
  if (!way) return undefined;
  let [best, least] = [undefined as string | undefined, Infinity];
  for (const [id, [x, y]] of points) {
    const [dx, dy] = [x - from[0], y - from[1]];
    const ahead = dx * way[0]! + dy * way[1]!;
    const beside = Math.abs(dx * way[1]!) + Math.abs(dy * way[0]!);
    if (ahead <= 1 || ahead < beside / 2) continue;
    if (ahead + 2 * beside < least) [best, least] = [id, ahead + 2 * beside];
  }
  return best;
}
