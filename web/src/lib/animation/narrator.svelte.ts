// What happened in a moment, told one line after the other, so that it can be followed with the eye: until its part is
// told, a piece is shown where it stood. Which moment is shown is the story's to say.
import { untrack } from 'svelte';
import type { Picker } from '../table/picker.svelte';
import { preferences } from '../app/preferences.svelte';
import type { Telling } from '../table/story.svelte';
import type { AnyEvent, Line } from '../table/table.svelte';

/** Which piece an event moves, where to, and from where if the piece is known by where it stands. */
export type Mover<E = AnyEvent> = (event: E) => [piece: string, place: string, from?: string] | undefined;

/** Whoever shows something of its own with each line that is told: things that change hands, for instance. */
export interface NarrationListener<E = AnyEvent> {
  /** These lines will be told; the board is still drawn as it was before. */
  expect(lines: Line<E>[]): void;
  /** Is there something to be seen with this line? */
  moves(line: Line<E>): boolean;
  /** How many milliseconds at a calm pace it wants to be looked at, if a line of its kind is not enough. */
  length?(line: Line<E>): number;
  /** Must it be seen before anything else is asked, though the reader did it? A tile turns before anybody knows what it is. */
  holds?(line: Line<E>): boolean;
  /** For which part of its time what the line says cannot be known yet: until then it is not in the log either. */
  hides?(line: Line<E>): number;
  /** The line is told now, and the next one after so many milliseconds. */
  tell(line: Line<E>, time: number): void;
  /** Everything is shown as it is. */
  clear(): void;
}

const STEP = 380;
const SENTENCE = 1000;
/** What takes longer than so many milliseconds to tell is told faster: four times as much in twice the time. */
const CALM = 6000;

export interface NarrationOptions<E = AnyEvent> {
  /** Does the reader know it already, being the one who did it? It is told in passing. */
  known?: (line: Line<E>) => boolean;
}

export class Narrator<E extends AnyEvent = AnyEvent> {
  now = $state.raw<Line<E> | undefined>();
  /** For how many milliseconds it is told: whatever moves with it is done by then. */
  time = $state(0);
  /** Where pieces are shown that are not yet where they belong. */
  places = $state.raw(new Map<string, string>());
  #queue: Line<E>[] = [];
  #stood = new Map<string, string>();
  #telling: Telling<E> | undefined;
  /** How much of its time each line takes. */
  #pace = 1;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #reveal: ReturnType<typeof setTimeout> | undefined;
  #listeners = new Set<NarrationListener<E>>();

  /** A board without pieces that stand somewhere needs no mover. */
  constructor(
    readonly picker: Picker,
    readonly mover: Mover<E> = () => undefined,
    readonly settings: NarrationOptions<E> = {},
  ) {}

  /** Let somebody show along; the answer ends it. */
  on(listener: NarrationListener<E>): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      listener.clear();
    };
  }

  /** The board is drawn, with the pieces at these places. */
  drawn(standing: Map<string, string>): void {
    this.#stood = standing;
  }

  /** Something happened; the board is still drawn as it was before. */
  tell(telling: Telling<E>): void {
    untrack(() => this.#tell(telling)); // who tells it does not depend on what is shown meanwhile
  }

  #tell(telling: Telling<E>): void {
    this.#telling = telling;
    const lines = this.#worth(telling.lines);
    const places = new Map(this.places);
    for (const line of lines) {
      const [piece, , start] = this.mover(line.event) ?? [''];
      const from = start ?? this.#stood.get(piece);
      if (from !== undefined && !places.has(piece)) places.set(piece, from);
    }
    this.places = places;
    this.#queue.push(...lines);
    const all = [...this.#queue, ...this.#worth(telling.waiting)];
    this.#pace = 1 / Math.sqrt(Math.max(1, all.reduce((sum, line) => sum + this.#length(line), 0) / CALM));
    if (lines.length) for (const listener of this.#listeners) listener.expect(lines);
    if (this.#timer === undefined) this.#next();
  }

  /** What has words, or something to be seen. */
  #worth(lines: Line<E>[]): Line<E>[] {
    return lines.filter((line) => line.text || this.#moves(line));
  }

  /** Is there something in it that must be seen before anything else is asked? */
  holds(lines: Line<E>[]): boolean {
    return lines.some((line) => [...this.#listeners].some((listener) => listener.holds?.(line)));
  }

  /** Whoever has seen enough sees everything as it is. */
  skip(): void {
    this.#end();
    for (const listener of this.#listeners) listener.clear();
  }

  /** Everything is told; what is still on its way may arrive. */
  #end(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#reveal);
    this.#timer = undefined;
    this.#queue = [];
    this.places = new Map();
    this.now = undefined;
    this.picker.tell(undefined);
    const telling = this.#telling;
    this.#telling = undefined;
    telling?.done();
  }

  #moves(line: Line<E>): boolean {
    return this.mover(line.event) !== undefined || [...this.#listeners].some((listener) => listener.moves(line));
  }

  /** How long it takes to follow a line: a sentence has to be read. */
  #length(line: Line<E>): number {
    const wanted = [...this.#listeners].map((listener) => listener.length?.(line) ?? 0);
    return Math.max(this.#usual(line), ...wanted);
  }

  #usual(line: Line<E>): number {
    if (!line.text || this.mover(line.event)) return STEP;
    return this.settings.known?.(line) && !this.#moves(line) ? STEP : SENTENCE;
  }

  #next(): void {
    const line = this.#queue.shift();
    if (!line) return this.#end();
    const move = this.mover(line.event);
    if (move) this.places = new Map(this.places).set(move[0], move[1]);
    const time = preferences.pause(this.#length(line)) * this.#pace;
    if (line.text) {
      this.time = time;
      this.now = line;
      this.picker.tell(line.event);
    }
    const telling = this.#telling;
    const hidden = time * Math.max(0, ...[...this.#listeners].map((listener) => listener.hides?.(line) ?? 0));
    clearTimeout(this.#reveal);
    if (hidden) this.#reveal = setTimeout(() => telling?.reached(line), hidden);
    else telling?.reached(line);
    for (const listener of this.#listeners) listener.tell(line, time);
    this.#timer = setTimeout(() => this.#next(), time);
  }
}
