// The boards by game. A game without a board of its own is played in the text view.
import type { Component } from 'svelte';
import type { GalleryEntry, GamePage } from '../lib/server/api';
import type { TableModel } from '../lib/table/table.svelte';
import type { Picker } from '../lib/table/picker.svelte';
import { words } from '../lib/language/words.svelte';
import type { Arguments } from '../lib/language/speaker';

export interface BoardProps {
  table: TableModel;
  game: GamePage;
  picker: Picker;
}

/** What a board of another package is given, whenever something has changed. docs/add-a-game.md describes it. */
export interface Drawing {
  /** What this seat may know, as the game's own view. */
  view: unknown;
  /** The game's component files by name, parsed. */
  box: Record<string, unknown>;
  /** What this seat may choose now, and what each option is called. */
  options: { id: string; label: string; things: string[] }[];
  choose(option: string): void;
  /** The things that answer the question. */
  open: string[];
  /** The things that somebody points at elsewhere: in the list of options, in the log. */
  lit: string[];
  /** A thing was touched: one option is taken, of several one is asked, none is explained. */
  touch(thing: string): void;
  /** A sentence of the game in the person's language. */
  say(key: string, args?: Arguments): string;
  /** The name of a component, and of whoever sits at a seat. */
  name(id: string): string;
  seat(number: number): string;
}

/** A built ES module of another package: `page/board.js`. */
export interface OutsideBoard {
  mount(place: HTMLElement, drawing: Drawing): { update(drawing: Drawing): void; destroy?(): void };
}

const boards: Record<string, () => Promise<{ default: Component<BoardProps> }>> = {
  swindler: () => import('./swindler/Board.svelte'),
  'age-of-thieves': () => import('./age_of_thieves/Board.svelte'),
  thiefdom: () => import('./thiefdom/Board.svelte'),
};

/** A thing of the box as it looks on the table. */
export interface PictureProps {
  entry: GalleryEntry;
  game: GamePage;
  /** A small picture: what something is, without the words on it. */
  brief?: boolean;
}

/** What draws the things of a game; and which lines of an entry its picture does not bear itself. */
export interface Pictures {
  default: Component<PictureProps>;
  unprinted: (entry: GalleryEntry) => string[];
}

const pictures: Record<string, () => Promise<Pictures>> = {
  swindler: () => import('./swindler/Picture.svelte'),
  'age-of-thieves': () => import('./age_of_thieves/Picture.svelte'),
  thiefdom: () => import('./thiefdom/Picture.svelte'),
};

/** What draws the things of a game, one by one; nothing for a game of another package. */
export async function picturesOf(game: string): Promise<Pictures | undefined> {
  return await pictures[game]?.();
}

/** The module that a game of another package brings along; none if it does not work. */
export async function outsideBoard(game: string): Promise<OutsideBoard | undefined> {
  const address = words.games[game]?.board;
  if (!address) return undefined;
  try {
    const found = (await import(/* @vite-ignore */ address)) as Partial<OutsideBoard>;
    return typeof found.mount === 'function' ? (found as OutsideBoard) : undefined;
  } catch (error) {
    console.warn(`the board of ${game} cannot be loaded`, error);
    return undefined;
  }
}

export async function boardOf(game: string): Promise<Component<BoardProps> | undefined> {
  const ours = boards[game];
  if (ours) return (await ours()).default;
  return (await outsideBoard(game)) && (await import('./OutsideBoard.svelte')).default;
}
