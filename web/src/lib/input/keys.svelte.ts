// The whole table by keys: numbers choose, arrows walk through the list or over the board, letters open what they name.
import type { Picker } from '../table/picker.svelte';
import type { Table } from '../table/table.svelte';
import { PRIMARY_KEY } from '../table/primary';

const PATIENCE = 900;
/** What can be chosen on the board. */
const OPEN = 'main.board :is(button, [role="button"]):is(.open, [tabindex="0"]):not(:disabled)';
const LISTED = 'section:is(.question, .ending) :is(button:not(:disabled), summary)';
const ANSWERS = '.question .options button:not(:disabled)';
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type Focusable = HTMLElement | SVGElement;

export const openThings = (): Focusable[] =>
  [...document.querySelectorAll<Focusable>(OPEN)].filter((thing) => thing.checkVisibility());

/** Several digits name an option where there are more than nine; the first alone counts after a moment. */
export class Digits {
  typed = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly chosen: (number: number) => void) {}

  press(digit: string, count: number): void {
    clearTimeout(this.#timer);
    const number = Number(this.typed + digit);
    if (number > count && this.typed) {
      this.take();
      return this.press(digit, count);
    }
    if (number < 1 || number > count) return;
    this.typed = String(number);
    if (number * 10 > count) this.take();
    else this.#timer = setTimeout(() => this.take(), PATIENCE);
  }

  take(): void {
    clearTimeout(this.#timer);
    const number = Number(this.typed);
    this.typed = '';
    if (number) this.chosen(number);
  }

  drop(): void {
    clearTimeout(this.#timer);
    this.typed = '';
  }
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The next thing in a direction: near, and rather straight ahead than aside. */
export function nextOf(from: Box, others: Box[], [x, y]: [number, number]): number {
  const middle = (box: Box): [number, number] => [box.left + box.width / 2, box.top + box.height / 2];
  const [startX, startY] = middle(from);
  let [best, least] = [-1, Infinity];
  others.forEach((other, number) => {
    const [atX, atY] = middle(other);
    const ahead = (atX - startX) * x + (atY - startY) * y;
    const aside = Math.abs((atX - startX) * y) + Math.abs((atY - startY) * x);
    if (ahead > 1 && ahead + 2 * aside < least) [best, least] = [number, ahead + 2 * aside];
  });
  return best;
}

/** From thing to thing on the board. Whether there was one to go to. */
function walk(direction: [number, number]): boolean {
  const things = openThings();
  const here = document.activeElement;
  const others = things.filter((thing) => thing !== here);
  const inside = things.includes(here as Focusable);
  const next = inside
    ? others[
        nextOf(
          here!.getBoundingClientRect(),
          others.map((thing) => thing.getBoundingClientRect()),
          direction,
        )
      ]
    : others[0];
  next?.focus();
  return next !== undefined || inside;
}

/** Up and down the list; from elsewhere to its first answer, or to its last. */
function browse(step: number): boolean {
  const shown = (selector: string): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.offsetParent !== null);
  const listed = shown(LISTED);
  const at = listed.indexOf(document.activeElement as HTMLElement);
  const answers = shown(ANSWERS);
  const next = at < 0 ? answers.at(step > 0 ? 0 : -1) : listed[(at + step + listed.length) % listed.length];
  next?.focus();
  return next !== undefined;
}

/** From line to line of a list that is one stop for Tab, the log for instance. */
function climb(list: Element, step: number): boolean {
  const lines = [...list.querySelectorAll<HTMLElement>('button')];
  const next = lines[lines.indexOf(document.activeElement as HTMLElement) + step];
  next?.focus();
  return next !== undefined;
}

export interface KeyActions {
  log(): void;
  chat(): void;
  people(): void;
  text(): void;
  help(): void;
}

export class Keys {
  readonly digits: Digits;

  constructor(
    readonly table: Table,
    readonly picker: () => Picker,
    readonly actions: KeyActions,
  ) {
    this.digits = new Digits((number) => {
      const option = table.options[number - 1];
      if (option) picker().choose(option);
    });
  }

  press(event: KeyboardEvent): void {
    const at = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey || ['INPUT', 'TEXTAREA', 'SELECT'].includes(at.tagName)) return;
    if (document.querySelector('dialog[open]')) return;
    if (this.#done(event.key, at)) event.preventDefault();
  }

  #done(key: string, at: HTMLElement): boolean {
    if (key === PRIMARY_KEY && !this.digits.typed) return this.#goOn();
    if (/^\d$/.test(key)) return (this.digits.press(key, this.table.options.length), true);
    if (key === 'Enter' && this.digits.typed) return (this.digits.take(), true);
    if (key === 'Escape') return (this.digits.drop(), false);
    const way = ARROWS[key];
    const list = at.closest('[data-arrows]');
    if (way && list) return way[1] !== 0 && climb(list, way[1]);
    if (way)
      return at.closest('main') && !at.closest('.text')
        ? walk(way)
        : at.closest('[role=tablist], .panel')
          ? false
          : way[1] !== 0
            ? browse(way[1])
            : walk(way);
    const act = this.#letters[key];
    act?.();
    return act !== undefined;
  }

  /** On with the one answer that goes on, if there is one. */
  #goOn(): boolean {
    const { primary } = this.picker();
    if (primary && !this.table.pending) this.picker().choose(primary);
    return primary !== undefined;
  }

  #letters: Record<string, () => void> = {
    u: () => this.table.undoOrWhy(),
    b: () => openThings()[0]?.focus(),
    q: () => browse(1),
    l: () => this.actions.log(),
    c: () => this.actions.chat(),
    p: () => this.actions.people(),
    t: () => this.actions.text(),
    h: () => document.querySelector<HTMLElement>('[data-help]')?.click(),
    '?': () => this.actions.help(),
  };
}
