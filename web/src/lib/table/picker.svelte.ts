// Choosing by pointing: which things on the board answer the question, and what happens when one is touched.
import { primaryOf, wayOn } from './primary';
import type { Answer, Closed, Line, TableModel } from './table.svelte';

/** A place on the screen. */
export interface Spot {
  x: number;
  y: number;
}

export class Picker {
  /** Where something was touched last: what there is to say about it stands beside it. */
  spot: Spot | undefined;
  /** A finger points: nothing has been told beside the thing before it is touched. */
  #finger = false;
  /** Options that wait for a confirmation, because there is something to think of first. */
  confirming = $state.raw<Answer | undefined>();
  /** Several options of one thing: which one? */
  choosing = $state.raw<{ thing: string; options: Answer[]; shortcuts: Answer[]; closed: Closed[] } | undefined>();
  /** What the pointer is on: highlighted in the list and on the board alike. */
  over = $state('');
  /** The thing on the board the pointer or the focus is on: what touching it would do is told beside it. */
  at = $state('');
  /** The board itself asks the question, with every answer: the list beside it would only repeat it. */
  asking = $state(false);
  /** What a line of the log speaks of. */
  told = $state.raw(new Set<string>());
  /** What the picture is about, where the board is one: a map of which a part is shown goes there. */
  pictured = $state.raw<readonly string[]>([]);
  /** What a lesson points at. */
  points = $state.raw(new Set<string>());
  /** The answer that a lesson waits for: it is folded away nowhere. */
  awaited = $state('');
  /** Is this a lesson? */
  taught = $state(false);
  /** Are the answers in words folded away? */
  folded = $state(false);
  /** A line that somebody wants to see on the board. */
  recalled = $state.raw<Line | undefined>();

  constructor(readonly table: TableModel) {}

  /** Somebody points: with a finger, or with the focus of the keyboard. */
  pointed(event: MouseEvent | KeyboardEvent): void {
    this.#finger = 'pointerType' in event && event.pointerType === 'touch';
    if (event instanceof MouseEvent) this.spot = { x: event.clientX, y: event.clientY };
    else {
      const at = document.activeElement;
      const box = at && at !== document.body && !at.matches('main') ? at.getBoundingClientRect() : undefined;
      this.spot = box && { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    }
  }

  /** The options by the things they concern. */
  open = $derived.by(() => {
    const found = new Map<string, Answer[]>();
    for (const option of this.table.options)
      for (const thing of new Set(option.things)) found.set(thing, [...(found.get(thing) ?? []), option]);
    return found;
  });

  /** The answer that asks to be pressed: the way on; in a lesson only where the lesson waits for it. */
  primary = $derived.by(() => {
    const { options } = this.table;
    if (!this.taught) return primaryOf(options);
    const on = wayOn(options);
    return on?.id === this.awaited ? on : undefined;
  });

  isOpen(thing: string): boolean {
    return this.open.has(thing) && !this.table.pending;
  }

  /** Is this thing a part of what the pointer is on? */
  isLit(thing: string): boolean {
    if (this.told.has(thing) || this.points.has(thing)) return true;
    if (!this.over) return false;
    return this.table.options.find((option) => option.id === this.over)?.things.includes(thing) ?? false;
  }

  /** Has the engine a reason why nothing can be done with this thing now? */
  isClosed(thing: string): boolean {
    return !this.isOpen(thing) && this.table.closed.some((item) => item.id.split(' ').includes(thing));
  }

  /** Show on the board what an event speaks of: everything in it that is the name of a thing, alone or of a seat. */
  tell(event: Record<string, unknown> | undefined): void {
    const found = new Set<string>();
    for (const value of Object.values(event ?? {}).flat())
      if (typeof value === 'string')
        found
          .add(value)
          .add(value.replace(/_\d+$/, ''))
          .add(`${String(event?.['seat'])} ${value}`);
    this.told = found;
  }

  /** A thing was touched: one option is taken, several are offered, none is explained. Where one thing has several and
   *  the next has one (`sort`), a finger is offered even the one. */
  touch(thing: string, sort = false): void {
    const options = this.open.get(thing) ?? [];
    const shortcuts = this.table.shortcuts.filter((shortcut) => shortcut.things.includes(thing));
    const closed = this.table.closed.filter((item) => item.id.split(' ').includes(thing));
    if (options.length === 1 && !shortcuts.length && !(sort && this.#finger)) this.choose(options[0]!);
    else if (options.length || closed.length) this.choosing = { thing, options, shortcuts, closed };
  }

  /** What may be done with a thing while somebody else decides. */
  atAnyTime(thing: string): Answer[] {
    return (this.table.offers ?? []).filter((offer) => offer.things.includes(thing));
  }

  /** It is wanted now: one way is taken, of several one is chosen. */
  playNow(thing: string): void {
    const options = this.atAnyTime(thing);
    if (options.length === 1) this.choose(options[0]!);
    else if (options.length) this.choosing = { thing, options, shortcuts: [], closed: [] };
  }

  /** A thing that has nothing to do with the question was touched: what is it? */
  explain(thing: string): void {
    this.choosing = { thing, options: [], shortcuts: [], closed: [] };
  }

  choose(option: Answer): void {
    this.choosing = undefined;
    const wanted = option.id === this.awaited || this.confirming?.id === option.id; // nobody doubts what a lesson asks for
    if (option.cautions.length && !option.sure && !wanted) {
      this.confirming = option;
      return;
    }
    this.confirming = undefined;
    this.table.choose(option.id);
  }

  take(shortcut: Answer): void {
    this.choosing = undefined;
    this.table.take(shortcut.id);
  }
}
