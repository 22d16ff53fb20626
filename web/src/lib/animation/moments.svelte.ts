// The big moments of a game. Most of what happens is a line and a piece on its way; some of it deserves to be looked at:
// a card that is played, a job fulfilled, an alarm. A game says which of its events those are (`Beats`: plain data), and
// draws a picture for them if it likes; `frame/animation/Moments.svelte` lays them over the board, one at a time, as
// long as the reader's pace allows. A beat is an ornament of a line that is told anyway: the log has its words, the
// announcer says them once, *Skip*, Escape or a tap ends it, and where nothing may move it is shown without moving.
//
//   // games/GAME/moments.ts
//   export const beats: Beats<GameEvent> = (event, line) =>
//     event.event === 'alarm_raised' ? { kind: 'alarm', title: line.text, tone: 'harm', sound: 'skull' } : undefined;
//   // games/GAME/Board.svelte
//   <Moments {narrator} {beats} Picture={MomentPicture} />
//
// `Picture` is given the beat (its `kind` and `things` say what to draw). A beat with `light` colours the whole board.
import type { Tune } from '../app/sound';
import { buzz, sound } from '../app/sound';
import type { AnyEvent, Line } from '../table/table.svelte';
import type { NarrationListener } from './narrator.svelte';

export interface Beat {
  /** What it is: for the picture, and for whoever styles or tests it. */
  kind: string;
  title: string;
  text?: string;
  /** Good for whoever it is told of, a harm, or neither. */
  tone?: 'good' | 'harm' | 'plain';
  /** What is to be drawn: ids of things. */
  things?: string[];
  /** Several lines, one below the other: what everybody got at dawn. */
  rows?: { label: string; value: string }[];
  /** Milliseconds at a calm pace; by default as long as it takes to read. */
  length?: number;
  sound?: Tune;
  /** The whole board in another light meanwhile: a colour with its transparency. */
  light?: string;
  /** The board shakes. */
  shake?: boolean;
}

/** Which events are big moments; nothing: it is told as every line. */
export type Beats<E = AnyEvent> = (event: E, line: Line<E>) => Beat | undefined;

const GLANCE = 1400;
const LONGEST = 4500;
/** Milliseconds for a letter. */
const LETTER = 22;

/** As long as it takes to see it, and to read what it says. */
export function lengthOf({ length, title, text = '', rows = [] }: Beat): number {
  const letters = [title, text, ...rows.map(({ label, value }) => label + value)].join('').length;
  return length ?? Math.min(LONGEST, GLANCE + LETTER * Math.max(0, letters - 20));
}

export class Moments<E extends AnyEvent = AnyEvent> implements NarrationListener<E> {
  /** The beat that is shown, how long, and a number that is new for each. */
  now = $state.raw<{ beat: Beat; time: number; number: number } | undefined>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #count = 0;

  constructor(readonly beats: Beats<E>) {}

  expect(): void {
    // The board is drawn anew below it.
  }

  moves(line: Line<E>): boolean {
    return this.beats(line.event, line) !== undefined;
  }

  length(line: Line<E>): number {
    const beat = this.beats(line.event, line);
    return beat ? lengthOf(beat) : 0;
  }

  tell(line: Line<E>, time: number): void {
    const beat = this.beats(line.event, line);
    if (!beat) return this.clear();
    if (beat.sound) sound(beat.sound);
    if (beat.shake) buzz([60, 40, 120]);
    this.now = { beat, time, number: this.#count++ };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.clear(), time);
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.now = undefined;
  }
}

export interface Accompaniment<E> {
  /** What is heard when a line is told. */
  sound?: (event: E) => Tune | undefined;
  /** What is heard and felt later on, after a part of its time. */
  later?: (event: E) => { tune: Tune; part: number; buzz: number[] } | undefined;
  /** How long a line is looked at, in milliseconds at a calm pace. */
  length?: (event: E) => number;
  /** Must it be seen before anything else is asked? */
  holds?: (event: E) => boolean;
  /** For which part of its time nobody can know yet what it says. */
  hides?: (event: E) => number;
}

/** What goes with the lines of a story without lying over the board: sounds, and time for what the board itself plays. */
export function accompany<E extends AnyEvent>(wanted: Accompaniment<E>): NarrationListener<E> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    expect: () => undefined,
    moves: ({ event }) => (wanted.length?.(event) ?? 0) > 0,
    length: ({ event }) => wanted.length?.(event) ?? 0,
    holds: ({ event }) => wanted.holds?.(event) ?? false,
    hides: ({ event }) => wanted.hides?.(event) ?? 0,
    tell({ event }, time) {
      clearTimeout(timer);
      const [tune, later] = [wanted.sound?.(event), wanted.later?.(event)];
      if (tune) sound(tune);
      if (later)
        timer = setTimeout(() => {
          sound(later.tune);
          buzz(later.buzz);
        }, time * later.part);
    },
    clear: () => clearTimeout(timer),
  };
}
