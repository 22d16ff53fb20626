// The boards by game. A game without a board of its own is played in the text view.
import type { Component } from 'svelte';
import type { GamePage } from '../lib/api';
import type { Shown } from '../lib/table.svelte';
import type { Picker } from '../lib/picker.svelte';

export interface BoardProps {
  table: Shown;
  game: GamePage;
  picker: Picker;
}

const boards: Record<string, () => Promise<{ default: Component<BoardProps> }>> = {
  swindler: () => import('./swindler/Board.svelte'),
  'age-of-thieves': () => import('./age_of_thieves/Board.svelte'),
  thiefdom: () => import('./thiefdom/Board.svelte'),
};

export async function boardOf(game: string): Promise<Component<BoardProps> | undefined> {
  return (await boards[game]?.())?.default;
}
