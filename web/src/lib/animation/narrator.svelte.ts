// What happened, told one thing after the other, so that it can be followed with the eye. The table itself has moved
// on already: until its part is told, a piece is shown where it stood.
import { untrack } from 'svelte';
import type { Picker } from '../table/picker.svelte';
import { preferences } from '../app/preferences.svelte';
import type { AnyEvent, Line } from '../table/table.svelte';

/** Which piece an event moves, where to, and from where if the piece is known by where it stands. */
export type Mover<E = AnyEvent> = (event: E) => [piece: string, place: string, from?: string] | undefined;

/** Whoever shows something of its own with each line that is told: things that change hands, for instance. */
export interface NarrationListener<E = AnyEvent> {
  /** These lines will be told; the board is still drawn as it was before. */
  expect(lines: Line<E>[]): void;
  /** Is there something to be seen with this line? */
  moves(line: Line<E>): boolean;
  /** The line is told now, and the next one after so many milliseconds. */
  tell(line: Line<E>, time: number): void;
  /** Everything is shown as it is. */
  clear(): void;
}

const STEP = 380;
const SENTENCE = 1000;
/** What takes longer than so many milliseconds to tell is told faster: four times as much in twice the time. */
const CALM = 6000;
/** More lines than these are much to hear. */
const FEW = 2;

export interface NarrationOptions<E = AnyEvent> {
  /** Does the reader know it already, being the one who did it? It is told in passing. */
  known?: (line: Line<E>) => boolean;
  /** In how many milliseconds everything is told at the latest, however much it is. */
  whole?: number;
}

export class Narrator<E extends AnyEvent = AnyEvent> {
  now = $state.raw<Line<E> | undefined>();
  /** There is so much to tell that somebody may not want to hear all of it. */
  long = $state(false);
  /** Where pieces are shown that are not yet where they belong. */
  places = $state.raw(new Map<string, string>());
  #queue: Line<E>[] = [];
  #stood = new Map<string, string>();
  #last = -1;
  /** How much of its time each line takes. */
  #pace = 1;
  #timer: ReturnType<typeof setTimeout> | undefined;
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

  /** Something happened; this is where everybody stands now. */
  tell(lines: Line<E>[], standing = new Map<string, string>()): void {
    untrack(() => this.#tell(lines, standing)); // who tells it does not depend on what is shown meanwhile
  }

  #tell(lines: Line<E>[], standing: Map<string, string>): void {
    const before = this.#stood;
    this.#stood = standing;
    const fresh = lines.filter((line) => line.number > this.#last && (line.text || this.#moves(line)));
    this.#last = lines.at(-1)?.number ?? this.#last;
    if (!fresh.length || preferences.time(STEP) === 0) return;
    const places = new Map(this.places);
    for (const line of fresh) {
      const [piece, , start] = this.mover(line.event) ?? [''];
      const from = start ?? before.get(piece);
      if (from !== undefined && !places.has(piece)) places.set(piece, from);
    }
    this.places = places;
    this.#queue.push(...fresh);
    this.long ||= this.#queue.filter((line) => line.text).length > FEW;
    this.#pace = this.#paceFor(this.#queue.reduce((sum, line) => sum + this.#length(line), 0));
    for (const listener of this.#listeners) listener.expect(fresh);
    if (this.#timer === undefined) this.#next();
  }

  /** Whoever has seen enough sees everything as it is. */
  skip(): void {
    this.#end();
    for (const listener of this.#listeners) listener.clear();
  }

  /** Everything is told; what is still on its way may arrive. */
  #end(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
    this.places = new Map();
    this.now = undefined;
    this.long = false;
    this.picker.tell(undefined);
  }

  #moves(line: Line<E>): boolean {
    return this.mover(line.event) !== undefined || [...this.#listeners].some((listener) => listener.moves(line));
  }

  #paceFor(total: number): number {
    const { whole } = this.settings;
    return whole === undefined ? 1 / Math.sqrt(Math.max(1, total / CALM)) : Math.min(1, whole / total);
  }

  /** How long it takes to follow a line: a sentence has to be read. */
  #length(line: Line<E>): number {
    if (!line.text || this.mover(line.event)) return STEP;
    return this.settings.known?.(line) && !this.#moves(line) ? STEP : SENTENCE;
  }

  #next(): void {
    const line = this.#queue.shift();
    if (!line) return this.#end();
    const move = this.mover(line.event);
    if (move) this.places = new Map(this.places).set(move[0], move[1]);
    if (line.text) {
      this.now = line;
      this.picker.tell(line.event);
    }
    const time = preferences.time(this.#length(line)) * this.#pace;
    for (const listener of this.#listeners) listener.tell(line, time);
    this.#timer = setTimeout(() => this.#next(), time);
  }
}
