// What every board does with the table it shows.
import type { Narrator } from './narrator.svelte';
import type { TableModel } from '../table/table.svelte';

/** Whoever acts, or leaves, has been told enough. */
export function skipOnAction(narrator: Pick<Narrator, 'skip'>, table: () => TableModel): void {
  $effect(() => {
    if (table().pending) narrator.skip();
  });
  $effect(() => () => narrator.skip());
}
