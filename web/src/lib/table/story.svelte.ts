// The clock of the page. What the server tells is shown one moment after the other, at the reader's pace, so that board,
// header, scores and log are always at the same moment. A moment is an update: one choice, and what came of it.
// My question, and how the game ended, come when the story has arrived there: by itself, or because I skip.
import type { Update } from '../server/protocol';
import { preferences } from '../app/preferences.svelte';
import type { AnyEvent, Line } from './table.svelte';

/** An update, and when it came: clocks run from then on, whenever it is shown. */
export interface Moment {
  update: Update;
  at: number;
  /** More is on its way: what is asked comes after that, whoever did this. */
  followed?: boolean;
}

/** What is to be told, and who wants to know how far it is. */
export interface Telling<E = AnyEvent> {
  lines: Line<E>[];
  /** What waits to be told after these: whoever has much to tell is quicker. */
  waiting: Line<E>[];
  /** This line is told now. */
  reached: (line: Line<E>) => void;
  done: () => void;
}

/** Whoever shows what happens, one line after the other: a board. It is called before the board is drawn anew. */
export interface Teller {
  tell(telling: Telling): void;
  /** Is there something in these lines that must be seen before anything else is asked, whoever did it? */
  holds?(lines: Line[]): boolean;
  skip(): void;
}

/** The table whose story it is. */
export interface Stage {
  /** Is somebody asked here, and sees it? Then nothing is kept back. */
  readonly asked: boolean;
  /** How things stand after a moment, but for what is asked; the lines that were told with it. `held`: the reader did it
   * and waits for what comes of it, with the question that was answered still in sight. */
  show(moment: Moment, held?: boolean): Line[];
  /** The lines of a moment that is not shown yet. */
  linesOf(moment: Moment): Line[];
  /** Did the reader do this, and knows it? */
  known(line: Line): boolean;
  /** The story is where the table is: what is asked, what can be done, how it ended. */
  arrive(): void;
}

/** Milliseconds in which all that comes is drawn together. */
const FRAME = 16;

export class Story {
  /** The table is ahead of what is shown. */
  running = $state(false);
  /** What was told last; it stays to be read until somebody is asked. */
  line = $state.raw<Line | undefined>();
  /** The number of the last line that is told; what follows is not in the log yet. */
  reached = $state(Infinity);
  #waiting: Moment[] = [];
  #teller: Teller | undefined;
  /** Something is being told: what comes next waits for it. */
  #telling = false;
  /** Somebody wants to be where the table is, until the next decision. */
  #hurried = $state(false);
  #soonTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly stage: Stage) {}

  /** Whoever skips is told nothing more before the next decision. */
  get skipping(): boolean {
    return this.#hurried;
  }

  /** Have somebody show what happens; the answer ends it. */
  tellWith(teller: Teller): () => void {
    this.#teller = teller;
    return () => {
      if (this.#teller !== teller) return;
      this.#teller = undefined;
      this.#catchUp();
    };
  }

  hear(moment: Moment): void {
    if (moment.update.whole) return this.#anew(moment);
    this.#waiting.push(moment);
    if (this.stage.asked || isUrgent(moment.update)) this.#catchUp();
    else if (this.#atOnce) this.#soon();
    else this.#goOn();
  }

  /** To the next decision, without delay. */
  skip(): void {
    if (this.stage.asked && !this.#telling) return;
    this.#hurried = !this.stage.asked;
    this.#catchUp();
    this.#teller?.skip();
  }

  /** Somebody acts: what happened until now has been seen. */
  act(): void {
    this.#hurried = false;
    this.line = undefined;
    this.#teller?.skip();
  }

  get #atOnce(): boolean {
    return this.#hurried || !this.#teller || preferences.pause(1) === 0 || document.hidden;
  }

  /** A page that was told everything anew has nothing to catch up with. */
  #anew(moment: Moment): void {
    this.#waiting = [];
    this.#teller?.skip();
    this.stage.show(moment);
    this.#arrive();
  }

  /** Everything that came until the next frame is drawn in one. */
  #soon(): void {
    if (document.hidden) return this.#catchUp();
    this.running = true;
    this.#soonTimer ??= setTimeout(() => this.#catchUp(), FRAME);
  }

  /** Show all there is. What happened while somebody is asked is still told, and keeps nobody. */
  #catchUp(): void {
    clearTimeout(this.#soonTimer);
    this.#soonTimer = undefined;
    const silent = this.#atOnce;
    const lines = this.#waiting.splice(0).flatMap((moment) => this.stage.show(moment));
    this.#arrive();
    const texts = lines.filter((line) => line.text);
    if (texts.length && !this.stage.asked) this.line = texts.at(-1);
    if (!silent && lines.length) this.#tell(lines);
  }

  #next(): void {
    const moment = this.#waiting.shift();
    if (!moment) return this.#arrive();
    const coming = this.stage.linesOf(moment);
    const own =
      coming.every((line) => !line.text || this.stage.known(line)) && !this.#waiting.length && !moment.followed;
    const held = own && (this.#teller?.holds?.(coming) ?? false);
    const lines = this.stage.show(moment, held);
    if (own && !held) this.#arrive();
    else {
      this.running = true;
      this.reached = (lines[0]?.number ?? Infinity) - 1;
    }
    this.#tell(lines);
  }

  #tell(lines: Line[]): void {
    this.#telling = true;
    this.#teller!.tell({
      lines,
      waiting: this.#waiting.flatMap((moment) => this.stage.linesOf(moment)),
      reached: (line) => {
        if (this.running) this.reached = line.number;
        if (line.text && !this.stage.asked && !this.stage.known(line)) this.line = line;
      },
      done: () => {
        this.#telling = false;
        this.#goOn();
      },
    });
  }

  /** What was told is told: on to the next moment, as long as there is one. */
  #goOn(): void {
    if (!this.#telling && (this.#waiting.length || this.running)) this.#next();
  }

  #arrive(): void {
    this.running = false;
    this.reached = Infinity;
    this.stage.arrive();
    if (!this.stage.asked) return;
    this.#hurried = false;
    this.line = undefined;
  }
}

/** Time runs for whoever is asked: the story does not keep them. */
const isUrgent = ({ deadline, clock, position }: Update): boolean =>
  Boolean(position.question) && (deadline != null || Boolean(clock && !clock.stopped));
