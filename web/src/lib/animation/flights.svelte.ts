// Things on their way: for each told line, small copies of what changes hands travel from one place of the board to another.
// Places are marked `data-place="ID"`; a thing that lies in its new place already (`data-thing="ID"` inside it) is unseen until it lands.
import { tick } from 'svelte';
import { preferences } from '../app/preferences.svelte';
import type { NarrationListener } from './narrator.svelte';
import type { AnyEvent, Line } from '../table/table.svelte';

export interface Journey {
  thing: string;
  from: string;
  to: string;
  count?: number;
}

export type Journeys<E = AnyEvent> = (event: E) => Journey[];

/** One copy of a thing under way, from middle to middle on the screen. */
export interface Flight {
  key: number;
  journey: Journey;
  from: Point;
  to: Point;
  delay: number;
  time: number;
}

export interface Point {
  x: number;
  y: number;
}

export const LONGEST = 650;
const SHORTEST = 160;
const BETWEEN = 80;
/** More copies than these say nothing more. */
const COPIES = 5;
/** Shorter ways than this, in pixels, are no journey. */
const NEAR = 12;

/** The middle of what can be seen of a place; nothing if it is folded or scrolled away. */
export function middleOf(place: Element): Point | undefined {
  const box = place.getBoundingClientRect();
  if (!box.width || !box.height) return undefined;
  const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  const frames = [place.closest('main'), (place as Partial<SVGElement>).ownerSVGElement].flatMap((frame) =>
    frame ? [frame.getBoundingClientRect()] : [],
  );
  const seen = [{ left: 0, top: 0, right: innerWidth, bottom: innerHeight }, ...frames];
  return seen.every(
    (frame) => frame.left <= middle.x && middle.x <= frame.right && frame.top <= middle.y && middle.y <= frame.bottom,
  )
    ? middle
    : undefined;
}

/** Copies one after the other, all of them landed within about twice the time. What cannot be seen on its way is left out. */
export function flightsOf(
  journeys: Journey[],
  point: (place: string) => Point | undefined,
  time: number,
): Omit<Flight, 'key'>[] {
  const found: Omit<Flight, 'key'>[] = [];
  for (const journey of journeys) {
    const [from, to] = [point(journey.from), point(journey.to)];
    if (!from || !to || Math.hypot(to.x - from.x, to.y - from.y) < NEAR) continue;
    for (let copy = 0; copy < copiesOf(journey); copy++) found.push({ journey, from, to, delay: 0, time });
  }
  const between = Math.min(preferences.time(BETWEEN), time / Math.max(1, found.length));
  return found.map((flight, number) => ({ ...flight, delay: number * between }));
}

const copiesOf = ({ count = 1 }: Journey): number => Math.min(count, COPIES);
const placesOf = (id: string): Element[] => [...document.querySelectorAll(`[data-place="${CSS.escape(id)}"]`)];
/** A place may be drawn twice, small where the large one is out of sight: the first that can be seen counts. */
function seen(places: Element[]): Point | undefined {
  for (const place of places) {
    const middle = middleOf(place);
    if (middle) return middle;
  }
  return undefined;
}

export class Flights<E extends AnyEvent = AnyEvent> implements NarrationListener<E> {
  now = $state.raw<Flight[]>([]);
  #count = 0;
  /** Where things lay before the board was drawn anew: what they lay on may be gone. */
  #stood = new Map<string, Point>();
  /** For each copy under way: what it is a copy of, in every drawing of its new place. */
  #hidden = new Map<string, Animation[][]>();

  constructor(readonly journeys: Journeys<E>) {}

  expect(lines: Line<E>[]): void {
    const coming = lines.flatMap((line) => this.journeys(line.event));
    for (const { from } of coming) {
      const middle = seen(placesOf(from));
      if (middle) this.#stood.set(from, middle);
    }
    if (coming.length) void tick().then(() => coming.forEach((journey) => this.#hide(journey)));
  }

  moves(line: Line<E>): boolean {
    return this.journeys(line.event).length > 0;
  }

  tell(line: Line<E>, time: number): void {
    const journeys = this.journeys(line.event);
    if (journeys.length)
      void tick().then(() =>
        this.#start(journeys, Math.max(SHORTEST, Math.min(preferences.time(LONGEST), 1.5 * time))),
      );
  }

  /** One has landed: what it was a copy of is there. */
  land(flight: Flight): void {
    this.now = this.now.filter((other) => other !== flight);
    this.#hidden.get(keyOf(flight.journey))?.shift()?.forEach(show);
  }

  clear(): void {
    this.now = [];
    this.#stood.clear();
    for (const unseen of this.#hidden.values()) unseen.flat().forEach(show);
    this.#hidden.clear();
  }

  /** The board is drawn as it is now. */
  #start(journeys: Journey[], time: number): void {
    const flights = flightsOf(journeys, (id) => this.#point(id), time).map((flight) => ({
      ...flight,
      key: this.#count++,
    }));
    if (flights.length) this.now = [...this.now, ...flights];
    for (const journey of journeys) {
      if (flights.some((flight) => flight.journey === journey)) continue;
      this.#hidden.get(keyOf(journey))?.flat().forEach(show);
      this.#hidden.delete(keyOf(journey));
    }
  }

  #point(id: string): Point | undefined {
    const places = placesOf(id);
    return places.length ? seen(places) : this.#stood.get(id);
  }

  #hide(journey: Journey): void {
    const places = placesOf(journey.to).map((place) =>
      [...place.querySelectorAll(`[data-thing="${CSS.escape(journey.thing)}"]`)].slice(-copiesOf(journey)),
    );
    const unseen: Animation[][] = [];
    for (const things of places)
      things.forEach((thing, copy) =>
        (unseen[copy] ??= []).push(thing.animate({ opacity: [0, 0] }, { duration: Infinity })),
      );
    if (unseen.length) this.#hidden.set(keyOf(journey), [...(this.#hidden.get(keyOf(journey)) ?? []), ...unseen]);
  }
}

const show = (hidden: Animation): void => hidden.cancel();
const keyOf = (journey: Journey): string => `${journey.thing} ${journey.to}`;
