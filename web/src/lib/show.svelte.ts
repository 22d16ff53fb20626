// What happened, told one thing after the other, so that it can be followed with the eye. The table itself has moved
// on already: until its part is told, a piece is shown where it stood.
import type { Picker } from './picker.svelte';
import { preferences } from './preferences.svelte';
import type { Line } from './table.svelte';

/** Which piece an event moves, where to, and from where if the piece is known by where it stands. */
export type Mover = (event: Record<string, unknown>) => [piece: string, place: string, from?: string] | undefined;

const STEP = 380;
const SENTENCE = 1000;
/** With more than so many things to tell, each takes less time. */
const CALM = 5;

export class Show {
  now = $state.raw<Line | undefined>();
  /** Where pieces are shown that are not yet where they belong. */
  places = $state.raw(new Map<string, string>());
  #queue: Line[] = [];
  #stood = new Map<string, string>();
  #last = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly picker: Picker,
    readonly mover: Mover,
  ) {}

  /** Something happened; this is where everybody stands now. */
  tell(lines: Line[], standing: Map<string, string>): void {
    const before = this.#stood;
    this.#stood = standing;
    const fresh = lines.filter((line) => line.number > this.#last && (line.text || this.mover(line.event)));
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
    if (this.#timer === undefined) this.#next();
  }

  /** Whoever has seen enough sees everything as it is. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
    this.places = new Map();
    this.now = undefined;
    this.picker.tell(undefined);
  }

  #next(): void {
    const line = this.#queue.shift();
    if (!line) return this.skip();
    const move = this.mover(line.event);
    if (move) this.places = new Map(this.places).set(move[0], move[1]);
    if (line.text) {
      this.now = line;
      this.picker.tell(line.event);
    }
    const time = preferences.time(move ? STEP : SENTENCE) / Math.max(1, this.#queue.length / CALM);
    this.#timer = setTimeout(() => this.#next(), time);
  }
}
