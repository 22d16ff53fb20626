// A lesson at a real table: instead of a server it is a script that answers. Each step is a position and one thing to do.
import { api } from '../server/api';
import type { Link, Listener } from '../server/connection';
import type { LessonStep, LessonTitle, Update } from '../server/protocol';
import type { Language } from '../language/speaker';
import { errorText, say } from '../language/words.svelte';
import { progressIn, rememberProgress } from './progress';

export class Lesson implements Link {
  n = $state(0);
  step = $state.raw<LessonStep | undefined>();
  trouble = $state('');
  /** What is said to somebody who wanted something else. */
  answer = $state('');
  /** Is what the step waits for nowhere on the board to be touched? */
  listed = $state(false);
  #fetched = new Map<number, Promise<LessonStep>>();
  #listener: Listener | undefined;
  #numbered = 0;
  #going = 0;

  constructor(
    readonly game: string,
    readonly title: LessonTitle,
    private language: Language,
  ) {}

  get last(): number {
    return this.title.steps.length - 1;
  }

  /** The table that this lesson runs. */
  attend(listener: Listener): Link {
    this.#listener = listener;
    return this;
  }

  /** To a step: as the next one, with what happened on the way, or as to somebody who has just come. */
  async go(n: number, onward = false): Promise<void> {
    const to = Math.max(0, Math.min(this.last, n));
    const going = ++this.#going;
    try {
      const step = await this.#fetch(to);
      if (going !== this.#going) return;
      this.#arrive(to, step, onward);
    } catch (error) {
      this.#fetched.delete(to);
      this.trouble = await errorText(error);
    }
  }

  next(): void {
    void this.go(this.n + 1, true);
  }

  #fetch(n: number): Promise<LessonStep> {
    const found = this.#fetched.get(n) ?? api.lessonStep(this.game, this.title.id, n, this.language);
    this.#fetched.set(n, found);
    return found;
  }

  #arrive(n: number, step: LessonStep, onward: boolean): void {
    const begins = !onward || this.step === undefined;
    [this.n, this.step, this.trouble, this.answer] = [n, step, '', ''];
    if (begins || step.update.whole) this.#welcome(step);
    else {
      this.#answered(); // what was chosen is chosen before anything comes of it, as at a table
      for (const moment of step.before) this.#listener?.heard({ ...moment, n: ++this.#numbered }, true);
    }
    this.#show(step, n, begins, begins ? [] : (step.update.events ?? []));
    const done = n === this.last || progressIn(this.game, this.title.id).done === true;
    rememberProgress(this.game, this.title.id, { step: n === this.last ? 0 : n, done });
    if (n < this.last) this.#fetch(n + 1).catch(() => this.#fetched.delete(n + 1)); // asked for again when it is wanted
  }

  #show({ update }: LessonStep, n: number, begins: boolean, events: Update['events']): void {
    const { question } = update.position;
    this.#listener?.heard({
      ...update,
      n: ++this.#numbered,
      whole: begins || (update.whole ?? false),
      events,
      // Nothing is passed beforehand here, and taking back is going back.
      position: { ...update.position, question: question ? { ...question, standable: null } : null, undo: n > 0 },
    });
  }

  #welcome({ seats, box }: LessonStep): void {
    this.#listener?.state('open');
    this.#listener?.heard({
      type: 'welcome',
      n: ++this.#numbered,
      protocol: 0,
      table: '',
      game: this.game,
      rules: 0,
      players: seats.length,
      settings: {},
      commitment: '',
      seat: 0,
      seats: seats.map((name, seat) => ({ name, kind: seat ? 'bot' : 'human', here: true })),
      started: true,
      box,
    });
  }

  /** What is wanted leads on; everything else is answered. */
  choose(choice: string): void {
    const { step } = this;
    if (!step) return;
    if (choice === step.wanted) {
      void this.go(this.n + 1, true);
      return;
    }
    this.answer = step.answers[choice] ?? say('web-lesson-read-on');
    this.#answered();
    this.#show({ ...step, update: { ...step.update, whole: false } }, this.n, false, []); // everything is as it was
  }

  take(shortcut: string): void {
    this.choose(shortcut);
  }

  undo(): void {
    void this.go(this.n - 1).then(() => this.#answered());
  }

  #answered(): void {
    this.#listener?.heard({ type: 'accepted', n: ++this.#numbered, id: '' });
  }

  read(): void {
    if (this.step) this.#listener?.heard({ type: 'sheet', n: ++this.#numbered, id: '', parts: this.step.sheet });
  }

  speak(language: Language): void {
    if (language === this.language) return;
    this.language = language;
    this.#fetched.clear();
    if (this.step) void this.go(this.n);
  }

  // Nobody else is there: nothing is said, nothing is passed beforehand, and leaving needs no goodbye.
  close(): void {}
  leave(): void {}
  mute(): void {}
  stand(): string {
    return '';
  }
  decide(): string {
    return '';
  }
  say(): string {
    return '';
  }
  ask(): string {
    return '';
  }
}
